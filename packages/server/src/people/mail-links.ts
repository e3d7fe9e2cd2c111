/** A link in a mail works once, for a short time; the server keeps only its hash. */
import type { Language } from '@entente/engine';
import type { Config } from '../config.ts';
import type { ErrorLog } from '../error-log.ts';
import { newToken, tokenHash } from '../ids.ts';
import type { Limits } from '../limits.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { refuse } from '../refuse.ts';
import type { Person, Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

export interface MailLinkServices {
  readonly config: Config;
  readonly store: Store;
  readonly tables: Pick<Tables, 'now' | 'world'>;
  readonly mailer: Mailer;
  readonly limits: Limits;
  readonly log: ErrorLog;
}

/** Milliseconds for which a link works. */
const GOOD_FOR = 15 * 60_000;

/**
 * Sends a sign-in link to the owner of this address, or a link that makes the address the asker's. Takes as long and answers
 * the same when no person has this address.
 */
export async function askForLink(
  services: MailLinkServices,
  address: string,
  asker: Person | null,
  language: Language,
): Promise<void> {
  const { store, mailer, config } = services;
  if (!mailer.isOpen || config.publicUrl === null) throw refuse('refuse.noMail');
  services.limits.spend('mailTo', tokenHash(address));
  const token = newToken(services.tables.world);
  const now = services.tables.now();
  const owner = await store.people.ownerOfMail(address);
  const ticket = { kind: 'mail', person: asker?.id ?? null, address, until: now + GOOD_FOR } as const;
  await store.people.addTicket(tokenHash(token), ticket, now);
  if (owner === null && asker === null) return;
  const link = new URL(`/me#mail=${token}`, config.publicUrl).href;
  // Does not wait: the time would tell whether a person has this address.
  void mailer
    .send({ to: address, ...WORDS[language](link, owner === null ? (asker?.name ?? '') : null) })
    .catch((fault: unknown) => services.log.error({ err: fault }, 'a mail could not be sent'));
}

/** The person whose link it is. A new address becomes that of the asker, in a browser where they are signed in. */
export async function ownerOfLink(
  services: Pick<MailLinkServices, 'store' | 'tables'>,
  token: string,
  here: Person | null,
): Promise<string> {
  const { people } = services.store;
  const now = services.tables.now();
  const ticket = await people.useTicket(tokenHash(token), 'mail', now);
  if (ticket === null || ticket.address === null) throw refuse('refuse.link');
  const owner = await people.ownerOfMail(ticket.address);
  if (owner !== null) return owner;
  if (ticket.person === null) throw refuse('refuse.link');
  // Otherwise a stranger's link would sign you in to their account.
  if (ticket.person !== here?.id) throw refuse('refuse.otherBrowser');
  await people.setMail(ticket.person, ticket.address, now);
  return ticket.person;
}

/** @param name the person who wants to use this address; null to sign in */
type Words = (link: string, name: string | null) => Omit<Mail, 'to'>;

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
