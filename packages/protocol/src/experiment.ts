/** Experiments that the server plays: many games of bots, from one file. */
import * as z from 'zod/mini';
import { id } from './basics.ts';

/** The file, as `docs/laboratory.md` describes it. */
export const experimentBody = z.strictObject({ text: z.string().check(z.minLength(2), z.maxLength(12_000)) });

/** `waiting` for its turn, `running`, `over`, `stopped` by its person, at a limit of this server (`spent`, `full`), or `failed`. */
const experimentState = z.enum(['waiting', 'running', 'over', 'stopped', 'spent', 'full', 'failed']);
export type ExperimentState = z.infer<typeof experimentState>;

const experimentLine = z.strictObject({
  id,
  name: z.string(),
  game: z.string(),
  state: experimentState,
  /** Batches that are played, of those that the file asks for. */
  done: z.number(),
  all: z.number(),
  /** Games that are played. */
  games: z.number(),
  /** Why it failed, in English. */
  problem: z.nullable(z.string()),
  created: z.number(),
  /** When it is deleted with its results. */
  deleteAt: z.number(),
});
export type ExperimentLine = z.infer<typeof experimentLine>;

/** What this server allows. */
const experimentLimits = z.strictObject({
  /** Minutes of a thread for each experiment; 0: this server plays none. */
  minutes: z.number(),
  /** Experiments that a person may keep. */
  most: z.number(),
});

export const experimentsAnswer = z.strictObject({
  limits: experimentLimits,
  experiments: z.array(experimentLine),
});
export type ExperimentsAnswer = z.infer<typeof experimentsAnswer>;

const share = z.strictObject({ share: z.number(), low: z.number(), high: z.number(), of: z.number() });

export const experimentAnswer = z.strictObject({
  experiment: experimentLine,
  text: z.string(),
  /** By setting: how often each seat has won so far, with the interval in which 95 of 100 such measurements would lie. */
  live: z.array(z.strictObject({ label: z.string(), games: z.number(), seats: z.array(share) })),
});
export type ExperimentAnswer = z.infer<typeof experimentAnswer>;

export const experimentAct = z.strictObject({ do: z.enum(['stop', 'continue', 'delete']) });
export const experimentDone = z.strictObject({ experiment: z.nullable(experimentLine) });
export type ExperimentDone = z.infer<typeof experimentDone>;

/** The same as `results.json` of `./entente lab run`. */
export const experimentResults = z.strictObject({ results: z.unknown() });
