/** Signing in, and what happens to the guest who was in this browser until then. */
import type { ComeBody } from '@entente/protocol';
import { giveClasses } from '../classes/class-people.ts';
import { newRecoveryCode, tokenHash } from '../ids.ts';
import { refuse } from '../refuse.ts';
import type { SessionPerson, Store } from '../store/store.ts';
import { copyDoc } from '../tables/acts/arrange.ts';
import type { Tables } from '../tables/tables.ts';
import { ownerOfLink } from './mail-links.ts';
import { ownerOfPasskey, type PageOrigin } from './passkeys.ts';
import type { PersonChanges } from './person-changes.ts';
import type { Sessions } from './sessions.ts';

export interface SignInServices {
  readonly store: Store;
  readonly tables: Tables;
  readonly sessions: Sessions;
  readonly personChanges: PersonChanges;
}

/** Where the request comes from. */
export interface SignInCaller {
  readonly person: SessionPerson | null;
  readonly page: PageOrigin;
  readonly agent: string;
}

/** Returns the token of the new session; null if this browser is signed in as that person already. */
export async function signIn(
  services: SignInServices,
  body: ComeBody,
  caller: SignInCaller,
): Promise<{ owner: string; token: string | null }> {
  const owner = await ownerOf(services, body, caller);
  const { person: here, agent } = caller;
  if (here?.id === owner) return { owner, token: null };
  if (await services.store.operator.isBlocked(owner)) throw refuse('refuse.blocked');
  if (here !== null) await leaveBehind(services, here, owner);
  return { owner, token: await services.sessions.open(owner, agent) };
}

async function ownerOf(
  services: SignInServices,
  body: ComeBody,
  { person, page }: SignInCaller,
): Promise<string> {
  const { people } = services.store;
  if ('passkey' in body) return ownerOfPasskey(people, page, body.passkey, services.tables.now());
  if ('mail' in body) return ownerOfLink(services, body.mail, person);
  const owner = await people.ownerOfRecovery(hashOfCode(body.code));
  if (owner === null) throw refuse('refuse.code');
  return owner;
}

/**
 * A guest's seats, tables, lines, lessons and channels move to the account, and the guest is deleted. An account keeps everything when
 * its browser signs in as another one.
 */
async function leaveBehind(services: SignInServices, here: SessionPerson, owner: string): Promise<void> {
  const { people } = services.store;
  if (await people.isAccount(here.id)) {
    await people.endSession(here.id, here.session);
  } else {
    for (const table of await people.tableIds(here.id)) await handOverSeats(services, table, here.id, owner);
    await people.giveTalk(here.id, owner);
    await services.store.notices.give(here.id, owner);
    await services.store.company.give(here.id, owner);
    await giveClasses(services.store, here.id, owner);
    await services.store.lessons.give(here.id, owner);
    await services.store.ratings.give(here.id, owner);
    await services.personChanges.noticesChanged(owner);
    await people.erase(here.id);
  }
  await services.personChanges.sessionsChanged(here.id);
}

async function handOverSeats(
  services: SignInServices,
  table: string,
  from: string,
  to: string,
): Promise<void> {
  await services.tables.withReadable(table, async (live) => {
    const doc = copyDoc(live.doc);
    if (doc.host === from) doc.host = to;
    if (doc.sat !== undefined) doc.sat = doc.sat.map((one) => (one === from ? to : one));
    for (const chair of doc.chairs) {
      if (chair.person === from) chair.person = to;
      if (chair.pair)
        chair.pair = chair.pair.map((one) => (one.person === from ? { ...one, person: to } : one));
      if (chair.knew !== undefined) chair.knew = chair.knew.map((one) => (one === from ? to : one));
      if (chair.ousted !== undefined)
        chair.ousted = chair.ousted.map((one) => (one.person === from ? { ...one, person: to } : one));
    }
    await services.tables.commit(live, { doc });
  });
}

/** A new recovery code; the old one stops working. */
export async function renewRecovery(services: SignInServices, person: string): Promise<string> {
  const code = newRecoveryCode(services.tables.world);
  await services.store.people.setRecovery(person, hashOfCode(code), services.tables.now());
  return code;
}

/** Dashes and spaces are there for the eye only. */
const hashOfCode = (code: string): string => tokenHash(code.replaceAll(/[ -]/g, ''));
