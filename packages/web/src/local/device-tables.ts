import type { AnyGame, Language, Refusal } from '@entente/engine';
import type { Lesson } from '@entente/engine/lesson';
import type { Puzzle } from '@entente/engine/puzzle';
import type { FileRules, RulesName } from '@entente/shelf';
import { pauseAfter } from '@entente/table';
import type { TableState } from '../link/messages.ts';
import type { Caller } from './caller.ts';
import type { FromWorker } from './device-host.ts';
import { DeviceTable, OldRules } from './device-table.ts';
import { NotAllowed } from './refusals.ts';
import type { DeviceStore, KeptTable } from './store.ts';

/** What a device has around it: a worker in a browser, or a test. */
export interface Surroundings {
  readonly store: DeviceStore;
  /** The newest version of a game; null when there is no such game. */
  gameOf(id: string): Promise<AnyGame | null>;
  /** A game by the rules of a table, as its log names them; null when those cannot be loaded. */
  gameBy(log: FileRules): Promise<AnyGame | null>;
  /** A lesson of a game; null when there is no such lesson. */
  lessonOf(game: string, id: string): Promise<Lesson | null>;
  /** A puzzle of a game; null when there is no such puzzle. */
  puzzleOf(game: string, number: number): Promise<Puzzle | null>;
  /** Keeps the rules of a table that begins now, so that it can be played later. */
  keepRules(rules: RulesName): Promise<void>;
  /** Loads the games' words in this language. */
  fetchWords(language: Language): Promise<void>;
  post(message: FromWorker): void;
  /** A table has changed or is gone: for the other tabs of this browser. */
  tellTabs(table: string): void;
  /** Something went wrong behind the scenes. */
  report(fault: unknown): void;
}

/** The tables of this device that are in memory: loaded, written before they are shown, and played on by their bots. */
export class DeviceTables {
  readonly around: Surroundings;
  readonly callers = new Map<number, Caller>();
  /** Milliseconds before a bot acts on its turn, so that people can follow. */
  botPause = 250;
  private readonly tables = new Map<string, Promise<DeviceTable>>();
  /** Tables whose bots are thinking just now. */
  private readonly busy = new Set<string>();
  /** One after the other: each must know what the last one has written. */
  private lastWritten: Promise<unknown> = Promise.resolve();

  constructor(around: Surroundings) {
    this.around = around;
  }

  async at(id: string): Promise<DeviceTable> {
    const known = this.tables.get(id);
    if (known !== undefined) return known;
    const loading = this.load(id);
    this.tables.set(id, loading);
    loading.catch(() => this.tables.delete(id));
    return loading;
  }

  private async load(id: string): Promise<DeviceTable> {
    const kept = await this.around.store.fetch(id);
    if (kept === undefined) throw new NotAllowed('refuse.noTable');
    const game = await this.around.gameBy({ ...kept.header, entries: kept.entries });
    if (game === null) throw new OldRules();
    const newest = await this.around.gameOf(game.id);
    return this.tableOf(game, kept, newest?.version);
  }

  private async tableOf(game: AnyGame, kept: KeptTable, newest?: number): Promise<DeviceTable> {
    if (kept.puzzle !== undefined) {
      const { PuzzleTable } = await import('./puzzle-table.ts');
      return new PuzzleTable(game, kept, newest);
    }
    const lesson = kept.lesson && (await this.around.lessonOf(game.id, kept.lesson.id));
    if (!lesson) return new DeviceTable(game, kept, newest);
    const { LessonTable } = await import('./lesson-table.ts');
    return new LessonTable(game, kept, lesson, newest);
  }

  /** Stored before shown. False when another tab was faster: then the table is as that one left it. */
  async publish(table: DeviceTable): Promise<boolean> {
    const writing = this.lastWritten.then(() => this.write(table));
    this.lastWritten = writing.catch(() => {});
    const isFirst = await writing;
    const { id } = table.kept;
    if (isFirst) {
      this.around.tellTabs(id);
      for (const caller of this.callers.values()) if (caller.table === table) caller.show();
    } else await this.lookAgain(id);
    return isFirst;
  }

  private async write(table: DeviceTable): Promise<boolean> {
    const { kept } = table;
    const isFirst = await this.around.store.keep(kept, table.written);
    if (isFirst) table.written = kept.entries.length;
    return isFirst;
  }

  /** Another tab has played on at this table, or has removed it. */
  async lookAgain(id: string): Promise<void> {
    const here = [...this.callers].filter(([, { table }]) => table.kept.id === id);
    this.tables.delete(id);
    if (here.length === 0) return;
    try {
      const table = await this.at(id);
      for (const [, caller] of here) {
        caller.table = table;
        caller.show();
      }
    } catch {
      for (const [line] of here) this.around.post({ kind: 'gone', line });
    }
  }

  /** Writes down what was done, unless it was refused. */
  async change(table: DeviceTable, refusal: Refusal | null): Promise<void> {
    if (refusal !== null) throw new NotAllowed(refusal, table.game);
    if (!(await this.publish(table))) throw new NotAllowed('refuse.stale');
  }

  async playBots(table: DeviceTable): Promise<void> {
    const { id } = table.kept;
    if (this.busy.has(id)) return;
    this.busy.add(id);
    const since = Date.now();
    try {
      for (let bot = table.nextBot; bot !== undefined; bot = table.nextBot) {
        const alone = table.hosted.position.asked.length === 1;
        const pause = alone && this.botPause > 0 ? pauseAfter(this.botPause, Date.now() - since) : 0;
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
        if (table.nextBot !== bot) continue;
        const isDone = table.letBotAnswer(bot, this.around.report) === null;
        if (!isDone || !(await this.publish(table))) break;
      }
    } finally {
      this.busy.delete(id);
    }
  }

  /** Lets bots play; returns at once. */
  goOn(table: DeviceTable): void {
    this.playBots(table).catch((fault: unknown) => this.around.report(fault));
  }

  /** A new table. */
  async add(game: AnyGame, kept: KeptTable): Promise<TableState> {
    const table = await this.tableOf(game, kept);
    table.kept = { ...kept, line: table.line() };
    await this.around.store.keep(table.kept, 0);
    this.tables.set(kept.id, Promise.resolve(table));
    void this.around.keepRules({ game: game.id, version: game.version });
    return table.state();
  }

  /** Deletes a table. */
  async close(id: string): Promise<void> {
    await this.around.store.discard(id);
    this.around.tellTabs(id);
    await this.lookAgain(id);
  }
}
