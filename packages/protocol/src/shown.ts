/** What a viewer is shown of a game. Made on the server by one function, `show`. */
import type { Types, View } from '@entente/engine';
import * as z from 'zod/mini';
import { choice, message, question, refusal, viewer } from './basics.ts';

const blank = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), min: z.number(), max: z.number() }),
  z.strictObject({ kind: z.literal('one'), of: z.array(z.union([z.string(), z.number(), z.boolean()])) }),
  z.strictObject({
    kind: z.literal('some'),
    of: z.array(z.union([z.string(), z.number()])),
    min: z.number(),
    max: z.number(),
  }),
]);

const fill = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('amount'),
    field: z.string(),
    min: z.number(),
    max: z.number(),
    step: z.number(),
  }),
  z.strictObject({ kind: z.literal('form'), blanks: z.record(z.string(), blank) }),
]);

/** A choice that is open as it is, or after its amount or form is filled in. */
export const offer = z.strictObject({ choice, fill: z.optional(fill) });
export type WireOffer = z.infer<typeof offer>;

/** A choice that a player may expect but that is not allowed now, with the reason. */
export const refused = z.strictObject({ choice, refusal });
export type WireRefused = z.infer<typeof refused>;

export const logLine = z.strictObject({
  /** The moment that it led to: open it to see the table after it. */
  at: z.number(),
  say: z.string(),
  with: z.record(z.string(), z.unknown()),
  /** Not everybody can read it. */
  only: z.optional(z.literal(true)),
});
export type LogLine = z.infer<typeof logLine>;

/** Everything a viewer may know at one moment, except the log. */
export const shown = z.strictObject({
  viewer,
  moment: z.number(),
  /** To be sent back with a command. */
  question,
  view: z.custom<View<Types>>(),
  /** What the asked seat has to decide; null when the game is over. */
  prompt: z.nullable(message),
  /** Empty unless the viewer is asked. */
  offers: z.array(offer),
  refused: z.array(refused),
  /** What the viewer may take back by itself: its last choice. Null when it may not. */
  undo: z.nullable(choice),
});
export type Shown = z.infer<typeof shown>;

/** The log of a viewer from one line on: keep the first `from` lines, then come these. */
export const logPart = z.strictObject({ from: z.number(), lines: z.array(logLine) });
export type LogPart = z.infer<typeof logPart>;

/** Measures at the end of a round: a number for the world, or one for each seat. */
export const measured = z.strictObject({
  at: z.number(),
  round: z.number(),
  values: z.record(z.string(), z.union([z.number(), z.array(z.number())])),
});
