import type { Language } from '@entente/engine';
import type { NewChannel, Notices } from '@entente/protocol';
import type { Config } from '../config.ts';
import { newId, newSecret } from '../ids.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PersonChanges } from '../people/person-changes.ts';
import { refuse } from '../refuse.ts';
import type { Channel } from '../store/notices.ts';
import type { SessionPerson, Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { isAllowed } from './outbound.ts';
import type { NoticeTransports } from './transports/transports.ts';

const MOST_CHANNELS = 10;

export interface ChannelServices {
  readonly config: Config;
  readonly store: Store;
  readonly tables: Pick<Tables, 'now' | 'world'>;
  readonly mailer: Mailer;
  readonly transports: NoticeTransports;
  readonly personChanges: PersonChanges;
}

export async function noticesOf(
  services: Pick<ChannelServices, 'store' | 'transports'>,
  person: string,
): Promise<Notices> {
  const { notices } = services.store;
  const { digest, language, muted } = await notices.wishes(person);
  return {
    digest,
    language,
    muted: [...muted],
    channels: (await notices.channels(person)).map(({ id, kind, name, on, since, sent, failed, fault }) => ({
      id,
      kind,
      name,
      on,
      since,
      sent,
      failed,
      fault,
    })),
    pushKey: services.transports.pushKey,
  };
}

/** Returns the secret of a webhook, which is shown only now. */
export async function addChannel(
  services: ChannelServices,
  person: SessionPerson,
  wish: NewChannel,
  agent: string,
  language: Language,
): Promise<string | null> {
  const { notices } = services.store;
  const known = await notices.channels(person.id);
  if (known.length >= MOST_CHANNELS) throw refuse('refuse.tooMany', { count: MOST_CHANNELS });
  const secret = wish.kind === 'webhook' ? newSecret(services.tables.world) : null;
  const { name, body } = await target(services, person, wish, agent, secret);
  // A browser that subscribes once more, or the one address: not twice.
  for (const other of known) {
    if (other.kind === wish.kind && other.kind !== 'webhook' && other.body === body)
      await notices.removeChannel(other.id);
  }
  await notices.addChannel({
    id: newId(services.tables.world),
    person: person.id,
    kind: wish.kind,
    name,
    body,
    on: true,
    since: services.tables.now(),
    sent: null,
    failed: null,
    fault: null,
  });
  await notices.wish(person.id, { language });
  await services.personChanges.noticesChanged(person.id);
  return secret;
}

async function target(
  services: ChannelServices,
  person: SessionPerson,
  wish: NewChannel,
  agent: string,
  secret: string | null,
): Promise<Pick<Channel, 'name' | 'body'>> {
  const { privateNotices } = services.config;
  switch (wish.kind) {
    case 'mail': {
      const address = await services.store.people.mailOf(person.id);
      if (!services.mailer.isOpen) throw refuse('refuse.noMail');
      if (address === null) throw refuse('refuse.noAddress');
      return { name: address, body: '' };
    }
    case 'push': {
      const { endpoint, keys } = wish.subscription;
      const safe = endpoint.startsWith('https:') || privateNotices;
      if (!safe || !isAllowed(endpoint, privateNotices)) throw refuse('refuse.address');
      return { name: agent, body: JSON.stringify({ endpoint, keys }) };
    }
    case 'webhook':
      if (!isAllowed(wish.url, privateNotices)) throw refuse('refuse.address');
      return { name: new URL(wish.url).host, body: JSON.stringify({ url: wish.url, secret }) };
  }
}

/** A channel of this person; those of others do not exist for them. */
export async function ownChannel(
  services: Pick<ChannelServices, 'store'>,
  person: SessionPerson,
  id: string,
): Promise<Channel> {
  const channel = await services.store.notices.channel(id);
  if (channel === null || channel.person !== person.id) throw refuse('refuse.nothing');
  return channel;
}
