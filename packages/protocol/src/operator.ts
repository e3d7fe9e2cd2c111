/** What the operator of a server asks of it, with the token from its environment. Hidden information is no part of it. */
import * as z from 'zod/mini';
import { id, personName, seatNumber } from './basics.ts';
import { tablePhase, tableState } from './table.ts';

const name = z.string();
const time = z.number();
const nullableTime = z.nullable(time);
/** Kept in the audit log, in the operator's words. */
const reason = z._default(z.string().check(z.trim(), z.maxLength(500)), '');

export const findQuery = z.strictObject({
  find: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
});

export const operatorHealth = z.strictObject({
  version: z.string(),
  /** Empty if the server is ready for players. */
  reasons: z.array(z.enum(['stopping', 'store'])),
  /** Seconds since the start of this process. */
  uptime: z.number(),
  sockets: z.number(),
  /** Tables in memory, and roughly their bytes. */
  tables: z.number(),
  bytes: z.number(),
  /** Questions that wait for a bot, and milliseconds that the oldest has waited. */
  bots: z.strictObject({ length: z.number(), oldest: z.number() }),
  /** Due and not done, in all processes together. */
  overdue: z.strictObject({ tables: z.number(), notices: z.number(), failing: z.number() }),
  /** Null where the database is a file. */
  database: z.nullable(
    z.strictObject({ hears: z.boolean(), used: z.number(), idle: z.number(), waiting: z.number() }),
  ),
});
export type OperatorHealth = z.infer<typeof operatorHealth>;

const operatorLine = z.strictObject({
  id,
  name,
  game: z.string(),
  version: z.number(),
  phase: tablePhase,
  ended: z.nullable(z.enum(['resigned', 'closed'])),
  /** Of people and bots, by seat. */
  names: z.array(z.nullable(z.string())),
  created: time,
  changed: time,
});
export type OperatorLine = z.infer<typeof operatorLine>;
/** The latest come first. */
export const operatorTables = z.strictObject({ tables: z.array(operatorLine) });
export type OperatorTables = z.infer<typeof operatorTables>;

const someone = z.strictObject({ id, name });
/** A table as any spectator sees it, and the people behind its seats. */
export const operatorTable = z.strictObject({
  table: tableState,
  host: z.nullable(someone),
  /** Who sits there, and who sat there earlier in this game. */
  seats: z.array(z.strictObject({ person: z.nullable(someone), before: z.array(someone) })),
});
export type OperatorTable = z.infer<typeof operatorTable>;

export const operatorTableAct = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('close'), reason }),
  /** Gives a seat back to a person: by default to the one whose seat it is or was last. */
  z.strictObject({ do: z.literal('seat'), seat: seatNumber, person: z.optional(id), reason }),
]);

/** Every game played from its log, by the rules it is to be played by. */
export const verification = z.strictObject({
  running: z.boolean(),
  /** When the last one began; null before the first. */
  began: nullableTime,
  checked: z.number(),
  total: z.number(),
  broken: z.array(z.strictObject({ id, name, game: z.string(), why: z.string() })),
});
export type Verification = z.infer<typeof verification>;

const operatorPerson = z.strictObject({
  id,
  name,
  seen: time,
  /** False for a guest. */
  kept: z.boolean(),
  mail: z.nullable(z.string()),
  sessions: z.number(),
  tables: z.number(),
  /** Since when; null if they are not blocked. */
  blocked: nullableTime,
});
export type OperatorPerson = z.infer<typeof operatorPerson>;
export const operatorPeople = z.strictObject({ people: z.array(operatorPerson) });
export type OperatorPeople = z.infer<typeof operatorPeople>;

/** Where learners leave the lessons that were begun. Nothing says who they were. */
export const operatorLessons = z.strictObject({
  lessons: z.array(
    z.strictObject({
      /** As `limit/the-market`. */
      lesson: z.string(),
      begun: z.number(),
      finished: z.number(),
      /** By step: who came, who did not go on, and the seconds that it takes on average; null if nobody went on. */
      steps: z.array(z.strictObject({ came: z.number(), left: z.number(), seconds: z.nullable(z.number()) })),
    }),
  ),
});
export type OperatorLessons = z.infer<typeof operatorLessons>;

export const operatorPersonAct = z.discriminatedUnion('do', [
  /** Also at tables and in talk. */
  z.strictObject({ do: z.literal('rename'), name: personName, reason }),
  z.strictObject({ do: z.literal('signOut'), reason }),
  /** Signs them out everywhere and refuses to let them in again. */
  z.strictObject({ do: z.literal('block'), reason }),
  z.strictObject({ do: z.literal('unblock'), reason }),
  /** As if they had deleted their account. */
  z.strictObject({ do: z.literal('erase'), reason }),
]);
/** Null after they were erased. */
export const operatorPersonAnswer = z.strictObject({ person: z.nullable(operatorPerson) });

const operatorChannel = z.strictObject({
  id,
  person: z.nullable(someone),
  kind: z.string(),
  on: z.boolean(),
  /** Notices that wait, and when the next is due. */
  waiting: z.number(),
  due: nullableTime,
  tries: z.number(),
  sent: nullableTime,
  failed: nullableTime,
  fault: z.nullable(z.string()),
});
export type OperatorChannel = z.infer<typeof operatorChannel>;
/** Channels with notices that wait or with a fault; those that failed come first. */
export const operatorNotices = z.strictObject({ channels: z.array(operatorChannel) });
export type OperatorNotices = z.infer<typeof operatorNotices>;
/** Without a channel: all that failed. */
export const operatorRetry = z.strictObject({ channel: z.optional(id), reason });

const operatorReport = z.strictObject({
  id,
  at: time,
  table: id,
  /** Of the line. */
  number: z.number(),
  by: z.nullable(someone),
  about: z.nullable(someone),
  reason: z.string(),
  lines: z.array(
    z.looseObject({ number: z.number(), text: z.string(), name: z.optional(z.nullable(z.string())) }),
  ),
  hidden: z.boolean(),
  answer: z.string(),
  settled: nullableTime,
});
export type OperatorReport = z.infer<typeof operatorReport>;
/** Those that are not settled come first. */
export const operatorReports = z.strictObject({ reports: z.array(operatorReport) });
export type OperatorReports = z.infer<typeof operatorReports>;
export const operatorReportAct = z.discriminatedUnion('do', [
  /** Takes the line out of the talk of its table. */
  z.strictObject({ do: z.literal('hide'), reason }),
  /** Settles it. The reporter finds the answer in their data. */
  z.strictObject({
    do: z.literal('answer'),
    text: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
    reason,
  }),
]);

export const operatorStorage = z.strictObject({
  /** Bytes of the database; null if it does not say. */
  bytes: z.nullable(z.number()),
  tables: z.array(z.strictObject({ name: z.string(), rows: z.number() })),
  titles: z.array(
    z.strictObject({
      game: z.string(),
      tables: z.number(),
      entries: z.number(),
      /** Of logs, packed or not. */
      bytes: z.number(),
    }),
  ),
});
export type OperatorStorage = z.infer<typeof operatorStorage>;

/** How many tables are played by which rules. */
export const operatorRules = z.strictObject({
  rules: z.array(
    z.strictObject({
      game: z.string(),
      version: z.number(),
      newest: z.boolean(),
      /** Can this server play them? */
      known: z.boolean(),
      lobby: z.number(),
      running: z.number(),
      paused: z.number(),
      over: z.number(),
    }),
  ),
});
export type OperatorRules = z.infer<typeof operatorRules>;

const auditLine = z.strictObject({
  id,
  at: time,
  act: z.string(),
  /** A person, table, channel or report. */
  subject: z.string(),
  reason: z.string(),
  /** False if it was refused or failed. */
  done: z.boolean(),
});
export type AuditLine = z.infer<typeof auditLine>;
/** The latest first. */
export const operatorAudit = z.strictObject({ audit: z.array(auditLine) });
export type OperatorAudit = z.infer<typeof operatorAudit>;
