/** What the operator does to tables. Nothing hidden of a running game is shown. */
import type { OperatorLine, OperatorTable, OperatorTables } from '@entente/protocol';
import { refuse } from '../refuse.ts';
import type { Person, Store } from '../store/store.ts';
import { isOut, knowsTooMuch, type TableDoc } from '../store/table-doc.ts';
import { copyDoc } from '../tables/acts/arrange.ts';
import { type Presence, showTable } from '../tables/show-table.ts';
import type { Tables } from '../tables/tables.ts';

const MOST = 60;

export interface OperatedTables {
  readonly store: Store;
  readonly tables: Tables;
  readonly connections: Presence;
}

/** By id, or by a part of the table's name, of the title or of a player's name. */
export async function findTables({ store }: OperatedTables, find: string): Promise<OperatorTables> {
  const wanted = find.toLowerCase();
  const tables: OperatorLine[] = [];
  for await (const { id, doc, changed } of store.operator.docs()) {
    if (doc === null) continue;
    const names = doc.chairs.map(({ name, bot }) => name ?? bot);
    const texts = [id, doc.name, doc.game, ...names.map((name) => name ?? '')];
    if (!texts.some((text) => text.toLowerCase().includes(wanted))) continue;
    const { name, game, version, phase, ended, created } = doc;
    tables.push({ id, name, game, version, phase, ended, names, created, changed });
    if (tables.length === MOST) break;
  }
  return { tables };
}

export async function operatorTableOf(services: OperatedTables, id: string): Promise<OperatorTable> {
  const { table, doc } = await services.tables.withLatest(id, (live) => ({
    table: showTable(live, null, services.connections),
    doc: live.doc,
  }));
  const ids = [doc.host, ...doc.chairs.flatMap(({ person, knew = [] }) => [person ?? [], ...knew].flat())];
  const people = new Map((await services.store.people.byIds([...new Set(ids)])).map((one) => [one.id, one]));
  const someone = (one: string | null) => {
    const person = one === null ? undefined : people.get(one);
    return person === undefined ? null : { id: person.id, name: person.name };
  };
  return {
    table,
    host: someone(doc.host),
    seats: doc.chairs.map(({ person, knew = [] }) => ({
      person: someone(person),
      before: knew.flatMap((one) => someone(one) ?? []),
    })),
  };
}

export const closeTable = ({ tables }: OperatedTables, id: string): Promise<unknown> =>
  tables.with(id, async (live) => {
    if (live.doc.phase === 'over') throw refuse('refuse.notNow');
    await tables.commit(live, { doc: { ...copyDoc(live.doc), phase: 'over', ended: 'closed' } });
  });

/** A person plays this seat again; by default the one whose seat it is, or was last. */
export async function giveSeat(
  { store, tables }: OperatedTables,
  id: string,
  seat: number,
  wanted: string | undefined,
): Promise<void> {
  const owner = wanted ?? (await tables.withLatest(id, ({ doc }) => ownerOf(doc, seat)));
  const [person] = owner === null ? [] : await store.people.byIds([owner]);
  if (person === undefined) throw refuse('refuse.nobody');
  await tables.with(id, async (live) => {
    await tables.commit(live, { doc: seated(live.doc, seat, person) });
  });
}

const ownerOf = ({ chairs }: TableDoc, seat: number): string | null =>
  chairs[seat]?.person ?? chairs[seat]?.knew?.at(-1) ?? null;

function seated(old: TableDoc, seat: number, { id, name }: Person): TableDoc {
  const doc = copyDoc(old);
  const chair = doc.chairs[seat];
  if (chair === undefined) throw refuse('refuse.noSeat');
  if (doc.phase === 'over' || isOut(chair)) throw refuse('refuse.notNow');
  if (chair.person !== null && chair.person !== id) throw refuse('refuse.taken');
  if (knowsTooMuch(doc, id, seat)) throw refuse('refuse.knows');
  const { ousted = [] } = chair;
  Object.assign(chair, {
    ...{ person: id, name: chair.person === id ? chair.name : name, bot: null, open: false },
    ...{ resigned: false, missed: null, opening: [] },
    ousted: ousted.filter((one) => one.person !== id),
  });
  return doc;
}
