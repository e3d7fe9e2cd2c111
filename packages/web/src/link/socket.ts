import type { CLOSE } from '@entente/protocol';
import { WholeMessages } from '@entente/protocol/changes';
import { useSettings } from '../settings/store.ts';
import type { ClientMessage, ServerMessage } from './messages.ts';
import type { Line, LineEvents } from './table-host.ts';
import { Unanswered } from './unanswered.ts';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 15_000;
/** Milliseconds before asking again a server that does not know yet whether something was stored. */
const ASK_AGAIN_AFTER = 2000;
type CloseCode = (typeof CLOSE)['notAllowed' | 'noTable'];
/** Close codes after which trying again is of no use. */
const HOPELESS: ReadonlySet<number> = new Set<CloseCode>([4403, 4404]);

/**
 * A line to a table on the server that outlives its sockets. Messages are numbered: a gap means a new socket. A
 * command is kept until it is acknowledged or refused and sent again with the same id, so it happens once.
 */
export function openSocket(table: string | null, events: LineEvents): Line {
  const unanswered = new Unanswered();
  const marks: Record<string, string> = {};
  let talk = 0;
  let lifted: Extract<ClientMessage, { kind: 'lift' }> | null = null;
  let socket: WebSocket | null = null;
  let expected = 1;
  let wait = FIRST_WAIT;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let alive = true;

  const write = (message: ClientMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  const whole = new WholeMessages(write);

  /** A person who looks at a table needs no notices about it. */
  const look = () => {
    if (table !== null) write({ kind: 'look', here: !document.hidden });
  };

  function connect(): void {
    if (closed) return;
    clearTimeout(timer);
    expected = 1;
    alive = true;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const opened = new WebSocket(`${scheme}://${location.host}/api/socket?changes=1`);
    socket = opened;
    whole.connected();
    opened.onopen = () => {
      const { language } = useSettings.getState();
      write({ kind: 'hello', table, language, have: { marks: { ...marks }, talk } });
      if (lifted !== null) write(lifted);
      if (document.hidden) look();
    };
    opened.onmessage = ({ data }) => {
      if (opened === socket) receive(JSON.parse(String(data)) as ServerMessage);
    };
    opened.onclose = ({ code }) => {
      if (opened !== socket || closed) return;
      socket = null;
      if (HOPELESS.has(code)) {
        events.state('gone');
        return;
      }
      events.state('lost');
      timer = setTimeout(connect, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  }

  function receive(sent: ServerMessage): void {
    alive = true;
    if (sent.n === 0 && sent.kind === 'refusal') {
      // Turned away before anything was numbered; why is in the message.
      events.message(sent);
      return;
    }
    if (sent.n !== expected) {
      // Something is missing: nothing that we have can be trusted.
      for (const viewer of Object.keys(marks)) delete marks[viewer];
      whole.forget();
      talk = 0;
      socket?.close();
      return;
    }
    expected++;
    const message = whole.of(sent);
    if (message === null) return;
    switch (message.kind) {
      case 'welcome':
        wait = FIRST_WAIT;
        events.state('live');
        for (const command of unanswered.repeated()) write(command);
        break;
      case 'view':
        marks[String(message.shown.viewer)] = message.mark;
        break;
      case 'covered':
        delete marks[String(message.viewer)];
        break;
      case 'talk':
        talk = Math.max(talk, ...message.lines.map(({ number }) => number));
        break;
      case 'ack':
      case 'refusal': {
        const again = unanswered.after(message);
        if (again === null) break;
        setTimeout(() => write(again), ASK_AGAIN_AFTER);
        return;
      }
      case 'bye':
        socket?.close();
        break;
      case 'table':
      case 'nudge':
      case 'pong':
        break;
    }
    events.message(message);
  }

  const heart = setInterval(() => {
    if (!alive) socket?.close();
    alive = false;
    write({ kind: 'ping' });
  }, HEARTBEAT);
  /** Back from sleep or from a tunnel: do not wait for the timer. */
  const wake = () => {
    if (socket === null && !closed) {
      wait = FIRST_WAIT;
      connect();
    }
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', look);
  connect();

  return {
    send(message) {
      if ('id' in message) unanswered.add(message);
      if (message.kind === 'lift') lifted = message;
      if (message.kind === 'lower') lifted = null;
      write(message);
    },
    close() {
      closed = true;
      clearInterval(heart);
      clearTimeout(timer);
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', look);
      socket?.close();
    },
  };
}
