import { RefusedByHost } from '../link/table-host.ts';
import { useSettings } from '../settings/store.ts';

const TOKEN = 'entente.operator';

/** Of this tab alone: it goes when the tab is closed. */
export const tokenHere = (): string => sessionStorage.getItem(TOKEN) ?? '';
export const keepToken = (token: string): void => sessionStorage.setItem(TOKEN, token);
export const dropToken = (): void => sessionStorage.removeItem(TOKEN);

async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/api/admin/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokenHere()}`,
      'accept-language': useSettings.getState().language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return (await response.json()) as Answer;
  const { refusal, words } = (await response.json().catch(() => ({}))) as {
    refusal?: { code: string };
    words?: string;
  };
  throw new RefusedByHost(refusal?.code ?? 'refuse.fault', words ?? response.statusText);
}

export const get = <Answer>(path: string): Promise<Answer> => ask('GET', path);
export const post = <Answer>(path: string, body: object): Promise<Answer> => ask('POST', path, body);
export const finding = (path: string, find: string): string => `${path}?find=${encodeURIComponent(find)}`;
