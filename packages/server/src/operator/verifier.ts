import type { Verification } from '@entente/protocol';
import type { Rules } from '../rules.ts';
import { type Store, Unreadable } from '../store/store.ts';
import { outlookOfTable } from '../upgrade/outlook.ts';
import { type World, wait } from '../world.ts';

/** Plays every stored game from its log, in between everything else. */
export class Verifier {
  state: Verification = { running: false, began: null, checked: 0, total: 0, broken: [] };
  private readonly store: Store;
  private readonly rules: Rules;
  private readonly world: World;
  private work: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(store: Store, rules: Rules, world: World) {
    this.world = world;
    this.store = store;
    this.rules = rules;
  }

  /** One at a time: while one is running, nothing new begins. */
  async start(now: number): Promise<void> {
    if (this.state.running) return;
    this.state = { running: true, began: now, checked: 0, total: 0, broken: [] };
    const ids: string[] = [];
    for await (const { id } of this.store.operator.docs()) ids.push(id);
    this.state = { ...this.state, total: ids.length };
    this.work = this.verify(ids).finally(() => {
      this.state = { ...this.state, running: false };
    });
    this.work.catch(() => {});
  }

  /** Resolves when it has ended, fails if it did. */
  done(): Promise<void> {
    return this.work;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.work.catch(() => {});
  }

  private async verify(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (this.isStopped) return;
      const began = this.world.ticks();
      const broken = await this.check(id);
      const all = broken === null ? this.state.broken : [...this.state.broken, broken];
      this.state = { ...this.state, checked: this.state.checked + 1, broken: all };
      // Players come first: as long again for them.
      await wait(this.world, this.world.ticks() - began);
    }
  }

  /** Null if it is whole. */
  private async check(id: string): Promise<Verification['broken'][number] | null> {
    try {
      const stored = await this.store.tables.load(id);
      if (stored === null) return null;
      const { fate, name, game, why = '' } = await outlookOfTable(this.rules, stored.doc, stored.entries);
      return fate === 'broken' ? { id, name, game, why } : null;
    } catch (fault) {
      if (!(fault instanceof Unreadable)) throw fault;
      return { id, name: '', game: '', why: fault.message };
    }
  }
}
