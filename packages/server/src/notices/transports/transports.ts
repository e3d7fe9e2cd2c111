/** How a message goes out: web push, mail, or a webhook. Each has a file beside this one. */
import type { Language } from '@entente/engine';
import type { Subscription } from '@entente/protocol';
import type { Config } from '../../config.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Channel } from '../../store/notices.ts';
import type { Store } from '../../store/store.ts';
import type { NoticeMessage } from '../message.ts';
import { NOTICE_WORDS } from '../words.ts';
import { sendMail } from './mail.ts';
import { newPushKeys, type PushKeys, sendPush } from './push.ts';
import { sendWebhook, type Webhook } from './webhook.ts';

export class NoticeTransports {
  private readonly config: Config;
  private readonly mailer: Mailer;
  private readonly store: Store;
  private readonly keys: PushKeys;
  private readonly now: () => number;

  private constructor(config: Config, store: Store, mailer: Mailer, keys: PushKeys, now: () => number) {
    this.now = now;
    this.config = config;
    this.store = store;
    this.mailer = mailer;
    this.keys = keys;
  }

  /** The server makes its own keys for push services, once. */
  static async open(
    config: Config,
    store: Store,
    mailer: Mailer,
    now: () => number,
  ): Promise<NoticeTransports> {
    const kept = await store.notices.kept('vapid', () => JSON.stringify(newPushKeys()));
    return new NoticeTransports(config, store, mailer, JSON.parse(kept) as PushKeys, now);
  }

  get pushKey(): string {
    return this.keys.publicKey;
  }

  /** Throws `Undelivered` unless it was taken. */
  async send(channel: Channel, message: NoticeMessage, language: Language): Promise<void> {
    const link = this.link(message.path);
    switch (channel.kind) {
      case 'push':
        await sendPush(this.config, this.keys, JSON.parse(channel.body) as Subscription, message);
        break;
      case 'webhook': {
        const webhook = JSON.parse(channel.body) as Webhook;
        await sendWebhook(webhook, message, link, this.now(), this.config.privateNotices);
        break;
      }
      case 'mail': {
        const to = await this.store.people.mailOf(channel.person);
        const footer = NOTICE_WORDS[language].footer(this.link('/me') ?? '');
        await sendMail(this.mailer, to, message, link, footer);
      }
    }
  }

  private link(path: string): string | null {
    const { publicUrl } = this.config;
    return publicUrl === null ? null : new URL(path, publicUrl).href;
  }
}
