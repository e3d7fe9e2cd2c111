/** Accounts: ways to sign in again, sessions, your own data. */
import * as z from 'zod/mini';
import { id } from './basics.ts';
import { ratingAnswer } from './company.ts';
import { notices } from './notices.ts';

/** Bytes as text. */
const bytes = z.string().check(z.regex(/^[\w-]{1,8192}$/));
const passkeyId = z.string().check(z.regex(/^[\w-]{1,1400}$/));
/** What a browser adds on its own about its passkeys; nothing of it is used. */
const extensions = z.record(z.string(), z.unknown());
const attachment = z.optional(z.nullable(z.enum(['platform', 'cross-platform'])));

/** What a browser answers when a passkey is made. */
export const newPasskey = z.strictObject({
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: z.optional(bytes),
    publicKey: z.optional(bytes),
    publicKeyAlgorithm: z.optional(z.number()),
    transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
  }),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
});

/** What a browser answers when a passkey is used. */
export const usedPasskey = z.strictObject({
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  response: z.strictObject({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(bytes)),
  }),
  clientExtensionResults: extensions,
  authenticatorAttachment: attachment,
});

export const newPasskeyBody = z.strictObject({ passkey: newPasskey });

/** Letters and digits with or without the dashes between them. */
export const recoveryCode = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[0-9a-z -]{20,40}$/));
export const mailToken = z.string().check(z.regex(/^[\w-]{43}$/));
export const mailAddress = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(/^[^\s@<>()",;:\\[\]\p{C}]+@[^\s@<>()",;:\\[\]\p{C}]+\.[^\s@<>()",;:\\[\]\p{C}]+$/u),
  );

/** `POST /api/come`: sign in, one way or another. */
export const comeBody = z.union([
  z.strictObject({ passkey: usedPasskey }),
  z.strictObject({ mail: mailToken }),
  z.strictObject({ code: recoveryCode }),
]);
export type ComeBody = z.infer<typeof comeBody>;

export const mailBody = z.strictObject({ address: mailAddress });
/** The same answer whether or not a person here has this address. */
export const mailAnswer = z.strictObject({ asked: z.literal(true) });

export const sessionInfo = z.strictObject({
  id,
  /** For example "Firefox, Linux"; may be empty. */
  agent: z.string(),
  began: z.number(),
  used: z.number(),
  /** Is it the one that asks? */
  here: z.boolean(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

export const passkeyInfo = z.strictObject({
  id: z.string(),
  name: z.string(),
  added: z.number(),
  used: z.nullable(z.number()),
});
export type PasskeyInfo = z.infer<typeof passkeyInfo>;

/** How you can come back, and where you are signed in. */
export const account = z.strictObject({
  /** False for a guest: there is no way back but this browser. */
  kept: z.boolean(),
  passkeys: z.array(passkeyInfo),
  mail: z.nullable(z.string()),
  /** When the recovery code was made; null when there is none. */
  recovery: z.nullable(z.number()),
  sessions: z.array(sessionInfo),
});
export type Account = z.infer<typeof account>;
export const accountAnswer = z.strictObject({ account });

/** Ways to sign in that this server offers. */
export const waysAnswer = z.strictObject({ mail: z.boolean() });
export type WaysAnswer = z.infer<typeof waysAnswer>;

export const recoveryAnswer = z.strictObject({ code: z.string() });
/** For `navigator.credentials`, as JSON. */
export const passkeyOptions = z.strictObject({ options: z.looseObject({ challenge: z.string() }) });

/** Your own name, typed: nothing can be taken back. */
export const eraseBody = z.strictObject({ name: z.string().check(z.maxLength(60)) });

/** Everything that the server has about you. */
export const dataAnswer = z.strictObject({
  format: z.literal('entente-person/1'),
  made: z.number(),
  profile: z.strictObject({ id, name: z.string(), seen: z.number() }),
  account,
  notices,
  tables: z.array(
    z.strictObject({
      id,
      name: z.string(),
      game: z.string(),
      phase: z.string(),
      host: z.boolean(),
      created: z.number(),
      changed: z.number(),
      seats: z.array(
        z.strictObject({ seat: z.number(), name: z.nullable(z.string()), resigned: z.boolean() }),
      ),
    }),
  ),
  /** Your ratings among people. */
  ratings: z.array(ratingAnswer),
  /** People you have muted. */
  muted: z.array(z.strictObject({ name: z.string(), since: z.number() })),
  /** Tables that you were invited to and have not answered. */
  invitations: z.array(z.strictObject({ table: id, at: z.number() })),
  /** Lines of talk that you have reported. */
  reports: z.array(
    z.strictObject({
      table: id,
      number: z.number(),
      at: z.number(),
      reason: z.string(),
      /** What the operator says to it; null if that is nothing yet. */
      answer: z.nullable(z.string()),
    }),
  ),
  /** Lessons that you have finished. */
  lessons: z.array(z.string()),
  /** Experiments that the server keeps for you, as their files. */
  experiments: z.array(z.strictObject({ id, name: z.string(), created: z.number(), text: z.string() })),
  talk: z.array(
    z.strictObject({
      table: id,
      seat: z.number(),
      to: z.nullable(z.number()),
      text: z.string(),
      at: z.number(),
    }),
  ),
});
export type DataAnswer = z.infer<typeof dataAnswer>;

/** Lessons by game and name, as `limit/the-market`. */
const lessonName = z.string().check(z.regex(/^[a-z0-9-]{1,40}\/[a-z0-9-]{1,60}$/));
/** Lessons that you have finished; those that the server knows already may be among them. */
export const lessonsBody = z.strictObject({ lessons: z.array(lessonName).check(z.maxLength(200)) });
const stepNumber = z.number().check(z.int(), z.minimum(0), z.maximum(99));
/** A learner came to a step, and went on from another: counted without saying who it was. */
export const lessonStepBody = z.strictObject({
  lesson: lessonName,
  /** Number of its steps. */
  steps: stepNumber,
  step: stepNumber,
  after: z.nullable(z.strictObject({ step: stepNumber, seconds: z.number().check(z.int(), z.minimum(0)) })),
});
export type LessonStepBody = z.infer<typeof lessonStepBody>;
/** All lessons that you have finished. */
export const lessonsAnswer = z.strictObject({ lessons: z.array(z.string()) });
export type LessonsAnswer = z.infer<typeof lessonsAnswer>;
