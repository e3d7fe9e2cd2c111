import { createHash } from 'node:crypto';
import { SeededChance } from '@entente/engine';
import { REAL_WORLD, type Timer } from '../world.ts';

/** When events can happen to a process. */
export interface Lifetime {
  /** No event of a dead process happens. */
  readonly isDead: boolean;
  /** Until then its events wait, in milliseconds. */
  readonly frozenUntil: number;
}

interface Happening {
  at: number;
  /** Later than this if its actor stood still then. */
  readonly due: number;
  readonly order: number;
  readonly actor: Lifetime | null;
  work: (() => void) | null;
}

/** The year 2027. */
const BEGINNING = 1_800_000_000_000;

/** One thread, one time, one order of events: all that happens in a simulation, decided by its seed. */
export class Timeline {
  now = BEGINNING;
  private readonly heap: Happening[] = [];
  private order = 0;
  private readonly seed: number;
  private readonly trace = createHash('sha256');

  constructor(seed: number) {
    this.seed = seed;
  }

  /** Milliseconds since the beginning. */
  get elapsed(): number {
    return this.now - BEGINNING;
  }

  /** A source of chance of its own for every name, so that what one draws does not change the others. */
  chanceFor(name: string): SeededChance {
    return new SeededChance(createHash('sha256').update(`${this.seed} ${name}`).digest().readUInt32LE(0));
  }

  /** Adds to what must be the same whenever this seed is run. */
  note(...what: readonly (string | number)[]): void {
    this.trace.update(`${this.elapsed} ${what.join(' ')}\n`);
    if (process.env.SIMULATION_TRACE !== undefined) console.error(this.elapsed, ...what);
  }

  get traceHash(): string {
    return this.trace.copy().digest('hex').slice(0, 16);
  }

  after(milliseconds: number, work: () => void, actor: Lifetime | null = null): Timer {
    const due = this.now + Math.max(0, milliseconds);
    const happening: Happening = {
      at: due,
      due,
      order: this.order++,
      actor,
      work,
    };
    this.push(happening);
    return {
      cancel: () => {
        happening.work = null;
      },
    };
  }

  wait(milliseconds: number, actor: Lifetime | null = null): Promise<void> {
    return new Promise((resolve) => void this.after(milliseconds, resolve, actor));
  }

  /** An actor goes on earlier than was expected: what it has missed happens now. */
  thaw(actor: Lifetime): void {
    const all = this.heap.splice(0);
    for (const happening of all) {
      if (happening.actor === actor && happening.at > happening.due)
        happening.at = Math.max(happening.due, this.now);
      this.push(happening);
    }
  }

  /** Lets everything happen up to this time, and calls back after every event. */
  async run(until: number, afterEach: () => void): Promise<void> {
    for (let next = this.heap[0]; next !== undefined && next.at <= until; next = this.heap[0]) {
      this.pop();
      const { work, actor } = next;
      if (work === null || actor?.isDead === true) continue;
      if (actor !== null && actor.frozenUntil > Math.max(this.now, next.at)) {
        next.at = actor.frozenUntil;
        this.push(next);
        continue;
      }
      this.now = Math.max(this.now, next.at);
      work();
      // All promises that it has settled go on before the next event.
      await new Promise<void>((resolve) => REAL_WORLD.soon(resolve));
      afterEach();
    }
    this.now = Math.max(this.now, until);
  }

  private isEarlier(one: Happening, other: Happening): boolean {
    if (one.at !== other.at) return one.at < other.at;
    return one.due === other.due ? one.order < other.order : one.due < other.due;
  }

  private push(happening: Happening): void {
    const { heap } = this;
    let at = heap.push(happening) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.isEarlier(heap[at], heap[parent])) return;
      [heap[at], heap[parent]] = [heap[parent], heap[at]];
      at = parent;
    }
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    heap[0] = last;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let first = at;
      if (left < heap.length && this.isEarlier(heap[left], heap[first])) first = left;
      if (right < heap.length && this.isEarlier(heap[right], heap[first])) first = right;
      if (first === at) return;
      [heap[at], heap[first]] = [heap[first], heap[at]];
      at = first;
    }
  }
}
