import type { ErrorLog } from './error-log.ts';
import { type RefusalError, refuse } from './refuse.ts';
import { isTrouble, isUncertain } from './store/store.ts';
import type { World } from './world.ts';

/** Seconds after which a client may try a store in trouble again. */
const AGAIN_AFTER = 2;

/** A change is stored, but its answer could not be read from the store. */
class Unread extends Error {}

/** Reads the answer to a change that is stored. A client must not be told that nothing was done. */
export async function afterChange<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (fault) {
    throw isTrouble(fault)
      ? new Unread('a change is stored, its answer is missing', { cause: fault })
      : fault;
  }
}

/** Faults that should never happen. Each gets a number, which the log and the client both see. */
export class Faults {
  private readonly log: ErrorLog;
  private readonly world: World;

  constructor(log: ErrorLog, world: World) {
    this.log = log;
    this.world = world;
  }

  /** For work that no client waits for. */
  note(fault: unknown): void {
    this.refusal(fault);
  }

  /** @param isChange did the client ask for a change? Then it may not be known whether that was stored. */
  refusal(fault: unknown, isChange = false): RefusalError {
    const number = this.world.bytes(4).toString('hex');
    const isUnread = fault instanceof Unread;
    const trouble = isUnread || isTrouble(fault);
    this.log.error({ err: fault, number }, trouble ? 'the store is in trouble' : 'fault');
    if (!trouble) return refuse('refuse.fault', { number });
    const code = isChange && (isUnread || isUncertain(fault)) ? 'refuse.unknown' : 'refuse.store';
    return refuse(code, { number, seconds: AGAIN_AFTER });
  }
}
