import type { Viewer } from '@entente/engine';
import type { Shown } from '../shown.ts';
import type { ClientMessage, ServerMessage } from '../socket.ts';
import type { TableState } from '../table.ts';
import { type Change, changed, type Json } from './difference.ts';
import { sumOf } from './sum.ts';

type Of<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { kind: Kind }>;
export type WholeMessage = Exclude<ServerMessage, { kind: 'viewChange' | 'tableChange' }>;
type Ask = Extract<ClientMessage, { kind: 'whole' }>;

/** Null if it is not what the sum says, so that it has to be asked for. */
function after(before: object, { change, sum }: { change: unknown; sum: number }): object | null {
  try {
    const now = changed(before as Json, change as Change);
    return sumOf(JSON.stringify(now)) === sum ? (now as object) : null;
  } catch {
    // It is not of this value.
    return null;
  }
}

/** Turns changes back into whole messages, for a client that takes changes. */
export class WholeMessages {
  private readonly views = new Map<Viewer, { readonly mark: string; readonly shown: Shown }>();
  private table: TableState | null = null;
  /** Asked for, and not here yet. */
  private readonly awaited = new Set<Viewer | null>();
  private readonly ask: (message: Ask) => void;

  /** @param ask sends a request for what cannot be told from a change */
  constructor(ask: (message: Ask) => void) {
    this.ask = ask;
  }

  /** The message as a whole; null if that has been asked for instead. */
  of(message: ServerMessage): WholeMessage | null {
    switch (message.kind) {
      case 'viewChange':
        return this.viewAfter(message);
      case 'tableChange':
        return this.tableAfter(message);
      case 'view':
        this.keep(message);
        return message;
      case 'table':
        this.awaited.delete(null);
        this.table = message.table;
        return message;
      case 'covered':
        this.views.delete(message.viewer);
        return message;
      default:
        return message;
    }
  }

  /** A new socket. It knows which views are here by their marks, and of the table nothing. */
  connected(): void {
    this.table = null;
    this.awaited.clear();
  }

  /** Nothing that is here can be trusted. */
  forget(): void {
    this.connected();
    this.views.clear();
  }

  private keep({ mark, shown }: Of<'view'>): void {
    this.awaited.delete(shown.viewer);
    this.views.set(shown.viewer, { mark, shown });
  }

  private viewAfter(message: Of<'viewChange'>): WholeMessage | null {
    const { viewer, from, mark, log, n } = message;
    const known = this.views.get(viewer);
    const shown = known?.mark === from ? (after(known.shown, message) as Shown | null) : null;
    if (shown === null) return this.askFor(viewer);
    const whole = { kind: 'view', n, mark, shown, log } as const;
    this.keep(whole);
    return whole;
  }

  private tableAfter(message: Of<'tableChange'>): WholeMessage | null {
    const table = this.table === null ? null : (after(this.table, message) as TableState | null);
    if (table === null) return this.askFor(null);
    this.table = table;
    return { kind: 'table', n: message.n, table };
  }

  private askFor(viewer: Viewer | null): null {
    if (viewer === null) this.table = null;
    else this.views.delete(viewer);
    if (!this.awaited.has(viewer)) this.ask({ kind: 'whole', viewer });
    this.awaited.add(viewer);
    return null;
  }
}
