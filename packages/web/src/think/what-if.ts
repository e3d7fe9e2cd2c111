import { botOf } from '@entente/bots';
import {
  type AnyGame,
  copy,
  type GameFile,
  type MeasuredRound,
  measureRound,
  type Position,
  Referee,
  SeededChance,
  type Types,
  view,
} from '@entente/engine';
import { beginningOf, HostedGame } from '@entente/table';
import { rulesOfFile } from '../titles/rules.ts';

/** One measure over all games that were played on: of every round, the values of the games that reached it. */
export interface RoundAhead {
  readonly round: number;
  readonly values: Readonly<Record<string, readonly number[]>>;
}

/** What would have come: games that quick bots played on from a moment. */
export interface PlayedOn {
  readonly rounds: readonly RoundAhead[];
  /** How often each seat won, and how often nobody did. */
  readonly wins: readonly number[];
  readonly nobody: number;
  readonly games: number;
}

/** No game of ours has more decisions. */
const MOST_DECISIONS = 20_000;

const meanOf = (value: number | readonly number[]): number =>
  typeof value === 'number' ? value : value.reduce((sum, one) => sum + one, 0) / Math.max(1, value.length);

/**
 * From a moment of a finished game on, bots play for all seats: the same cards and stocks, other dice and decisions.
 * @param seeds one for each game
 */
export async function playedOn(
  file: GameFile,
  moment: number,
  seeds: readonly number[],
  onProgress: (done: number) => void,
): Promise<PlayedOn> {
  const game = await rulesOfFile(file);
  if (game === null) throw new RangeError(`no rules for ${file.game} ${file.version}`);
  const whole = HostedGame.load(game, beginningOf(file), file.entries);
  const entries = whole.moments[moment];
  if (entries === undefined) throw new RangeError(`no moment ${moment}`);
  const then = HostedGame.load(game, beginningOf(file), file.entries.slice(0, entries));
  const measured: MeasuredRound[] = [];
  const wins = then.position.private.map(() => 0);
  let nobody = 0;
  for (const [at, seed] of seeds.entries()) {
    const end = playOn(then.game, then.position, seed, measured);
    for (const seat of end?.winners ?? []) wins[seat]++;
    if (end?.winners.length === 0) nobody++;
    onProgress((at + 1) / seeds.length);
  }
  return { rounds: byRound(measured), wins, nobody, games: seeds.length };
}

function playOn(
  game: AnyGame,
  from: Position<Types>,
  seed: number,
  measured: MeasuredRound[],
): Position<Types>['outcome'] {
  const g = copy(game, from);
  const chance = new SeededChance(seed);
  const referee = new Referee(game, chance, {
    log: () => {},
    mark: () => {},
    round: (now) => measured.push(measureRound(game, now, 0)),
  });
  // One that imagines a single position is quick, and plays whole games; playouts are made to be broken off.
  const bot = botOf(game, 'greedy', chance, { worlds: 1 });
  for (let made = 0; g.outcome === null && made < MOST_DECISIONS; made++) {
    const [seat] = g.asked;
    referee.take(g, seat, bot.choose(view(game, g, seat)));
  }
  return g.outcome;
}

function byRound(measured: readonly MeasuredRound[]): RoundAhead[] {
  const rounds = [...new Set(measured.map(({ round }) => round))].sort((one, other) => one - other);
  return rounds.map((round) => {
    const here = measured.filter((one) => one.round === round);
    const ids = Object.keys(here[0].values);
    return {
      round,
      values: Object.fromEntries(ids.map((id) => [id, here.map(({ values }) => meanOf(values[id]))])),
    };
  });
}

/** Several parts of the same question as one. */
export function together(parts: readonly PlayedOn[]): PlayedOn {
  const rounds = [...new Set(parts.flatMap((part) => part.rounds.map(({ round }) => round)))].sort(
    (one, other) => one - other,
  );
  const sum = (of: (part: PlayedOn) => number) => parts.reduce((all, part) => all + of(part), 0);
  return {
    rounds: rounds.map((round) => {
      const here = parts.flatMap((part) => part.rounds.filter((one) => one.round === round));
      const ids = Object.keys(here[0].values);
      return {
        round,
        values: Object.fromEntries(ids.map((id) => [id, here.flatMap(({ values }) => values[id])])),
      };
    }),
    wins: parts[0].wins.map((_, seat) => sum(({ wins }) => wins[seat])),
    nobody: sum((part) => part.nobody),
    games: sum((part) => part.games),
  };
}

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const low = Math.floor(at);
  return sorted[low] + (sorted[Math.min(low + 1, sorted.length - 1)] - sorted[low]) * (at - low);
}
