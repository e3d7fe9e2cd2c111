import type { RatingAnswer } from '@entente/protocol';
import type { Faults } from '../faults.ts';
import type { Store } from '../store/store.ts';
import type { TableDoc } from '../store/table-doc.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { placesOf } from './places.ts';
import { afterGame, shownRating } from './strength.ts';

/** Number of games of a person in which one may still have to be counted. */
const MOST = 200;

/** Counts rated games. A game that a server could not count any more is counted when one of its players looks. */
export class Ratings {
  private readonly store: Pick<Store, 'ratings' | 'tables'>;
  private readonly faults: Pick<Faults, 'note'>;
  private readonly counted = new WeakSet<LiveTable>();
  private readonly underWay = new Set<Promise<void>>();

  constructor(store: Pick<Store, 'ratings' | 'tables'>, faults: Pick<Faults, 'note'>) {
    this.store = store;
    this.faults = faults;
  }

  /** After a change of a table. */
  follow(live: LiveTable): void {
    if (live.doc.rated !== true || live.doc.phase !== 'over' || this.counted.has(live)) return;
    this.counted.add(live);
    const work = this.count(live.doc)
      .catch((fault: unknown) => this.faults.note(fault))
      .finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  async of(person: string): Promise<RatingAnswer[]> {
    const tables = await this.store.tables.ofPerson(person, MOST);
    const rated = tables.flatMap(({ doc }) => (doc !== null && placesOf(doc) !== null ? [doc] : []));
    const counted = await this.store.ratings.counted(rated.map(({ id }) => id));
    for (const doc of rated) if (!counted.has(doc.id)) await this.count(doc);
    const found = await this.store.ratings.of(person);
    return found.map(({ game, seats, games, ...strength }) => ({
      game,
      seats,
      rating: shownRating(strength),
      games,
    }));
  }

  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private async count(doc: TableDoc): Promise<void> {
    const places = placesOf(doc);
    const { id: table, game, sat: people = [] } = doc;
    if (places !== null) await this.store.ratings.count({ table, game, people, places }, afterGame);
  }
}
