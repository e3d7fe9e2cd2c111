import type { Seat } from '@entente/engine';
import type { CellResults, Results } from '../results/results.ts';
import { byPlayer, bySeat, spreadOf, wonIn } from '../results/shares.ts';
import type { LabRecord } from '../results/unit.ts';
import type { LabWords } from '../words/en.ts';
import { type LabSay, labSay } from '../words/say.ts';
import { placesOf, shareAmong } from './games.ts';
import type { Names } from './names.ts';
import { type Difference, holm, pairedDifference } from './paired.ts';
import { fixed, type Plate } from './plate.ts';
import { intervalsOf } from './wins.ts';

/** A number of a game that settings can differ in. */
interface Compared {
  /** As it is asked for. */
  readonly name: string;
  told(say: LabSay): string;
  readonly isShare: boolean;
  of(game: LabRecord): number | null;
}

/** What needs nothing filled in. */
type ComparedKey = Exclude<Extract<keyof LabWords, `compared.${string}`>, 'compared.seat'>;

const told = (key: ComparedKey) => ({ name: labSay('en')(key), told: (say: LabSay) => say(key) });
const whole = (key: ComparedKey, of: Compared['of']): Compared => ({ ...told(key), isShare: false, of });
const part = (key: ComparedKey, of: Compared['of']): Compared => ({ ...told(key), isShare: true, of });

const seatWins = (seat: Seat): Compared => ({
  name: `seat ${seat + 1} wins`,
  told: (say) => say('compared.seat', { seat: seat + 1 }),
  isShare: true,
  of: (game) => wonIn(game, seat),
});

/** What is compared between settings: who wins, how games end, how long they are. */
export function comparedIn(seats: number): Compared[] {
  const ended = (of: (game: LabRecord) => number) => (game: LabRecord) =>
    game.winners === null ? null : of(game);
  const number = (id: string) => (game: LabRecord) => game.numbers[id] ?? null;
  return [
    ...Array.from({ length: seats }, (_, seat) => seatWins(seat)),
    part('compared.nobody', (game) => (game.winners?.length === 0 ? 1 : 0)),
    part('compared.endless', (game) => (game.winners === null ? 1 : 0)),
    whole(
      'compared.rounds',
      ended(({ rounds }) => rounds),
    ),
    whole(
      'compared.decisions',
      ended(({ decisions }) => decisions),
    ),
    whole(
      'compared.best',
      ended(({ scores }) => Math.max(0, ...scores)),
    ),
    whole('compared.leadChanges', number('leadChanges')),
    whole('compared.drama', number('drama')),
    part('compared.decided', number('decided')),
  ];
}

/**
 * All settings side by side; and by how much each differs from the first, on the same seeds.
 *
 * @param names what each setting is called, part by part, in their order
 */
export function comparison(
  { cells, blocks }: Results,
  names: readonly (readonly string[])[],
  words: ReportWords,
): Plate[] {
  const named = cells.map((cell, at) => ({ ...cell, name: names[at].join(', '), parts: names[at] }));
  return [
    ...rungsOf(named, words.say),
    overview(named, words.say),
    ...heatOf(named, words.say),
    ...changesFrom(named, blocks, words),
  ];
}

type ReportWords = Pick<Names, 'say' | 'language'>;

interface NamedResults extends CellResults {
  readonly name: string;
  /** What it differs in, part by part. */
  readonly parts: readonly string[];
}

function overview(cells: readonly NamedResults[], say: LabSay): Plate {
  return {
    id: 'overview',
    title: say('overview'),
    about: say('overview.is'),
    chart: {
      kind: 'intervals',
      items: cells.map(({ name, games }) => {
        const share = bySeat(games).get('1');
        return { label: name, value: share?.share ?? 0, low: share?.low ?? 0, high: share?.high ?? 1 };
      }),
    },
    columns: [
      say('column.setting'),
      say('column.games'),
      say('column.firstSeat'),
      say('column.nobody'),
      say('column.endless'),
      say('column.rounds'),
      say('column.decisions'),
    ],
    rows: cells.map(({ name, games }) => ({
      cells: [
        name,
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
function rungsOf(cells: readonly NamedResults[], say: LabSay): Plate[] {
  const names = cells.map(({ cell }) => [...new Set(cell.party.map(({ name }) => name))]);
  if (names.some(({ length }) => length !== 2) || new Set(names.map(String)).size < cells.length) return [];
  const shares = cells.flatMap(({ games }, at) => {
    const [first, second] = names[at];
    const share = byPlayer(games).get(first);
    return share === undefined ? [] : [[say('rungs.against', { first, second }), share] as const];
  });
  if (shares.length === 0) return [];
  return [
    {
      id: 'rungs',
      title: say('rungs'),
      about: say('rungs.are'),
      chart: { kind: 'intervals', items: intervalsOf(new Map(shares)), even: 1 / cells[0].cell.seats },
      columns: [say('column.players'), say('column.won'), say('column.games')],
      rows: shares.map(([name, share]) => ({ cells: [name, share, share.of] })),
    },
  ];
}

/** Two options that were combined in all ways make a map. */
function heatOf(cells: readonly NamedResults[], say: LabSay): Plate[] {
  const pairs = cells.map(({ parts }) => parts);
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
      title: say('map'),
      about: say('map.is'),
      chart: { kind: 'heat', across, down, values },
      columns: ['', ...across],
      rows: down.map((row, at) => ({ cells: [row, ...values[at]] })),
    },
  ];
}

/** Differences from the first setting, paired by block, with what is beyond chance among all that was compared. */
function changesFrom(
  [first, ...others]: readonly NamedResults[],
  blocks: number,
  { say, language }: ReportWords,
): Plate[] {
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
      title: say('changes', { first: first.name }),
      about: say('changes.are', { count: found.length }),
      columns: [
        say('column.setting'),
        say('column.what'),
        say('column.difference'),
        say('column.from'),
        say('column.to'),
        say('column.sure'),
      ],
      rows: found.map(({ other, compared, difference }, at) => {
        const scale = compared.isShare ? 100 : 1;
        const unit = compared.isShare ? ' %' : '';
        const signed = (value: number) =>
          `${value > 0 ? '+' : ''}${fixed(value * scale, 2, language)}${unit}`;
        return {
          cells: [
            other.name,
            compared.told(say),
            signed(difference.mean),
            signed(difference.low),
            signed(difference.high),
            say(sure[at] ? 'yes' : 'no'),
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
