/** Messages of the live socket, `/api/socket`. The same server messages come over `/api/tables/:id/stream`. */
import * as z from 'zod/mini';
import { choice, commandId, id, language, question, refusal, seatNumber, viewer } from './basics.ts';
import { logPart, shown } from './shown.ts';
import { tableState, talkBody, talkLine } from './table.ts';

/** What a client has already, so that it is not sent again. From the last messages that it got. */
const have = z.strictObject({
  /** For each viewer the `mark` of its last view: `{ "0": "…", "spectator": "…" }`. */
  marks: z.record(z.string().check(z.maxLength(12)), z.string().check(z.maxLength(64))),
  /** The number of the last line of talk. */
  talk: z.int().check(z.gte(0)),
});

/**
 * Comes first. With a table: its state, views and talk, until the socket closes. Without: only nudges that
 * something has changed in the list of your tables.
 */
const hello = z.strictObject({
  kind: z.literal('hello'),
  /** As the address of the page has it. What cannot be an id is the name of no table. */
  table: z.nullable(z.string().check(z.maxLength(2000))),
  language: z.optional(language),
  have: z.optional(have),
});

/** A seat answers the question. Acknowledged when it is stored, or refused. */
const command = z.strictObject({
  kind: z.literal('command'),
  id: commandId,
  seat: seatNumber,
  question,
  choice,
});
const undo = z.strictObject({ kind: z.literal('undo'), id: commandId, seat: seatNumber, question });
/** Hot seat: the holder of this seat is at the screen. Others of this socket are covered again. */
const lift = z.strictObject({ kind: z.literal('lift'), seat: seatNumber });
/** Hot seat: cover all seats. */
const lower = z.strictObject({ kind: z.literal('lower') });
const talk = z.strictObject({ kind: z.literal('talk'), ...talkBody.shape });
/** Is the page visible? A person who looks at a table gets no notices about it. The default is yes. */
const look = z.strictObject({ kind: z.literal('look'), here: z.boolean() });
const ping = z.strictObject({ kind: z.literal('ping') });
/** Takes changes, and what is here is not what the server says: send this view again as a whole, or the table (null). */
const whole = z.strictObject({ kind: z.literal('whole'), viewer: z.nullable(viewer) });

export const clientMessage = z.discriminatedUnion('kind', [
  hello,
  command,
  undo,
  lift,
  lower,
  talk,
  look,
  ping,
  whole,
]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type Command = z.infer<typeof command>;

/** Every message carries `n`: 1, 2, 3 … on each socket. A gap means: connect again. */
const n = z.number();

const tableMessage = z.strictObject({ kind: z.literal('table'), n, table: tableState });
/** A viewer's whole view. It replaces what the client had of this viewer; the log continues from `log.from`. */
const viewMessage = z.strictObject({ kind: z.literal('view'), n, mark: z.string(), shown, log: logPart });
/** As in `changes/difference.ts`. */
const change = z.unknown();
/** Of the whole value after the change, as JSON: see `changes/sum.ts`. */
const sum = z.number();
/** What has become of the view with the mark `from`. Only for clients that take changes. */
const viewChange = z.strictObject({
  kind: z.literal('viewChange'),
  n,
  viewer,
  from: z.string(),
  mark: z.string(),
  sum,
  change,
  log: logPart,
});
/** What has become of the table that was sent last. Only for clients that take changes. */
const tableChange = z.strictObject({ kind: z.literal('tableChange'), n, sum, change });
/** A seat of a hot seat is covered (again): forget its view. */
const covered = z.strictObject({ kind: z.literal('covered'), n, viewer });
/** All that `hello` asked for has been sent; what was not sent is as the client has it. */
const welcome = z.strictObject({ kind: z.literal('welcome'), n, now: z.number() });
const ack = z.strictObject({ kind: z.literal('ack'), n, id: commandId, moment: z.number() });
const refusalMessage = z.strictObject({
  kind: z.literal('refusal'),
  n,
  /** The command's; null when the message could not even be read. */
  id: z.nullable(commandId),
  refusal,
  words: z.string(),
});
const talkMessage = z.strictObject({ kind: z.literal('talk'), n, lines: z.array(talkLine) });
/** The list of your tables has changed: fetch it again if you show it. */
const nudge = z.strictObject({ kind: z.literal('nudge'), n, table: id });
const pong = z.strictObject({ kind: z.literal('pong'), n, now: z.number() });
/** The server is about to stop: connect again in a moment. */
const bye = z.strictObject({ kind: z.literal('bye'), n });

export const serverMessage = z.discriminatedUnion('kind', [
  tableMessage,
  viewMessage,
  viewChange,
  tableChange,
  covered,
  welcome,
  ack,
  refusalMessage,
  talkMessage,
  nudge,
  pong,
  bye,
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/** Close codes of our own. */
export const CLOSE = { unreadable: 4400, notAllowed: 4403, noTable: 4404, tooMuch: 4429 } as const;
