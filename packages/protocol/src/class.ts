/** A class: several tables of one set-up with one organiser. */
import * as z from 'zod/mini';
import { id, language, message, personName, seatNumber, tableName } from './basics.ts';
import { measured } from './shown.ts';
import { options, outcome, tablePhase } from './table.ts';

const key = z.string().check(z.regex(/^[\w-]{43}$/));
const pin = z.string().check(z.regex(/^\d{4}$/));
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
      /** The number of the table; null without one. */
      table: z.nullable(z.number()),
    }),
  ),
  tables: z.array(classTable),
  notes: z.record(z.string(), z.string()),
  polls: z.array(classPoll),
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
  z.strictObject({ do: z.literal('divide'), gaps: z.enum(['bots', 'observe']) }),
  z.strictObject({ do: z.literal('pause'), tables, words: z.optional(words) }),
  z.strictObject({ do: z.literal('resume'), tables }),
  /** A message on the screens; null takes it away. */
  z.strictObject({ do: z.literal('say'), tables, words: z.nullable(words) }),
  /** A bot plays this seat for now, or its student again. */
  z.strictObject({ do: z.literal('bot'), table: id, seat: seatNumber, plays: z.boolean() }),
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
