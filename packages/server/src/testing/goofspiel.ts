import { randomBytes } from 'node:crypto';
import type { Pace, ServerMessage, Shown, TableState } from '@entente/protocol';
import { type Guest, type GuestSocket, newCommandId } from './guest.ts';

type ViewMessage = Extract<ServerMessage, { kind: 'view' }>;

/** A short game of goofspiel, or one of another title, with these people, started. Further seats are bots. */
export async function startedTable(
  people: readonly Guest[],
  bots = 0,
  pace: Pace = 'none',
  game = 'goofspiel',
): Promise<TableState> {
  const [host, ...others] = people;
  const table = await host.create({
    game,
    name: 'Friday',
    options: game === 'goofspiel' ? { cards: 5 } : {},
    chairs: [
      { kind: 'me' },
      ...others.map(() => ({ kind: 'open' }) as const),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'random' }) as const),
    ],
    talk: 'pairs',
    pace,
  });
  for (const guest of others) await guest.do(table.id, { do: 'take', code: table.code ?? '' });
  for (const [seat, guest] of people.entries()) await guest.ready(table.id, seat);
  return host.do(table.id, { do: 'start' });
}

/** These seats bid this card, at this moment. */
export async function bidAll(
  lines: Readonly<Record<number, GuestSocket>>,
  card: number,
  moment = 0,
): Promise<void> {
  const choice = { do: 'bid', card };
  for (const [seat, line] of Object.entries(lines)) {
    const question = `${moment}.0`;
    await line.command({ kind: 'command', id: newCommandId(), seat: Number(seat), question, choice });
  }
}

/** Answers every question of one seat with its first offer until the game is over. Returns the acknowledged ids. */
export async function playOn(line: GuestSocket, seat: number): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let answered = ''; ; ) {
    const view = latestView(line, seat);
    if (view !== undefined && view.shown.view.outcome !== null) return acknowledged;
    if (view !== undefined && view.shown.offers.length > 0 && view.shown.question !== answered) {
      const { question, offers } = view.shown;
      const id = newCommandId();
      const answer = await line.command({ kind: 'command', id, seat, question, choice: offers[0].choice });
      if (answer.kind === 'ack') acknowledged.push(id);
      answered = question;
    } else await line.next('view', ({ shown }) => shown.viewer === seat);
  }
}

export const latestView = (line: GuestSocket, viewer: number | 'spectator'): ViewMessage | undefined =>
  line.last('view', ({ shown }) => shown.viewer === viewer);

/** The viewer's latest view if it is as wanted, or else the next one that is. Bots may have been faster than we look. */
export function viewWhen(
  line: GuestSocket,
  viewer: number | 'spectator',
  wanted: (shown: Shown) => boolean,
): Promise<ViewMessage> {
  const isWanted = ({ shown }: ViewMessage) => shown.viewer === viewer && wanted(shown);
  const here = latestView(line, viewer);
  return here !== undefined && isWanted(here) ? Promise.resolve(here) : line.next('view', isWanted);
}

export const newNonce = (): string => randomBytes(16).toString('hex');
