/** How a message goes out: web push, mail, or a webhook of one's own. */
import { createHmac } from 'node:crypto';
import type { Language } from '@entente/engine';
import type { Subscription } from '@entente/protocol';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { Post } from '../mail/post.ts';
import type { Channel } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import type { Message } from './message.ts';
import { post, Undelivered } from './outbound.ts';
import { NOTICE_WORDS } from './words.ts';

/** Seconds that a push service keeps a message for a browser that is not there. */
const KEPT_FOR = 24 * 3600;

export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export class Ways {
  private readonly config: Config;
  private readonly mails: Post;
  private readonly store: Store;
  private readonly keys: Keys;
  private readonly now: () => number;

  private constructor(config: Config, store: Store, mails: Post, keys: Keys, now: () => number) {
    this.now = now;
    this.config = config;
    this.store = store;
    this.mails = mails;
    this.keys = keys;
  }

  /** The house makes its own keys for push services, once. */
  static async open(config: Config, store: Store, mails: Post, now: () => number): Promise<Ways> {
    const kept = await store.notices.kept('vapid', () => JSON.stringify(webPush.generateVAPIDKeys()));
    return new Ways(config, store, mails, JSON.parse(kept) as Keys, now);
  }

  get pushKey(): string {
    return this.keys.publicKey;
  }

  /** Throws `Undelivered` unless it was taken. */
  async send(channel: Channel, message: Message, language: Language): Promise<void> {
    switch (channel.kind) {
      case 'push':
        await this.push(JSON.parse(channel.body) as Subscription, message);
        break;
      case 'webhook':
        await this.webhook(JSON.parse(channel.body) as Webhook, message);
        break;
      case 'mail':
        await this.mail(channel.person, message, language);
    }
  }

  private async push(subscription: Subscription, { id, title, text, path }: Message): Promise<void> {
    const request = this.encrypted(subscription, JSON.stringify({ title, text, path, tag: id }), id);
    const headers = Object.entries(request.headers).filter(
      ([name]) => name.toLowerCase() !== 'content-length',
    );
    await post(request.endpoint, Object.fromEntries(headers), request.body, this.config.privateNotices);
  }

  private encrypted({ endpoint, keys }: Subscription, body: string, topic: string) {
    const { publicUrl, mail } = this.config;
    const subject = publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mail?.from ?? 'house@localhost'}`;
    const vapidDetails = { subject, ...this.keys };
    try {
      return webPush.generateRequestDetails({ endpoint, keys }, body, { TTL: KEPT_FOR, topic, vapidDetails });
    } catch {
      // What looks like a key need not be one: nothing can ever be written for it.
      throw new Undelivered('gone');
    }
  }

  private async webhook({ url, secret }: Webhook, message: Message): Promise<void> {
    const { id, title, text, path, items } = message;
    const made = this.now();
    const body = JSON.stringify({ id, made, title, text, url: this.link(path), notices: items });
    const signature = createHmac('sha256', secret).update(`${made}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Entente',
      'entente-id': id,
      'entente-signature': `t=${made},v1=${signature}`,
    };
    await post(url, headers, body, this.config.privateNotices);
  }

  private async mail(person: string, { title, text, path }: Message, language: Language): Promise<void> {
    const to = await this.store.accounts.mailOf(person);
    if (to === null) throw new Undelivered('gone');
    const { footer } = NOTICE_WORDS[language];
    const parts = [text, this.link(path) ?? '', `-- \n${footer(this.link('/me') ?? '')}`];
    try {
      await this.mails.send({
        to,
        subject: title,
        text: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
      });
    } catch {
      throw new Undelivered('mail');
    }
  }

  private link(path: string): string | null {
    const { publicUrl } = this.config;
    return publicUrl === null ? null : new URL(path, publicUrl).href;
  }
}
