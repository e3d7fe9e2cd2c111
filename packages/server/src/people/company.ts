import { hash } from 'node:crypto';
import type { Companion } from '@entente/protocol';
import { refuse } from '../refuse.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

const MOST_PEOPLE = 60;

/** Ids of people stay on the server: a handle is good for one asker alone. */
const handleOf = (asker: string, other: string): string =>
  hash('sha256', `person ${other} for ${asker}`).slice(0, 24);

export async function peopleOf({ company }: Pick<Store, 'company'>, person: string): Promise<Companion[]> {
  const muted = await company.mutedBy(person);
  const played = await company.companions(person, MOST_PEOPLE);
  const others = muted
    .filter(({ id }) => played.every((one) => one.id !== id))
    .map(({ id, name, since }) => ({ id, name, games: 0, last: since }));
  return [...played, ...others].map(({ id, ...one }) => ({
    handle: handleOf(person, id),
    ...one,
    muted: muted.some((other) => other.id === id),
  }));
}

/** The person that a handle names to the asker. */
export async function companionOf(
  { company }: Pick<Store, 'company'>,
  person: string,
  handle: string,
): Promise<string> {
  const known = [...(await company.companions(person, MOST_PEOPLE)), ...(await company.mutedBy(person))];
  const found = known.find(({ id }) => handleOf(person, id) === handle);
  if (found === undefined) throw refuse('refuse.noPerson');
  return found.id;
}

/** The seats at a table whose people this person has muted. */
export async function mutedSeats(
  { store, tables }: { readonly store: Store; readonly tables: Tables },
  table: string,
  person: string,
): Promise<number[]> {
  const muted = new Set((await store.company.mutedBy(person)).map(({ id }) => id));
  return tables.withLatest(table, ({ doc }) =>
    doc.chairs.flatMap((chair, seat) => (chair.person !== null && muted.has(chair.person) ? [seat] : [])),
  );
}
