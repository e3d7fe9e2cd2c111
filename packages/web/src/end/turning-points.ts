import {
  type AnyGame,
  type Choice,
  copy,
  type Entry,
  type GameFile,
  Referee,
  roleOf,
  type Seat,
  SeededChance,
  same,
  toneOf,
} from '@entente/engine';
import { beginningOf, HostedGame } from '@entente/table';
import { drewChance } from './luck.ts';
import { prospectsBy } from './prospects.ts';

/** A moment that changed what a seat could expect; `from` and `to` are shares of one. */
export interface TurningPoint {
  readonly moment: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

const MOST = 3;
/** Smallest swing that counts as a turn. */
const LEAST = 0.02;

/** Other choices that are compared with the one that was made. */
const TRIED = 4;
/** Largest difference of judgements that count as equal. */
const NOTHING = 1e-6;

/** The share of a game on either side whose average counts: what is soon undone was no turn. */
const WINDOW = 1 / 16;

/**
 * The moments with the greatest lasting swings, in the order of play, and at least one of each seat that has any. Only
 * decisions and dice decide a game.
 */
export function turningPoints(game: AnyGame, file: GameFile): TurningPoint[] {
  const { values, decides } = judged(game, file);
  const prospects = values.map(prospectsBy(values));
  const window = Math.max(1, Math.floor(prospects.length * WINDOW));
  const average = (from: number, to: number, seat: Seat) => {
    const rows = prospects.slice(Math.max(0, from), to);
    return rows.reduce((sum, row) => sum + row[seat], 0) / rows.length;
  };
  const swings = prospects
    .slice(1)
    .flatMap((row, index) => row.map((_, seat): TurningPoint => swingAt(index + 1, seat)))
    .filter((swing) => size(swing) >= LEAST)
    .sort((a, b) => size(b) - size(a));
  const chosen: TurningPoint[] = [];
  for (const swing of swings) {
    if (chosen.length === MOST) break;
    take(swing, 2 * window);
  }
  for (let seat = 0; seat < file.seats; seat++)
    for (const swing of swings) {
      if (chosen.some((point) => point.seat === seat)) break;
      if (swing.seat === seat) take(swing, 0);
    }
  return chosen.sort((a, b) => a.moment - b.moment);

  function swingAt(moment: number, seat: Seat): TurningPoint {
    const from = average(moment - window, moment, seat);
    return { moment, seat, from, to: average(moment, moment + window, seat) };
  }

  /** Unless it came about by itself, or another one is as near as that. */
  function take(swing: TurningPoint, apart: number): void {
    const moment = momentOf(prospects, decides, swing, window);
    if (moment !== null && chosen.every((other) => Math.abs(other.moment - moment) > apart))
      chosen.push({ ...swing, moment });
  }
}

/** The one decision or throw near a turn that did most of it; null when it came about by itself. */
function momentOf(
  prospects: readonly (readonly number[])[],
  decides: readonly boolean[],
  { seat, from, to, moment }: TurningPoint,
  window: number,
): number | null {
  let found: number | null = null;
  const step = (at: number) => (prospects[at][seat] - prospects[at - 1][seat]) * Math.sign(to - from);
  const last = Math.min(prospects.length - 1, moment + window);
  for (let at = Math.max(1, moment - window); at <= last; at++)
    if (decides[at] && step(at) > (found === null ? 0 : step(found))) found = at;
  return found;
}

const size = ({ from, to }: TurningPoint) => Math.abs(to - from);

interface Judged {
  /** What the game thinks of every moment for every seat, the end left out: it is no turn but the result. */
  readonly values: readonly (readonly number[])[];
  /** Was the moment a decision or a throw of dice? */
  readonly decides: readonly boolean[];
}

function judged(game: AnyGame, file: GameFile): Judged {
  const hosted = HostedGame.begin(game, beginningOf(file));
  const look = () =>
    Array.from({ length: file.seats }, (_, seat) => hosted.game.judgement(hosted.position, seat));
  const values = [look()];
  const decides = [false];
  let played = 0;
  let told = hosted.log.length;
  let mattered = matters(hosted, file.entries[0]);
  let held = hiddenOf(hosted);
  hosted.goOn(file.entries, () => {
    if (hosted.moment === values.length && !hosted.isOver) {
      values.push(look());
      const isDice = hosted.log.slice(told).some(({ say }) => toneOf(hosted.game, say) === 'dice');
      // Cards that are drawn are nobody's doing.
      const drew = drewChance(file.entries[played]) || drewFrom(held, hiddenOf(hosted), file.entries[played]);
      decides.push(isDice || (mattered && !drew));
    }
    told = hosted.log.length;
    held = hiddenOf(hosted);
    played++;
    mattered = matters(hosted, file.entries[played]);
  });
  return { values, decides };
}

/** How much lies in the piles, and in every hand. */
interface Hidden {
  readonly piles: number;
  readonly hands: readonly number[];
}

const hiddenOf = ({ position: { secret, private: hands } }: HostedGame): Hidden => ({
  piles: JSON.stringify(secret).length,
  hands: hands.map((hand: unknown) => JSON.stringify(hand).length),
});

/** Did the seat that answered get what a pile lost? */
function drewFrom(before: Hidden, after: Hidden, entry: Entry | undefined): boolean {
  if (entry === undefined || !('choice' in entry)) return false;
  return after.piles < before.piles && after.hands[entry.seat] > before.hands[entry.seat];
}

/** Would another choice have led elsewhere? A seat that ends or passes leaves it to others and to the rules. */
function matters(hosted: HostedGame, entry: Entry | undefined): boolean {
  const { game } = hosted;
  if (entry === undefined || !('choice' in entry) || roleOf(game, entry.choice) !== undefined) return false;
  if (game.prepares?.includes(entry.choice.do)) return false;
  const { seat, choice } = entry;
  const worth = (chosen: Choice) => {
    const g = copy(game, hosted.position);
    new Referee(game, new SeededChance(1)).take(g, seat, chosen);
    return game.judgement(g, seat);
  };
  const others = hosted
    .choices(seat)
    .offers.flatMap((offer) =>
      offer.fill !== undefined || same(offer.choice, choice) ? [] : [{ ...offer.choice }],
    );
  if (others.length === 0) return false;
  const mine = worth(choice);
  // A few of them, the first and the last included, tell as much as all.
  const step = Math.max(1, Math.ceil((others.length - 1) / (TRIED - 1)));
  return others.filter((_, at) => at % step === 0).some((other) => Math.abs(worth(other) - mine) > NOTHING);
}
