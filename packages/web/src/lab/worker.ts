/// <reference lib="webworker" />
/** Plays games of an experiment in a thread of the browser. */
import { checkOf, gameFileOf, type Laboratory, openExperiment, playUnit } from '@entente/lab';
import { newestOf, shelf } from '@entente/shelf';
import type { FromExperimenter, ToExperimenter } from './crew.ts';

declare const self: DedicatedWorkerGlobalScope;

let lab: Laboratory | null = null;

async function answer(message: ToExperimenter): Promise<FromExperimenter> {
  if (message.kind === 'open') {
    lab = await openExperiment(message.text, {
      games: Object.keys(shelf),
      newestOf,
      clock: () => performance.now(),
    });
    return { kind: 'opened', check: checkOf(lab) };
  }
  if (lab === null) throw new Error('no experiment is open');
  if (message.kind === 'unit') return { kind: 'unit', result: playUnit(lab, message.unit) };
  return { kind: 'game', file: gameFileOf(lab, message.place) };
}

self.onmessage = ({ data }: MessageEvent<ToExperimenter>) => {
  answer(data).then(
    (told) => self.postMessage(told),
    (fault: Error) => self.postMessage({ kind: 'fault', words: fault.message } satisfies FromExperimenter),
  );
};
