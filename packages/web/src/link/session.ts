import type { Choice, Seat, Viewer } from '@entente/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LogLine, Shown, TableShown, TableState, TalkLine, WholeMessage } from './messages.ts';
import { persistently } from './persistently.ts';
import { noteDice } from './promised.ts';
import { hex } from './random.ts';
import { hostOf, type Line, type LineState, type TableHost } from './table-host.ts';

export interface Trouble {
  readonly code: string;
  readonly words: string;
  readonly rule: string;
}

/** Everything the screens know about one table. */
export interface Session {
  readonly line: LineState;
  readonly table: TableShown | null;
  readonly shown: Readonly<Record<string, Shown>>;
  readonly logs: Readonly<Record<string, readonly LogLine[]>>;
  readonly talk: readonly TalkLine[];
  /** How far the clock of the table is ahead of the one here, in milliseconds. */
  readonly ahead: number;
  /** The seat of a hot seat whose holder is at the screen. */
  readonly lifted: Seat | null;
  /** The command that is not answered yet. */
  readonly pending: string | null;
  readonly trouble: Trouble | null;
}

const EMPTY: Session = {
  line: 'connecting',
  table: null,
  shown: {},
  logs: {},
  talk: [],
  ahead: 0,
  lifted: null,
  pending: null,
  trouble: null,
};

export interface ConnectedTable {
  readonly id: string;
  readonly store: StoreApi<Session>;
  readonly host: Promise<TableHost>;
  choose(seat: Seat, question: string, choice: Choice): void;
  undo(seat: Seat, question: string): void;
  lift(seat: Seat): void;
  lower(): void;
  talk(seat: Seat, text: string, to: Seat | null): void;
  clearTrouble(): void;
  close(): void;
}

export function openTable(id: string): ConnectedTable {
  const store = createStore<Session>(() => EMPTY);
  let line: Line | null = null;
  let closed = false;
  const host = persistently(
    () => hostOf(id),
    () => {
      if (!closed) store.setState({ line: 'lost' });
      return !closed;
    },
  );
  host.then(
    (where) => {
      if (closed) return;
      line = where.open(id, {
        message: (message) => {
          if (message.kind === 'table' && store.getState().table === null) noteDice(id, message.table.dice);
          store.setState((session) => after(session, message));
        },
        state: (state) => store.setState({ line: state }),
      });
    },
    // Given up, since nobody wants it any more.
    () => {},
  );
  const command = () => hex(16);
  return {
    id,
    store,
    host,
    choose(seat, question, choice) {
      const sent = command();
      store.setState({ pending: sent, trouble: null });
      line?.send({ kind: 'command', id: sent, seat, question, choice: { ...choice } });
    },
    undo(seat, question) {
      const sent = command();
      store.setState({ pending: sent, trouble: null });
      line?.send({ kind: 'undo', id: sent, seat, question });
    },
    lift(seat) {
      store.setState({ lifted: seat });
      line?.send({ kind: 'lift', seat });
    },
    lower() {
      const { lifted, shown, logs } = store.getState();
      if (lifted === null) return;
      store.setState({ lifted: null, ...without({ shown, logs }, lifted) });
      line?.send({ kind: 'lower' });
    },
    talk(seat, text, to) {
      const more = to === null ? {} : { to };
      line?.send({ kind: 'talk', id: command(), seat, text, ...more });
    },
    clearTrouble: () => store.setState({ trouble: null }),
    close() {
      closed = true;
      line?.close();
    },
  };
}

/** What is known after a message. */
export function after(session: Session, message: WholeMessage): Session {
  switch (message.kind) {
    case 'table':
      return { ...session, table: message.table };
    case 'view': {
      const key = String(message.shown.viewer);
      const kept = (session.logs[key] ?? []).slice(0, message.log.from);
      return {
        ...session,
        table:
          session.table === null ? null : { ...session.table, ...progress(session.table, message.shown) },
        shown: { ...session.shown, [key]: message.shown },
        logs: { ...session.logs, [key]: [...kept, ...message.log.lines] },
      };
    }
    case 'covered':
      return { ...session, ...without(session, message.viewer) };
    case 'ack':
      return session.pending === message.id ? { ...session, pending: null } : session;
    case 'refusal': {
      const pending = session.pending === message.id ? null : session.pending;
      const { code, rule } = message.refusal;
      const trouble = { code, words: message.words, rule };
      return { ...session, pending, trouble };
    }
    case 'talk': {
      const known = new Set(session.talk.map(({ number }) => number));
      return {
        ...session,
        talk: [...session.talk, ...message.lines.filter(({ number }) => !known.has(number))],
      };
    }
    case 'welcome':
      return { ...session, ahead: message.now - Date.now() };
    case 'nudge':
    case 'pong':
    case 'bye':
      return session;
  }
}

/** Answers are told by views alone: how far the table is by then. */
function progress(
  { phase }: TableState,
  { moment, prompt, view }: Shown,
): Pick<TableState, 'asked' | 'moment' | 'prompt' | 'round'> {
  // Where all have given up, the game still has a question; nobody is to answer it.
  return { asked: phase === 'over' ? [] : [...view.asked], moment, prompt, round: view.round };
}

function without({ shown, logs }: Pick<Session, 'shown' | 'logs'>, viewer: Viewer) {
  const key = String(viewer);
  const { [key]: _view, ...otherViews } = shown;
  const { [key]: _log, ...otherLogs } = logs;
  return { shown: otherViews, logs: otherLogs };
}

/** Whose eyes the screen shows: the uncovered seat, the only seat, or everybody's. */
export function viewerOf({ table, lifted, shown }: Session): Viewer {
  const mine = (table?.chairs ?? [])
    .filter((chair) => chair.mine || chair.looksOn === true)
    .map(({ seat }) => seat);
  const wanted: Viewer = mine.length === 1 ? mine[0] : (lifted ?? 'spectator');
  return shown[String(wanted)] === undefined ? 'spectator' : wanted;
}
