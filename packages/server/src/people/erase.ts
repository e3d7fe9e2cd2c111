/** Forgetting somebody: what names them is gone; the games of the others stay whole. */
import type { House } from '../house.ts';
import type { Spoken } from '../store/accounts.ts';
import { type StoredChair, seatsOf, type TableDoc } from '../store/doc.ts';
import type { Known } from '../store/store.ts';
import { copyDoc, openChair, STAND_IN } from '../table/acts.ts';
import { isSpeaker } from '../table/talking.ts';

/** Stands where nobody is left; no person has an id like this. */
const NOBODY = 'nobody';
/** Stands where somebody said something. */
const BLOTTED = { text: '…', name: '…' };

export async function erasePerson(house: House, person: Known): Promise<void> {
  const { accounts } = house.store;
  const tables = await accounts.tableIds(person.id);
  const talk = await saidBy(house, tables, person.id);
  for (const table of tables) await leaveTable(house, table, person);
  await accounts.rewriteTalk(talk.map(({ table, talk: line }) => ({ table, talk: { ...line, ...BLOTTED } })));
  // What is in memory still has the words; here and in other processes it is loaded again.
  for (const table of new Set(talk.map(({ table: id }) => id))) {
    await house.hall.atReadable(table, async (room) => {
      room.talk.splice(
        0,
        room.talk.length,
        ...room.talk.map((line) =>
          talk.some(({ table: id, talk: { number } }) => id === table && number === line.number)
            ? { ...line, ...BLOTTED }
            : line,
        ),
      );
      await house.hall.keep(room, { doc: copyDoc(room.doc) });
    });
  }
  await accounts.erase(person.id);
  await house.sessionsChanged(person.id);
}

/** Also lines from before it was kept whose they are, when they were said from a seat that the person has had since then. */
async function saidBy(house: House, tables: readonly string[], person: string): Promise<Spoken[]> {
  const { accounts } = house.store;
  const said = await accounts.talkOf(person);
  for (const table of tables) {
    const doc = await house.hall.atReadable(table, (room) => room.doc);
    if (doc === null) continue;
    const lines = await accounts.talkOfNobody(table);
    const seats = seatsOf(doc, person);
    said.push(...lines.filter(({ talk }) => seats.some((seat) => isSpeaker(doc, talk, seat))));
  }
  return said;
}

async function leaveTable(house: House, table: string, person: Known): Promise<void> {
  await house.hall.atReadable(table, async (room) => {
    const doc = copyDoc(room.doc);
    for (const chair of doc.chairs) {
      if (chair.person === person.id) vacate(doc, chair);
      if (chair.knew !== undefined) chair.knew = chair.knew.filter((one) => one !== person.id);
      if (chair.ousted !== undefined) chair.ousted = chair.ousted.filter((one) => one.person !== person.id);
    }
    if (doc.name === person.name) doc.name = '';
    const others = doc.chairs.filter((chair) => chair.person !== null && !chair.resigned);
    if (doc.host === person.id) doc.host = others[0]?.person ?? NOBODY;
    // With nobody left there is nobody to play for.
    if (others.length === 0 && doc.phase !== 'over') Object.assign(doc, { phase: 'over', ended: 'closed' });
    doc.proposal = null;
    await house.hall.keep(room, { doc });
  });
}

/**
 * In the lobby the chair is empty again. In a game a bot plays on; where the table waits for who is late, anybody may
 * sit down in its place. A finished game keeps the seat without a name.
 */
function vacate(doc: TableDoc, chair: StoredChair): void {
  const { nonce, resigned, bot } = chair;
  Object.assign(chair, openChair());
  if (doc.phase === 'lobby') return;
  Object.assign(chair, { nonce, resigned, bot, ready: true, open: false });
  const isOut = resigned && bot === null;
  if (doc.phase === 'over' || isOut) return;
  Object.assign(chair, { bot: bot ?? STAND_IN, open: doc.late === 'wait' && !resigned });
}
