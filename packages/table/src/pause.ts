/** The longest that people wait for pauses alone, in full pauses. */
const PAUSES = 8;

/**
 * How long a bot waits before it acts, in milliseconds, so that people can follow: the longer they have waited for the
 * bots of a table, the less. A turn of a hundred answers must not take a hundred pauses.
 */
export const pauseAfter = (pause: number, waited: number): number =>
  pause * Math.max(0, 1 - waited / (PAUSES * pause));
