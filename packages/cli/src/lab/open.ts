import { performance } from 'node:perf_hooks';
import { openExperiment } from '@entente/lab';
import { newestOf, shelf } from '@entente/shelf';

/** An experiment that can be played, from the text of its file. */
export const openFile = (text: string) =>
  openExperiment(text, { games: Object.keys(shelf), newestOf, clock: () => performance.now() });
