/** A table as one person sees it: who sits where, what is agreed, what it waits for. Nothing of a position. */
import * as z from 'zod/mini';
import { commandId, id, message, seatNumber } from './basics.ts';

/** A level (`docs/bots.md`) or one of the game's own characters. `GET /api/games` lists them. */
export const botLevel = z.string().check(z.regex(/^[a-zA-Z][\w-]{0,29}$/));
export type BotLevel = z.infer<typeof botLevel>;

/** How long people may think. `docs/protocol.md` has the numbers. */
export const pace = z.enum(['live', 'evening', 'daily', 'none']);
export type Pace = z.infer<typeof pace>;

/**
 * What happens when a clock has run out: nothing; the answer that the game names for it (a bot's where it names none); a
 * bot answers this question; a bot takes the seat until its person is back.
 */
export const late = z.enum(['wait', 'default', 'answer', 'bot']);
export type Late = z.infer<typeof late>;

export const visibility = z.enum(['link', 'listed']);
export type Visibility = z.infer<typeof visibility>;

/** Talk at the table: off, for all together, or also in pairs. */
export const talkRule = z.enum(['off', 'table', 'pairs']);
export type TalkRule = z.infer<typeof talkRule>;

export const optionValue = z.union([z.string().check(z.maxLength(60)), z.number(), z.boolean()]);
export const options = z.record(z.string().check(z.maxLength(60)), optionValue);

export const tablePhase = z.enum(['lobby', 'running', 'paused', 'over']);
export type TablePhase = z.infer<typeof tablePhase>;

export const chair = z.strictObject({
  seat: seatNumber,
  kind: z.enum(['open', 'person', 'bot']),
  /** What the seat is called in words; null for an open one. */
  name: z.nullable(z.string()),
  /** The bot that plays it, or that stands in for a person who has left. */
  bot: z.nullable(botLevel),
  /** Do you hold it? */
  mine: z.boolean(),
  host: z.boolean(),
  ready: z.boolean(),
  online: z.boolean(),
  /** When its person was last seen, in milliseconds since 1970. */
  seen: z.nullable(z.number()),
  resigned: z.boolean(),
  /** Timeouts of its person in a row. */
  missed: z.number(),
  /** May you sit down (again)? It is open, or it is yours and a bot plays. */
  back: z.boolean(),
  /** Players have asked to open this seat: these seats still have to agree (`free`). Absent otherwise. */
  opening: z.optional(z.array(seatNumber)),
  /** Only for the host, and only while the seat is open. */
  code: z.nullable(z.string()),
  /** Only of your own: do you want to be asked also where there is only one answer? */
  asking: z.optional(z.boolean()),
  /** Only of your own: is a single answer given for you even where others can conclude something from it? */
  quick: z.optional(z.boolean()),
  /** The names of two people who share the seat: the first decides in this round, the second sees the same. */
  pair: z.optional(z.array(z.string())),
  /** You are the second of a pair: you see what the seat sees, and do not decide. */
  looksOn: z.optional(z.literal(true)),
  /** Words of the organiser of the class for this seat alone; only for its people. */
  hint: z.optional(z.string()),
  clock: z.nullable(
    z.strictObject({
      /** Milliseconds left when the clock was last stopped. */
      bank: z.number(),
      /** When it runs out, if it is running: milliseconds since 1970 by the server's clock. */
      due: z.nullable(z.number()),
    }),
  ),
});
export type Chair = z.infer<typeof chair>;

export const outcome = z.strictObject({
  reason: z.string(),
  scores: z.array(z.number()),
  winners: z.array(seatNumber),
});

export const tableState = z.strictObject({
  id,
  name: z.string(),
  game: z.string(),
  version: z.number(),
  /** The file of rules that it was begun with or moved over to: `/rules/<hash>.mjs`. Missing if it has not begun, or was begun long ago. */
  rules: z.optional(z.nullable(z.string())),
  /** The version of the newest rules, if the table is played by older ones. */
  newest: z.optional(z.number()),
  /** The rules that played it until its people agreed on newer ones, in order: lines of the log may be in their words. */
  former: z.optional(z.array(z.strictObject({ version: z.number(), rules: z.nullable(z.string()) }))),
  /** A player asks that the game goes on by the newest rules. */
  moving: z.optional(
    z.strictObject({
      seat: seatNumber,
      version: z.number(),
      agreed: z.array(seatNumber),
      wanted: z.array(seatNumber),
    }),
  ),
  /** The stored game is not what its rules make of its log, or cannot be read: only the arrangement is shown. */
  broken: z.optional(
    z.strictObject({
      /** An entry is `refused` or has another `seal`; another `position` follows; another `end`; or `unreadable`. */
      what: z.enum(['refused', 'seal', 'position', 'end', 'unreadable']),
      /** The number of the entry, from 1. */
      entry: z.number(),
    }),
  ),
  /** The version that this table, or the game before it, had before it took the newest rules. */
  before: z.optional(z.number()),
  options,
  phase: tablePhase,
  chairs: z.array(chair),
  /** Are you the host? */
  host: z.boolean(),
  pace,
  late,
  visibility,
  /** Does its result count for the ratings of its players? Absent: no. */
  rated: z.optional(z.boolean()),
  talk: talkRule,
  spectators: z.boolean(),
  /** How many are watching without a seat. */
  watching: z.number(),
  locked: z.boolean(),
  /** The table's link; only for its players. */
  code: z.nullable(z.string()),
  dice: z.strictObject({
    /** Hash of the server's secret, shown before any player gives a nonce. */
    commitment: z.string(),
    /** In the order of the seats; public from the start of the game. */
    nonces: z.nullable(z.array(z.string())),
    /** Published when the game is over. */
    secret: z.nullable(z.string()),
  }),
  /** Seats that owe an answer now. */
  asked: z.array(seatNumber),
  /** What it is about: words of the game. */
  prompt: z.nullable(message),
  /** The number of the present moment: every question that was put to the table has one. */
  moment: z.number(),
  round: z.number(),
  /** How the game ended. A seat whose person has resigned is no winner here, whatever the bot made of it. */
  outcome: z.nullable(outcome),
  /** Ended without an outcome of the game. `resigned`: the player who has not resigned wins. */
  ended: z.nullable(z.enum(['resigned', 'closed'])),
  /** A reaction window, which hides who has answered. Only at tables with several people. */
  window: z.optional(
    z.nullable(
      z.strictObject({
        /** When it closes by the server's clock; null while a player keeps it open, or if it waits for all players. */
        closes: z.nullable(z.number()),
        /** How long it is open, in milliseconds; null where it waits for everybody. */
        length: z.nullable(z.number()),
        /** Seats that have asked for more time. */
        waits: z.array(seatNumber),
        /** Seats whose players are not here: the window stays open for them. */
        away: z.array(seatNumber),
      }),
    ),
  ),
  /** A player asks to go back further than they may alone. */
  proposal: z.nullable(
    z.strictObject({
      seat: seatNumber,
      moment: z.number(),
      agreed: z.array(seatNumber),
      wanted: z.array(seatNumber),
    }),
  ),
  /** The table that follows this one. */
  rematch: z.nullable(z.string()),
  /** A practice table: it goes on from a moment of another one. */
  from: z.nullable(z.strictObject({ table: z.string(), moment: z.number() })),
  /** The code of the class that it belongs to. */
  class: z.optional(z.string()),
  /** What the organiser of the class tells everybody at this table. */
  announcement: z.optional(z.string()),
  /** It has paused by itself: all tables of the class wait here, or the time that the organiser gave is over. */
  held: z.optional(z.enum(['gate', 'clock'])),
  /** When the time that the organiser of the class gave is over, in milliseconds since 1970. */
  until: z.optional(z.number()),
  /** The organiser of the class asks the players to go on. */
  nudged: z.optional(z.literal(true)),
  /** The organiser and the observers of the class see what every seat sees. */
  observed: z.optional(z.literal(true)),
  /** You are one of them: `lift` shows any seat. */
  observer: z.optional(z.literal(true)),
  created: z.number(),
  /** The server's time when this was made. */
  now: z.number(),
});
export type TableState = z.infer<typeof tableState>;

/** One line of a list of tables. */
export const tableLine = z.strictObject({
  id,
  name: z.string(),
  game: z.string(),
  phase: tablePhase,
  pace,
  /** Names in the order of the seats; null for an empty seat. */
  names: z.array(z.nullable(z.string())),
  /** The seats you hold. */
  mine: z.array(seatNumber),
  /** Seats that owe an answer. */
  asked: z.array(seatNumber),
  /** Do you owe one? */
  waits: z.boolean(),
  prompt: z.nullable(message),
  /** The number of the present moment. */
  moment: z.number(),
  /** The earliest of your clocks. */
  due: z.nullable(z.number()),
  outcome: z.nullable(outcome),
  ended: z.nullable(z.enum(['resigned', 'closed'])),
  rematch: z.nullable(z.string()),
  changed: z.number(),
  /** The stored table cannot be read, or is not what its rules make of its log. */
  broken: z.optional(z.literal(true)),
});
export type TableLine = z.infer<typeof tableLine>;

/** A seat says something, to the whole table or to one other seat. */
export const talkBody = z.strictObject({
  id: commandId,
  seat: seatNumber,
  to: z.optional(seatNumber),
  text: z.string().check(z.trim(), z.regex(/^[^\p{Cc}\p{Cs}]{1,500}$/u)),
});

/** Something that happened to the person at a seat, told to everybody. */
export const tableEvent = z.strictObject({
  /**
   * `resigned` (`bot`: one plays on); `left`, `late` or `replaced`: a bot plays until they are `back`;
   * `opening`: a player has asked to open the seat; `opened`; `sat` down in a running game; `refused` to go
   * back; `keepsRules`: says no to newer ones.
   */
  what: z.enum([
    'resigned',
    'left',
    'late',
    'replaced',
    'back',
    'opening',
    'opened',
    'sat',
    'refused',
    'keepsRules',
  ]),
  /** The seat of the player who did it, if that is another one. */
  by: z.optional(seatNumber),
  bot: z.optional(z.literal(true)),
});
export type TableEvent = z.infer<typeof tableEvent>;

export const talkLine = z.strictObject({
  /** Rises from line to line. Gaps mean nothing. */
  number: z.number(),
  seat: seatNumber,
  /** Only this seat and the speaker can read it; null: the whole table. */
  to: z.nullable(seatNumber),
  text: z.string(),
  at: z.number(),
  /** Where the game was by then; 0 in the lobby. */
  moment: z.number(),
  /** The name of the speaker, who may have left the seat since; null for the oldest lines. */
  name: z.nullable(z.string()),
  /** Not said by a player: it happened to the person named. Then `text` is for clients that do not know events. */
  event: z.optional(tableEvent),
});
export type TalkLine = z.infer<typeof talkLine>;
