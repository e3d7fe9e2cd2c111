import { createHash } from 'node:crypto';
import type { World } from './world.ts';

type Source = Pick<World, 'bytes'>;

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** No letters that look like digits or like each other: codes are read aloud. */
const EASY = '23456789abcdefghjkmnpqrstuvwxyz';

function draw(from: Source, alphabet: string, length: number): string {
  let text = '';
  const fair = 256 - (256 % alphabet.length);
  while (text.length < length) {
    for (const byte of from.bytes(length)) {
      if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}

/** 95 bits. */
export const newId = (from: Source): string => draw(from, LETTERS, 16);
/** 49 bits; guesses are limited. */
export const newCode = (from: Source): string => draw(from, EASY, 10);
/** 29 bits, read from a wall; wrong guesses are limited. */
export const newClassCode = (from: Source): string => draw(from, EASY, 6);
/** Four digits, kept by heart; wrong ones are counted. */
export const newPin = (from: Source): string => draw(from, '0123456789', 4);
/** 256 bits. */
export const newToken = (from: Source): string => from.bytes(32).toString('base64url');
/** 99 bits, in groups that can be copied by hand. */
export const newRecoveryCode = (from: Source): string =>
  Array.from({ length: 4 }, () => draw(from, EASY, 5)).join('-');
export const newSecret = (from: Source): string => from.bytes(32).toString('hex');
export const newNonce = (from: Source): string => from.bytes(16).toString('hex');

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
