import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** Names of what is filled in. */
const blanks = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).toSorted();

test.each([
  ['it', it],
  ['de', de],
])('%s says everything, with the same blanks', (_, words) => {
  expect(Object.keys(words)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en))
    expect([key, blanks(words[key as keyof typeof en])]).toEqual([key, blanks(text)]);
});
