/** Classes: students come in, an organiser makes tables of them and leads. */
import type { ClassAct, ClassDoor, ClassLead, ClassScreen, classBody } from '@entente/protocol';
import type * as z from 'zod/mini';
import { newPin } from '../ids.ts';
import { refuse } from '../refuse.ts';
import { type ClassDoc, isOrganiser, studentOf } from '../store/class-doc.ts';
import type { SessionPerson } from '../store/store.ts';
import type { Actor } from '../tables/acts/arrange.ts';
import type { Presence } from '../tables/show-table.ts';
import { ClassChanges } from './class-changes.ts';
import { type DeleteClassServices, deleteClass } from './delete-class.ts';
import { comeBack, enter } from './join.ts';
import { isLeading, lead } from './leading.ts';
import { type Division, dividedTables } from './make-tables.ts';
import { newClass } from './new-class.ts';
import { askAll, closePolls, vote } from './polls.ts';
import { showDoor, showLead, showScreen } from './show-class.ts';
import * as tablesOf from './tables-of-class.ts';
import { isShowing, showOnWall } from './wall.ts';

export interface ClassServices extends DeleteClassServices {
  readonly connections: Presence;
  readonly botRunner: tablesOf.Bots;
}

/** Tables of one class. */
const MOST_TABLES = 60;
/** Classes that one person organises at the same time. */
const MOST_CLASSES = 20;

export class Classes {
  private readonly services: ClassServices;
  private readonly changes: ClassChanges;

  constructor(services: ClassServices) {
    this.services = services;
    this.changes = new ClassChanges(services.store);
  }

  private get world() {
    return this.services.tables.world;
  }

  async create(wish: z.output<typeof classBody>, organiser: string): Promise<string> {
    const { store, tables } = this.services;
    const game = tables.games.get(wish.game);
    if (game === undefined) throw refuse('refuse.noGame', { game: wish.game });
    const own = (await store.classes.ofPerson(organiser)).filter((doc) => isOrganiser(doc, organiser));
    if (own.length >= MOST_CLASSES) throw refuse('refuse.tooMany', { count: MOST_CLASSES });
    const doc = newClass(game, wish, organiser, this.world, tables.now());
    await store.classes.add(doc);
    return doc.id;
  }

  /** The latest first. */
  async organisedBy(person: string): Promise<ClassDoc[]> {
    const all = await this.services.store.classes.ofPerson(person);
    return all.filter((doc) => isOrganiser(doc, person)).sort((a, b) => b.created - a.created);
  }

  /** Null for a wrong code. */
  async byCode(code: string): Promise<ClassDoc | null> {
    const doc = (await this.services.store.classes.byCode(code.toLowerCase()))?.doc ?? null;
    return doc === null || doc.deleteAt <= this.services.tables.now() ? null : doc;
  }

  door(doc: ClassDoc, person: string | null): ClassDoor {
    return showDoor(doc, person, this.world);
  }

  screen(doc: ClassDoc): Promise<ClassScreen> {
    return showScreen(this.services, doc);
  }

  /** @param makePerson for a browser that is nobody yet */
  async join(
    { id }: ClassDoc,
    name: string,
    person: SessionPerson | null,
    makePerson: () => Promise<string>,
  ): Promise<{ doc: ClassDoc; person: string }> {
    // Looks before a person is made: most refusals need none.
    const now = await this.load(id);
    if (person !== null && studentOf(now, person.id) !== undefined) return { doc: now, person: person.id };
    enter(structuredClone(now), name, { id: '', isMade: false }, this.world);
    const as = { id: person?.id ?? (await makePerson()), isMade: person === null };
    const { doc, result } = await this.changes.change(id, (changed) => enter(changed, name, as, this.world));
    return { doc: await this.placeLate(doc, result.id), person: as.id };
  }

  /** The person of the student with this name and pin; null if they do not match. */
  async comeBack(
    { id }: ClassDoc,
    name: string,
    pin: string,
  ): Promise<{ doc: ClassDoc; person: string | null }> {
    const { doc, result } = await this.changes.change(id, (changed) => comeBack(changed, name, pin));
    return { doc, person: result?.person ?? null };
  }

  /** When there are tables already, a new student plays on for a bot. */
  private async placeLate(doc: ClassDoc, student: string): Promise<ClassDoc> {
    const late = doc.students.find(({ id }) => id === student);
    if (doc.phase !== 'playing' || late === undefined || late.isWaiting || late.table !== null) return doc;
    const table = await tablesOf.seatLate(this.services.tables, doc, late);
    if (table === null) {
      await this.showAll(doc, late.person);
      return doc;
    }
    const placed = await this.changes.change(doc.id, (changed) => {
      const one = changed.students.find(({ id }) => id === student);
      if (one !== undefined) one.table = table;
    });
    return placed.doc;
  }

  /** Where observers see all, so does this one. */
  private async showAll({ tables, observed }: ClassDoc, person: string): Promise<void> {
    if (!observed) return;
    for (const table of tables) await tablesOf.openTo(this.services.tables, table, person);
  }

  private async load(id: string): Promise<ClassDoc> {
    const stored = await this.services.store.classes.load(id);
    if (stored === null || stored.doc.deleteAt <= this.services.tables.now())
      throw refuse('refuse.classGone');
    return stored.doc;
  }

  private async demand(id: string, person: string): Promise<ClassDoc> {
    const doc = await this.load(id);
    if (!isOrganiser(doc, person)) throw refuse('refuse.notOrganiser');
    return doc;
  }

  async lead(id: string, person: string): Promise<ClassLead> {
    return this.shown(await this.demand(id, person));
  }

  /** When all games are over, so is the class. */
  private async shown(doc: ClassDoc): Promise<ClassLead> {
    const lead = await showLead(this.services, doc);
    if (doc.phase !== 'playing' || lead.tables.some(({ phase }) => phase !== 'over')) return lead;
    const { doc: over } = await this.changes.change(doc.id, (changed) => {
      changed.phase = 'over';
    });
    for (const table of over.tables) await tablesOf.openSecret(this.services.tables, table);
    return showLead(this.services, over);
  }

  /** Another organiser, or the same on another device, by the link of the organiser. */
  async comeToLead(id: string, key: string, makePerson: () => Promise<string>): Promise<ClassLead> {
    const before = await this.load(id);
    if (before.key !== key) throw refuse('refuse.notOrganiser');
    const person = await makePerson();
    const { doc } = await this.changes.change(id, (changed) => {
      changed.organisers = [...new Set([...changed.organisers, person])];
    });
    // A student keeps to what the own seat sees.
    if (studentOf(doc, person) === undefined) await this.showAll(doc, person);
    return this.shown(doc);
  }

  /** @returns null when the class is deleted */
  async act(id: string, act: ClassAct, actor: Actor): Promise<ClassLead | null> {
    const doc = await this.demand(id, actor.id);
    if (act.do === 'delete') {
      await deleteClass(this.services, doc);
      return null;
    }
    if (act.do === 'divide') await this.divide(doc, act);
    else if ('student' in act) await this.actOnStudent(doc, act);
    else if (act.do === 'project' || act.do === 'note') await this.set(doc, act);
    else if (act.do === 'ask' || act.do === 'closePoll') await this.poll(doc, act);
    else if (isLeading(act)) await lead(this.services, this.changes, doc, act);
    else if (isShowing(act)) await showOnWall(this.services, this.changes, doc, act);
    else await this.actOnTables(doc, act);
    return this.shown(await this.load(id));
  }

  private async divide({ id }: ClassDoc, division: Division): Promise<void> {
    const { gaps } = division;
    const { store, tables, connections } = this.services;
    const doc = await this.load(id);
    if (doc.phase !== 'gathering') throw refuse('refuse.notNow');
    const game = tables.games.get(doc.game);
    if (game === undefined) throw refuse('refuse.noGame', { game: doc.game });
    if (!doc.students.some(({ isWaiting }) => !isWaiting)) throw refuse('refuse.classEmpty');
    const divided = dividedTables(doc, game, division, this.world, tables.now());
    if (divided.length > MOST_TABLES) throw refuse('refuse.tooMany', { count: MOST_TABLES });
    for (const table of divided) await store.tables.add(table.doc, tables.now());
    try {
      const changed = await this.changes.change(id, (now) => {
        if (now.phase !== 'gathering') throw refuse('refuse.notNow');
        now.phase = 'playing';
        now.tables = divided.map((table) => table.doc.id);
        for (const table of divided)
          for (const { id: seated } of table.students) {
            const student = now.students.find((one) => one.id === seated);
            if (student !== undefined) student.table = table.doc.id;
          }
      });
      await tablesOf.startAll(tables, connections, changed.doc);
      // Students who came while the tables were made.
      for (const { id: student, table } of changed.doc.students)
        if (table === null && gaps === 'bots') await this.placeLate(changed.doc, student);
    } catch (fault) {
      const now = await store.classes.load(id);
      if (now?.doc.tables.includes(divided[0].doc.id) !== true)
        for (const table of divided) await store.tables.remove(table.doc.id);
      throw fault;
    }
  }

  private async actOnStudent(
    doc: ClassDoc,
    act: Extract<ClassAct, { do: 'admit' | 'remove' | 'pin' }>,
  ): Promise<void> {
    const student = doc.students.find(({ id }) => id === act.student);
    if (student === undefined) throw refuse('refuse.nobody');
    const { doc: changed } = await this.changes.change(doc.id, (now) => {
      const one = now.students.find(({ id }) => id === act.student);
      if (one === undefined) throw refuse('refuse.nobody');
      if (act.do === 'admit') one.isWaiting = false;
      else if (act.do === 'pin') Object.assign(one, { pin: newPin(this.world), misses: 0 });
      else now.students = now.students.filter((other) => other !== one);
    });
    if (act.do === 'admit') await this.placeLate(changed, act.student);
    if (act.do === 'remove' && student.table !== null)
      await tablesOf.emptySeats(this.services.tables, student.table, student.person);
  }

  private async set(doc: ClassDoc, act: Extract<ClassAct, { do: 'project' | 'note' }>): Promise<void> {
    await this.changes.change(doc.id, (now) => {
      if (act.do === 'project') now.projected = act.names;
      else
        now.notes = [
          ...now.notes.filter(({ step }) => step !== act.step),
          ...(act.text === '' ? [] : [{ step: act.step, text: act.text }]),
        ];
    });
  }

  /** The question is on every screen; the answer is given at the address of the class. */
  private async poll(doc: ClassDoc, act: Extract<ClassAct, { do: 'ask' | 'closePoll' }>): Promise<void> {
    await this.changes.change(doc.id, (now) => {
      if (act.do === 'ask') askAll(now, act.question, act.answers, this.world);
      else closePolls(now);
    });
    const words = act.do === 'ask' ? act.question : null;
    for (const id of doc.tables) await tablesOf.announce(this.services.tables, id, words);
  }

  /** A student has prepared, or not yet. */
  async ready({ id }: ClassDoc, person: string, isReady: boolean): Promise<ClassDoc> {
    const { doc } = await this.changes.change(id, (now) => {
      const student = studentOf(now, person);
      if (student === undefined) throw refuse('refuse.notSeated');
      student.isReady = isReady;
    });
    return doc;
  }

  async vote({ id }: ClassDoc, person: string, poll: string, answer: number): Promise<ClassDoc> {
    return (await this.changes.change(id, (now) => vote(now, person, poll, answer))).doc;
  }

  private async actOnTables(
    doc: ClassDoc,
    act: Extract<ClassAct, { do: 'pause' | 'resume' | 'say' | 'bot' | 'end' }>,
  ): Promise<void> {
    const { tables } = this.services;
    if (act.do === 'bot') {
      if (!doc.tables.includes(act.table)) throw refuse('refuse.noTable');
      await tablesOf.letBotPlay(tables, act.table, act.seat, act.plays);
      return;
    }
    const wanted = act.do === 'end' ? undefined : act.tables;
    if (wanted?.some((id) => !doc.tables.includes(id))) throw refuse('refuse.noTable');
    // To all of them: also to those in the waiting room.
    if (wanted === undefined && act.do !== 'end') await this.tellAll(doc, act);
    for (const id of wanted ?? doc.tables) {
      if (act.do === 'pause') await tablesOf.pause(tables, id, act.words);
      else if (act.do === 'resume') await tablesOf.resume(tables, id);
      else if (act.do === 'say') await tablesOf.announce(tables, id, act.words);
      else await tablesOf.close(tables, id);
    }
  }

  private async tellAll(
    doc: ClassDoc,
    act: Extract<ClassAct, { do: 'pause' | 'resume' | 'say' }>,
  ): Promise<void> {
    const words = act.do === 'resume' ? null : (act.words ?? doc.message);
    if (words === doc.message) return;
    await this.changes.change(doc.id, (now) => {
      now.message = words;
    });
  }
}
