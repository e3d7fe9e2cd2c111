import type { Account, DataAnswer } from '@entente/protocol';
import type { House } from '../house.ts';
import { noticesOf } from '../notices/channels.ts';
import { seatsOf } from '../store/doc.ts';
import type { Known } from '../store/store.ts';
import type { Room } from '../table/room.ts';

/** How somebody can come back, and where they are signed in. */
export async function accountOf(house: House, person: Known): Promise<Account> {
  const { accounts } = house.store;
  const passkeys = await accounts.passkeys(person.id);
  const mail = await accounts.mailOf(person.id);
  const recovery = await accounts.recoveryOf(person.id);
  const sessions = await accounts.sessions(person.id);
  return {
    kept: passkeys.length > 0 || mail !== null || recovery !== null,
    passkeys: passkeys.map(({ id, name, added, used }) => ({ id, name, added, used })),
    mail,
    recovery,
    sessions: sessions.map((session) => ({ ...session, here: session.id === person.session })),
  };
}

/** Everything that the house has about a person, without secrets: those are kept as hashes only. */
export async function dataOf(house: House, person: Known): Promise<DataAnswer> {
  const { store, hall } = house;
  const tables: DataAnswer['tables'] = [];
  // One after the other: all at once they might not fit into memory.
  for (const table of await store.accounts.tableIds(person.id)) {
    const known = await hall.atReadable(table, (room) => tableOf(room, person.id));
    if (known !== null) tables.push(known);
  }
  const talk = await store.accounts.talkOf(person.id);
  return {
    format: 'entente-person/1',
    made: hall.now(),
    profile: { id: person.id, name: person.name, seen: person.seen },
    account: await accountOf(house, person),
    notices: await noticesOf(house, person.id),
    tables,
    talk: talk.map(({ table, talk: { seat, to, text, at } }) => ({ table, seat, to, text, at })),
  };
}

function tableOf({ doc, changed }: Room, person: string): DataAnswer['tables'][number] {
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
