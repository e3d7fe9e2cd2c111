/** A class as its students, its organisers and its projector see it. Of games they see what every spectator sees. */
import { promptOf } from '@entente/engine';
import type { ClassDoor, ClassLead, ClassLine, ClassScreen, ClassTable } from '@entente/protocol';
import { showMeasures } from '@entente/table';
import {
  type ClassDoc,
  isOrganiser,
  type StoredFrost,
  type StoredPin,
  type StoredPoll,
  type StoredStar,
  studentOf,
} from '../store/class-doc.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { outcomeFor, type Presence } from '../tables/show-table.ts';
import type { Tables } from '../tables/tables.ts';
import type { World } from '../world.ts';
import { isFull, offeredNames } from './join.ts';
import { playsOther } from './make-tables.ts';
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
  const { name, code, game, names, projected, observed, lessons, deleteAt, days, phase, message } = doc;
  return {
    name,
    code,
    game,
    names,
    free: me === undefined && names === 'given' ? offeredNames(doc, world) : [],
    isFull: isFull(doc),
    projected,
    observed,
    lessons: [...lessons],
    deleteAt,
    days,
    phase,
    students: doc.students.length,
    message,
    lead: isOrganiser(doc, person) ? doc.id : null,
    me:
      me === undefined
        ? null
        : {
            name: me.name,
            pin: me.pin,
            isWaiting: me.isWaiting,
            isReady: me.isReady === true,
            table: me.table,
          },
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
  const { other, observed, lessons, days, deleteAt, phase, message } = doc;
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
    other: other === null ? null : { ...other },
    observed,
    lessons: [...lessons],
    days,
    deleteAt,
    phase,
    message,
    students: doc.students.map(({ id, name, pin, isWaiting, isReady, table }) => ({
      id,
      name,
      pin,
      isWaiting,
      isReady: isReady === true,
      table: table === null ? null : numberOf(table),
    })),
    tables: await showTables(services, doc, { withNames: true, withHints: true }),
    gate: doc.gate,
    until: doc.until,
    frozen: doc.frozen?.at ?? null,
    stars: doc.stars.map((star) => showStar(doc, star)),
    pins: doc.pins.map(showPin),
    showing: doc.showing,
    news: doc.news.map(({ words, inject, tables, at }) => ({
      words,
      inject,
      tables: tables.map(numberOf),
      at,
    })),
    polls: doc.polls.map(showPoll),
    notes: Object.fromEntries(doc.notes.map(({ step, text }) => [step, text])),
    now: services.connections.now(),
  };
}

export async function showScreen(services: ClassViewServices, doc: ClassDoc): Promise<ClassScreen> {
  const { name, code, game, phase, message, projected, students } = doc;
  const poll = doc.polls.at(-1);
  const star = doc.stars.find(({ id }) => id === doc.showing);
  const pin = doc.pins.find(({ id }) => id === doc.showing);
  const there = students.filter(({ isWaiting }) => !isWaiting);
  return {
    name,
    code,
    game,
    phase,
    students: there.length,
    names: projected ? there.map((student) => student.name) : [],
    tables: frozenAs(doc.frozen, await showTables(services, doc, { withNames: projected, withHints: false })),
    message,
    until: doc.until,
    gate: doc.gate,
    frozen: doc.frozen?.at ?? null,
    star: star === undefined ? null : showStar(doc, star),
    pin: pin === undefined ? null : showPin(pin),
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
  telling: Telling,
): Promise<ClassTable[]> {
  const shown: ClassTable[] = [];
  for (const [index, id] of doc.tables.entries()) {
    const tile = await tables.withReadable(id, (table) => showTile(table, index + 1, telling, connections));
    shown.push({ ...(tile ?? brokenTile(id, index + 1)), other: playsOther(doc, index + 1) });
  }
  return shown;
}

/** What of a table is told besides what every spectator sees. */
export interface Telling {
  readonly withNames: boolean;
  readonly withHints: boolean;
}

const showPin = ({ id, title }: StoredPin) => ({ id, title });

const showStar = (doc: ClassDoc, { id, table, moment, round, caption }: StoredStar) => ({
  id,
  table: doc.tables.indexOf(table) + 1,
  moment,
  round,
  caption,
});

/** The tables as they were when the projector was frozen. */
const frozenAs = (frost: StoredFrost | null, tables: readonly ClassTable[]): ClassTable[] =>
  tables.map((table) => {
    const then = frost?.tables[table.id];
    if (then === undefined) return table;
    const { round, phase, measured } = then;
    return { ...table, round, phase, measured: table.measured.slice(0, measured) };
  });

export function showTile(
  live: LiveTable,
  number: number,
  { withNames, withHints }: Telling,
  presence: Pick<Presence, 'isOnline'>,
): ClassTable {
  const { doc, play } = live;
  const round = play?.position.round ?? 0;
  const asked = live.askedFor(null);
  return {
    id: doc.id,
    number,
    version: doc.version,
    phase: doc.phase,
    round,
    held: doc.phase === 'paused' ? (doc.guidance?.held ?? null) : null,
    other: false,
    moment: play?.moment ?? 0,
    prompt: play === null ? null : promptOf(play.game, play.view('spectator')),
    changed: live.changed,
    chairs: doc.chairs.map(({ person, name, bot, hint }, seat) => ({
      seat,
      name: withNames ? name : null,
      hint: withHints && hint?.round === round ? hint.words : null,
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
  held: null,
  other: false,
  moment: 0,
  prompt: null,
  changed: 0,
  chairs: [],
  announcement: null,
  measured: [],
  outcome: null,
  broken: true,
});
