import { greedyBot } from '@entente/bots';
import { SeededChance, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../flow.ts';
import { attack } from '../../game.ts';
import { Situation } from '../../testing/situation.ts';

type Terms = Partial<Extract<Choice, { do: 'offerDeal' }>>;

/** Brazil offers Spain ten Production Points and these terms. */
function offered(terms: Terms): Situation {
  return new Situation(2)
    .nation(0, 'democracy', 'brazil', {})
    .nation(1, 'fascism', 'spain', {})
    .funds(0, 10, 6)
    .funds(1, 8, 3)
    .turn(0)
    .answer(
      { do: 'act', action: 'trade' },
      { do: 'talkTo', target: 1 },
      {
        do: 'offerDeal',
        partner: 1,
        give_pp: 10,
        get_pp: 0,
        give_oil: 0,
        get_oil: 0,
        giveItems: [],
        getItems: [],
        vow: 'none',
        ask: 'none',
        until: 'game',
        ...terms,
      },
    );
}

/** What bots of several seeds do. */
const answers = (s: Situation): string[] =>
  Array.from(
    { length: 10 },
    (_, seed) => greedyBot(attack, new SeededChance(seed), 1).choose(view(attack, s.g, s.asked[0])).do,
  );

describe('a bot', () => {
  test.each(['sparing', 'support'])('does not sell a promise of %s', (ask) => {
    expect(new Set(answers(offered({ ask })))).toEqual(new Set(['refuseDeal']));
  });

  test('is not bound to peace by the other’s vow of it either', () => {
    expect(new Set(answers(offered({ vow: 'peace' })))).toEqual(new Set(['refuseDeal']));
  });

  test('takes a gift, and sells a passage that it grants then', () => {
    expect(new Set(answers(offered({})))).toEqual(new Set(['acceptDeal']));
    const s = offered({ ask: 'passage' });
    expect(new Set(answers(s))).toEqual(new Set(['acceptDeal']));
    const crossing = () => s.when({ step: 'passage', sea: 'coral_sea', seat: 1, mover: 0 });
    expect(new Set(answers(crossing()))).toEqual(new Set(['deny']));
    s.turn(0);
    s.world.deals.ledger.push({
      id: 1,
      by: 1,
      to: 0,
      clause: 'passage',
      until: 'game',
      since: 1,
      ended: 0,
      fate: 'standing',
    });
    expect(new Set(answers(crossing()))).toEqual(new Set(['allow']));
  });
});
