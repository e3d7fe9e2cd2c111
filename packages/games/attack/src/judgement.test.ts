import { copy, Referee, SeededChance } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import type { Choice } from './flow.ts';
import { attack } from './game.ts';
import { chanceAgainstNeutral, hitsOf } from './judgement/force.ts';
import { judgement } from './judgement.ts';
import { USED_BLITZ } from './position.ts';
import { Situation } from './testing/situation.ts';

/** The choice after which the judgement is best; amounts at their least and at their most. */
function pick(s: Situation): Choice {
  const [seat] = s.g.asked;
  const open = new Referee(attack, new SeededChance(1))
    .choices(s.g, seat)
    .offers.flatMap(({ choice, fill }): Choice[] =>
      fill?.kind === 'amount'
        ? [fill.min, fill.max].map((amount) => ({ ...choice, [fill.field]: amount }))
        : [choice],
    );
  let best = open[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of open) {
    const then = copy(attack, s.g);
    new Referee(attack, new SeededChance(1)).take(then, seat, choice);
    const worth = judgement(then, seat);
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

const MIXED = { infantry: 3, tank: 3, artillery: 2, plane: 2 };

/** A Monarch with a mixed stack in France, a Communist far away, Minor Neutrals elsewhere. */
const europe = () =>
  new Situation(2)
    .nation(0, 'monarchy', 'france', { france: MIXED })
    .nation(1, 'communism', 'japan', { japan: { infantry: 2 } })
    .funds(0, 0, 12);

describe('the judgement', () => {
  test('mixed forces are worth more than forces of one type', () => {
    expect(hitsOf([1, 1, 1, 1])).toBeCloseTo(2.66, 2);
    expect(hitsOf([4, 0, 0, 0])).toBeCloseTo(0.67, 1);
    const { options } = europe().g;
    expect(chanceAgainstNeutral([1, 1, 1, 1], options)).toBeGreaterThan(0.85);
    expect(chanceAgainstNeutral([3, 0, 0, 0], options)).toBeLessThan(0.6);
  });

  test('whoever has an army beside Minor Neutrals moves, plans and declares', () => {
    const s = europe().when({ step: 'act' });
    expect(pick(s)).toEqual({ do: 'act', action: 'move' });
    s.answer({ do: 'act', action: 'move' });
    for (let step = 0; step < 40 && s.g.flow.at(-1)?.step.startsWith('plan'); step++) {
      const choice = pick(s);
      if (choice.do === 'declare') break;
      s.answer(choice);
    }
    expect(s.world.movement.marches.length).toBeGreaterThan(0);
    expect(pick(s)).toEqual({ do: 'declare' });
  });

  test('a card that wins a region is played, and BLOCK cards are kept', () => {
    const s = europe().neutral('italy', 'monarchy').holds(0, 'treaty_of_alliance', 'counter_espionage');
    expect(pick(s.when({ step: 'political', seat: 0 }))).toEqual({
      do: 'playCard',
      card: 'treaty_of_alliance',
    });
  });

  test('no action is taken that costs more oil than it brings', () => {
    const s = europe().army(0, 'france', { infantry: 1 });
    s.world.actions = 5;
    s.world.used = USED_BLITZ;
    expect(pick(s.funds(0, 5, 6).when({ step: 'act' }))).toEqual({ do: 'endTurn' });
  });

  test('a route is worth its least price, and not everything', () => {
    const least = europe().funds(0, 60, 12).when({ step: 'openAuction', seat: 0 });
    least.funds(1, 100, 0);
    const worth = (pp: number) => {
      const then = copy(attack, least.g);
      new Referee(attack, new SeededChance(1)).take(then, 0, { do: 'bid', pp });
      return judgement(then, 0);
    };
    expect(worth(20)).toBeGreaterThan(worth(60));
  });

  test('the end counts more than anything', () => {
    const { g } = europe();
    g.outcome = { reason: 'eagles', scores: [1, 2], winners: [1] };
    expect(judgement(g, 1)).toBeGreaterThan(judgement(g, 0) + 1000);
  });

  test('judging changes nothing', () => {
    const s = europe().when({ step: 'act' });
    s.answer({ do: 'act', action: 'move' });
    const before = structuredClone(s.g);
    judgement(s.g, 0);
    judgement(s.g, 1);
    expect(s.g).toEqual(before);
  });
});
