/** What the operator does to people. */
import type { OperatorPeople, OperatorPerson } from '@entente/protocol';
import { demandPersonName } from '../names.ts';
import { type EraseServices, erasePerson, rewriteLines } from '../people/erase.ts';
import type { Sessions } from '../people/sessions.ts';
import { refuse } from '../refuse.ts';
import type { StoredPerson } from '../store/operator.ts';
import type { Person, Store } from '../store/store.ts';
import { copyDoc } from '../tables/acts/arrange.ts';

const MOST = 60;

export interface OperatedPeople extends EraseServices {
  readonly sessions: Sessions;
}

export async function findPeople({ store }: OperatedPeople, find: string): Promise<OperatorPeople> {
  const people: OperatorPerson[] = [];
  for (const person of await store.operator.people(find, MOST)) people.push(await shown(store, person));
  return { people };
}

async function shown({ people }: Store, person: StoredPerson): Promise<OperatorPerson> {
  return { ...person, kept: await people.isAccount(person.id) };
}

/** Null if there is no such person. */
export async function operatorPersonOf(
  { store }: OperatedPeople,
  id: string,
): Promise<OperatorPerson | null> {
  const found = (await store.operator.people(id, MOST)).find((person) => person.id === id);
  return found === undefined ? null : shown(store, found);
}

async function demandPerson({ store }: OperatedPeople, id: string): Promise<Person> {
  const [person] = await store.people.byIds([id]);
  if (person === undefined) throw refuse('refuse.nobody');
  return person;
}

/** Also at tables and in talk: a name that offends must not stay there. */
export async function renamePerson(services: OperatedPeople, id: string, name: string): Promise<void> {
  const { store, tables, sessions } = services;
  demandPersonName(name, tables.games);
  const { name: old } = await demandPerson(services, id);
  await sessions.rename(id, name);
  for (const table of await store.people.tableIds(id))
    await tables.withReadable(table, async (live) => {
      const doc = copyDoc(live.doc);
      for (const chair of doc.chairs) if (chair.person === id) chair.name = name;
      if (doc.name === old) doc.name = '';
      await tables.commit(live, { doc });
    });
  const said = await store.people.talkOf(id);
  await rewriteLines(
    services,
    said.map(({ table, talk }) => ({ table, talk: { ...talk, name } })),
  );
}

export async function signOut(services: OperatedPeople, id: string): Promise<void> {
  await demandPerson(services, id);
  await services.store.people.endSessions(id);
  await services.personChanges.sessionsChanged(id);
}

/** First the block: whoever is signed out must not be able to come back in between. */
export async function blockPerson(services: OperatedPeople, id: string): Promise<void> {
  await demandPerson(services, id);
  await services.store.operator.block(id, services.tables.now());
  await signOut(services, id);
}

export async function unblockPerson(services: OperatedPeople, id: string): Promise<void> {
  await demandPerson(services, id);
  await services.store.operator.unblock(id);
}

export async function eraseByOperator(services: OperatedPeople, id: string): Promise<void> {
  await erasePerson(services, await demandPerson(services, id));
}
