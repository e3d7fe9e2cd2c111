import type { LogEntry, Table, Types, Viewer } from '@entente/engine';

interface Read {
  readonly of: readonly LogEntry[];
  read: number;
  readonly lines: LogEntry[];
}

/** The log of a table, as each viewer may read it. Reads only the new entries, unless the game went back. */
export class LogsByViewer {
  private readonly table: Table<Types>;
  private readonly known = new Map<Viewer, Read>();

  constructor(table: Table<Types>) {
    this.table = table;
  }

  of(viewer: Viewer): readonly LogEntry[] {
    const { log } = this.table;
    const known = this.known.get(viewer);
    if (known === undefined || known.of !== log || known.read > log.length) {
      const fresh = { of: log, read: log.length, lines: this.table.logFor(viewer) };
      this.known.set(viewer, fresh);
      return fresh.lines;
    }
    for (; known.read < log.length; known.read++) {
      const line = log[known.read];
      const isForAll = line.to === undefined;
      if (isForAll || (viewer !== 'spectator' && line.to?.includes(viewer))) known.lines.push(line);
    }
    return known.lines;
  }
}
