import { anyGame, SeededChance } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { expect, test } from 'vitest';
import { anyAnswer, type BotFault, HostedGame, letBotAnswer, seeded } from './index.ts';

const header = seeded({ game: 'goofspiel', version: 1, options: { cards: 5, ties: 'carry' } }, 2, 1);
const begun = () => HostedGame.begin(anyGame(goofspiel), { header });

test('a bot that breaks down is reported, and any legal answer is given for it', () => {
  const hosted = begun();
  const faults: BotFault[] = [];
  const err = new Error('out of its depth');
  const bot = {
    choose() {
      throw err;
    },
  };
  const answer = letBotAnswer(hosted, 1, bot, new SeededChance(1), (fault) => faults.push(fault));
  expect(answer).toMatchObject({ ok: true, entry: { seat: 1, choice: { do: 'bid' } } });
  expect(faults).toEqual([{ seat: 1, err }]);
});

test('a bot that is not asked gives no answer, and changes nothing', () => {
  const hosted = begun();
  const bid = { do: 'bid', card: 2 } as const;
  hosted.take(1, bid);
  expect(anyAnswer(hosted, 1, new SeededChance(1))).toBeNull();
  const bot = { choose: () => bid };
  expect(letBotAnswer(hosted, 1, bot, new SeededChance(1), () => {})).toMatchObject({
    ok: false,
    refusal: { code: 'refuse.notAsked' },
  });
  expect(hosted.entries).toHaveLength(1);
});
