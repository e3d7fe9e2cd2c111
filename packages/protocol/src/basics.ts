/** The small things that all messages are made of. */
import * as z from 'zod/mini';

/** Enough for any game; a table has far fewer. */
export const MOST_SEATS = 16;

export const seatNumber = z.int().check(z.gte(0), z.lt(MOST_SEATS));

export const viewer = z.union([seatNumber, z.literal('spectator')]);

export const COMMAND_ID = /^[\w-]{8,64}$/;
/** Made by the sender: a repeated command with the same id is answered, not repeated. */
export const commandId = z.string().check(z.regex(COMMAND_ID));

export const ID = /^[0-9A-Za-z]{8,32}$/;
/** Table ids and person ids. Nobody can guess one. */
export const id = z.string().check(z.regex(ID));

/** What a link ends with: `/j/<code>`. */
export const joinCode = z.string().check(z.regex(/^[0-9a-z]{10}$/));

/** A seat's share of the dice, made by its client. */
export const nonce = z.string().check(z.regex(/^[\w-]{16,128}$/));

export const language = z.enum(['en', 'it', 'de']);

/** What people are called: something readable, no control characters. */
export const personName = z.string().check(z.trim(), z.regex(/^[^\p{C}]{1,40}$/u));

export const tableName = z.string().check(z.trim(), z.regex(/^[^\p{C}]{1,60}$/u));

export const LONGEST_DO = 60;
/** A choice of a game. The game itself decides whether it is one; here only its shape is bounded. */
export const choice = z.looseObject({ do: z.string().check(z.minLength(1), z.maxLength(LONGEST_DO)) });

export const QUESTION = /^\d{1,9}\.\d{1,4}$/;
/** Names the question that is answered; taken from the view that asked it. A stale one is refused. */
export const question = z.string().check(z.regex(QUESTION));

/** Why something was not done. Nothing changed. */
export const refusal = z.strictObject({
  /** A key of the words: of the game, of the engine, or of `serverWords`. */
  code: z.string(),
  /** ID of the rule that forbids it; empty when it is not a rule of the game. */
  rule: z.string(),
  with: z.record(z.string(), z.unknown()),
});
export type WireRefusal = z.infer<typeof refusal>;

/** Something to be said in the reader's language. */
export const message = z.strictObject({ say: z.string(), with: z.record(z.string(), z.unknown()) });
