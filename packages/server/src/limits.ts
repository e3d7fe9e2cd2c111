import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from './refuse.ts';

/** Points and seconds. By address where nobody is known yet, by person where somebody is. */
const LIMITS = {
  /** Any request, by address. */
  request: [600, 10],
  /** New sessions, by address. */
  session: [60, 60],
  /** Attempts to follow a link, by address: codes must not be guessed. */
  code: [60, 60],
  /** New tables, by person. */
  create: [30, 60],
  /** Answers and acts, by person. */
  act: [200, 10],
  /** Lines of talk, by person. */
  talk: [12, 20],
  /** Replays and files, by person or address: they cost most. */
  replay: [600, 30],
  /** New sockets and streams, by address. */
  connect: [120, 30],
  /** Messages of one socket, whatever they are. */
  message: [300, 10],
} as const;

type Limit = keyof typeof LIMITS;

/** Bounds what one address or person may ask for. Says how long to wait. */
export class Limits {
  private readonly limiters: ReadonlyMap<Limit, RateLimiterMemory> | null;

  constructor(on: boolean) {
    this.limiters = on
      ? new Map(
          Object.entries(LIMITS).map(([name, [points, duration]]) => [
            name as Limit,
            new RateLimiterMemory({ keyPrefix: name, points, duration }),
          ]),
        )
      : null;
  }

  async spend(limit: Limit, key: string): Promise<void> {
    const limiter = this.limiters?.get(limit);
    if (limiter === undefined) return;
    try {
      await limiter.consume(key);
    } catch (full) {
      const wait = (full as RateLimiterRes).msBeforeNext;
      throw refuse('refuse.rate', { limit, seconds: Math.max(1, Math.ceil(wait / 1000)) });
    }
  }
}
