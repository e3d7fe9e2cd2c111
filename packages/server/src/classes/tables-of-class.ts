/** What an organiser does to the tables of a class. */
import type { BotLevel } from '@entente/protocol';
import { RefusalError, refuse } from '../refuse.ts';
import type { ClassDoc, StoredStudent } from '../store/class-doc.ts';
import { type Gate, type Guidance, placesOf, type TableDoc } from '../store/table-doc.ts';
import { actOnTable } from '../tables/acts/act-on-table.ts';
import { copyDoc, STAND_IN } from '../tables/acts/arrange.ts';
import { keepOrGoBack } from '../tables/acts/go-back.ts';
import { followRules } from '../tables/acts/resign.ts';
import { demandGame } from '../tables/commands.ts';
import { leavePair, UNGUIDED } from '../tables/guidance.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Presence } from '../tables/show-table.ts';
import type { Tables } from '../tables/tables.ts';

/** Bots that answer for people. */
export interface Bots {
  answer(live: LiveTable, seat: number, level: BotLevel, late: boolean): void;
}

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
    if (doc.phase === 'paused') goOn(doc);
    doc.announcement = null;
  });

/** What has paused it by itself would pause it again. */
function goOn(doc: TableDoc): void {
  const { held } = guided(doc);
  doc.phase = 'running';
  if (held === 'gate') change(doc, { gate: null, held: null });
  if (held === 'clock') change(doc, { until: null, held: null });
}

const guided = ({ guidance }: TableDoc): Guidance => guidance ?? UNGUIDED;

function change(doc: TableDoc, part: Partial<Guidance>): void {
  doc.guidance = { ...guided(doc), ...part };
}

/** A new gate, or none. What waits at the gate before goes on. */
export const setGate = (tables: Tables, id: string, gate: Gate | null) =>
  rearrange(tables, id, (doc) => {
    if (doc.phase === 'paused' && guided(doc).held === 'gate') goOn(doc);
    change(doc, { gate });
  });

/** When it pauses by itself; null: it does not. With time again, it goes on. */
export const setEnd = (tables: Tables, id: string, until: number | null) =>
  rearrange(tables, id, (doc) => {
    if (doc.phase === 'paused' && guided(doc).held === 'clock') goOn(doc);
    change(doc, { until });
  });

/** Its players are asked to go on, until they do. */
export const nudge = (tables: Tables, id: string) =>
  tables.withReadable(id, async (live) => {
    if (!live.open || live.play === null) return;
    const doc = copyDoc(live.doc);
    change(doc, { nudged: live.play.moment });
    // How long the table has stood still goes on being counted.
    await tables.commit(live, { doc, isSecret: true });
  });

/** Words for one seat alone, as long as the round lasts. */
export const hint = (tables: Tables, id: string, seat: number, words: string | null) =>
  tables.withReadable(id, async (live) => {
    const doc = copyDoc(live.doc);
    const chair = doc.chairs[seat];
    if (chair === undefined) throw refuse('refuse.noSeat');
    chair.hint = words === null ? null : { words, round: live.play?.position.round ?? 0 };
    await tables.commit(live, { doc, isSecret: true });
  });

/** A bot answers once for each player that it waits for. */
export const answerForAll = (tables: Tables, bots: Bots, id: string) =>
  tables.withReadable(id, (live) => {
    if (!live.open) throw refuse('refuse.notNow');
    for (const seat of live.askedPersons) bots.answer(live, seat, STAND_IN, true);
  });

/** The table goes back to where its round began; from the beginning of one, to the beginning of the round before. */
export const redo = (tables: Tables, id: string) =>
  tables.withReadable(id, async (live) => {
    const play = demandGame(live);
    const { phase } = live.doc;
    if (phase !== 'running' && phase !== 'paused') throw refuse('refuse.notNow');
    const applied = play.goBackTo(0, play.beginningOfRound, [], true);
    if (!applied.ok) throw new RefusalError(applied.refusal, live.game);
    live.forgetReplay();
    const doc = copyDoc(live.doc);
    followRules(doc, play.game, play.position);
    doc.proposal = null;
    if (guided(doc).held === 'gate') {
      doc.phase = 'running';
      change(doc, { held: null });
    }
    change(doc, { nudged: null });
    await tables.commit(live, { doc, entries: [{ entry: applied.entry, command: null }] });
  });

/**
 * Tells a table news, which its log keeps.
 * @returns false where the game is over, or its rules make nothing of it now
 */
export const tell = async (
  tables: Tables,
  id: string,
  words: string,
  inject: string | undefined,
): Promise<boolean> => {
  const done = await tables.withReadable(id, async (live) => {
    const { play, doc } = live;
    if (play === null || doc.phase === 'over') return false;
    const applied = play.tell(words, inject);
    if (!applied.ok) return false;
    await tables.commit(live, {
      doc: { ...copyDoc(doc), announcement: words },
      entries: [{ entry: applied.entry, command: null }],
    });
    return true;
  });
  return done === true;
};

/** More people see what every seat of it sees. Only where that was agreed before the start. */
export const openTo = (tables: Tables, id: string, person: string) =>
  rearrange(tables, id, (doc) => {
    const { openTo: now } = guided(doc);
    if (now !== null && !placesOf(doc, person).length)
      change(doc, { openTo: [...new Set([...now, person])] });
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
    for (const chair of doc.chairs) leavePair(chair, person);
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
