/** Coming back as somebody, and what becomes of the guest that one was until then. */
import type { ComeBody } from '@entente/protocol';
import type { House } from '../house.ts';
import { newRecoveryCode, tokenHash } from '../ids.ts';
import { refuse } from '../refuse.ts';
import type { Known } from '../store/store.ts';
import { copyDoc } from '../table/acts.ts';
import { ownerOfLink } from './mail-links.ts';
import { ownerOfPasskey, type Page } from './passkeys.ts';

/** Where the request comes from. */
export interface Caller {
  readonly person: Known | null;
  readonly page: Page;
  readonly agent: string;
}

/** Signs in. Gives the token of the new session; null when this browser is that person's already. */
export async function comeBack(
  house: House,
  body: ComeBody,
  caller: Caller,
): Promise<{ owner: string; token: string | null }> {
  const owner = await ownerOf(house, body, caller);
  const { person: here, agent } = caller;
  if (here?.id === owner) return { owner, token: null };
  if (here !== null) await leaveBehind(house, here, owner);
  return { owner, token: await house.people.open(owner, agent) };
}

async function ownerOf(house: House, body: ComeBody, { person, page }: Caller): Promise<string> {
  const { accounts } = house.store;
  if ('passkey' in body) return ownerOfPasskey(accounts, page, body.passkey, house.hall.now());
  if ('mail' in body) return ownerOfLink(house, body.mail, person);
  const owner = await accounts.ownerOfRecovery(hashOfCode(body.code));
  if (owner === null) throw refuse('refuse.code');
  return owner;
}

/**
 * A guest's seats, tables, words and ways to be told go over to the account, and the guest is gone. An account that signs in as another
 * one keeps everything; just this browser is no longer its own.
 */
async function leaveBehind(house: House, here: Known, owner: string): Promise<void> {
  const { accounts } = house.store;
  if (await accounts.isAccount(here.id)) {
    await accounts.endSession(here.id, here.session);
  } else {
    for (const table of await accounts.tableIds(here.id)) await handOverSeats(house, table, here.id, owner);
    await accounts.giveTalk(here.id, owner);
    await house.store.notices.give(here.id, owner);
    await house.noticesChanged(owner);
    await accounts.erase(here.id);
  }
  await house.sessionsChanged(here.id);
}

async function handOverSeats(house: House, table: string, from: string, to: string): Promise<void> {
  await house.hall.atReadable(table, async (room) => {
    const doc = copyDoc(room.doc);
    if (doc.host === from) doc.host = to;
    for (const chair of doc.chairs) {
      if (chair.person === from) chair.person = to;
      if (chair.knew !== undefined) chair.knew = chair.knew.map((one) => (one === from ? to : one));
      if (chair.ousted !== undefined)
        chair.ousted = chair.ousted.map((one) => (one.person === from ? { ...one, person: to } : one));
    }
    await house.hall.keep(room, { doc });
  });
}

/** Another recovery code; the one before is worth nothing any more. */
export async function renewRecovery(house: House, person: string): Promise<string> {
  const code = newRecoveryCode();
  await house.store.accounts.setRecovery(person, hashOfCode(code), house.hall.now());
  return code;
}

/** Dashes and spaces are there for the eye only. */
const hashOfCode = (code: string): string => tokenHash(code.replaceAll(/[ -]/g, ''));
