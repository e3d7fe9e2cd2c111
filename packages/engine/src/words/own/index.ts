import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** The words of the engine itself. */
export const ownWords = { en, it, de };
