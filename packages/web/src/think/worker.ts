/// <reference lib="webworker" />
/** Long thought about a game, in a thread of its own: the page goes on meanwhile. */
import type { FromThinker, ToThinker } from './thinker.ts';
import { analysisOf, answerOf, doubtOf, hintOf } from './thoughts.ts';
import { playedOn } from './what-if.ts';

declare const self: DedicatedWorkerGlobalScope;

const say = (message: FromThinker) => self.postMessage(message);

/** How often progress is told: in steps of this share. */
const STEP = 0.02;

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  let told = 0;
  const onProgress = (done: number) => {
    if (done - told < STEP) return;
    told = done;
    say({ kind: 'progress', done });
  };
  try {
    say({ kind: 'answer', value: await thoughtOf(data, onProgress) });
  } catch (fault) {
    say({ kind: 'fault', words: (fault as Error).message });
  }
};

function thoughtOf(asked: ToThinker, onProgress: (done: number) => void) {
  switch (asked.kind) {
    case 'analyse':
      return analysisOf(asked.file, onProgress);
    case 'whatIf':
      return playedOn(asked.file, asked.moment, asked.seeds, onProgress);
    case 'hint':
      return hintOf(asked.rules, asked.view);
    case 'doubt':
      return doubtOf(asked.rules, asked.view, asked.choice);
    case 'answer':
      return answerOf(asked.rules, asked.puzzle, asked.choice);
  }
}
