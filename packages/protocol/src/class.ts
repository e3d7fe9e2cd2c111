/** A class: several tables of one set-up with one organiser. */
import * as z from 'zod/mini';
import { id, language, message, personName, seatNumber, tableName } from './basics.ts';
import { measured } from './shown.ts';
import { options, outcome, tablePhase } from './table.ts';

const key = z.string().check(z.regex(/^[\w-]{43}$/));
const pin = z.string().check(z.regex(/^\d{4}$/));
/** A lesson of the game, by the name of its file. */
const lessonId = z.string().check(z.regex(/^[\w-]{1,60}$/));
const words = z.string().check(z.trim(), z.regex(/^[^\p{Cc}\p{Cs}]{1,200}$/u));

export const classBody = z.strictObject({
  name: tableName,
  language,
  game: z.string().check(z.maxLength(60)),
  options: z._default(options, {}),
  seats: z.int().check(z.gte(2), z.lte(16)),
  /** Chosen from a list, or typed; then each waits for the organiser's nod. */
  names: z._default(z.enum(['given', 'typed']), 'given'),
  /** May names be on the projector? */
  projected: z._default(z.boolean(), false),
  /** The same dice and the same order of cards at all tables. */
  sameDice: z._default(z.boolean(), false),
  /** What the tables with even numbers play by instead: half of the class against the other half. */
  other: z._default(z.nullable(options), null),
  /** The organisers and the observers see what every seat sees, and all players know it. Only from the start. */
  observed: z._default(z.boolean(), false),
  /** After this many rounds all tables wait; null: they play to the end. */
  rounds: z._default(z.nullable(z.int().check(z.gte(1), z.lte(50))), null),
  /** Lessons of the game to take before, in this order. */
  lessons: z._default(z.array(lessonId).check(z.maxLength(10)), []),
  /** Days until everything is deleted. */
  days: z._default(z.int().check(z.gte(1), z.lte(365)), 30),
});
export type ClassBody = z.input<typeof classBody>;

const classPhase = z.enum(['gathering', 'playing', 'over']);
export const classMade = z.strictObject({ class: id });

const classLine = z.strictObject({
  id,
  code: z.string(),
  name: z.string(),
  game: z.string(),
  phase: classPhase,
  students: z.number(),
  created: z.number(),
  deleteAt: z.number(),
});
export const classesAnswer = z.strictObject({ classes: z.array(classLine) });
export type ClassLine = z.infer<typeof classLine>;

/** What a student sees of a class: the door, the waiting room, the way to the table. */
export const classDoor = z.strictObject({
  name: z.string(),
  code: z.string(),
  game: z.string(),
  names: z.enum(['given', 'typed']),
  /** Names that are free, if they are given. */
  free: z.array(z.string()),
  isFull: z.boolean(),
  projected: z.boolean(),
  /** Do organisers and observers see what every seat sees? */
  observed: z.boolean(),
  lessons: z.array(z.string()),
  /** When everything is deleted, and after how many days. */
  deleteAt: z.number(),
  days: z.number(),
  phase: classPhase,
  students: z.number(),
  message: z.nullable(z.string()),
  /** Are you its organiser? Then this is its id. */
  lead: z.nullable(id),
  me: z.nullable(
    z.strictObject({
      name: z.string(),
      pin: z.string(),
      isWaiting: z.boolean(),
      /** Has the student prepared? */
      isReady: z.boolean(),
      /** Null before the tables are made, and for observers. */
      table: z.nullable(id),
    }),
  ),
  /** The question that is open now, and your answer so far. */
  poll: z.nullable(
    z.strictObject({
      id,
      question: z.string(),
      answers: z.array(z.string()),
      mine: z.nullable(z.number()),
    }),
  ),
  /** For observers, once there are tables. */
  tables: z.array(id),
});
export type ClassDoor = z.infer<typeof classDoor>;

/** A question to everybody. Who answered what stays with the server. */
const classPoll = z.strictObject({
  id,
  question: z.string(),
  answers: z.array(z.string()),
  /** How often each was given. */
  counts: z.array(z.number()),
  isOpen: z.boolean(),
});

/** A student answers; the number of the answer, from 0. */
export const classVote = z.strictObject({ poll: id, answer: z.int().check(z.gte(0), z.lt(5)) });

export const classReady = z.strictObject({ ready: z.boolean() });

/** With the pin: the same student on another device. */
export const classJoin = z.strictObject({ name: personName, pin: z.optional(pin) });

/** A table of a class on the organiser's page or the projector. Nothing hidden: what every spectator sees. */
export const classTable = z.strictObject({
  id,
  /** From 1. */
  number: z.number(),
  version: z.number(),
  phase: tablePhase,
  round: z.number(),
  /** It waits at a gate of the class, or the time that the organiser gave is over. */
  held: z.nullable(z.enum(['gate', 'clock'])),
  /** It plays by the other options of the class. */
  other: z.boolean(),
  /** The number of the present moment. */
  moment: z.number(),
  prompt: z.nullable(message),
  /** When something last changed that everybody can see. */
  changed: z.number(),
  chairs: z.array(
    z.strictObject({
      seat: seatNumber,
      /** Null on the projector, unless names are allowed there. */
      name: z.nullable(z.string()),
      /** Words of the organiser that its people read now; only on the organiser's page. */
      hint: z.nullable(z.string()),
      /** Does a bot play it now? */
      bot: z.boolean(),
      /** Does a student hold it? */
      held: z.boolean(),
      online: z.boolean(),
      asked: z.boolean(),
    }),
  ),
  announcement: z.nullable(z.string()),
  measured: z.array(measured),
  outcome: z.nullable(outcome),
  /** It cannot be read. */
  broken: z.optional(z.literal(true)),
});
export type ClassTable = z.infer<typeof classTable>;

/** A moment at a table that an organiser has starred. */
const classStar = z.strictObject({
  id,
  /** The number of the table. */
  table: z.number(),
  moment: z.number(),
  round: z.number(),
  caption: z.string(),
});

/** A chart of the laboratory; its picture is fetched by itself. */
const classPin = z.strictObject({ id, title: z.string() });
export const classPicture = z.strictObject({ title: z.string(), svg: z.string() });

/** Where all tables wait: at the beginning of a round, or of a phase in it. */
const gate = z.strictObject({ round: z.number(), phase: z.nullable(z.string()) });

export const classScreen = z.strictObject({
  name: z.string(),
  code: z.string(),
  game: z.string(),
  phase: classPhase,
  students: z.number(),
  /** Empty unless they are allowed on the projector. */
  names: z.array(z.string()),
  tables: z.array(classTable),
  message: z.nullable(z.string()),
  /** When the time that the organiser gave is over. */
  until: z.nullable(z.number()),
  gate: z.nullable(gate),
  /** Since when the tables are shown as they were then. */
  frozen: z.nullable(z.number()),
  /** Shown in large instead of the chart. */
  star: z.nullable(classStar),
  pin: z.nullable(classPin),
  /** The last question. While it is open, only how often it was answered: nobody is to follow the others. */
  poll: z.nullable(
    z.strictObject({ ...classPoll.shape, counts: z.nullable(z.array(z.number())), voted: z.number() }),
  ),
  now: z.number(),
});
export type ClassScreen = z.infer<typeof classScreen>;

export const classLead = z.strictObject({
  id,
  name: z.string(),
  code: z.string(),
  key: z.string(),
  language,
  game: z.string(),
  options,
  seats: z.number(),
  names: z.enum(['given', 'typed']),
  projected: z.boolean(),
  sameDice: z.boolean(),
  other: z.nullable(options),
  observed: z.boolean(),
  lessons: z.array(z.string()),
  days: z.number(),
  deleteAt: z.number(),
  phase: classPhase,
  message: z.nullable(z.string()),
  students: z.array(
    z.strictObject({
      id,
      name: z.string(),
      pin: z.string(),
      isWaiting: z.boolean(),
      isReady: z.boolean(),
      /** The number of the table; null without one. */
      table: z.nullable(z.number()),
    }),
  ),
  tables: z.array(classTable),
  notes: z.record(z.string(), z.string()),
  polls: z.array(classPoll),
  gate: z.nullable(gate),
  until: z.nullable(z.number()),
  frozen: z.nullable(z.number()),
  stars: z.array(classStar),
  pins: z.array(classPin),
  /** The star or pin that the projector shows. */
  showing: z.nullable(id),
  /** News that tables were told, the oldest first. */
  news: z.array(
    z.strictObject({
      words: z.string(),
      inject: z.nullable(z.string()),
      /** Numbers of tables. */
      tables: z.array(z.number()),
      at: z.number(),
    }),
  ),
  now: z.number(),
});
export type ClassLead = z.infer<typeof classLead>;

/** By the link of the organiser. The name is for a browser without a person. */
export const classKey = z.strictObject({ key, name: personName });

const tables = z.optional(z.array(id).check(z.maxLength(60)));

/** What organisers do. Without `tables`: all of them. */
export const classAct = z.discriminatedUnion('do', [
  /** A typed name may stay. */
  z.strictObject({ do: z.literal('admit'), student: id }),
  /** A student goes; at a table a bot plays on. */
  z.strictObject({ do: z.literal('remove'), student: id }),
  /** A new pin, for a lost one or after too many wrong ones. */
  z.strictObject({ do: z.literal('pin'), student: id }),
  /** Makes the tables and starts them. Places that stay empty get bots; or students without a full table observe. */
  z.strictObject({
    do: z.literal('divide'),
    /** Students over: bots fill their table, they observe, or they share seats. */
    gaps: z.enum(['bots', 'observe', 'pairs']),
    /** Two students at every seat: one decides, the other sees the same; they swap every round. */
    twos: z.optional(z.boolean()),
  }),
  z.strictObject({ do: z.literal('pause'), tables, words: z.optional(words) }),
  z.strictObject({ do: z.literal('resume'), tables }),
  /** A message on the screens; null takes it away. */
  z.strictObject({ do: z.literal('say'), tables, words: z.nullable(words) }),
  /** A bot plays this seat for now, or its student again. */
  z.strictObject({ do: z.literal('bot'), table: id, seat: seatNumber, plays: z.boolean() }),
  /** Words for one seat alone, in this round; null takes them away. */
  z.strictObject({ do: z.literal('hint'), table: id, seat: seatNumber, words: z.nullable(words) }),
  /** The table goes back to the beginning of its round. */
  z.strictObject({ do: z.literal('redo'), table: id }),
  /**
   * All tables wait: at the end of the round that the furthest is in, or before a phase of the game; null: no longer. What
   * waits at the gate before goes on.
   */
  z.strictObject({ do: z.literal('gate'), at: z.nullable(z.string().check(z.regex(/^\w{1,40}$/))) }),
  /** All tables pause when this time is over. With `more`, that much is added; null: no such time. */
  z.strictObject({
    do: z.literal('clock'),
    minutes: z.nullable(z.int().check(z.gte(1), z.lte(240))),
    more: z.optional(z.boolean()),
  }),
  /** Asks players to go on. Without tables: those that are behind the others. */
  z.strictObject({ do: z.literal('nudge'), tables }),
  /** A bot answers once for each player that this table waits for. */
  z.strictObject({ do: z.literal('answer'), table: id }),
  /** News, in the log of the game. With an inject of the game, its rules make something of it. */
  z.strictObject({
    do: z.literal('inject'),
    tables,
    words,
    inject: z.optional(z.string().check(z.regex(/^\w{1,40}$/))),
  }),
  /** Keeps the present moment of a table for the debrief. */
  z.strictObject({ do: z.literal('star'), table: id, caption: words }),
  /** A chart of the laboratory, as SVG: it is shown as a picture, so nothing in it is carried out. */
  z.strictObject({
    do: z.literal('pinChart'),
    title: words,
    svg: z.string().check(z.regex(/^<svg[\s>]/), z.maxLength(60_000)),
  }),
  /** Takes a star or a pin away. */
  z.strictObject({ do: z.literal('unpin'), id }),
  /** The projector shows a star or a pin; null: the tables. */
  z.strictObject({ do: z.literal('show'), id: z.nullable(id) }),
  /** The projector shows the tables as they are now, until it is thawed. */
  z.strictObject({ do: z.literal('freeze'), frozen: z.boolean() }),
  z.strictObject({ do: z.literal('project'), names: z.boolean() }),
  /** What was said in the debrief. */
  z.strictObject({
    do: z.literal('note'),
    step: z.string().check(z.regex(/^[a-z]{1,20}$/)),
    text: z.string().check(z.maxLength(4000)),
  }),
  /** A question with two to five answers for everybody. It ends the one before. */
  z.strictObject({
    do: z.literal('ask'),
    question: words,
    answers: z
      .array(z.string().check(z.trim(), z.regex(/^[^\p{Cc}\p{Cs}]{1,80}$/u)))
      .check(z.minLength(2), z.maxLength(5)),
  }),
  /** Nobody answers any more; the projector shows what was answered. */
  z.strictObject({ do: z.literal('closePoll') }),
  /** Ends the games that still run. */
  z.strictObject({ do: z.literal('end') }),
  /** Deletes the class with everything in it, at once. */
  z.strictObject({ do: z.literal('delete') }),
]);
export type ClassAct = z.infer<typeof classAct>;

export const classGone = z.strictObject({ deleted: z.literal(true) });
export const classLeadAnswer = z.union([classLead, classGone]);
