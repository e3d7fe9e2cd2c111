/** Fetched when a person wants a passkey: most never do. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Account, ComeBody, Me } from '../link/messages.ts';
import { request } from '../link/server-host.ts';
import { come } from './requests.ts';

type Making = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Using = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type Used = Extract<ComeBody, { passkey: unknown }>['passkey'];

export async function addPasskey(): Promise<Account> {
  const { options } = await request<{ options: Making }>('POST', '/me/passkeys/new');
  const passkey = await startRegistration({ optionsJSON: options });
  return (await request<{ account: Account }>('POST', '/me/passkeys', { passkey })).account;
}

export async function comeWithPasskey(): Promise<Me> {
  const { options } = await request<{ options: Using }>('POST', '/come/passkey');
  const passkey = await startAuthentication({ optionsJSON: options });
  return come({ passkey: passkey as Used });
}
