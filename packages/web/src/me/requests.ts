import type { Account, ComeBody, Me, NewChannel, Notices, WaysAnswer } from '../link/messages.ts';
import { request } from '../link/server-host.ts';

const accountFrom = async (answer: Promise<{ account: Account }>): Promise<Account> => (await answer).account;

export const myAccount = () => accountFrom(request('GET', '/me/account'));
export const waysIn = () => request<WaysAnswer>('GET', '/come');
export const forget = (what: string) => accountFrom(request('DELETE', `/me/${what}`));
export const askForLink = (address: string) => request<object>('POST', '/come/mail', { address });
export const newRecoveryCode = async () => (await request<{ code: string }>('POST', '/me/recovery')).code;
export const come = async (body: ComeBody) => (await request<{ me: Me }>('POST', '/come', body)).me;
export const signOut = () => request<object>('DELETE', '/me');
export const myData = () => request<object>('GET', '/me/data');
export const erase = (name: string) => request<object>('POST', '/me/erase', { name });

const noticesFrom = async (answer: Promise<{ notices: Notices }>): Promise<Notices> => (await answer).notices;

export const myNotices = () => noticesFrom(request('GET', '/me/notices'));
export const wish = (wishes: Partial<Pick<Notices, 'digest' | 'language' | 'muted'>>) =>
  noticesFrom(request('PATCH', '/me/notices', wishes));
export const addChannel = (channel: NewChannel) =>
  request<{ notices: Notices; secret: string | null }>('POST', '/me/channels', channel);
export const switchChannel = (id: string, on: boolean) =>
  noticesFrom(request('PATCH', `/me/channels/${id}`, { on }));
export const removeChannel = (id: string) => noticesFrom(request('DELETE', `/me/channels/${id}`));
export const testChannel = (id: string) => noticesFrom(request('POST', `/me/channels/${id}/test`));
