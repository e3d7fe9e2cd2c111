import { teller } from '@entente/engine';
import { testWords } from '@entente/testing';
import { describe, expect, test } from 'vitest';
import { advancementReading } from '../data/advancements.ts';
import { type Advancement, IDEOLOGIES } from '../data/terms.ts';
import { ideology } from '../game.ts';
import { words } from './index.ts';

const longest = (one: string, other: string) => (other.length > one.length ? other : one);

testWords(ideology, new URL('..', import.meta.url));

describe.each(['en', 'it', 'de'] as const)('the words of Ideology, %s', (language) => {
  const entries = Object.entries(words[language]);

  test('name no ideology where neutral names are to hold: in options, rules of ideologies, prompts and the log', () => {
    const ideologies = entries.filter(([key]) => IDEOLOGIES.some((id) => key === `ideology.${id}`));
    const roots = ideologies.map(([, name]) => name.split(' ').reduce(longest).slice(0, 6).toLowerCase());
    expect(roots).toHaveLength(IDEOLOGIES.length);
    // What is said beside the title comes before any option is chosen.
    const elsewhere = entries.filter(([key]) => !key.startsWith('ideology.') && key !== 'framing');
    expect(elsewhere.filter(([, text]) => roots.some((root) => text.toLowerCase().includes(root)))).toEqual(
      [],
    );
  });
});

test('IDEO-15.3.1 IDEO-15.4.3 advancements are told as the table reads them', () => {
  const told = teller(ideology, 'en');
  const text = (id: Advancement, options: { reach: string; wmd: string }) =>
    told.term('advancement', `${advancementReading(id, options)}.text`);
  const printed = { reach: 'everywhere', wmd: 'half' };
  const house = { reach: 'foreign', wmd: 'all' };
  for (const id of ['supremacy', 'innovation', 'propaganda'] as const) {
    expect(text(id, printed)).toMatch(/No distance penalty for \w+ cards\.$/);
    expect(text(id, house)).toMatch(/No distance penalty for extending \w+ influence\.$/);
  }
  expect(text('wmd', printed)).toContain('half of them');
  expect(text('wmd', house)).toContain('everybody loses all cards');
  expect(text('tactics', house)).toBe(text('tactics', printed));
});

test.each([
  ['en', 'That takes 2 economic cards; you have none.'],
  ['it', 'Ci vogliono 2 carte di influenza economica; non ne hai.'],
  ['de', 'Dafür braucht es 2 Karten Wirtschaft; du hast keine.'],
] as const)('a refusal says what is missing, %s', (language, text) => {
  const refusal = {
    code: 'refuse.cards',
    rule: 'IDEO-16.1',
    with: { influence: 'economic', need: 2, have: 0 },
  };
  expect(teller(ideology, language).refusal(refusal)).toBe(text);
});
