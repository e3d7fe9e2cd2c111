import type { Language } from '@entente/engine';
import type { NewChannel, Notices } from '@entente/protocol';
import type { House } from '../house.ts';
import { newId, newSecret } from '../ids.ts';
import { refuse } from '../refuse.ts';
import type { Channel } from '../store/notices.ts';
import type { Known } from '../store/store.ts';
import { isAllowed } from './outbound.ts';

const MOST_CHANNELS = 10;

export async function noticesOf(house: House, person: string): Promise<Notices> {
  const { notices } = house.store;
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
    pushKey: house.ways.pushKey,
  };
}

/** Gives the secret of a webhook, which is shown this once. */
export async function addChannel(
  house: House,
  person: Known,
  wish: NewChannel,
  agent: string,
  language: Language,
): Promise<string | null> {
  const { notices } = house.store;
  const known = await notices.channels(person.id);
  if (known.length >= MOST_CHANNELS) throw refuse('refuse.tooMany', { count: MOST_CHANNELS });
  const secret = wish.kind === 'webhook' ? newSecret() : null;
  const { name, body } = await target(house, person, wish, agent, secret);
  // A browser that subscribes once more, or the one address: not twice.
  for (const other of known) {
    if (other.kind === wish.kind && other.kind !== 'webhook' && other.body === body)
      await notices.removeChannel(other.id);
  }
  await notices.addChannel({
    id: newId(),
    person: person.id,
    kind: wish.kind,
    name,
    body,
    on: true,
    since: house.hall.now(),
    sent: null,
    failed: null,
    fault: null,
  });
  await notices.wish(person.id, { language });
  await house.noticesChanged(person.id);
  return secret;
}

async function target(
  house: House,
  person: Known,
  wish: NewChannel,
  agent: string,
  secret: string | null,
): Promise<Pick<Channel, 'name' | 'body'>> {
  const { privateNotices } = house.config;
  switch (wish.kind) {
    case 'mail': {
      const address = await house.store.accounts.mailOf(person.id);
      if (!house.post.isOpen) throw refuse('refuse.noMail');
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

/** One's own channel; others' are not there. */
export async function ownChannel(house: House, person: Known, id: string): Promise<Channel> {
  const channel = await house.store.notices.channel(id);
  if (channel === null || channel.person !== person.id) throw refuse('refuse.nothing');
  return channel;
}
