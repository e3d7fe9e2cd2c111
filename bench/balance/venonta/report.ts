/** Averages over many games, as markdown. */
import type { Played } from './play.ts';

const percent = (part: number, of: number) => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`);
const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? '–' : (numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toFixed(1);

function quantiles(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return `${at(0.1)} / ${at(0.5)} / ${at(0.9)}`;
}

export const HEADER = [
  '| players | table | games | lost together | by CO2 / fish / VP | CO2 10/50/90 % | red spaces | fish left | best VP | winner’s margin over CO2 | above CO2 | attacks | colonies | decisions |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|---|---|',
];

export function tableRow(name: string, games: readonly Played[]): string {
  const lost = games.filter(({ winners }) => winners.length === 0);
  const by = (reason: string) => lost.filter((game) => game.reason === reason).length;
  const best = games.map(({ vp }) => Math.max(...vp));
  const margins = games.flatMap(({ winners, vp, co2 }) => winners.slice(0, 1).map((seat) => vp[seat] - co2));
  const cells = [
    games[0]?.vp.length ?? 0,
    name,
    games.length,
    percent(lost.length, games.length),
    `${by('co2')} / ${by('fish')} / ${by('nobody')}`,
    quantiles(games.map(({ co2 }) => co2)),
    mean(games.map(({ red }) => red)),
    mean(games.map(({ fish }) => fish)),
    mean(best),
    mean(margins),
    mean(games.map(({ vp, co2 }) => vp.filter((points) => points > co2).length)),
    mean(games.map(({ combats }) => combats)),
    mean(games.map(({ colonies }) => colonies)),
    mean(games.map(({ decisions }) => decisions)),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Wins in games that have a winner; a shared win counts in part. */
export function shares(
  games: readonly Played[],
  of: (game: Played, seat: number) => string,
): Map<string, string> {
  const wins = new Map<string, number>();
  const seats = new Map<string, number>();
  let won = 0;
  for (const game of games) {
    if (game.winners.length === 0) continue;
    won++;
    game.vp.forEach((_, seat) => {
      const name = of(game, seat);
      seats.set(name, (seats.get(name) ?? 0) + 1);
      const part = game.winners.includes(seat) ? 1 / game.winners.length : 0;
      wins.set(name, (wins.get(name) ?? 0) + part);
    });
  }
  const names = [...seats.keys()].sort();
  return new Map(
    names.map((name) => {
      const count = (seats.get(name) ?? 0) / won;
      const share = percent(wins.get(name) ?? 0, won);
      return [name, count === 1 ? share : `${share} (${count.toFixed(1)} seats)`];
    }),
  );
}

/** How often each objective was met, and the points that this brings on average. */
export function objectiveRows(
  byPlayers: ReadonlyMap<number, readonly Played[]>,
  objectives: readonly { id: string; points: number }[],
): string[] {
  return objectives.map(({ id, points }) => {
    const cells = [...byPlayers.values()].map((games) => {
      const met = countOf(games, ({ met }) => met, id);
      const missed = countOf(games, ({ missed }) => missed, id);
      const worth = met + missed === 0 ? '–' : ((points * met) / (met + missed)).toFixed(1);
      return `${percent(met, met + missed)} of ${met + missed}: ${worth}`;
    });
    return `| ${id} | ${points} | ${cells.join(' | ')} |`;
  });
}

export function cardRows(
  byPlayers: ReadonlyMap<number, readonly Played[]>,
  ids: readonly string[],
): string[] {
  return ids.map((id) => {
    const cells = [...byPlayers.values()].map((games) =>
      percent(games.filter(({ cards }) => cards.includes(id)).length, games.length),
    );
    return `| ${id} | ${cells.join(' | ')} |`;
  });
}

function countOf(games: readonly Played[], list: (game: Played) => readonly string[], id: string): number {
  return games.reduce((sum, game) => sum + list(game).filter((each) => each === id).length, 0);
}
