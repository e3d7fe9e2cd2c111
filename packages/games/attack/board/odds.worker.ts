/// <reference lib="webworker" />
/** Reckons odds away from the thread that draws: a battle of large fleets takes most of a second. */
import { type Clash, oddsOf } from './odds.ts';

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = ({ data: { key, clash } }: MessageEvent<{ key: string; clash: Clash }>) => {
  self.postMessage({ key, odds: oddsOf(clash) });
};
