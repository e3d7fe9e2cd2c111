import { copy, Referee, SeededChance, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import type { CardId } from '../../data/cards/index.ts';
import { limit } from '../../game.ts';
import { A, type Limit } from '../../position.ts';
import { make, Situation } from '../../testing/situation.ts';

/** Gives a nation its hand for a test. */
function hand(s: Situation, seat: number, ...cards: CardId[]): void {
  s.g.private[seat].hand = cards;
  s.nation(seat).known = [];
}
const decisions = { step: 'politicalDecisions', seat: 0 } as const;
const play = (card: CardId) => ({ do: 'play', card }) as const;
const PASS = { do: 'pass' } as const;
const END = { do: 'endTurn' } as const;

/** Everybody answers a simultaneous step. */
function all(s: Situation, ...choices: Limit['choice'][]): void {
  const referee = new Referee(limit, new SeededChance(1));
  choices.forEach((choice, seat) => {
    expect(referee.refusal(s.g, seat, choice)).toBeNull();
    referee.take(s.g, seat, choice);
  });
}

describe('technological advance', () => {
  test('LIM-1.1.1 LIM-1.0.2 cards set aside come to hand as class A rises', () => {
    const gained = [1, 2, 3, 4].map((standard) => {
      const s = new Situation(2);
      make(s.nation(0), { sol: [standard, 1, 1, 1, 1] });
      s.when({ step: 'politicalPhase' });
      return s.g.private[0].hand.slice(4);
    });
    expect(gained).toEqual([[], ['E01'], ['E01', 'P11'], ['E01', 'P11', 'E06']]);
  });

  test('LIM-1.1.2 what was gained stays when class A falls', () => {
    const s = new Situation(2);
    make(s.nation(0), { sol: [2, 1, 1, 1, 1] });
    s.when({ step: 'politicalPhase' });
    s.nation(0).sol[A] = 1;
    s.when({ step: 'politicalPhase' });
    expect(s.g.private[0].hand).toContain('E01');
    expect(s.nation(0).setAside).toEqual(['P11', 'E06']);
  });
});

describe('new policies', () => {
  test('LIM-1.0.1 LIM-1.2.1 all choose a deck at the same time, draw five and keep one', () => {
    const s = new Situation(2);
    s.when({ step: 'newPolicies' });
    expect(s.g.asked).toEqual([0, 1]);
    const top = s.g.secret.decks[0][0].slice(-5).reverse();
    all(s, { do: 'draw', deck: 'society' }, { do: 'draw', deck: 'production' });
    expect(s.g.private[0].drawn).toEqual(top);
    expect(s.step).toBe('keepPolicies');
    s.from(0, { do: 'keep', card: top[2] });
    expect(s.g.private[0].hand).not.toContain(top[2]);
    expect(s.g.asked).toEqual([1]);
  });

  test('LIM-1.2.2 LIM-8.2 the others go under the deck in the order the owner chooses, and come up again in it', () => {
    const s = new Situation(1);
    s.when({ step: 'newPolicies' });
    const deck = s.g.secret.decks[0][0];
    const [first, second, third, fourth, fifth] = deck.slice(-5).reverse();
    s.answer({ do: 'draw', deck: 'society' }, { do: 'otherOrder' }, { do: 'keep', card: third });
    expect(s.refusedBy({ do: 'under', card: third })).not.toBeNull();
    s.answer({ do: 'under', card: fifth }, { do: 'under', card: first });
    expect(s.refusedBy({ do: 'under', card: fifth })).not.toBeNull();
    // The last card follows by itself.
    s.answer({ do: 'under', card: second });
    expect(s.step).toBe('politicalTurn');
    expect(s.g.private[0].hand).toContain(third);
    expect(s.g.private[0].under[0]).toEqual([fifth, first, second, fourth]);
    expect(s.told.filter(({ args }) => 'card' in args)).toEqual([
      { say: 'log.kept', args: { seat: 0, card: third }, to: [0] },
    ]);
    deck.length = 2;
    s.when({ step: 'newPolicies' }).answer({ do: 'draw', deck: 'society' });
    expect(s.g.private[0].drawn.slice(2)).toEqual([fifth, first, second]);
  });

  test('LIM-1.2.1 class A at 3 keeps two cards, at 4 draws ten', () => {
    const s = new Situation(1);
    make(s.nation(0), { sol: [4, 1, 1, 1, 1] });
    s.when({ step: 'newPolicies' }).answer({ do: 'draw', deck: 'society' });
    const { drawn } = s.g.private[0];
    expect(drawn).toHaveLength(10);
    const [one, two] = drawn;
    s.answer({ do: 'keep', card: one }, { do: 'keep', card: two });
    expect(s.g.private[0].under[0]).toHaveLength(8);
    expect(s.g.private[0].hand).toHaveLength(6);
  });

  test('LIM-R23 the others go under the deck as they are shown, and nobody is asked for their order', () => {
    const s = new Situation(1);
    s.when({ step: 'newPolicies' });
    const [first, second, third, fourth, fifth] = s.g.secret.decks[0][0].slice(-5).reverse();
    s.answer({ do: 'draw', deck: 'society' });
    expect(s.offered).toHaveLength(6);
    s.answer({ do: 'keep', card: second });
    expect(s.step).toBe('politicalTurn');
    expect(s.g.private[0].under[0]).toEqual([first, third, fourth, fifth]);
  });

  test('LIM-R23 who wants another order may still put the rest as shown', () => {
    const s = new Situation(1);
    s.when({ step: 'newPolicies' });
    const [first, second, third, fourth, fifth] = s.g.secret.decks[0][0].slice(-5).reverse();
    s.answer({ do: 'draw', deck: 'society' }, { do: 'otherOrder' }, { do: 'keep', card: second });
    s.answer({ do: 'under', card: fifth }, { do: 'underRest' });
    expect(s.g.private[0].under[0]).toEqual([fifth, first, third, fourth]);
  });

  test('LIM-1.2.3 a short deck is drawn whole; an empty one may not be chosen', () => {
    const s = new Situation(1);
    s.g.secret.decks[0][0] = [];
    s.g.secret.decks[0][1] = ['P09'];
    s.when({ step: 'newPolicies' });
    expect(s.refusedBy({ do: 'draw', deck: 'society' })).toBe('LIM-1.2.3');
    s.answer({ do: 'draw', deck: 'production' });
    expect(s.g.private[0].hand).toContain('P09');
    s.g.secret.decks[0][2] = [];
    s.when({ step: 'newPolicies' });
    expect(s.step).not.toBe('newPolicies');
  });

  test('LIM-R1 LIM-1.2.3 who may keep all that was drawn is not asked, and reads what came', () => {
    const s = new Situation(1);
    make(s.nation(0), { sol: [3, 1, 1, 1, 1] });
    s.g.secret.decks[0][1] = ['P09', 'P10'];
    s.when({ step: 'newPolicies' }).answer({ do: 'draw', deck: 'production' });
    expect(s.step).toBe('politicalTurn');
    expect(s.g.private[0].hand).toEqual(expect.arrayContaining(['P09', 'P10']));
    expect(s.told.filter(({ say }) => say === 'log.kept')).toEqual([
      { say: 'log.kept', args: { seat: 0, card: 'P10' }, to: [0] },
      { say: 'log.kept', args: { seat: 0, card: 'P09' }, to: [0] },
    ]);
  });
});

describe('political action capacity', () => {
  test('LIM-1.3.1 LIM-1.3.2 cards above the limit go under their own decks, starting cards too', () => {
    const s = new Situation(1);
    hand(s, 0, 'S07', 'S11', 'P13', 'P01', 'E01', 'E12', 'S01');
    s.when({ step: 'actionCapacity' });
    s.answer({ do: 'discard', card: 'S07' }, { do: 'discard', card: 'E01' });
    expect(s.g.private[0].under).toEqual([['S07'], [], ['E01']]);
    expect(s.g.private[0].hand).toHaveLength(5);
    expect(s.nation(0).setAside).not.toContain('S07');
  });

  test('LIM-1.3.1 the limit is 5, 6, 7 or 8 by class A', () => {
    const eight: CardId[] = ['S07', 'S11', 'P13', 'P01', 'E12', 'S01', 'S02', 'S03', 'S04'];
    const left = [1, 2, 3, 4].map((standard) => {
      const s = new Situation(1);
      make(s.nation(0), { sol: [standard, 1, 1, 1, 1] });
      hand(s, 0, ...eight);
      s.when({ step: 'actionCapacity' });
      while (s.step === 'actionCapacity') s.answer({ do: 'discard', card: eight[9 - s.offered.length] });
      return s.g.private[0].hand.length;
    });
    expect(left).toEqual([5, 6, 7, 8]);
  });

  test('LIM-1.3.3 LIM-1.3.4 cards on the table do not count; outside this step there is no limit', () => {
    const s = new Situation(1);
    hand(s, 0, 'S07', 'S11', 'P13', 'P01', 'E12');
    s.nation(0).permanents = ['S01', 'S12'];
    s.when({ step: 'actionCapacity' });
    expect(s.step).toBe('politicalTurn');
    s.g.private[0].hand.push('S02', 'S03', 'S04');
    s.when(decisions);
    expect(s.step).toBe('politicalTurn');
  });
});

describe('political decisions', () => {
  test('LIM-1.4.1 LIM-R22 after two cards the nation ends its turn; the next one follows', () => {
    const s = new Situation(2);
    hand(s, 0, 'S11', 'P01', 'S08');
    s.when(decisions).answer(play('S11'));
    expect([s.step, s.asked[0]]).toEqual(['politicalTurn', 0]);
    s.answer(play('P01'), { do: 'gain', resource: 'military' });
    expect([s.offered, s.asked[0]]).toEqual([[END], 0]);
    s.answer(END);
    expect([s.step, s.asked[0]]).toEqual(['politicalTurn', 1]);
    expect(s.nation(0).passed).toBe(false);
  });

  test('LIM-1.4.1 LIM-1.4.2 LIM-1.4.6 one card and pass, or pass; the round ends when all have passed', () => {
    const s = new Situation(3);
    s.when(decisions).answer(play('S11'), PASS, PASS);
    expect(s.asked[0]).toBe(2);
    s.answer(play('S11'), play('P01'), { do: 'gain', resource: 'military' });
    expect([s.step, s.asked[0]]).toEqual(['politicalTurn', 2]);
    s.answer(PASS);
    expect(s.step).not.toBe('politicalTurn');
  });

  test('DT-13 LIM-1.4.3 LIM-1.4.4 LIM-1.4.12 a passed nation that is targeted is active again', () => {
    const s = new Situation(3);
    hand(s, 1, 'E12', 'E02');
    make(s.nation(1), { stock: { M: 2 }, money: 60 });
    s.when(decisions).answer(PASS, play('E12'), { do: 'target', seat: 0 });
    expect(s.nation(0).passed).toBe(false);
    s.answer(PASS, PASS);
    expect([s.step, s.asked[0]]).toEqual(['politicalTurn', 0]);
    expect(s.offered).toContainEqual(play('S07'));
  });

  const AIMED: CardId[] = ['P05', 'P07', 'E03', 'E06', 'E07', 'E08', 'E11', 'E12'];
  test.each(AIMED)('LIM-1.4.3 LIM-1.4.4 %s makes a passed target active, resisted or not', (card) => {
    for (const M of [0, 30]) {
      const s = new Situation(3);
      hand(s, 1, card);
      make(s.nation(1), { stock: { M: 20 }, money: 60 });
      make(s.nation(0), { stock: { M }, money: 9 });
      s.when(decisions).answer(PASS, play(card), { do: 'target', seat: 0 });
      if (s.step === 'force') s.answer({ do: 'force', amount: 10 });
      if (s.step === 'resistance') s.answer({ do: 'resist' });
      expect([s.nation(0).passed, s.nation(2).passed]).toEqual([false, false]);
    }
  });

  test('DT-13 LIM-1.4.4 a card that concerns all nations does not make a passed one active', () => {
    const s = new Situation(2);
    hand(s, 1, 'E02');
    make(s.nation(0), { money: 0, destab: 1 });
    make(s.nation(1), { money: 60 });
    s.when(decisions).answer(PASS, play('E02'));
    expect(s.nation(0)).toMatchObject({ passed: true, destab: 0 });
  });

  test('LIM-1.4.5 nobody can be its own target', () => {
    const s = new Situation(3);
    hand(s, 0, 'E12');
    make(s.nation(0), { stock: { M: 1 } });
    s.when(decisions).answer(play('E12'));
    expect(s.refusedBy({ do: 'target', seat: 0 })).toBe('LIM-1.4.5');
    expect(s.offered).toHaveLength(2);
  });

  test('LIM-1.4.7 LIM-1.4.8 a card that cannot be paid in full may not be played', () => {
    const s = new Situation(2);
    hand(s, 0, 'S07', 'S10');
    make(s.nation(0), { people: 10, money: 9 });
    s.world.bank = 9;
    s.when(decisions);
    expect(s.refusedBy(play('S07'))).toBe('LIM-1.4.7');
    expect(s.refusedBy(play('S10'))).toBe('LIM-1.4.8');
  });

  test('LIM-1.4.9 LIM-1.4.10 LIM-1.4.11 a card may be played for nothing, and nobody has to play', () => {
    const s = new Situation(2);
    hand(s, 0, 'S11', 'S07');
    make(s.nation(0), { unrest: 1, sol: [4, 4, 4, 4, 4], money: 10 });
    s.when(decisions);
    expect(s.offered).toContainEqual(PASS);
    s.answer(play('S11'), play('S07'));
    expect(s.nation(0)).toMatchObject({ unrest: 1, money: 6, sol: [4, 4, 4, 4, 4] });
    expect(s.step).toBe('endOfTurn');
  });

  test('LIM-1.4.12 immediate cards return to hand when all have passed, and not before', () => {
    const s = new Situation(1);
    hand(s, 0, 'S11', 'S08');
    s.when(decisions).answer(play('S11'));
    expect(s.offered).toEqual([play('S08'), PASS]);
    expect(s.nation(0).played).toEqual(['S11']);
    s.answer(PASS);
    expect(s.g.private[0].hand).toEqual(expect.arrayContaining(['S08', 'S11']));
    expect(s.nation(0).played).toEqual([]);
  });

  test('LIM-1.4.13 permanent cards stay; only farming and planning can be removed', () => {
    const s = new Situation(1);
    hand(s, 0, 'S12', 'S11');
    s.when(decisions).answer(play('S12'));
    expect(s.nation(0).permanents).toEqual(['S12']);
    expect(s.refusedBy({ do: 'remove', card: 'S12' })).toBe('LIM-1.4.13');
    s.answer(PASS);
    expect(s.nation(0).permanents).toEqual(['S12']);
  });

  test('LIM-1.4.14 LIM-1.4.15 a removed card goes under the Production deck and leaves both plays of the turn', () => {
    const s = new Situation(1);
    hand(s, 0, 'S11', 'P01');
    make(s.nation(0), { cards: ['P02', 'P06'], R: 4, unrest: 6 });
    s.when(decisions).answer({ do: 'remove', card: 'P02' }, { do: 'remove', card: 'P06' });
    expect(s.nation(0)).toMatchObject({ permanents: [], factories: [3, 1, 1], unrest: 8 });
    expect(s.g.private[0].under[1]).toEqual(['P02', 'P06']);
    expect(s.g.private[0].hand).toEqual(['S11', 'P01']);
    s.answer(play('S11'), play('P01'));
    expect(s.step).toBe('gain');
  });

  test('LIM-1.4.15 planning cannot be removed when the unrest does not fit', () => {
    const s = new Situation(1);
    make(s.nation(0), { cards: ['P06'], unrest: 10 });
    s.when(decisions);
    expect(s.refusedBy({ do: 'remove', card: 'P06' })).toBe('LIM-0.6.4');
  });

  test('LIM-8.1 an empty hand passes by itself', () => {
    const s = new Situation(2);
    hand(s, 0);
    s.when(decisions);
    expect([s.asked[0], s.nation(0).passed]).toEqual([1, true]);
  });

  test('LIM-R2 a nation whose first card was its last passes by itself; a card to remove keeps it at its turn', () => {
    const s = new Situation(2);
    hand(s, 0, 'S08');
    s.when(decisions).answer(play('S08'));
    expect([s.step, s.nation(0).passed, s.heard('log.passed')]).toEqual(['endOfTurn', true, true]);
    s.answer(END);
    expect([s.step, s.asked[0]]).toEqual(['politicalTurn', 1]);
    const farmer = new Situation(2);
    hand(farmer, 0, 'S08');
    make(farmer.nation(0), { cards: ['P02'] });
    farmer.when(decisions).answer(play('S08'));
    expect([farmer.asked[0], farmer.nation(0).passed]).toEqual([0, false]);
    farmer.answer({ do: 'remove', card: 'P02' });
    expect([farmer.step, farmer.asked[0], farmer.nation(0).passed]).toEqual(['endOfTurn', 0, true]);
  });

  test('LIM-R2 overproduction with the last card runs the factory before the turn is ended', () => {
    const s = new Situation(2);
    hand(s, 0, 'P12');
    make(s.nation(0), { I: 3, stock: { I: 0 } });
    s.when(decisions).answer(play('P12'));
    s.answer({ do: 'factory', factory: 'industrial' });
    expect([s.step, s.nation(0).passed, s.nation(0).stock[1]]).toEqual(['endOfTurn', true, 3]);
  });

  test('LIM-R22 where all others have passed the next turn follows at once, unless nothing is left', () => {
    const s = new Situation(2);
    hand(s, 0, 'S08', 'P01', 'S10', 'S11');
    make(s.nation(0), { money: 9 });
    s.nation(1).passed = true;
    s.when(decisions).answer(play('S08'), play('P01'), { do: 'gain', resource: 'military' });
    expect(s.g.flow.at(-1)).toMatchObject({ step: 'politicalTurn', seat: 0, cards: 0 });
    s.answer(play('S10'), play('S11'));
    expect([s.step, s.asked[0]]).toEqual(['endOfTurn', 0]);
    s.answer(END);
    expect(s.heard('log.passed')).toBe(true);
    expect(s.g.flow.some(({ step }) => step === 'politicalDecisions')).toBe(false);
  });

  test('LIM-R22 a passed nation that the second card targets acts before the own next turn', () => {
    const s = new Situation(2);
    hand(s, 0, 'S08', 'E12', 'S11');
    make(s.nation(0), { stock: { M: 1 } });
    s.nation(1).passed = true;
    s.when(decisions).answer(play('S08'), play('E12'));
    expect([s.step, s.asked[0]]).toEqual(['endOfTurn', 0]);
    s.answer(END);
    expect([s.step, s.asked[0]]).toEqual(['politicalTurn', 1]);
  });

  test('LIM-8.2 what is drawn is seen by its owner only', () => {
    const s = new Situation(2);
    s.when({ step: 'newPolicies' });
    all(s, { do: 'draw', deck: 'society' }, { do: 'draw', deck: 'production' });
    expect(view(limit, s.g, 0).private?.drawn).toHaveLength(5);
    expect(JSON.stringify(view(limit, s.g, 'spectator'))).not.toContain(JSON.stringify(s.g.private[0].drawn));
    expect(copy(limit, s.g)).toEqual(s.g);
  });
});
