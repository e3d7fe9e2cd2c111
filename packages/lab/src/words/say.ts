import { type Args, formatter, type Language, type Scalar } from '@entente/engine';
import { de } from './de.ts';
import { en, type LabWords } from './en.ts';
import { it } from './it.ts';

export const WORDS: Readonly<Record<Language, LabWords>> = { en, it, de };

export type LabKey = keyof typeof en;
type Rest<K extends LabKey> = keyof Args<(typeof en)[K]> extends never ? [] : [Args<(typeof en)[K]>];

/** Says something of a report. */
export type LabSay = <K extends LabKey>(key: K, ...args: Rest<K>) => string;

export function labSay(language: Language): LabSay {
  const formatOf = formatter(language);
  const words = WORDS[language];
  return (key, ...args) => formatOf(words[key])((args[0] ?? {}) as Record<string, Scalar>);
}
