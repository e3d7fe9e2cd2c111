/** A class as its students, its organisers and its projector see it. Of games they see what every spectator sees. */
import { promptOf } from '@entente/engine';
import type { ClassDoor, ClassLead, ClassLine, ClassScreen, ClassTable } from '@entente/protocol';
import { showMeasures } from '@entente/table';
import { type ClassDoc, isOrganiser, type StoredPoll, studentOf } from '../store/class-doc.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { outcomeFor, type Presence } from '../tables/show-table.ts';
import type { Tables } from '../tables/tables.ts';
import type { World } from '../world.ts';
import { isFull, offeredNames } from './join.ts';
import { countsOf } from './polls.ts';

export interface ClassViewServices {
  readonly tables: Tables;
  readonly connections: Presence;
}

export const showClassLine = (doc: ClassDoc): ClassLine => ({
  id: doc.id,
  code: doc.code,
  name: doc.name,
  game: doc.game,
  phase: doc.phase,
  students: doc.students.length,
  created: doc.created,
  deleteAt: doc.deleteAt,
});

/** What everybody with the code sees; a student also the student's own pin. */
export function showDoor(doc: ClassDoc, person: string | null, world: World): ClassDoor {
  const me = studentOf(doc, person);
  const { name, code, game, names, projected, deleteAt, days, phase, message } = doc;
  return {
    name,
    code,
    game,
    names,
    free: me === undefined && names === 'given' ? offeredNames(doc, world) : [],
    isFull: isFull(doc),
    projected,
    deleteAt,
    days,
    phase,
    students: doc.students.length,
    message,
    lead: isOrganiser(doc, person) ? doc.id : null,
    me: me === undefined ? null : { name: me.name, pin: me.pin, isWaiting: me.isWaiting, table: me.table },
    poll: me === undefined || me.isWaiting ? null : openPollFor(doc, me.id),
    tables: me !== undefined && me.table === null && !me.isWaiting ? doc.tables : [],
  };
}

function openPollFor({ polls }: ClassDoc, student: string): ClassDoor['poll'] {
  const poll = polls.find(({ isOpen }) => isOpen);
  if (poll === undefined) return null;
  const { id, question, answers, votes } = poll;
  return { id, question, answers: [...answers], mine: votes[student] ?? null };
}

const showPoll = (poll: StoredPoll) => ({
  id: poll.id,
  question: poll.question,
  answers: [...poll.answers],
  counts: countsOf(poll),
  isOpen: poll.isOpen,
});

export async function showLead(services: ClassViewServices, doc: ClassDoc): Promise<ClassLead> {
  const { id, name, code, key, language, game, options, seats, names, projected, sameDice } = doc;
  const { days, deleteAt, phase, message } = doc;
  const numberOf = (table: string) => doc.tables.indexOf(table) + 1;
  return {
    id,
    name,
    code,
    key,
    language,
    game,
    options: { ...options },
    seats,
    names,
    projected,
    sameDice,
    days,
    deleteAt,
    phase,
    message,
    students: doc.students.map(({ id, name, pin, isWaiting, table }) => ({
      id,
      name,
      pin,
      isWaiting,
      table: table === null ? null : numberOf(table),
    })),
    tables: await showTables(services, doc, true),
    polls: doc.polls.map(showPoll),
    notes: Object.fromEntries(doc.notes.map(({ step, text }) => [step, text])),
    now: services.connections.now(),
  };
}

export async function showScreen(services: ClassViewServices, doc: ClassDoc): Promise<ClassScreen> {
  const { name, code, game, phase, message, projected, students } = doc;
  const poll = doc.polls.at(-1);
  const there = students.filter(({ isWaiting }) => !isWaiting);
  return {
    name,
    code,
    game,
    phase,
    students: there.length,
    names: projected ? there.map((student) => student.name) : [],
    tables: await showTables(services, doc, projected),
    message,
    poll:
      poll === undefined
        ? null
        : {
            ...showPoll(poll),
            ...(poll.isOpen ? { counts: null } : {}),
            voted: Object.keys(poll.votes).length,
          },
    now: services.connections.now(),
  };
}

/** One after the other: all at once they might not fit into memory. */
async function showTables(
  { tables, connections }: ClassViewServices,
  doc: ClassDoc,
  withNames: boolean,
): Promise<ClassTable[]> {
  const shown: ClassTable[] = [];
  for (const [index, id] of doc.tables.entries()) {
    const live = await tables.withReadable(id, (table) => showTile(table, index + 1, withNames, connections));
    shown.push(live ?? brokenTile(id, index + 1));
  }
  return shown;
}

export function showTile(
  live: LiveTable,
  number: number,
  withNames: boolean,
  presence: Pick<Presence, 'isOnline'>,
): ClassTable {
  const { doc, play } = live;
  const asked = live.askedFor(null);
  return {
    id: doc.id,
    number,
    version: doc.version,
    phase: doc.phase,
    round: play?.position.round ?? 0,
    moment: play?.moment ?? 0,
    prompt: play === null ? null : promptOf(play.game, play.view('spectator')),
    changed: live.changed,
    chairs: doc.chairs.map(({ person, name, bot }, seat) => ({
      seat,
      name: withNames ? name : null,
      bot: bot !== null,
      held: person !== null,
      online: person !== null && presence.isOnline(person, doc.id),
      asked: asked.includes(seat),
    })),
    announcement: doc.announcement ?? null,
    measured: play === null ? [] : showMeasures(play).measured,
    outcome: outcomeFor(doc, play?.position.outcome ?? null),
    ...(live.broken === null ? {} : { broken: true }),
  };
}

const brokenTile = (id: string, number: number): ClassTable => ({
  id,
  number,
  version: 0,
  phase: 'over',
  round: 0,
  moment: 0,
  prompt: null,
  changed: 0,
  chairs: [],
  announcement: null,
  measured: [],
  outcome: null,
  broken: true,
});
