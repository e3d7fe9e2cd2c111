/** Results in the browser's database: every unit as it comes, so that a closed page loses only what was being played. */
import type { Results, UnitResult } from '@entente/lab';

/** A run as lists show it. */
export interface KeptRun {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** The file of the experiment. */
  readonly text: string;
  /** Of the rules and bots that it was begun with; null for results from elsewhere. */
  readonly check: string | null;
  /** Blocks of every setting, of those that the file asks for. */
  readonly blocks: number;
  readonly of: number;
  readonly games: number;
  readonly changed: number;
  /** Came as a whole, from a file or from the server. */
  readonly results?: Results;
}

const RUNS = 'runs';
const UNITS = 'units';

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('entente-lab', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(RUNS, { keyPath: 'id' });
      request.result.createObjectStore(UNITS);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

/** Does something in one transaction; its result is read when all is written. */
async function within<Result>(
  stores: readonly string[],
  mode: IDBTransactionMode,
  work: (store: (name: string) => IDBObjectStore) => () => Result,
): Promise<Result> {
  const base = await database();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = base.transaction(stores, mode);
      const result = work((name) => transaction.objectStore(name));
      transaction.oncomplete = () => resolve(result());
      transaction.onerror = () => reject(transaction.error ?? new Error('the database refused'));
      transaction.onabort = () => reject(transaction.error ?? new Error('the database gave up'));
    });
  } finally {
    base.close();
  }
}

const keyOf = (run: string, { cell, batch }: UnitResult) => [run, cell, batch];
const allOf = (run: string) => IDBKeyRange.bound([run], [run, []]);

/** Where results are kept. */
export interface ResultStore {
  list(): Promise<KeptRun[]>;
  keep(run: KeptRun): Promise<void>;
  /** A run as it is now, with units that it did not have. */
  add(run: KeptRun, units: readonly UnitResult[]): Promise<void>;
  units(run: string): Promise<UnitResult[]>;
  remove(run: string): Promise<void>;
}

export const browserResults: ResultStore = {
  async list() {
    const found = await within([RUNS], 'readonly', (store) => {
      const request: IDBRequest<KeptRun[]> = store(RUNS).getAll();
      return () => request.result;
    });
    return found.sort((one, other) => other.changed - one.changed);
  },
  keep: (run) =>
    within([RUNS], 'readwrite', (store) => {
      store(RUNS).put(run);
      return () => {};
    }),
  add: (run, units) =>
    within([RUNS, UNITS], 'readwrite', (store) => {
      store(RUNS).put(run);
      for (const unit of units) store(UNITS).put(unit, keyOf(run.id, unit));
      return () => {};
    }),
  units: (run) =>
    within([UNITS], 'readonly', (store) => {
      const request: IDBRequest<UnitResult[]> = store(UNITS).getAll(allOf(run));
      return () => request.result;
    }),
  remove: (run) =>
    within([RUNS, UNITS], 'readwrite', (store) => {
      store(RUNS).delete(run);
      store(UNITS).delete(allOf(run));
      return () => {};
    }),
};
