import { shelf } from '@entente/shelf';
import { expect, test } from 'vitest';
import { optionsFor } from './options-for.ts';

const optionsOf = async (load: keyof typeof shelf, isNew: boolean) => {
  const { playNow, firstGame } = await shelf[load]();
  return optionsFor(
    {
      playNow: { ...playNow } as Record<string, boolean>,
      firstGame: { ...firstGame } as Record<string, boolean>,
    },
    isNew,
  );
};

test('a newcomer gets the first game of a title, and the usual game from then on', async () => {
  expect([await optionsOf('limit', true), await optionsOf('limit', false)]).toEqual([{ teaching: true }, {}]);
});

test('where the subject or the set-up wants it, everybody gets the quick start', async () => {
  expect(await optionsOf('ideology', false)).toEqual({ firstIdeology: 'capitalism' });
  expect(await optionsOf('attack', false)).toEqual({ start: 'dealt' });
});
