import type { GameFile } from '@entente/engine';
import { useSettings } from '../settings/store.ts';
import type {
  AddressesAnswer,
  GamesPlayedAnswer,
  JoinAnswer,
  Length,
  LogAnswer,
  Me,
  MeasuresAnswer,
  MomentAnswer,
  RatingAnswer,
  RatingsAnswer,
  RefusalAnswer,
  TableLine,
  TableState,
  TablesAnswer,
} from './messages.ts';
import { openSocket } from './socket.ts';
import { type Line, type LineEvents, RefusedByHost, type TableHost } from './table-host.ts';

export async function request<Answer>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      'accept-language': useSettings.getState().language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // An answer that breaks off halfway does not count.
  if (response.ok) return (await response.json()) as Answer;
  const answer: unknown = await response.json().catch(() => null);
  const { refusal, words } = (answer ?? {}) as Partial<RefusalAnswer>;
  throw new RefusedByHost(refusal?.code ?? 'refuse.fault', words ?? response.statusText);
}

const get = <Answer>(path: string) => request<Answer>('GET', path);
const post = <Answer>(path: string, body: object) => request<Answer>('POST', path, body);

/** The person that the server knows in this browser; null for none, undefined without a server. */
export async function whoAmI(): Promise<Me | null | undefined> {
  try {
    return (await get<{ me: Me | null }>('/me')).me;
  } catch {
    return undefined;
  }
}

/** A guest gives a name and is known from then on. */
export async function introduce(name: string): Promise<Me> {
  const answer = await post<{ me: Me }>('/me', { name });
  return answer.me;
}

export async function rename(name: string): Promise<Me> {
  return (await request<{ me: Me }>('PATCH', '/me', { name })).me;
}

/** How long games took on this server. */
export const lengths = async (): Promise<Length[]> => (await get<{ lengths: Length[] }>('/lengths')).lengths;

/** Where others reach this server, when it is asked at its own machine. */
export const addresses = async (): Promise<string[]> => (await get<AddressesAnswer>('/addresses')).addresses;

/** My finished games, the latest first. */
export const gamesPlayed = async (): Promise<TableLine[]> =>
  (await get<GamesPlayedAnswer>('/me/games')).games;

/** How strong I am among people. */
export const myRatings = async (): Promise<RatingAnswer[]> =>
  (await get<RatingsAnswer>('/me/ratings')).ratings;

export const myTables = () => get<TablesAnswer>('/tables');

/**
 * Calls back when the list of my tables has changed, or may have changed while the connection was down, until
 * it is closed.
 */
export const watchMyTables = (changed: () => void): Line =>
  openSocket(null, {
    message: ({ kind }) => kind === 'nudge' && changed(),
    state: (state) => state === 'live' && changed(),
  });

export const whereTo = (code: string) => get<JoinAnswer>(`/join/${encodeURIComponent(code)}`);

export const serverHost: TableHost = {
  create: async (wish) => (await post<{ table: TableState }>('/tables', wish)).table,
  open: (table, events: LineEvents) => openSocket(table, events),
  act: async (table, act) => (await post<{ table: TableState }>(`/tables/${table}/do`, act)).table,
  close: async (table) => void (await post(`/tables/${table}/do`, { do: 'close' })),
  moment: (table, moment, viewer) => get<MomentAnswer>(`/tables/${table}/moments/${moment}?viewer=${viewer}`),
  log: (table, viewer) => get<LogAnswer>(`/tables/${table}/log?viewer=${viewer}`),
  measures: (table) => get<MeasuresAnswer>(`/tables/${table}/measures`),
  file: (table) => get<GameFile>(`/tables/${table}/file`),
  branch: async (table, moment, seat, bot) =>
    (await post<{ table: TableState }>(`/tables/${table}/branch`, { moment, seat, bot })).table,
};
