import type { Subscription } from '@entente/protocol';
import webPush from 'web-push';
import type { Config } from '../../config.ts';
import type { NoticeMessage } from '../message.ts';
import { postTo, Undelivered } from '../outbound.ts';

/** Seconds that a push service keeps a message for a browser that is not there. */
const KEPT_FOR = 24 * 3600;

/** The keys by which push services know this server. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

/** Sends a web push, which only the subscribed browser can read. Throws `Undelivered` unless it was taken. */
export async function sendPush(
  config: Config,
  keys: PushKeys,
  subscription: Subscription,
  { id, title, text, path }: NoticeMessage,
): Promise<void> {
  const request = encrypted(config, keys, subscription, JSON.stringify({ title, text, path, tag: id }), id);
  const headers = Object.entries(request.headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  await postTo(request.endpoint, Object.fromEntries(headers), request.body, config.privateNotices);
}

function encrypted(
  { publicUrl, mail }: Config,
  pushKeys: PushKeys,
  { endpoint, keys }: Subscription,
  body: string,
  topic: string,
) {
  const subject = publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mail?.from ?? 'house@localhost'}`;
  const vapidDetails = { subject, ...pushKeys };
  try {
    return webPush.generateRequestDetails({ endpoint, keys }, body, { TTL: KEPT_FOR, topic, vapidDetails });
  } catch {
    // A key may have the right shape and still be invalid: nothing can ever be encrypted for it.
    throw new Undelivered('gone');
  }
}
