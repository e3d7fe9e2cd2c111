import type { Mailer } from '../../mail/mailer.ts';
import type { NoticeMessage } from '../message.ts';
import { Undelivered } from '../outbound.ts';

/**
 * Sends a message by mail. Throws `Undelivered` unless the mail server took it.
 * @param to null for a person who has given up the address
 */
export async function sendMail(
  mailer: Mailer,
  to: string | null,
  { title, text }: NoticeMessage,
  link: string | null,
  footer: string,
): Promise<void> {
  if (to === null) throw new Undelivered('gone');
  const parts = [text, link ?? '', `-- \n${footer}`].filter((part) => part !== '');
  try {
    await mailer.send({ to, subject: title, text: `${parts.join('\n\n')}\n` });
  } catch {
    throw new Undelivered('mail');
  }
}
