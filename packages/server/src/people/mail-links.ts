/** A link in a mail is good once and not for long; here is only its hash. */
import type { Language } from '@entente/engine';
import type { House } from '../house.ts';
import { newToken, tokenHash } from '../ids.ts';
import type { Letter } from '../mail/post.ts';
import { refuse } from '../refuse.ts';
import type { Person } from '../store/store.ts';

/** Milliseconds. */
const GOOD_FOR = 15 * 60_000;

/**
 * Sends a link to whoever has this address, or to who asks so that the address becomes theirs. Takes as long and says
 * the same when nobody is known by it.
 */
export async function askForLink(
  house: House,
  address: string,
  asker: Person | null,
  language: Language,
): Promise<void> {
  const { store, post, config } = house;
  if (!post.isOpen || config.publicUrl === null) throw refuse('refuse.noMail');
  house.limits.spend('mailTo', tokenHash(address));
  const token = newToken();
  const now = house.hall.now();
  const owner = await store.accounts.ownerOfMail(address);
  const ticket = { kind: 'mail', person: asker?.id ?? null, address, until: now + GOOD_FOR } as const;
  await store.accounts.addTicket(tokenHash(token), ticket, now);
  if (owner === null && asker === null) return;
  const link = new URL(`/me#mail=${token}`, config.publicUrl).href;
  // Not waited for: how long it takes would tell whether somebody is known.
  void post
    .send({ to: address, ...WORDS[language](link, owner === null ? (asker?.name ?? '') : null) })
    .catch((fault: unknown) => house.log.error({ err: fault }, 'a mail could not be sent'));
}

/** Whose link it is. An address that nobody has becomes that of who has asked, in a browser where they are known. */
export async function ownerOfLink(house: House, token: string, here: Person | null): Promise<string> {
  const { accounts } = house.store;
  const now = house.hall.now();
  const ticket = await accounts.useTicket(tokenHash(token), 'mail', now);
  if (ticket === null || ticket.address === null) throw refuse('refuse.link');
  const owner = await accounts.ownerOfMail(ticket.address);
  if (owner !== null) return owner;
  if (ticket.person === null) throw refuse('refuse.link');
  // Somebody else's link must not make one a stranger's account.
  if (ticket.person !== here?.id) throw refuse('refuse.otherBrowser');
  await accounts.setMail(ticket.person, ticket.address, now);
  return ticket.person;
}

/** @param name who wants to use this address; null to sign in */
type Words = (link: string, name: string | null) => Omit<Letter, 'to'>;

const WORDS: Readonly<Record<Language, Words>> = {
  en: (link, name) => ({
    subject: name === null ? 'Sign in to Entente' : 'Your address for Entente',
    text: `${
      name === null
        ? 'With this link you sign in to Entente:'
        : `“${name}” wants to come back to Entente with this address. Open the link in the same browser:`
    }\n\n${link}\n\nIt works once, for 15 minutes. If you did not ask for it, there is nothing to do.\n`,
  }),
  it: (link, name) => ({
    subject: name === null ? 'Accedi a Entente' : 'Il tuo indirizzo per Entente',
    text: `${
      name === null
        ? 'Con questo link accedi a Entente:'
        : `«${name}» vuole tornare su Entente con questo indirizzo. Apri il link nello stesso browser:`
    }\n\n${link}\n\nFunziona una volta, per 15 minuti. Se non l’hai chiesto tu, non c’è nulla da fare.\n`,
  }),
  de: (link, name) => ({
    subject: name === null ? 'Anmelden bei Entente' : 'Deine Adresse für Entente',
    text: `${
      name === null
        ? 'Mit diesem Link meldest du dich bei Entente an:'
        : `„${name}“ möchte mit dieser Adresse zu Entente zurückkommen. Öffne den Link im selben Browser:`
    }\n\n${link}\n\nEr gilt einmal und 15 Minuten lang. Wenn du nicht darum gebeten hast, ist nichts zu tun.\n`,
  }),
};
