import type { Choice, GameFile, Types, View } from '@entente/engine';
import type { Puzzle, PuzzleAnswer } from '@entente/engine/puzzle';
import type { RulesName } from '@entente/shelf';
import type { ShownAnalysis, ShownDoubt, ShownHint } from './thoughts.ts';
import type { PlayedOn } from './what-if.ts';

/** What the page asks of the worker: one thing each, then the worker has done its duty. */
export type ToThinker =
  | { readonly kind: 'analyse'; readonly file: GameFile }
  | {
      readonly kind: 'whatIf';
      readonly file: GameFile;
      readonly moment: number;
      readonly seeds: readonly number[];
    }
  | { readonly kind: 'hint'; readonly rules: RulesName; readonly view: View<Types> }
  | {
      readonly kind: 'doubt';
      readonly rules: RulesName;
      readonly view: View<Types>;
      readonly choice: Choice;
    }
  | {
      readonly kind: 'answer';
      readonly rules: RulesName;
      readonly puzzle: Puzzle;
      readonly choice: Choice;
    };

interface Answers {
  readonly analyse: ShownAnalysis;
  readonly hint: ShownHint;
  readonly doubt: ShownDoubt;
  readonly whatIf: PlayedOn;
  readonly answer: PuzzleAnswer;
}

export type FromThinker =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'answer'; readonly value: Answers[keyof Answers] }
  | { readonly kind: 'fault'; readonly words: string };

/** A thought on its way. */
interface Thought<Value> {
  readonly answer: Promise<Value>;
  /** Nobody wants to know any more. */
  stop(): void;
}

/** @param onProgress is told how much is done, from 0 to 1 */
export function think<Kind extends keyof Answers>(
  asked: Extract<ToThinker, { kind: Kind }>,
  onProgress: (done: number) => void = () => {},
): Thought<Answers[Kind]> {
  // Built with the page, so that they share engine and games. Hence the plain name.
  const script = import.meta.env.DEV ? '/src/think/worker.ts' : '/thinker.js';
  const worker = new Worker(script, { type: 'module' });
  const answer = new Promise<Answers[Kind]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.kind === 'progress') onProgress(data.done);
      else if (data.kind === 'answer') resolve(data.value as Answers[Kind]);
      else reject(new Error(data.words));
    };
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(asked);
  });
  const stop = () => worker.terminate();
  answer.then(stop, stop);
  return { answer, stop };
}
