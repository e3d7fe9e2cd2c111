import { anyGame, formatter, type LogEntry, teller } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { expect, test } from 'vitest';
import { beside as de } from '../../words/de/beside.ts';
import { beside as en } from '../../words/en/beside.ts';
import { beside as it } from '../../words/it/beside.ts';
import { undoneBy } from './undone.ts';

const DICTIONARIES = { en, it, de };
const LOG: LogEntry[] = [
  { at: 1, say: 'log.bid', with: { seat: 0, card: 3 } },
  { at: 2, say: 'log.bid', with: { seat: 1, card: 4 } },
  { at: 2, say: 'log.bid', with: { seat: 0, card: 5 } },
];

test.each([
  ['en', 'Ana asks to undo the last move (“Ana has bid 5”).', 'Ana asks to go back 3 moves.'],
  [
    'it',
    'Ana chiede di annullare l’ultima mossa («Ana ha offerto 5»).',
    'Ana chiede di tornare indietro di 3 mosse.',
  ],
  ['de', 'Ana möchte den letzten Zug zurücknehmen („Ana hat 5 geboten“).', 'Ana möchte 3 Züge zurücknehmen.'],
] as const)('what somebody asks to undo is quoted without its full stop: %s', (language, last, unseen) => {
  const told = teller(anyGame(goofspiel), language, (seat) => ['Ana', 'Bob'][seat]);
  const say = (count: number, moment: number) =>
    formatter(language)(DICTIONARIES[language]['notice.proposal'])({
      who: 'Ana',
      count,
      what: undoneBy(LOG, told, { seat: 0, moment }),
    });
  expect(say(1, 1)).toBe(last);
  expect(say(3, 7)).toBe(unseen);
});
