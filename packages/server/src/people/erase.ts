/** Erasing a person: everything that names them is deleted; the games of the others stay whole. */
import { leaveClasses } from '../classes/class-people.ts';
import type { TalkAtTable } from '../store/people.ts';
import type { Person, Store } from '../store/store.ts';
import { type StoredChair, seatsOf, type TableDoc } from '../store/table-doc.ts';
import { copyDoc, openChair, STAND_IN } from '../tables/acts/arrange.ts';
import { leavePair } from '../tables/guidance.ts';
import type { Tables } from '../tables/tables.ts';
import { isSpeaker } from '../tables/talk.ts';
import type { World } from '../world.ts';
import type { PersonChanges } from './person-changes.ts';

/** The host of a table without people; no person has such an id. */
const NOBODY = 'nobody';
/** Replaces what an erased person said. */
const BLOTTED = { text: '…', name: '…' };

export interface EraseServices {
  readonly store: Store;
  readonly tables: Tables;
  readonly personChanges: PersonChanges;
}

export async function erasePerson(services: EraseServices, person: Person): Promise<void> {
  const { people } = services.store;
  const tables = await people.tableIds(person.id);
  const talk = await saidBy(services, tables, person.id);
  for (const table of tables) await leaveTable(services, table, person);
  await rewriteLines(
    services,
    talk.map(({ table, talk: line }) => ({ table, talk: { ...line, ...BLOTTED } })),
  );
  await leaveClasses(services.store, person.id);
  await people.erase(person.id);
  await services.personChanges.sessionsChanged(person.id);
}

/** Changes lines of talk, in the store and at tables in memory. */
export async function rewriteLines(
  { store, tables }: Pick<EraseServices, 'store' | 'tables'>,
  lines: readonly TalkAtTable[],
): Promise<void> {
  await store.people.rewriteTalk(lines);
  // The tables in memory still have the words; other processes load them again after this commit.
  for (const table of new Set(lines.map((line) => line.table))) {
    const changed = new Map(
      lines.flatMap((one) => (one.table === table ? [[one.talk.number, one.talk]] : [])),
    );
    await tables.withReadable(table, async (live) => {
      live.talk.splice(0, live.talk.length, ...live.talk.map((line) => changed.get(line.number) ?? line));
      await tables.commit(live, { doc: copyDoc(live.doc) });
    });
  }
}

/** Also lines without a stored speaker, if they were said from a seat that the person has held ever since. */
async function saidBy(
  services: EraseServices,
  tables: readonly string[],
  person: string,
): Promise<TalkAtTable[]> {
  const { people } = services.store;
  const said = await people.talkOf(person);
  for (const table of tables) {
    const doc = await services.tables.withReadable(table, (live) => live.doc);
    if (doc === null) continue;
    const lines = await people.talkOfNobody(table);
    const seats = seatsOf(doc, person);
    said.push(...lines.filter(({ talk }) => seats.some((seat) => isSpeaker(doc, talk, seat))));
  }
  return said;
}

async function leaveTable(services: EraseServices, table: string, person: Person): Promise<void> {
  await services.tables.withReadable(table, async (live) => {
    const doc = copyDoc(live.doc);
    for (const chair of doc.chairs) {
      leavePair(chair, person.id);
      if (chair.person === person.id) vacate(doc, chair, services.tables.world);
      if (chair.knew !== undefined) chair.knew = chair.knew.filter((one) => one !== person.id);
      if (chair.ousted !== undefined) chair.ousted = chair.ousted.filter((one) => one.person !== person.id);
    }
    if (doc.sat !== undefined) doc.sat = doc.sat.map((one) => (one === person.id ? null : one));
    if (doc.name === person.name) doc.name = '';
    const others = doc.chairs.filter((chair) => chair.person !== null && !chair.resigned);
    if (doc.host === person.id) doc.host = others[0]?.person ?? NOBODY;
    // Without people the game is over.
    if (others.length === 0 && doc.phase !== 'over') Object.assign(doc, { phase: 'over', ended: 'closed' });
    doc.proposal = null;
    await services.tables.commit(live, { doc });
  });
}

/**
 * In the lobby the chair is empty again. In a game a bot plays on; at a table that waits for late players, anybody may take
 * the seat. A finished game keeps the seat without a name.
 */
function vacate(doc: TableDoc, chair: StoredChair, world: World): void {
  const { nonce, resigned, bot } = chair;
  Object.assign(chair, openChair(world));
  if (doc.phase === 'lobby') return;
  Object.assign(chair, { nonce, resigned, bot, ready: true, open: false });
  const isOut = resigned && bot === null;
  if (doc.phase === 'over' || isOut) return;
  Object.assign(chair, { bot: bot ?? STAND_IN, open: doc.late === 'wait' && !resigned });
}
