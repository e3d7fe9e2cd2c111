/** What people do to a table rather than in its game: `POST /api/tables/:id/do`. */
import * as z from 'zod/mini';
import { joinCode, nonce, personName, seatNumber, tableName } from './basics.ts';
import { botLevel, late, options, pace, talkRule, visibility } from './table.ts';

/** Sit down at an open seat: with the table's code, with the seat's own, or at a listed table with none. */
const take = z.strictObject({
  do: z.literal('take'),
  seat: z.optional(seatNumber),
  code: z.optional(joinCode),
  name: z.optional(personName),
});

/** Stand up. In a running game a bot plays until you are back. Without a seat: all of yours. */
const leave = z.strictObject({ do: z.literal('leave'), seat: z.optional(seatNumber) });
/** Take your seat back from the bot. */
const back = z.strictObject({ do: z.literal('back'), seat: seatNumber });
/** The host: open a seat. In a running game a bot plays it until a person sits down. */
const free = z.strictObject({ do: z.literal('free'), seat: seatNumber });
/** The host: put a bot there. */
const bot = z.strictObject({ do: z.literal('bot'), seat: seatNumber, bot: botLevel });
/** The host: the table's link no longer lets people sit down. */
const lock = z.strictObject({ do: z.literal('lock'), locked: z.boolean() });
/** The host: new links; the old ones stop working. */
const renew = z.strictObject({ do: z.literal('renew') });
/**
 * The host makes the player of this seat the host. When the host has been away for ten minutes, any player may
 * take it over, naming a seat of their own.
 */
const host = z.strictObject({ do: z.literal('host'), seat: seatNumber });
/** Ready to start, with this seat's share of the dice. */
const ready = z.strictObject({ do: z.literal('ready'), seat: seatNumber, nonce });
const unready = z.strictObject({ do: z.literal('unready'), seat: seatNumber });
/** The host, in the lobby: seats in another order. */
const shuffle = z.strictObject({ do: z.literal('shuffle') });
/** The host: change the settings. Options and pace only in the lobby; after that everybody has to get ready again. */
const change = z.strictObject({
  do: z.literal('change'),
  name: z.optional(tableName),
  options: z.optional(options),
  pace: z.optional(pace),
  late: z.optional(late),
  visibility: z.optional(visibility),
  talk: z.optional(talkRule),
  spectators: z.optional(z.boolean()),
});
const start = z.strictObject({ do: z.literal('start') });
const pause = z.strictObject({ do: z.literal('pause') });
const resume = z.strictObject({ do: z.literal('resume') });
/**
 * Resign a seat: a bot plays it to the end, and it cannot win. In a game of two, or when no person is left, the
 * game ends at once.
 */
const resign = z.strictObject({ do: z.literal('resign'), seat: seatNumber });
/** Same people, seats moved on by one; made once, the others find it in `rematch`. */
const rematch = z.strictObject({ do: z.literal('rematch') });
/** Ask the others to go back to a moment. */
const propose = z.strictObject({
  do: z.literal('propose'),
  seat: seatNumber,
  moment: z.int().check(z.gte(0)),
});
/** Agree to that, or not. One "no" ends it. */
const agree = z.strictObject({ do: z.literal('agree'), seat: seatNumber, agree: z.boolean() });
/** Ask that the game goes on by the newest rules, agree to that, or say no. Names the version, so that nobody agrees to another one. */
const rules = z.strictObject({
  do: z.literal('rules'),
  seat: seatNumber,
  version: z.int(),
  agree: z.boolean(),
});
/** Say, for all to hear, that you need longer in a reaction window: it stays open until you have answered. */
const wait = z.strictObject({ do: z.literal('wait'), seat: seatNumber });
/** Be asked also where there is only one answer, or no longer. */
const asking = z.strictObject({
  do: z.literal('asking'),
  seat: seatNumber,
  keep: z.boolean(),
  quick: z.optional(z.boolean()),
});
/** The host: end the table for all, in the lobby or in play. */
const close = z.strictObject({ do: z.literal('close') });

export const tableAct = z.discriminatedUnion('do', [
  take,
  leave,
  back,
  free,
  bot,
  lock,
  renew,
  host,
  ready,
  unready,
  shuffle,
  change,
  start,
  pause,
  resume,
  resign,
  rematch,
  propose,
  agree,
  rules,
  wait,
  asking,
  close,
]);
export type TableAct = z.infer<typeof tableAct>;
