import { createHash, randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** No letters that look like digits or like each other: codes are read aloud. */
const EASY = '23456789abcdefghjkmnpqrstuvwxyz';

function draw(alphabet: string, length: number): string {
  let text = '';
  const fair = 256 - (256 % alphabet.length);
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}

/** 95 bits. */
export const newId = (): string => draw(LETTERS, 16);
/** 49 bits; guesses are limited. */
export const newCode = (): string => draw(EASY, 10);
/** 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** 99 bits, in groups that can be copied by hand. */
export const newRecoveryCode = (): string => Array.from({ length: 4 }, () => draw(EASY, 5)).join('-');
export const newSecret = (): string => randomBytes(32).toString('hex');
export const newNonce = (): string => randomBytes(16).toString('hex');

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
