import type { Entry, GameHeader, Outcome, Position, Types } from '@entente/engine';
import type { LessonProgress } from '@entente/table/lessons';
import type { ChairWish, PuzzleProgress, TableLine, TalkLine } from '../link/messages.ts';

/** A table of this device as the browser's database stores it: its log of inputs is the truth. */
export interface KeptTable {
  readonly id: string;
  readonly name: string;
  readonly header: GameHeader;
  readonly secret: string;
  readonly chairs: readonly (ChairWish & { name?: string })[];
  readonly entries: readonly Entry[];
  /** Of a practice table: where it comes from, and the position that it starts with. */
  readonly from: { table: string; moment: number; position?: Position<Types> } | null;
  readonly rematch: string | null;
  /** Of a lesson: which one, how many steps it had, and how far its learner is. */
  readonly lesson?: { readonly id: string; readonly steps: number; readonly progress: LessonProgress };
  /** Of a puzzle: which one, and how far its solver is. */
  readonly puzzle?: { readonly number: number; readonly progress: PuzzleProgress };
  readonly created: number;
  readonly talk: readonly TalkLine[];
  /** Hashes of positions on the way, and the end: a later load has to come to the same. Missing at older tables. */
  readonly checkpoints?: readonly (readonly [number, string])[];
  readonly end?: { readonly hash: string; readonly outcome: Outcome | null };
  /** What lists show, so that they need not play the game. */
  readonly line: TableLine;
}

/** Where the tables of this device are kept. */
export interface DeviceStore {
  /** Stores it, unless another tab has stored more since the table had this number of entries. */
  keep(table: KeptTable, had: number): Promise<boolean>;
  fetch(id: string): Promise<KeptTable | undefined>;
  discard(id: string): Promise<void>;
  /** The tables at which a lesson is taken or a puzzle solved. */
  exercises(): Promise<KeptTable[]>;
}

export const isExercise = ({ lesson, puzzle }: KeptTable): boolean =>
  lesson !== undefined || puzzle !== undefined;

const STORE = 'tables';

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('entente', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
}

/** Does something in one transaction; its result is read when all is written. */
async function run<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => () => Result,
): Promise<Result> {
  const base = await database();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = base.transaction(STORE, mode);
      const result = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(result());
      transaction.onerror = () => reject(transaction.error ?? new Error('the database refused'));
      transaction.onabort = () => reject(transaction.error ?? new Error('the database gave up'));
    });
  } finally {
    base.close();
  }
}

/** The browser's database. */
export const browserStore: DeviceStore = {
  keep: (table, had) =>
    run('readwrite', (store) => {
      let isFirst = false;
      const found: IDBRequest<KeptTable | undefined> = store.get(table.id);
      found.onsuccess = () => {
        isFirst = (found.result?.entries.length ?? 0) === had;
        if (isFirst) store.put(table);
      };
      return () => isFirst;
    }),
  fetch: (id) =>
    run('readonly', (store) => {
      const found: IDBRequest<KeptTable | undefined> = store.get(id);
      return () => found.result;
    }),
  discard: (id) =>
    run('readwrite', (store) => {
      store.delete(id);
      return () => {};
    }),
  exercises: async () => (await everything()).filter(isExercise),
};

const everything = (): Promise<KeptTable[]> =>
  run('readonly', (store) => {
    const found: IDBRequest<KeptTable[]> = store.getAll();
    return () => found.result;
  });

/** The tables of this device, the latest first. */
export async function keptLines(): Promise<TableLine[]> {
  const all = await everything();
  return all.map(({ line }) => line).sort((a, b) => b.changed - a.changed);
}
