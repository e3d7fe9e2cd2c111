import { defaultAnswer } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { limit } from '../../game.ts';
import { play, turnWith } from '../../testing/cards.ts';
import { make, Situation } from '../../testing/situation.ts';

const byDefault = (s: Situation) => defaultAnswer(limit, s.g, s.asked[0]);

describe('LIM-R20 when time is up', () => {
  test('every question has an answer of its own', () => {
    const asking = Object.entries(limit.steps).filter(([, step]) => step.kind !== 'automatic');
    expect(asking.length).toBeGreaterThan(30);
    expect(asking.filter(([, step]) => !('default' in step)).map(([name]) => name)).toEqual([]);
  });

  test('a nation passes, and keeps what it drew first', () => {
    const s = new Situation(1);
    s.when({ step: 'newPolicies' });
    expect(byDefault(s)).toEqual({ do: 'draw', deck: 'society' });
    s.answer({ do: 'draw', deck: 'society' });
    const [first] = s.g.private[0].drawn;
    expect(byDefault(s)).toEqual({ do: 'keep', card: first });
    s.answer({ do: 'keep', card: first });
    expect(byDefault(s)).toEqual({ do: 'pass' });
  });

  test('LIM-R22 a turn in which nothing is left is ended', () => {
    const s = turnWith(['S08']);
    s.answer(play('S08'));
    expect(byDefault(s)).toEqual({ do: 'endTurn' });
  });

  test('above the limit of the hand the cards that came last go', () => {
    const s = new Situation(1);
    s.g.private[0].hand = ['S07', 'S11', 'P13', 'P01', 'E12', 'S01', 'S02'];
    s.nation(0).known = [];
    s.when({ step: 'actionCapacity' });
    expect(byDefault(s)).toEqual({ do: 'discard', card: 'S02' });
    s.answer({ do: 'discard', card: 'S02' });
    expect(byDefault(s)).toEqual({ do: 'discard', card: 'S01' });
  });

  test('nobody resists, helps to pay or pays the rest', () => {
    const war = turnWith(['E08'], { stock: { M: 3 } }, { stock: { M: 9 } });
    war.answer(play('E08'));
    expect([war.step, byDefault(war)]).toEqual(['resistance', { do: 'yield' }]);
    const aid = turnWith(['E02'], { money: 60 }, { money: 60 });
    aid.answer(play('E02'));
    expect(byDefault(aid)).toEqual({ do: 'contribute', amount: 0 });
    aid.answer({ do: 'contribute', amount: 0 });
    expect(byDefault(aid)).toEqual({ do: 'withdraw' });
  });

  test('a card on its way takes the first answer open to it, an attack its least force', () => {
    const s = turnWith(['E08'], { stock: { M: 5 } }, {}, 3);
    s.answer(play('E08'));
    expect(byDefault(s)).toEqual({ do: 'target', seat: 1 });
    s.answer({ do: 'target', seat: 1 });
    expect(byDefault(s)).toEqual({ do: 'force', amount: 3 });
    const soft = turnWith(['P05'], { money: 20, pollution: 3 });
    soft.answer(play('P05'));
    expect(byDefault(soft)).toEqual({ do: 'passPollution', amount: 2 });
  });

  test('alliances stay as they are, and nobody is called', () => {
    const s = new Situation(2);
    s.when({ step: 'diplomacy', seat: 0 });
    expect(byDefault(s)).toEqual({ do: 'passDiplomacy' });
    s.answer({ do: 'propose', alliance: 'military', target: 1 });
    expect(byDefault(s)).toEqual({ do: 'decline' });
    const hungry = new Situation(2);
    hungry.world.alliances.economic.group = [1, 1];
    make(hungry.nation(0), { stock: { R: 0 } });
    hungry.when({ step: 'food' });
    expect([hungry.step, byDefault(hungry)]).toEqual(['askAllies', { do: 'standAlone' }]);
    hungry.answer({ do: 'callAllies' });
    expect(byDefault(hungry)).toEqual({ do: 'help', amount: 0 });
    hungry.answer({ do: 'help', amount: 0 });
    expect(byDefault(hungry)).toEqual({ do: 'keepAlliance' });
  });
});
