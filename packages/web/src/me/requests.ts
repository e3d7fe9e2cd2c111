import type { Account, ComeBody, Me, WaysAnswer } from '../link/messages.ts';
import { request } from '../link/server.ts';

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
