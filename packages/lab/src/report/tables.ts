/** The results as plain tables, for CSV and Parquet, with what every column means. */
import { METRICS, metricNamed } from '../metrics/all.ts';
import type { TallyKey } from '../metrics/tally.ts';
import type { Results } from '../results/results.ts';
import { wonIn } from '../results/shares.ts';

export interface PlainTable {
  readonly name: string;
  readonly about: string;
  readonly columns: readonly {
    readonly name: string;
    readonly about: string;
    readonly type: 'text' | 'number';
  }[];
  readonly rows: readonly (readonly TallyKey[])[];
}

const NUMBERS = new Set(['seat', 'round', 'value', 'part', 'chance']);

const column = (name: string, about: string, type: 'text' | 'number' = 'number') => ({ name, about, type });

const PLACE = [
  column('cell', 'number of the setting, from 0'),
  column('block', 'number of the seed, from 0'),
  column('rotation', 'rotation of the seats, then repetition, from 0'),
];

export function tablesOf(results: Results): PlainTable[] {
  const { experiment, cells } = results;
  const perGame = METRICS.filter(({ id }) => experiment.metrics.includes(id)).flatMap((metric) =>
    Object.entries(metric.perGame),
  );
  const options = [...new Set(cells.flatMap(({ cell }) => Object.keys(cell.options)))];
  const games = cells.flatMap((cell) => cell.games);
  return [
    {
      name: 'cells',
      about: 'The settings of the experiment.',
      columns: [
        column('cell', 'number of the setting, from 0'),
        column('label', 'what distinguishes it', 'text'),
        column('seats', 'number of seats'),
        ...options.map((id) => column(`option_${id}`, `option ${id}`, 'text')),
      ],
      rows: cells.map(({ cell }, at) => [
        at,
        cell.label,
        cell.seats,
        ...options.map((id) => (cell.options[id] === undefined ? null : `${cell.options[id]}`)),
      ]),
    },
    {
      name: 'games',
      about: 'A row for every game.',
      columns: [
        ...PLACE,
        column('reason', 'how it ended; empty if it was broken off', 'text'),
        column('winners', 'number of winners; empty if it was broken off'),
        column('rounds', 'rounds that were over at the end'),
        column('decisions', 'decisions of all seats'),
        ...perGame.map(([name, about]) => column(name, about)),
      ],
      rows: games.map((game) => [
        game.cell,
        game.block,
        game.rotation,
        game.reason,
        game.winners?.length ?? null,
        game.rounds,
        game.decisions,
        ...perGame.map(([name]) => game.numbers[name] ?? null),
      ]),
    },
    {
      name: 'seats',
      about: 'A row for every seat of every game.',
      columns: [
        ...PLACE,
        column('seat', 'seat, from 0'),
        column('player', 'who played', 'text'),
        column('side', 'what the seat played, if the game has sides', 'text'),
        column('won', 'part of the victory: 1, or less if it was shared'),
        column('score', 'points at the end; empty if there are none'),
        column('decisions', 'decisions of this seat'),
      ],
      rows: games.flatMap((game) =>
        game.party.map((player, seat) => [
          game.cell,
          game.block,
          game.rotation,
          seat,
          player,
          game.sides[seat] ?? null,
          wonIn(game, seat),
          game.scores[seat] ?? null,
          game.asked[seat],
        ]),
      ),
    },
    ...experiment.metrics.map((id) => {
      const { about, keys, sums } = metricNamed(id);
      return {
        name: id,
        about,
        columns: [
          PLACE[0],
          ...Object.entries(keys).map(([name, words]) =>
            column(name, words, NUMBERS.has(name) ? 'number' : 'text'),
          ),
          ...Object.entries(sums).map(([name, words]) => column(name, words)),
        ],
        rows: cells.flatMap(({ tables }, cell) => (tables[id] ?? []).map((row) => [cell, ...row])),
      };
    }),
  ];
}

/** As RFC 4180 has it, with a head. */
export function csvOf({ columns, rows }: PlainTable): string {
  const field = (value: TallyKey): string => {
    const text = value === null ? '' : `${value}`;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `${[columns.map(({ name }) => name), ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}

/** What every column means, as Markdown. */
export function dictionaryOf(tables: readonly PlainTable[]): string {
  return [
    '# What the columns mean',
    '',
    'Every table is here as `.csv` and as `.parquet`. An empty field means that there is no value.',
    '',
    ...tables.flatMap(({ name, about, columns, rows }) => [
      `## ${name}`,
      '',
      `${about} ${rows.length} rows.`,
      '',
      '| column | type | what it is |',
      '|---|---|---|',
      ...columns.map((one) => `| ${one.name} | ${one.type} | ${one.about} |`),
      '',
    ]),
  ].join('\n');
}
