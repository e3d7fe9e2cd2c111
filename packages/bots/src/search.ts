import {
  type Chance,
  copy,
  type Game,
  imagine,
  type Position,
  Referee,
  type Seat,
  SeededChance,
  type Types,
  type View,
} from '@entente/engine';
import type { Bot } from './bot.ts';
import { judgementsOf } from './judge.ts';
import { playUntil } from './playout.ts';
import { seatOf } from './random.ts';
import { type Weighed, weigh } from './weigh.ts';

/** How much a bot may think about one decision. */
export interface Budget {
  /** Maximum number of playouts. With nothing else, the same seed gives the same choice. */
  readonly visits: number;
  /** Milliseconds, by this clock. */
  readonly time?: { readonly limit: number; readonly now: () => number };
}

/** A game that says how to look ahead in it. */
type Searchable<T extends Types> = Game<T> & Required<Pick<Game<T>, 'search'>>;

/** Number of choices that are compared; the first of them is what the greedy bot would take. */
const ARMS = 6;
/** Number of these that may do the same with something else. */
const ALIKE = 4;
/** Number of positions imagined to find out which choices to compare. */
const WORLDS = 8;
/** Number of playouts for each choice before any is dropped or taken. */
const LEAST = 4;
/** How many standard errors another choice must be better to be taken instead of the greedy one. */
const CLEARLY = 0.5;

/** One choice in the race, as it differs from the first: paired playouts, in the same worlds with the same dice. */
class Arm<T extends Types> {
  readonly choice: T['choice'];
  private count = 0;
  private sum = 0;
  private squares = 0;

  constructor(choice: T['choice']) {
    this.choice = choice;
  }

  add(difference: number): void {
    this.count++;
    this.sum += difference;
    this.squares += difference * difference;
  }

  get mean(): number {
    return this.sum / this.count;
  }

  get error(): number {
    const variance = Math.max(0, this.squares / this.count - this.mean ** 2);
    return Math.sqrt(variance / Math.max(1, this.count - 1));
  }

  get isKnown(): boolean {
    return this.count >= LEAST;
  }
}

/**
 * Plays the most promising choices out to the end of a round or later, in positions that it could be in, and takes another than the
 * greedy one only if it is clearly better. Forced answers take no time.
 */
export function searchBot<T extends Types>(game: Searchable<T>, chance: Chance, budget: Budget): Bot<T> {
  const referee = new Referee(game, chance);
  return {
    choose(view) {
      const begun = budget.time?.now() ?? 0;
      const isLate = () => budget.time !== undefined && budget.time.now() - begun >= budget.time.limit;
      const weighed = weigh(game, referee, view, chance, WORLDS, game.judgement, isLate);
      const [first, ...others] = promising(weighed);
      if (others.length === 0 || !pays(game, view)) return first;
      const arms = others.map((choice) => new Arm<T>(choice));
      let alive = arms;
      let visits = 0;
      while (alive.length > 0 && visits + alive.length < budget.visits && !isLate()) {
        const world = imagine(game, view, chance);
        const seed = chance.below(2 ** 30);
        const hope = (choice: T['choice']) => hopeAfter(game, world, seatOf(view), choice, seed, isLate);
        const usual = hope(first);
        if (usual === null) break;
        for (const arm of alive) {
          const other = hope(arm.choice);
          if (other === null) break;
          arm.add(other - usual);
        }
        visits += 1 + alive.length;
        alive = stillGood(alive);
      }
      return decide(first, arms);
    },
  };
}

/** Does looking ahead pay at this step? */
function pays<T extends Types>({ search: { steps } }: Searchable<T>, { flow }: View<T>): boolean {
  const frame = flow.at(-1);
  return steps === undefined || (frame !== undefined && steps.includes(frame.step));
}

/** The best choices, the best one first; not all of them do the same. */
export function promising<T extends Types>(weighed: readonly Weighed<T>[]): T['choice'][] {
  const alike = new Map<string, number>();
  const found: T['choice'][] = [];
  for (const { choice } of weighed.toSorted((one, other) => other.worth - one.worth)) {
    const count = alike.get(choice.do) ?? 0;
    if (count >= ALIKE) continue;
    alike.set(choice.do, count + 1);
    found.push(choice);
    if (found.length === ARMS) break;
  }
  return found;
}

/** The chance of winning to which a choice leads in this world with these dice; null if it was too late to find out. */
function hopeAfter<T extends Types>(
  game: Searchable<T>,
  world: Position<T>,
  seat: Seat,
  choice: T['choice'],
  seed: number,
  isLate: () => boolean,
): number | null {
  const chance = new SeededChance(seed);
  const referee = new Referee(game, chance);
  const g = copy(game, world);
  referee.take(g, seat, choice);
  const isPlayed = playUntil(game, referee, g, world.round + game.search.rounds, chance, isLate);
  return isPlayed ? hopeOf(game, g, seat) : null;
}

function hopeOf<T extends Types>(game: Searchable<T>, g: Position<T>, seat: Seat): number {
  if (g.outcome !== null) {
    const { winners } = g.outcome;
    return winners.includes(seat) ? 1 / winners.length : 0;
  }
  const worths = judgementsOf(game, g);
  let rival = g.seats > 1 ? Number.NEGATIVE_INFINITY : 0;
  for (let other = 0; other < g.seats; other++) if (other !== seat) rival = Math.max(rival, worths[other]);
  const lead = worths[seat] - rival;
  return 1 / (1 + Math.exp(-lead / game.search.scale));
}

/** Without those that are clearly behind the best. */
function stillGood<T extends Types>(arms: readonly Arm<T>[]): Arm<T>[] {
  if (!arms.every(({ isKnown }) => isKnown)) return [...arms];
  const lead = Math.max(0, ...arms.map(({ mean, error }) => mean - error / 2));
  return arms.filter(({ mean, error }) => mean + error >= lead);
}

function decide<T extends Types>(first: T['choice'], arms: readonly Arm<T>[]): T['choice'] {
  let best = first;
  let most = 0;
  for (const arm of arms) {
    if (arm.isKnown && arm.mean > CLEARLY * arm.error && arm.mean > most) {
      most = arm.mean;
      best = arm.choice;
    }
  }
  return best;
}
