import type { GameFile, Seat, Viewer } from '@entente/engine';
import type {
  BotLevel,
  ClientMessage,
  CreateTable,
  LogAnswer,
  MeasuresAnswer,
  MomentAnswer,
  TableAct,
  TableState,
  WholeMessage,
} from './messages.ts';

/** A live line to one table. Players do not see whether a server or this device answers. */
export interface Line {
  send(message: ClientMessage): void;
  close(): void;
}

export type LineState = 'connecting' | 'live' | 'lost' | 'gone';

export interface LineEvents {
  message(message: WholeMessage): void;
  state(state: LineState): void;
}

/** Where tables are: on a server, or on this device. */
export interface TableHost {
  create(wish: CreateTable): Promise<TableState>;
  open(table: string, events: LineEvents): Line;
  act(table: string, act: TableAct): Promise<TableState>;
  /** Ends the table for all players. A table of this device is deleted. */
  close(table: string): Promise<void>;
  moment(table: string, moment: number, viewer: Viewer): Promise<MomentAnswer>;
  /** Everything that a viewer can read of what has happened. */
  log(table: string, viewer: Viewer): Promise<LogAnswer>;
  measures(table: string): Promise<MeasuresAnswer>;
  file(table: string): Promise<GameFile>;
  branch(table: string, moment: number, seat: Seat, bot: BotLevel): Promise<TableState>;
}

/** A table refused something. `message` is in the reader's words. */
export class RefusedByHost extends Error {
  readonly code: string;
  constructor(code: string, words: string) {
    super(words);
    this.code = code;
  }
}

/** Tables on this device have names that say so. */
export const LOCAL = 'local';

export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}

export async function hostOf(table: string): Promise<TableHost> {
  return isLocal(table)
    ? (await import('../local/device-host.ts')).deviceHost
    : (await import('./server-host.ts')).serverHost;
}
