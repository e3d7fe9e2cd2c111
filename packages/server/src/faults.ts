import { randomBytes } from 'node:crypto';
import type { ErrorLog } from './error-log.ts';
import { type RefusalError, refuse } from './refuse.ts';
import { isTrouble, isUncertain } from './store/store.ts';

/** Seconds after which a client may try a store in trouble again. */
const AGAIN_AFTER = 2;

/** Faults that should never happen. Each gets a number, which the log and the client both see. */
export class Faults {
  private readonly log: ErrorLog;

  constructor(log: ErrorLog) {
    this.log = log;
  }

  /** For work that no client waits for. */
  note(fault: unknown): void {
    this.refusal(fault);
  }

  /** @param isChange did the client ask for a change? Then it may not be known whether that was stored. */
  refusal(fault: unknown, isChange = false): RefusalError {
    const number = randomBytes(4).toString('hex');
    const trouble = isTrouble(fault);
    this.log.error({ err: fault, number }, trouble ? 'the store is in trouble' : 'fault');
    if (!trouble) return refuse('refuse.fault', { number });
    const code = isChange && isUncertain(fault) ? 'refuse.unknown' : 'refuse.store';
    return refuse(code, { number, seconds: AGAIN_AFTER });
  }
}
