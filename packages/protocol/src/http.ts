/** Bodies of the HTTP interface. Requests refuse unknown fields. */
import * as z from 'zod/mini';
import { choice, commandId, id, personName, question, refusal, seatNumber, tableName } from './basics.ts';
import { logPart, measured, shown } from './shown.ts';
import {
  botLevel,
  late,
  options,
  optionValue,
  pace,
  tableLine,
  tableState,
  talkRule,
  visibility,
} from './table.ts';

export const nameBody = z.strictObject({ name: personName });

export const me = z.strictObject({ id, name: z.string() });
export type Me = z.infer<typeof me>;
export const meAnswer = z.strictObject({ me: z.nullable(me) });

export const gameInfo = z.strictObject({
  id: z.string(),
  version: z.number(),
  seats: z.array(z.number()),
  /** Values of each option, the default first. */
  options: z.record(z.string(), z.array(optionValue)),
  bots: z.array(botLevel),
});
export type GameInfo = z.infer<typeof gameInfo>;
export const gamesAnswer = z.strictObject({ games: z.array(gameInfo) });

export const chairWish = z.discriminatedUnion('kind', [
  /** Several of these are a hot seat. The name is what this seat is called. */
  z.strictObject({ kind: z.literal('me'), name: z.optional(personName) }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: botLevel }),
]);
export type ChairWish = z.infer<typeof chairWish>;

export const createTable = z.strictObject({
  game: z.string().check(z.maxLength(60)),
  options: z._default(options, {}),
  chairs: z.array(chairWish).check(z.minLength(1), z.maxLength(16)),
  name: z.optional(tableName),
  pace: z._default(pace, 'none'),
  late: z._default(late, 'bot'),
  visibility: z._default(visibility, 'link'),
  talk: z._default(talkRule, 'table'),
  spectators: z._default(z.boolean(), true),
  /** Its result counts for the ratings of its players, who are all people. */
  rated: z._default(z.boolean(), false),
});
export type CreateTable = z.input<typeof createTable>;

export const tableAnswer = z.strictObject({ table: tableState });
/** A table that another person has invited you to: `code` ends its link. */
const invitedTo = z.strictObject({ table: tableLine, by: z.string(), code: z.string() });
export type InvitedTo = z.infer<typeof invitedTo>;
/** `mine` in the order of urgency; `listed` are other people's tables with an open seat or open to watch. */
export const tablesAnswer = z.strictObject({
  mine: z.array(tableLine),
  listed: z.array(tableLine),
  invited: z.array(invitedTo),
});
export type TablesAnswer = z.infer<typeof tablesAnswer>;

/** `GET /api/join/:code`: where a link leads. */
export const joinAnswer = z.strictObject({
  table: id,
  seat: z.nullable(seatNumber),
  name: z.string(),
  game: z.string(),
  pace,
  late,
  /** Names of the people who sit there already. */
  people: z.array(z.string()),
  /** Number of seats, and how many of them are free. */
  seats: z.number(),
  free: z.number(),
});
export type JoinAnswer = z.infer<typeof joinAnswer>;

/** A seat answers, or takes back its last answer. */
export const commandBody = z.union([
  z.strictObject({ id: commandId, seat: seatNumber, question, choice }),
  z.strictObject({ id: commandId, seat: seatNumber, question, undo: z.literal(true) }),
]);
export type CommandBody = z.infer<typeof commandBody>;
export const commandAnswer = z.strictObject({ ok: z.literal(true), id: commandId, moment: z.number() });

/** What a refused request gets, with a matching status. */
export const refusalAnswer = z.strictObject({
  refusal,
  /** The same in words of the asker's language. */
  words: z.string(),
});
export type RefusalAnswer = z.infer<typeof refusalAnswer>;

/** `GET /api/tables/:id/moments/:n?viewer=…` */
export const momentAnswer = z.strictObject({ shown, log: logPart, last: z.number() });
export type MomentAnswer = z.infer<typeof momentAnswer>;

export const logAnswer = z.strictObject({ log: logPart });
export type LogAnswer = z.infer<typeof logAnswer>;
/** How long games took on this server: those of one title, with as many seats and people and at the same pace. */
const length = z.strictObject({
  game: z.string(),
  seats: z.number(),
  people: z.number(),
  pace,
  games: z.number(),
  /** Of the one in the middle. */
  minutes: z.number(),
});
export type Length = z.infer<typeof length>;
export const lengthsAnswer = z.strictObject({ lengths: z.array(length) });
/** `GET /api/addresses`: where others reach this server, for a browser on the same machine. */
export const addressesAnswer = z.strictObject({ addresses: z.array(z.string()) });
export type AddressesAnswer = z.infer<typeof addressesAnswer>;
export const measuresAnswer = z.strictObject({ measured: z.array(measured) });
export type MeasuresAnswer = z.infer<typeof measuresAnswer>;

/** "Play on from here" against bots: a new practice table. */
export const branchBody = z.strictObject({
  moment: z.int().check(z.gte(0)),
  seat: seatNumber,
  bot: z._default(botLevel, 'greedy'),
});
