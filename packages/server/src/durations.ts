import type { Length } from '@entente/protocol';
import type { FinishedGame, TableStore } from './store/store.ts';

/** Number of latest games that count. */
const LATEST = 400;
/** Minimum number of games for an average. */
const FEW = 5;
/** Milliseconds for which an answer is good. */
const GOOD_FOR = 10 * 60_000;

/** How long games took on this server. */
export class Durations {
  private readonly store: Pick<TableStore, 'finished'>;
  private found: { readonly at: number; readonly durations: Promise<Length[]> } | null = null;

  constructor(store: Pick<TableStore, 'finished'>) {
    this.store = store;
  }

  of(now: number): Promise<Length[]> {
    if (this.found === null || now - this.found.at > GOOD_FOR) {
      this.found = { at: now, durations: this.store.finished(LATEST).then(durationsOf) };
      this.found.durations.catch(() => {
        this.found = null;
      });
    }
    return this.found.durations;
  }
}

/** Games of one title, with as many seats and people and at the same pace, are alike: the middle one counts. */
export function durationsOf(finished: readonly FinishedGame[]): Length[] {
  const groups = new Map<string, FinishedGame[]>();
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
