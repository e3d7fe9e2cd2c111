import type { Account, DataAnswer } from '@entente/protocol';
import { noticesOf } from '../notices/channels.ts';
import type { NoticeTransports } from '../notices/transports/transports.ts';
import type { SessionPerson, Store } from '../store/store.ts';
import { seatsOf, type TableDoc } from '../store/table-doc.ts';
import type { Tables } from '../tables/tables.ts';

export interface OwnDataServices {
  readonly store: Store;
  readonly tables: Tables;
  readonly transports: NoticeTransports;
  readonly ratings: { of(person: string): Promise<DataAnswer['ratings']> };
}

/** How a person can sign in again, and where they are signed in. */
export async function accountOf(
  { store }: Pick<OwnDataServices, 'store'>,
  person: SessionPerson,
): Promise<Account> {
  const { people } = store;
  const passkeys = await people.passkeys(person.id);
  const mail = await people.mailOf(person.id);
  const recovery = await people.recoveryOf(person.id);
  const sessions = await people.sessions(person.id);
  return {
    kept: passkeys.length > 0 || mail !== null || recovery !== null,
    passkeys: passkeys.map(({ id, name, added, used }) => ({ id, name, added, used })),
    mail,
    recovery,
    sessions: sessions.map((session) => ({ ...session, here: session.id === person.session })),
  };
}

const MOST_INVITATIONS = 1000;
/** Tables that are read together. */
const AT_ONCE = 100;

/** Everything that the server has about a person. Of secrets it has only hashes, which are left out. */
export async function dataOf(services: OwnDataServices, person: SessionPerson): Promise<DataAnswer> {
  const { store, tables } = services;
  const shown: DataAnswer['tables'] = [];
  const ids = await store.people.tableIds(person.id);
  for (let first = 0; first < ids.length; first += AT_ONCE)
    for (const { doc, line, changed } of await store.tables.byIds(ids.slice(first, first + AT_ONCE)))
      if (doc !== null) shown.push(tableOf(doc, line?.changed ?? changed, person.id));
  const talk = await store.people.talkOf(person.id);
  const muted = await store.company.mutedBy(person.id);
  const invitations = await store.company.invitations(person.id, MOST_INVITATIONS);
  return {
    format: 'entente-person/1',
    made: tables.now(),
    profile: { id: person.id, name: person.name, seen: person.seen },
    account: await accountOf(services, person),
    notices: await noticesOf(services, person.id),
    tables: shown,
    ratings: await services.ratings.of(person.id),
    muted: muted.map(({ name, since }) => ({ name, since })),
    invitations: invitations.map(({ table, at }) => ({ table, at })),
    reports: await store.company.reportsBy(person.id),
    lessons: await store.lessons.of(person.id),
    experiments: (await store.experiments.of(person.id)).map((one) => ({
      id: one.id,
      name: one.body.name,
      created: one.created,
      text: one.body.text,
    })),
    talk: talk.map(({ table, talk: { seat, to, text, at } }) => ({ table, seat, to, text, at })),
  };
}

function tableOf(doc: TableDoc, changed: number, person: string): DataAnswer['tables'][number] {
  return {
    id: doc.id,
    name: doc.name,
    game: doc.game,
    phase: doc.phase,
    host: doc.host === person,
    created: doc.created,
    changed,
    seats: seatsOf(doc, person).map((seat) => {
      const { name, resigned } = doc.chairs[seat];
      return { seat, name, resigned };
    }),
  };
}
