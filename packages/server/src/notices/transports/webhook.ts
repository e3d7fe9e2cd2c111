import { createHmac } from 'node:crypto';
import type { NoticeMessage } from '../message.ts';
import { postTo } from '../outbound.ts';

/** An address of a person's own, and the secret that signs what goes there. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/**
 * Posts a message as JSON, signed. Throws `Undelivered` unless it was taken.
 * @param link where the message leads
 */
export async function sendWebhook(
  { url, secret }: Webhook,
  { id, title, text, items }: NoticeMessage,
  link: string | null,
  made: number,
  allowPrivate: boolean,
): Promise<void> {
  const body = JSON.stringify({ id, made, title, text, url: link, notices: items });
  const signature = createHmac('sha256', secret).update(`${made}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Entente',
    'entente-id': id,
    'entente-signature': `t=${made},v1=${signature}`,
  };
  await postTo(url, headers, body, allowPrivate);
}
