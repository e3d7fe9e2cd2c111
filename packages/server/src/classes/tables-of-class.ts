/** What an organiser does to the tables of a class. */
import { refuse } from '../refuse.ts';
import type { ClassDoc, StoredStudent } from '../store/class-doc.ts';
import type { TableDoc } from '../store/table-doc.ts';
import { actOnTable } from '../tables/acts/act-on-table.ts';
import { copyDoc, STAND_IN } from '../tables/acts/arrange.ts';
import { keepOrGoBack } from '../tables/acts/go-back.ts';
import type { Presence } from '../tables/show-table.ts';
import type { Tables } from '../tables/tables.ts';

/** Changes the arrangement of a table of a class. One that cannot be read or is over stays as it is. */
async function rearrange(tables: Tables, id: string, work: (doc: TableDoc) => void): Promise<void> {
  await tables.withReadable(id, async (live) => {
    if (live.doc.phase === 'over' || live.game === null) return;
    const doc = copyDoc(live.doc);
    work(doc);
    await keepOrGoBack(tables, live, doc, doc.host);
  });
}

/** A restart may have come between making the tables and starting them. */
export async function startAll(tables: Tables, presence: Presence, doc: ClassDoc): Promise<void> {
  for (const id of doc.tables) {
    const isWaiting = await tables.withReadable(id, (live) => live.doc.phase === 'lobby');
    if (isWaiting)
      await actOnTable(tables, presence, id, { do: 'start' }, { id: doc.organisers[0], name: '' });
  }
}

export const pause = (tables: Tables, id: string, words: string | undefined) =>
  rearrange(tables, id, (doc) => {
    if (doc.phase === 'running') doc.phase = 'paused';
    if (words !== undefined) doc.announcement = words;
  });

/** With the pause its message ends. */
export const resume = (tables: Tables, id: string) =>
  rearrange(tables, id, (doc) => {
    if (doc.phase === 'paused') doc.phase = 'running';
    doc.announcement = null;
  });

export const announce = (tables: Tables, id: string, words: string | null) =>
  rearrange(tables, id, (doc) => {
    doc.announcement = words;
  });

/** A bot plays for a student, or the student again. */
export const letBotPlay = (tables: Tables, id: string, seat: number, plays: boolean) =>
  rearrange(tables, id, (doc) => {
    const chair = doc.chairs[seat];
    if (chair === undefined || chair.resigned) throw refuse('refuse.noSeat');
    if (chair.person === null && !plays) throw refuse('refuse.noSeat');
    chair.bot = plays ? STAND_IN : null;
    chair.missed = null;
  });

/** A student has left the class: a bot plays on, without the name. */
export const emptySeats = (tables: Tables, id: string, person: string) =>
  rearrange(tables, id, (doc) => {
    for (const chair of doc.chairs)
      if (chair.person === person)
        Object.assign(chair, { person: null, name: null, bot: chair.bot ?? STAND_IN });
    doc.proposal = null;
  });

/** Ends the game for all. */
export const close = (tables: Tables, id: string) =>
  tables.withReadable(id, async (live) => {
    if (live.doc.phase === 'over') return;
    await tables.commit(live, { doc: { ...copyDoc(live.doc), phase: 'over', ended: 'closed' } });
  });

/** All games of the class are over: the secret of their dice need not be kept any longer. */
export const openSecret = (tables: Tables, id: string) =>
  tables.withReadable(id, async (live) => {
    if (live.doc.isSecretShared)
      await tables.commit(live, { doc: { ...copyDoc(live.doc), isSecretShared: false } });
  });

/** A late student takes over from a bot that plays for nobody. False if this table has none. */
async function takeOver(tables: Tables, id: string, student: StoredStudent): Promise<boolean> {
  const done = await tables.withReadable(id, async (live) => {
    if (live.doc.phase === 'over' || live.game === null) return false;
    const doc = copyDoc(live.doc);
    const chair = doc.chairs.find(
      ({ person, bot, resigned }) => person === null && bot !== null && !resigned,
    );
    if (chair === undefined) return false;
    Object.assign(chair, { person: student.person, name: student.name, bot: null, missed: null });
    // Players who would have to agree have changed.
    doc.proposal = null;
    await tables.commit(live, { doc, by: student.person });
    return true;
  });
  return done === true;
}

/** The table at which a late student plays on for a bot, where most bots are; null for an observer. */
export async function seatLate(
  tables: Tables,
  doc: ClassDoc,
  student: StoredStudent,
): Promise<string | null> {
  const bots = await Promise.all(
    doc.tables.map(async (id) => ({
      id,
      count:
        (await tables.withReadable(
          id,
          (live) => live.doc.chairs.filter(({ person, bot }) => person === null && bot !== null).length,
        )) ?? 0,
    })),
  );
  for (const { id } of bots.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count))
    if (await takeOver(tables, id, student)) return id;
  return null;
}
