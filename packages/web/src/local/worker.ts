/// <reference lib="webworker" />
/** The tables of this device, in a thread of their own. */
import { newestOf } from '@entente/shelf';
import { keepRules, rulesOfLog } from '../titles/rules.ts';
import { fetchGameWords } from '../words/later.ts';
import { Device } from './device.ts';
import type { ToWorker } from './device-host.ts';
import { browserStore } from './store.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Tells the tabs of this browser which table has changed. */
const otherTabs = new BroadcastChannel('entente-tables');

const device = new Device({
  store: browserStore,
  gameOf: newestOf,
  gameBy: rulesOfLog,
  lessonOf: async (game, id) => (await import('@entente/shelf/lessons')).lessonOf(game, id),
  puzzleOf: async (game, number) => (await import('@entente/shelf/puzzles')).puzzleOf(game, number),
  keepRules,
  fetchWords: fetchGameWords,
  post: (message) => self.postMessage(message),
  tellTabs: (table) => otherTabs.postMessage(table),
  report: (fault) => console.error(fault),
});

otherTabs.onmessage = ({ data }: MessageEvent<string>) => device.lookAgain(data);
self.onmessage = ({ data }: MessageEvent<ToWorker>) => device.hear(data);
