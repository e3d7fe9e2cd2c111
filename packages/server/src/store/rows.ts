/** How rows of the database come from what is stored in them, and go back. */

import type { Schema } from './schema.ts';
import type { GameVersion } from './store.ts';
import { peopleOf, type TableDoc } from './table-doc.ts';

/** The list shows tables that people can still join or watch. */
export const isListed = (doc: TableDoc): number =>
  doc.visibility === 'listed' && doc.phase !== 'over' ? 1 : 0;

export const codesOf = (doc: TableDoc): Schema['codes'][] => [
  { code: doc.code, table_id: doc.id, seat: null },
  ...doc.chairs.map(({ code }, seat) => ({ code, table_id: doc.id, seat })),
];

/** Everybody who sits at a table or has made it. */
export const sittersOf = (doc: TableDoc): Schema['sitters'][] =>
  [...new Set([doc.host, ...doc.chairs.flatMap(peopleOf)])].map((person) => ({
    table_id: doc.id,
    person,
  }));

/** Postgres gives 64-bit numbers as text. */
export const whole = (value: number | null): number | null => (value === null ? null : Number(value));

/** How a stored arrangement names its rules. Where a name says the same, its quotes are escaped. */
export const rulesInDoc = ({ game, version }: GameVersion): string =>
  `${JSON.stringify({ game, version }).slice(1, -1)},`;
