import { type GoalNow, goalOf, leadersOf, pointsHow, type Room, type Seat } from '@entente/engine';
import type { Play } from '../usePlay.ts';

type Seen = Pick<Play, 'game' | 'shown' | 'viewer' | 'state' | 'seatName' | 'say' | 'teller'>;

/** The goal, and how near the viewer is to it, in words. */
export interface GoalInWords {
  readonly words: string;
  /** What brings points, in a few words; empty in a game that says nothing of it. */
  readonly how: string;
  readonly progress: GoalNow['progress'];
  /** The viewer's own number; null for a spectator, where nothing is counted, and when all is over. */
  readonly mine: number | null;
  /** "You 29"; by name where several share a device, and for who looks on. */
  readonly own: string;
  /** "Jade leads with 34"; empty for a player alone. */
  readonly lead: string;
  /** The same beside the emblems of several: "lead with 34". */
  readonly short: string;
  /** Seats whose emblems are beside it: whoever leads, if those are others. */
  readonly leaders: readonly Seat[];
}

/** Null in a game that says nothing of it. */
export function goalInWords(
  { game, shown, viewer, state, seatName, say, teller }: Seen,
  room: Room = 'wide',
): GoalInWords | null {
  const goal = shown === undefined ? null : goalOf(game, shown.view);
  if (goal === null) return null;
  const words = teller.say(goal.message);
  const earns = shown === undefined ? null : pointsHow(game, shown.view, room);
  const how = earns === null ? '' : teller.say(earns);
  const { progress } = goal;
  const standing = state.outcome === null ? goal.standing : null;
  if (standing === null)
    return { words, how, progress, mine: null, own: '', lead: '', short: '', leaders: [] };
  const mine = viewer === 'spectator' ? null : standing[viewer];
  // An observer sees a seat, and is nobody at the table.
  const isNamed = state.observer || state.chairs.filter((chair) => chair.mine).length > 1;
  const own =
    mine === null ? '' : isNamed ? `${seatName(Number(viewer))} ${mine}` : say('goal.you', { points: mine });
  const ahead = leadersOf(standing);
  const isLed = ahead.length < standing.length && (isNamed || ahead.every((seat) => seat !== viewer));
  const leaders = isLed ? ahead : [];
  const lead = leadInWords(standing);
  const short = leaders.length > 1 ? say('goal.lead', { points: standing[ahead[0]] }) : lead;
  return { words, how, progress, mine, own, lead, short, leaders };

  function leadInWords(points: readonly number[]): string {
    const leaders = leadersOf(points);
    if (points.length === 1) return '';
    if (leaders.length === points.length) return say('goal.level');
    const others = leaders.filter((seat) => isNamed || seat !== viewer);
    const who = new Intl.ListFormat(teller.language).format(others.map(seatName));
    if (others.length === leaders.length)
      return say('goal.leads', { who, count: leaders.length, points: points[leaders[0]] });
    if (others.length > 0) return say('goal.shared', { who, count: others.length });
    const [first, second] = points.toSorted((a, b) => b - a);
    return say('goal.youLead', { by: first - second });
  }
}

/** The whole of it, to be read aloud. */
export function goalInOneSentence(play: Seen): string {
  const goal = goalInWords(play);
  if (goal === null) return '';
  const { words, how, progress, own, lead } = goal;
  const passed = progress === null ? '' : play.say('goal.progress', { ...progress });
  return [words, how, passed, own, lead]
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
}
