import type { Length } from '@entente/protocol';
import type { Finished, Store } from './store/store.ts';

/** So many of the latest games are looked at. */
const LATEST = 400;
/** Fewer say nothing. */
const FEW = 5;
/** How long an answer is good, in milliseconds. */
const GOOD_FOR = 10 * 60_000;

/** How long games took in this house. */
export class Lengths {
  private readonly store: Store;
  private found: { readonly at: number; readonly lengths: Promise<Length[]> } | null = null;

  constructor(store: Store) {
    this.store = store;
  }

  of(now: number): Promise<Length[]> {
    if (this.found === null || now - this.found.at > GOOD_FOR) {
      this.found = { at: now, lengths: this.store.finished(LATEST).then(lengthsOf) };
      this.found.lengths.catch(() => {
        this.found = null;
      });
    }
    return this.found.lengths;
  }
}

/** Games of one title, with as many seats and people and at the same pace, are alike: the middle one counts. */
export function lengthsOf(finished: readonly Finished[]): Length[] {
  const groups = new Map<string, Finished[]>();
  for (const one of finished) {
    const key = [one.game, one.seats, one.people, one.pace].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()]
    .filter((alike) => alike.length >= FEW)
    .map((alike) => {
      const [{ game, seats, people, pace }] = alike;
      const sorted = alike.map(({ took }) => took).sort((a, b) => a - b);
      const middle = sorted[Math.floor(sorted.length / 2)];
      return {
        game,
        seats,
        people,
        pace,
        games: alike.length,
        minutes: Math.max(1, Math.round(middle / 60_000)),
      };
    });
}
