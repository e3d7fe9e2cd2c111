import type { CellResults, Results } from '../results/results.ts';
import { byPlayer, bySeat, spreadOf, wonIn } from '../results/shares.ts';
import type { LabRecord } from '../results/unit.ts';
import { placesOf, shareAmong } from './games.ts';
import { type Difference, holm, pairedDifference } from './paired.ts';
import type { Plate } from './plate.ts';
import { intervalsOf } from './wins.ts';

/** A number of a game that settings can differ in. */
interface Compared {
  readonly name: string;
  readonly isShare: boolean;
  of(game: LabRecord): number | null;
}

const whole = (name: string, of: Compared['of']): Compared => ({ name, isShare: false, of });
const part = (name: string, of: Compared['of']): Compared => ({ name, isShare: true, of });

/** What is compared between settings: who wins, how games end, how long they are. */
export function comparedIn(seats: number): Compared[] {
  const ended = (of: (game: LabRecord) => number) => (game: LabRecord) =>
    game.winners === null ? null : of(game);
  const number = (id: string) => (game: LabRecord) => game.numbers[id] ?? null;
  return [
    ...Array.from({ length: seats }, (_, seat) => part(`seat ${seat + 1} wins`, (game) => wonIn(game, seat))),
    part('nobody wins', (game) => (game.winners?.length === 0 ? 1 : 0)),
    part('does not end', (game) => (game.winners === null ? 1 : 0)),
    whole(
      'rounds',
      ended(({ rounds }) => rounds),
    ),
    whole(
      'decisions',
      ended(({ decisions }) => decisions),
    ),
    whole(
      'best score',
      ended(({ scores }) => Math.max(0, ...scores)),
    ),
    whole('lead changes', number('leadChanges')),
    whole('drama', number('drama')),
    part('decided at', number('decided')),
  ];
}

/** All settings side by side; and by how much each differs from the first, on the same seeds. */
export function comparison({ cells, blocks }: Results): Plate[] {
  return [...rungsOf(cells), overview(cells), ...heatOf(cells), ...changesFrom(cells, blocks)];
}

function overview(cells: readonly CellResults[]): Plate {
  return {
    id: 'overview',
    title: 'All settings',
    about: 'Length: mean, and in brackets a tenth, half and nine tenths of the games.',
    chart: {
      kind: 'intervals',
      items: cells.map(({ cell, games }) => {
        const share = bySeat(games).get('1');
        return { label: cell.label, value: share?.share ?? 0, low: share?.low ?? 0, high: share?.high ?? 1 };
      }),
    },
    columns: ['setting', 'games', 'first seat wins', 'nobody wins', 'did not end', 'rounds', 'decisions'],
    rows: cells.map(({ cell, games }) => ({
      cells: [
        cell.label,
        games.length,
        bySeat(games).get('1') ?? null,
        shareAmong(games, ({ winners }) => winners?.length === 0),
        games.filter(({ winners }) => winners === null).length,
        spreadOf(games.map(({ rounds }) => rounds)),
        spreadOf(games.map(({ decisions }) => decisions)),
      ],
      games: placesOf(games.slice(0, 3)),
    })),
  };
}

/** Where every setting has the same two kinds of players but others each time: how often the first named wins. */
function rungsOf(cells: readonly CellResults[]): Plate[] {
  const names = cells.map(({ cell }) => [...new Set(cell.party.map(({ name }) => name))]);
  if (names.some(({ length }) => length !== 2) || new Set(names.map(String)).size < cells.length) return [];
  const shares = cells.flatMap(({ games }, at) => {
    const [first, second] = names[at];
    const share = byPlayer(games).get(first);
    return share === undefined ? [] : [[`${first} against ${second}`, share] as const];
  });
  if (shares.length === 0) return [];
  return [
    {
      id: 'rungs',
      title: 'First player wins',
      about: 'Of all seats that the player named first had, with every seating once.',
      chart: { kind: 'intervals', items: intervalsOf(new Map(shares)), even: 1 / cells[0].cell.seats },
      columns: ['players', 'won', 'games'],
      rows: shares.map(([name, share]) => ({ cells: [name, share, share.of] })),
    },
  ];
}

/** Two options that were combined in all ways make a map. */
function heatOf(cells: readonly CellResults[]): Plate[] {
  const pairs = cells.map(({ cell }) => cell.label.split(', '));
  if (cells.length < 4 || pairs.some(({ length }) => length !== 2)) return [];
  const across = [...new Set(pairs.map(([, second]) => second))];
  const down = [...new Set(pairs.map(([first]) => first))];
  if (across.length * down.length !== cells.length) return [];
  const values = down.map((row) =>
    across.map((column) => {
      const found = cells.find((_, at) => pairs[at][0] === row && pairs[at][1] === column);
      const share = found === undefined ? undefined : bySeat(found.games).get('1');
      return share === undefined ? null : Math.round(share.share * 1000) / 10;
    }),
  );
  return [
    {
      id: 'map',
      title: 'First seat wins, in percent',
      about: 'Both options in all combinations; darker is more.',
      chart: { kind: 'heat', across, down, values },
      columns: ['', ...across],
      rows: down.map((row, at) => ({ cells: [row, ...values[at]] })),
    },
  ];
}

/** Differences from the first setting, paired by block, with what is beyond chance among all that was compared. */
function changesFrom([first, ...others]: readonly CellResults[], blocks: number): Plate[] {
  if (blocks < 2) return [];
  const found = others.flatMap((other) =>
    comparedIn(Math.min(first.cell.seats, other.cell.seats)).flatMap((compared) => {
      const difference = differenceOf(first, other, compared);
      return difference === null ? [] : [{ other, compared, difference }];
    }),
  );
  const sure = holm(found.map(({ difference }) => difference.chance));
  return [
    {
      id: 'changes',
      title: `What changes against “${first.cell.label}”`,
      about: `On the same seeds, block by block. “Beyond chance” is corrected for all ${found.length} comparisons of this table (Holm, 5 %). A difference that is not beyond chance may still be there: more blocks would show it.`,
      columns: ['setting', 'what', 'difference', 'from', 'to', 'beyond chance'],
      rows: found.map(({ other, compared, difference }, at) => {
        const scale = compared.isShare ? 100 : 1;
        const unit = compared.isShare ? ' %' : '';
        const signed = (value: number) => `${value > 0 ? '+' : ''}${(value * scale).toFixed(2)}${unit}`;
        return {
          cells: [
            other.cell.label,
            compared.name,
            signed(difference.mean),
            signed(difference.low),
            signed(difference.high),
            sure[at] ? 'yes' : 'no',
          ],
        };
      }),
    },
  ];
}

export function differenceOf(one: CellResults, other: CellResults, { of }: Compared): Difference | null {
  const [before, after] = [meanByBlock(one.games, of), meanByBlock(other.games, of)];
  const differences = [...before].flatMap(([block, mean]) => {
    const then = after.get(block);
    return then === undefined ? [] : [then - mean];
  });
  return pairedDifference(differences);
}

function meanByBlock(games: readonly LabRecord[], of: Compared['of']): ReadonlyMap<number, number> {
  const sums = new Map<number, { sum: number; count: number }>();
  for (const game of games) {
    const value = of(game);
    if (value === null) continue;
    const { sum, count } = sums.get(game.block) ?? { sum: 0, count: 0 };
    sums.set(game.block, { sum: sum + value, count: count + 1 });
  }
  return new Map([...sums].map(([block, { sum, count }]) => [block, sum / count]));
}
