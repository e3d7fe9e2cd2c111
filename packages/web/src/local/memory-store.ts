import { type DeviceStore, isExercise, type KeptTable } from './store.ts';

/** Tables in memory, copied as a browser's database would. */
export class MemoryStore implements DeviceStore {
  readonly tables = new Map<string, KeptTable>();

  async keep(table: KeptTable, had: number): Promise<boolean> {
    const isFirst = (this.tables.get(table.id)?.entries.length ?? 0) === had;
    if (isFirst) this.tables.set(table.id, structuredClone(table));
    return isFirst;
  }

  async fetch(id: string): Promise<KeptTable | undefined> {
    return structuredClone(this.tables.get(id));
  }

  async discard(id: string): Promise<void> {
    this.tables.delete(id);
  }

  async exercises(): Promise<KeptTable[]> {
    return [...this.tables.values()].filter(isExercise);
  }
}
