import { refuse } from '../refuse.ts';
import { type ClassDoc, copyClass } from '../store/class-doc.ts';
import type { Store } from '../store/store.ts';

/** Attempts to change a class while other processes change it, too. */
const TRIES = 40;

/** Changes of classes, one after the other at each class. A change is stored as a whole or not at all. */
export class ClassChanges {
  private readonly store: Store;
  /** By class, the end of the queue. */
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(store: Store) {
    this.store = store;
  }

  /** @param work changes the document that it gets; when it refuses, nothing is stored */
  change<Result>(id: string, work: (doc: ClassDoc) => Result): Promise<{ doc: ClassDoc; result: Result }> {
    const before = this.queues.get(id) ?? Promise.resolve();
    const done = before.then(() => this.attempt(id, work));
    const end = done
      .catch(() => {})
      .finally(() => {
        if (this.queues.get(id) === end) this.queues.delete(id);
      });
    this.queues.set(id, end);
    return done;
  }

  private async attempt<Result>(
    id: string,
    work: (doc: ClassDoc) => Result,
  ): Promise<{ doc: ClassDoc; result: Result }> {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const stored = await this.store.classes.load(id);
      if (stored === null) throw refuse('refuse.classGone');
      const doc = copyClass(stored.doc);
      const result = work(doc);
      if (await this.store.classes.change(doc, stored.rev)) return { doc, result };
    }
    throw refuse('refuse.stale');
  }
}
