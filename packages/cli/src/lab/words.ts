import type { Collection } from '@entente/lab';

const SECOND = 1000;

/** `2 min`, `3 h 10 min` */
export function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / SECOND);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

interface Pace {
  readonly begun: number;
  /** Units that were finished before. */
  readonly known: number;
  readonly done: number;
  readonly all: number;
}

/** Beside the bar: when it ends if it goes on like this, and what is known so far. */
export function liveLine(collection: Collection, { begun, known, done, all }: Pace): string {
  const each = (Date.now() - begun) / Math.max(1, done - known);
  const left = `${durationText(each * (all - done))} left`;
  const share = collection.firstSeat;
  if (share === null) return left;
  const percent = (part: number) => (part * 100).toFixed(0);
  return `${left}, first seat ${percent(share.share)} % (${percent(share.low)}–${percent(share.high)})`;
}
