/** Passkeys: a key that never leaves its owner's device signs a challenge that is good once. */
import type { newPasskey, usedPasskey } from '@entente/protocol';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type * as z from 'zod/mini';
import { tokenHash } from '../ids.ts';
import { refuse } from '../refuse.ts';
import type { PeopleStore, Ticket } from '../store/people.ts';
import type { Person } from '../store/store.ts';

/** Milliseconds for which a challenge is valid. */
const GOOD_FOR = 5 * 60_000;
const MOST_PASSKEYS = 20;

/** The page that a browser shows: passkeys belong to its host. */
export interface PageOrigin {
  readonly origin: string;
}

const hostOf = ({ origin }: PageOrigin): string => new URL(origin).hostname;

export async function offerPasskey(people: PeopleStore, person: Person, page: PageOrigin, now: number) {
  const known = await people.passkeys(person.id);
  if (known.length >= MOST_PASSKEYS) throw refuse('refuse.tooMany', { count: MOST_PASSKEYS });
  const options = await generateRegistrationOptions({
    rpName: 'Entente',
    rpID: hostOf(page),
    userName: person.name,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await remember(people, options.challenge, 'addPasskey', person.id, now);
  return options;
}

export async function addPasskey(
  people: PeopleStore,
  person: Person,
  page: PageOrigin,
  answer: z.infer<typeof newPasskey>,
  name: string,
  now: number,
): Promise<void> {
  const challenge = await spend(people, answer.response.clientDataJSON, 'addPasskey', now);
  if (challenge?.person !== person.id) throw refuse('refuse.passkey');
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: challenge.text,
    expectedOrigin: page.origin,
    expectedRPID: hostOf(page),
    requireUserVerification: false,
  }).catch(wrong);
  if (!verified || registrationInfo === undefined) throw refuse('refuse.passkey');
  const { id, publicKey, counter } = registrationInfo.credential;
  if ((await people.passkey(id)) !== null) throw refuse('refuse.passkey');
  await people.addPasskey({
    id,
    person: person.id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: answer.response.transports ?? [],
    name,
    added: now,
    used: null,
  });
}

/** For a browser that is not signed in: any passkey of this server will do. */
export async function askForPasskey(people: PeopleStore, page: PageOrigin, now: number) {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(page),
    userVerification: 'preferred',
  });
  await remember(people, options.challenge, 'usePasskey', null, now);
  return options;
}

/** Whose passkey it is. */
export async function ownerOfPasskey(
  people: PeopleStore,
  page: PageOrigin,
  answer: z.infer<typeof usedPasskey>,
  now: number,
): Promise<string> {
  const challenge = await spend(people, answer.response.clientDataJSON, 'usePasskey', now);
  const passkey = await people.passkey(answer.id);
  if (challenge === null || passkey === null) throw refuse('refuse.passkey');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: challenge.text,
    expectedOrigin: page.origin,
    expectedRPID: hostOf(page),
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: [...passkey.transports] as AuthenticatorTransport[],
    },
  }).catch(wrong);
  if (!verified) throw refuse('refuse.passkey');
  await people.passkeyUsed(passkey.id, authenticationInfo.newCounter, now);
  return passkey.person;
}

/** A response that does not verify was not made by the owner of the key for this challenge. */
function wrong(): never {
  throw refuse('refuse.passkey');
}

function remember(
  people: PeopleStore,
  challenge: string,
  kind: Ticket['kind'],
  person: string | null,
  now: number,
): Promise<void> {
  return people.addTicket(tokenHash(challenge), { kind, person, address: null, until: now + GOOD_FOR }, now);
}

/** The challenge that was answered, if it is one of ours. It works only once. */
async function spend(people: PeopleStore, clientData: string, kind: Ticket['kind'], now: number) {
  const text = challengeIn(clientData);
  if (text === null) return null;
  const ticket = await people.useTicket(tokenHash(text), kind, now);
  return ticket === null ? null : { text, person: ticket.person };
}

function challengeIn(clientData: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    const challenge =
      typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
