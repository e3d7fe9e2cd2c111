import { promptOf } from '@entente/engine';
import type { ErrorLog } from '../error-log.ts';
import type { StoredLine } from '../store/store.ts';
import type { Timer } from '../world.ts';
import type { LiveTable } from './live-table.ts';
import type { Tables } from './tables.ts';

/** Milliseconds between two rounds. */
const EVERY = 1000;
/** Tables in one statement. */
const AT_ONCE = 200;

/** What lists say of a game now; null where its rules have no name by which a later server could tell whether they are the same. */
export function lineToKeep({
  doc,
  rev,
  entries,
  build,
  play,
  asked,
  changed,
  broken,
}: LiveTable): StoredLine | null {
  if (build === null || broken !== null) return null;
  const prompt = play === null ? null : promptOf(play.game, play.view('spectator'));
  const { moment = 0 } = play ?? {};
  const outcome = play?.position.outcome ?? null;
  return { table: doc.id, rev, entries, build, asked: [...asked], moment, prompt, outcome, changed };
}

/** Writes down what lists say of each table, at most a second after it has changed: many of them at once, and never with a move. */
export class LineKeeper {
  private readonly tables: Tables;
  private readonly log: ErrorLog;
  private timer: Timer | null = null;
  private round: Promise<void> = Promise.resolve();

  constructor(tables: Tables, log: ErrorLog) {
    this.tables = tables;
    this.log = log;
  }

  start(): void {
    this.timer = this.tables.world.every(EVERY, () => void this.keep());
  }

  async stop(): Promise<void> {
    this.timer?.cancel();
    await this.keep();
  }

  /** Resolves when all lines are stored. */
  keep(): Promise<void> {
    if (this.tables.touched.size > 0)
      this.round = this.round
        .then(() => this.keepAll())
        // Lists play these games then.
        .catch((fault: unknown) => this.log.warn({ err: fault }, 'lines of lists could not be stored'));
    return this.round;
  }

  private async keepAll(): Promise<void> {
    const { tables } = this;
    const ids = [...tables.touched];
    tables.touched.clear();
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      const lines: StoredLine[] = [];
      const wrong: string[] = [];
      for (const id of ids.slice(first, first + AT_ONCE)) {
        const line = await tables.withResident(id, lineToKeep);
        if (line === null) wrong.push(id);
        else if (line !== undefined) lines.push(line);
      }
      await tables.store.tables.keepLines(lines, wrong);
    }
  }
}
