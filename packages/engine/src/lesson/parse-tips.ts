import {
  fields,
  fromText,
  listOf,
  optional,
  quoted,
  type Reader,
  string,
  whole,
  wrong,
} from '../scenario/readers.ts';
import { pattern, words } from './parse.ts';
import type { Occasion, Tip } from './tip.ts';

/** Reads the text of a file of tips. Says in a sentence what is wrong with it; an unknown field is wrong. */
export const parseTips = (text: string): Tip[] => listOf(tip)(fromText(text), 'the tips');

const tip: Reader<Tip> = (value, where) => {
  const of = fields(value, where, ['id', 'on', 'seats', 'text', 'rule']);
  return {
    id: string(of.id, `${where}.id`),
    on: occasion(of.on, `${where}.on`),
    text: words(of.text, `${where}.text`),
    ...optional(of, 'seats', whole, where),
    ...optional(of, 'rule', string, where),
  };
};

const OCCASIONS = ['asked', 'open', 'refused', 'said'];

const occasion: Reader<Occasion> = (value, where) => {
  const of = fields(value, where, OCCASIONS);
  if (Object.keys(of).length !== 1) wrong(where, `needs exactly one of ${quoted(OCCASIONS)}`);
  if ('open' in of) return { open: pattern(of.open, `${where}.open`) };
  if ('asked' in of) return { asked: string(of.asked, `${where}.asked`) };
  if ('refused' in of) return { refused: string(of.refused, `${where}.refused`) };
  return { said: string(of.said, `${where}.said`) };
};
