import { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { SharedStore } from '../shared.ts';
import type { Progress, Write } from '../store.ts';
import { dialectOver } from './dialect.ts';
import { Messenger } from './messenger.ts';

/** A file of this process alone, held by a thread of its own. */
export class SqliteStore extends SharedStore {
  protected readonly db: Kysely<Schema>;
  private readonly folder: string;
  private readonly limit: number | null;
  private readonly messenger: Messenger;

  /**
   * @param thread the code of the thread, built
   * @param limit bytes that the file may take
   */
  constructor(folder: string, thread: URL, limit: number | null = null) {
    super();
    this.folder = folder;
    this.limit = limit;
    this.messenger = new Messenger(thread);
    this.db = new Kysely<Schema>({
      dialect: dialectOver((sql, parameters) => this.messenger.ask({ ask: 'query', sql, parameters })),
    });
  }

  override async open(): Promise<void> {
    try {
      await this.messenger.ask({ ask: 'open', folder: this.folder, limit: this.limit });
      await super.open();
      // Nobody else can be there, so promises of the process before this one are void.
      await this.db.updateTable('tables').set({ lease_by: null, lease_until: null }).execute();
      await this.db.updateTable('channels').set({ lease_until: 0 }).execute();
    } catch (fault) {
      await this.messenger.close();
      throw fault;
    }
  }

  override async close(): Promise<void> {
    await super.close();
    await this.messenger.close();
  }

  /** Takes the one connection as a whole, so that it never lands inside another transaction. */
  async commit(writes: readonly Write[]): Promise<boolean[]> {
    const text = JSON.stringify(writes);
    return this.db.connection().execute(() => this.messenger.ask({ ask: 'commit', writes: text }));
  }

  /** The file belongs to this process alone. */
  now(): number {
    return Date.now();
  }
  async progress(): Promise<ReadonlyMap<string, Progress>> {
    return new Map();
  }
  onChange(): void {}
  async tellAbout(): Promise<void> {}
  onPerson(): void {}
  async tellSpent(): Promise<void> {}
  onSpent(): void {}
  async shout(): Promise<void> {}
  onShout(): void {}
}
