import type { Language, LogEntry, Seat, Viewer } from '@entente/engine';
import { showLog } from '@entente/table';
import type { WholeMessage } from '../link/messages.ts';
import type { DeviceTable } from './device-table.ts';

/** Distributes over the union: a message before its number is put on. */
type Unnumbered<M> = M extends { n: number } ? Omit<M, 'n'> : never;

/** A page that is open at a table of this device. */
export class Caller {
  table: DeviceTable;
  readonly language: Language;
  private readonly send: (message: WholeMessage) => void;
  private lifted: Seat | null = null;
  private n = 0;
  /** What each viewer's log was when it was last sent. */
  private readonly logs = new Map<Viewer, readonly LogEntry[]>();

  constructor(table: DeviceTable, language: Language, send: (message: WholeMessage) => void) {
    this.table = table;
    this.language = language;
    this.send = send;
  }

  tell(message: Unnumbered<WholeMessage>): void {
    this.n += 1;
    this.send({ ...message, n: this.n });
  }

  /** Whose eyes it may see with: its only seat, or the public's and the seat that is uncovered. */
  private get viewers(): Viewer[] {
    const { mine } = this.table;
    if (mine.length === 1) return mine;
    return this.lifted === null ? ['spectator'] : ['spectator', this.lifted];
  }

  /** Uncovers a seat, or none. */
  lift(seat: Seat | null): void {
    if (this.lifted !== null) {
      this.tell({ kind: 'covered', viewer: this.lifted });
      this.logs.delete(this.lifted);
    }
    this.lifted = seat !== null && this.table.mine.includes(seat) ? seat : null;
    this.show();
  }

  /** The table as it is now. */
  show(): void {
    const { hosted } = this.table;
    this.tell({ kind: 'table', table: this.table.state() });
    for (const viewer of this.viewers) {
      const log = [...hosted.logFor(viewer)];
      const had = this.logs.get(viewer) ?? [];
      let from = 0;
      while (from < had.length && had[from] === log[from]) from++;
      this.logs.set(viewer, log);
      this.tell({
        kind: 'view',
        mark: `${hosted.entries.length}`,
        shown: this.table.shown(viewer),
        log: { from, lines: showLog(hosted, log.slice(from)) },
      });
    }
  }
}
