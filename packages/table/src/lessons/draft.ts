import { type AnyGame, copy, type Entry, type GameFile, Referee } from '@entente/engine';
import type { BotWish, InLanguages } from '@entente/engine/lesson';
import { HostedGame } from '../hosted-game.ts';
import { type Choosing, standing } from './effective.ts';
import { ToldChance } from './told-chance.ts';

/** What its author still has to write. */
const UNWRITTEN: InLanguages = { en: '', it: '', de: '' };
/** Minutes; the author knows better. */
const USUAL_LENGTH = 3;
/** Number of the learner's choices that become steps. An author cuts sooner than adds. */
const MOST_STEPS = 6;

/**
 * A lesson that begins at a moment of a game, as a file for its author: the position, what was chosen then and next as its steps,
 * what the others chose meanwhile as wishes of bots, and what chance brought. Null where nobody chose anything any more.
 */
export function draftLesson(game: AnyGame, file: GameFile, moment: number): object | null {
  const { format, version, seats, options, chance, entries } = file;
  const header = { format, game: file.game, version, seats, options, chance };
  const secret = chance.kind === 'keyed' && chance.secret !== undefined ? { secret: chance.secret } : {};
  const after = (known: readonly Entry[]) => HostedGame.load(game, { header, ...secret }, known);
  const count = after(entries).moments[moment];
  const [first, ...more] = count === undefined ? [] : whatFollows(entries, count);
  if (first === undefined) return null;
  const { seat } = first;
  const then = after(entries.slice(0, count)).position;
  const played = untilLast([first, ...more], seat);
  const { public: open, private: hands, secret: hidden, flow, round } = copy(game, then);
  const told = chanceOf(game, then, played);
  return {
    game: game.id,
    rules: [],
    seats,
    options,
    given: { public: open, private: hands, secret: hidden, flow, round },
    lesson: {
      title: UNWRITTEN,
      about: UNWRITTEN,
      ...(seat === 0 ? {} : { seat }),
      minutes: USUAL_LENGTH,
      ...(told.length === 0 ? {} : { chance: told }),
      bots: wishesOf(played, seat),
      steps: played
        .filter((one) => one.seat === seat)
        .map(({ choice }) => ({ kind: 'do', text: UNWRITTEN, point: { choice }, choice })),
    },
  };
}

/** The choices that stand from here on, as far as this line of play goes; newer rules or a player who gives up end it. */
function whatFollows(entries: readonly Entry[], count: number): readonly Choosing[] {
  const rest = entries.slice(count);
  const end = rest.findIndex((entry) => 'rules' in entry || 'resigned' in entry);
  const line = end < 0 ? rest : rest.slice(0, end);
  const stands = standing(line, count);
  if (stands !== null) return stands;
  // The table went back to before this moment: what was played until then is this line of play.
  const back = line.findIndex((entry) => 'back' in entry && entry.back < count);
  return standing(line.slice(0, back), count) ?? [];
}

/** As far as the last choice of the learner that becomes a step. */
function untilLast(line: readonly Choosing[], seat: number): readonly Choosing[] {
  const own = line.flatMap((one, index) => (one.seat === seat ? [index] : [])).slice(0, MOST_STEPS);
  return line.slice(0, (own.at(-1) ?? 0) + 1);
}

function chanceOf(
  game: AnyGame,
  then: HostedGame['position'],
  played: readonly Choosing[],
): ToldChance['told'] {
  const chance = new ToldChance();
  const referee = new Referee(game, chance);
  const g = copy(game, then);
  for (const { seat, choice, chance: results = [] } of played) {
    chance.load(results);
    referee.take(g, seat, choice);
  }
  return chance.told;
}

function wishesOf(played: readonly Choosing[], learner: number): BotWish[] {
  const counts = new Map<number, number>();
  return played.flatMap(({ seat, choice }) => {
    if (seat === learner) return [];
    const nth = (counts.get(seat) ?? 0) + 1;
    counts.set(seat, nth);
    return [{ seat, nth, choice: { ...choice } }];
  });
}
