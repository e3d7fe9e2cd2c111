/** Notices: how a person learns that a table waits, begins or ends. There are none by default. */
import * as z from 'zod/mini';
import { id, language } from './basics.ts';

/** At once, or gathered: at most one an hour, or one a day. */
export const digest = z.enum(['once', 'hourly', 'daily']);
export type Digest = z.infer<typeof digest>;

export const channelKind = z.enum(['push', 'mail', 'webhook']);
export type ChannelKind = z.infer<typeof channelKind>;

const address = z.string().check(z.maxLength(1000), z.regex(/^https?:\/\/[^\s]+$/i));

/** What a browser gives for web push. */
export const subscription = z.strictObject({
  endpoint: address,
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
});
export type Subscription = z.infer<typeof subscription>;

/** `POST /api/me/channels` */
export const newChannel = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('push'), subscription }),
  z.strictObject({ kind: z.literal('webhook'), url: address }),
  /** To the address of the account. */
  z.strictObject({ kind: z.literal('mail') }),
]);
export type NewChannel = z.infer<typeof newChannel>;

export const channelBody = z.strictObject({ on: z.boolean() });

/** Why the last attempt failed; `status` with the number that was answered. */
export const channelFault = z.strictObject({
  why: z.enum(['status', 'timeout', 'address', 'connection', 'gone', 'mail']),
  status: z.nullable(z.number()),
});
export type ChannelFault = z.infer<typeof channelFault>;

export const channelInfo = z.strictObject({
  id,
  kind: channelKind,
  /** A browser, a host or an address. */
  name: z.string(),
  on: z.boolean(),
  since: z.number(),
  /** When something was last delivered, and when that last failed. */
  sent: z.nullable(z.number()),
  failed: z.nullable(z.number()),
  fault: z.nullable(channelFault),
});
export type ChannelInfo = z.infer<typeof channelInfo>;

export const notices = z.strictObject({
  digest,
  language: z.nullable(language),
  /** Tables without notices. */
  muted: z.array(id),
  channels: z.array(channelInfo),
  /** For `pushManager.subscribe`: the public key of this server. */
  pushKey: z.string(),
});
export type Notices = z.infer<typeof notices>;
export const noticesAnswer = z.strictObject({ notices });

export const noticesBody = z.strictObject({
  digest: z.optional(digest),
  language: z.optional(language),
  muted: z.optional(z.array(id).check(z.maxLength(200))),
});

/** The secret signs what a webhook gets; it is shown only now. */
export const newChannelAnswer = z.strictObject({ notices, secret: z.nullable(z.string()) });

/** Occasions: a decision waits, a table has begun or ended, a player asks for another game. */
export const noticeKind = z.enum(['turn', 'start', 'end', 'invite', 'test']);
export type NoticeKind = z.infer<typeof noticeKind>;

/** The body of a webhook. Nothing in it is hidden from others at the table. */
export const webhookBody = z.strictObject({
  /** The same when a delivery is repeated. */
  id: z.string(),
  made: z.number(),
  title: z.string(),
  text: z.string(),
  /** Where to go; null when the server does not know its own address. */
  url: z.nullable(z.string()),
  notices: z.array(
    z.strictObject({
      kind: noticeKind,
      table: z.nullable(id),
      game: z.nullable(z.string()),
      text: z.string(),
    }),
  ),
});
