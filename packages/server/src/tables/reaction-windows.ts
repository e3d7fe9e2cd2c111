/**
 * Questions that need no player. If a seat has only one answer, the table gives it at once, unless that would tell the
 * others something. Then there is a reaction window: all seats get the same time, and it hides who has answered.
 * A turn that is passed quietly is a short window of one seat, which passes only if there is nothing else to do.
 */
import { type Choice, defaultAnswer, kindOfQuestion, onlyAnswer, type Seat, same } from '@entente/engine';
import type { Pace } from '@entente/protocol';
import { type HostedGame, nextGiven, type Player } from '@entente/table';
import type { StoredEntry } from '../store/store.ts';
import { isPlayedByPerson, type ReactionWindow, type TableDoc } from '../store/table-doc.ts';
import { dueOf } from './clock.ts';
import type { LiveTable } from './live-table.ts';

const SECOND = 1000;

/** How long a reaction window is open. */
const WINDOW_LENGTH: Readonly<Record<Pace, number | null>> = {
  live: 6 * SECOND,
  evening: 10 * SECOND,
  none: 10 * SECOND,
  daily: null,
};
/** Milliseconds of a quiet pass: as long as people take to see that they can only pass. */
const QUIET_PASS_LENGTH = 3 * SECOND;

/** How long this table's window is open, in milliseconds; null where it waits until everybody has answered. */
export function windowLength({ doc, play }: LiveTable): number | null {
  const length = WINDOW_LENGTH[doc.pace];
  if (length === null || play === null) return length;
  return kindOfQuestion(play.game, play.position) === 'quietPass' ? QUIET_PASS_LENGTH : length;
}

/**
 * Is an answer kept until the window closes? In a seat's own turn only the pass is: everybody sees anything
 * else anyway.
 */
export function isKeptBack({ play, window }: LiveTable, seat: Seat, choice: Choice): boolean {
  if (play === null || window === null) return false;
  if (kindOfQuestion(play.game, play.position) !== 'quietPass') return true;
  // A turn that has lasted longer hides nothing any more.
  return window.closes !== null && same(choice, defaultAnswer(play.game, play.position, seat));
}

/** Seats that a person decides for now. */
const played = ({ chairs }: TableDoc): Seat[] =>
  chairs.flatMap((chair, seat) => (isPlayedByPerson(chair) ? [seat] : []));

const areSeveral = (doc: TableDoc): boolean =>
  new Set(played(doc).map((seat) => doc.chairs[seat].person)).size > 1;

/** The player of each seat now. */
export const playersOf = ({ chairs }: TableDoc): Player[] =>
  chairs.map((chair) => {
    if (isPlayedByPerson(chair))
      return { kind: 'person', keepAsking: chair.asking === true, quick: chair.quick === true };
    return { kind: chair.bot === null ? 'nobody' : 'bot' };
  });

/** An answer that the table gives by itself, or that it has held back for a player. */
interface Given {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly command: string | null;
}

/** What the table has to know about its surroundings. */
interface Circumstances {
  readonly now: number;
  readonly isHere: (person: string, table: string) => boolean;
  /** Has a pause just ended? */
  readonly isResumed: boolean;
}

/** Everything that the table does by itself: gives single answers, opens and closes windows. Returns the entries to store. */
export function settle(live: LiveTable, circumstances: Circumstances): StoredEntry[] {
  const entries: StoredEntry[] = [];
  while (live.open && live.play !== null) {
    const next = onlyOne(live, live.play) ?? tend(live, live.play, circumstances);
    if (next === null) break;
    if (next === 'again') continue;
    const { seat, choice, command } = next;
    const applied = live.play.take(seat, choice);
    if (!applied.ok) throw new Error(`${JSON.stringify(choice)} is refused with ${applied.refusal.code}`);
    entries.push({ entry: applied.entry, command });
  }
  return entries;
}

function onlyOne(live: LiveTable, play: HostedGame): Given | null {
  const given = nextGiven(play, playersOf(live.doc), live.askedPersons);
  return given === null ? null : { ...given, command: null };
}

/** Looks after the window of a table. Returns the next answer where it is over; null when there is nothing to do now. */
function tend(
  live: LiveTable,
  play: HostedGame,
  { now, isHere, isResumed }: Circumstances,
): Given | 'again' | null {
  const { doc } = live;
  const known = doc.window ?? null;
  const kind = kindOfQuestion(play.game, play.position);
  // At a pace without a length nobody waits for a pass to be shown.
  const isQuiet = kind === 'quietPass' && WINDOW_LENGTH[doc.pace] !== null;
  const isGuarded = areSeveral(doc) && (kind === 'window' || isQuiet);
  const isSame = known?.moment === play.moment;
  if (known !== null && (!isSame || !isGuarded)) {
    live.doc = { ...doc, window: null };
    // Where one person is left, nothing has to be hidden any more.
    return isSame && known.held !== null ? known.held : 'again';
  }
  if (!isGuarded) return null;
  const length = windowLength(live);
  const restart = length === null ? null : now + length;
  if (known === null) {
    const { asked: owing, answers } = play.position;
    const asked = doc.chairs.flatMap((_, seat) =>
      owing.includes(seat) || (answers[seat]?.length ?? 0) > 0 ? [seat] : [],
    );
    const isForPeople = asked.some((seat) => isPlayedByPerson(doc.chairs[seat]));
    if (isForPeople)
      live.doc = { ...doc, window: { ...CLOSED, moment: play.moment, asked, closes: restart } };
    return null;
  }
  if (length === null || (!isResumed && known.closes !== null && now < known.closes)) return null;
  const isLate = (seat: Seat) => isOver(live, seat, now);
  const isPerson = (seat: Seat) => isPlayedByPerson(doc.chairs[seat]);
  const away = known.asked.filter((seat) => {
    const { person } = doc.chairs[seat];
    return isPerson(seat) && !known.sure.includes(seat) && !isLate(seat) && !isHere(person ?? '', doc.id);
  });
  const isBack = known.away.some((seat) => isPerson(seat) && !isLate(seat) && !away.includes(seat));
  if (away.length > 0 || known.waits.some((seat) => live.askedPersons.includes(seat))) {
    const isKnown = known.closes === null && away.join() === known.away.join();
    if (!isKnown) live.doc = { ...doc, window: { ...known, closes: null, away } };
    return null;
  }
  if (isBack || isResumed) {
    live.doc = { ...doc, window: { ...known, closes: restart, away: [] } };
    return null;
  }
  if (live.askedBots.length > 0) return null;
  const [seat] = live.asked;
  if (seat === undefined) return known.held;
  // A turn is passed only if nothing else can be done, and not for players who want to be asked.
  const isPassed = doc.chairs[seat].asking !== true && onlyAnswer(play.game, play.position, seat) !== null;
  if (isQuiet && !isPassed) {
    live.doc = { ...doc, window: { ...known, closes: null, waits: [...known.waits, seat] } };
    return null;
  }
  const choice = defaultAnswer(play.game, play.position, seat);
  return choice === null ? null : { seat, choice, command: null };
}

const CLOSED = { closes: null, waits: [], away: [], sure: [], held: null, clocks: null } as const;

const isOver = ({ clocks, doc }: LiveTable, seat: Seat, now: number): boolean => {
  const due = clocks === null || doc.late === 'wait' ? null : dueOf(clocks, seat);
  return due !== null && due <= now;
};

/** Seats whose clocks run. In a window, only the clocks of players who keep it open run. */
export function whoThinks(live: LiveTable): Seat[] {
  const { window, doc, askedPersons } = live;
  if (window === null || windowLength(live) === null) return askedPersons;
  const thinking = askedPersons.filter((seat) => window.waits.includes(seat));
  return [...new Set([...thinking, ...window.away])].filter((seat) => isPlayedByPerson(doc.chairs[seat]));
}

/** What everybody can see of a window, as text. */
export const openPart = (window: ReactionWindow | null | undefined): string =>
  window === null || window === undefined
    ? ''
    : JSON.stringify([window.moment, window.closes, window.waits, window.away]);
