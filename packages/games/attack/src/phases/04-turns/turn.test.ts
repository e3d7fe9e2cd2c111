import { describe, expect, test } from 'vitest';
import { ACTIONS, type ActionId } from '../../data/terms.ts';
import type { Choice } from '../../flow.ts';
import { Situation } from '../../testing/situation.ts';

const act = (action: ActionId): Choice => ({ do: 'act', action });
const END: Choice = { do: 'endTurn' };

function two(): Situation {
  const s = new Situation(2);
  s.nation(0, 'communism', 'ukraine', { ukraine: { infantry: 3, tank: 2 }, finland: { infantry: 2 } });
  s.nation(1, 'fascism', 'spain', { spain: { infantry: 3 } });
  return s.funds(0, 40, 30).funds(1, 40, 30);
}

/** Takes an empty Strategic Move, the simplest action. */
const idle = (s: Situation) => s.answer(act('strategic_move'), { do: 'endStrategic' });

test('ATK-4.1 a round is one turn each, clockwise from its first player; then it ends', () => {
  const s = new Situation(3);
  for (const [seat, region] of (['spain', 'brazil', 'japan'] as const).entries())
    s.nation(seat, 'democracy', region, {}).funds(seat, 0, 5);
  s.world.first = 1;
  s.when({ step: 'round' });
  for (const seat of [1, 2, 0]) {
    expect(s.asked).toEqual([seat]);
    s.answer(END);
  }
  expect(s.step).toBe('production');
});

test('ATK-4.2 ATK-4.3 ATK-29.7 actions one after another: the first three cost 1 + 2 + 3 oil', () => {
  const s = two().turn(0);
  for (const [count, left] of [29, 27, 24].entries()) {
    idle(s);
    expect(s.world.oil[0]).toBe(left);
    expect(s.world.actions).toBe(count + 1);
    expect(s.step).toBe('act');
  }
});

test('ATK-4.3 the price is paid when the action is chosen', () => {
  const s = two().turn(0).answer(act('move'));
  expect(s.world.oil[0]).toBe(29);
  expect(s.step).toBe('plan');
});

test('ATK-4.4 without oil for the next action none can be taken', () => {
  const s = two().funds(0, 40, 2).funds(1, 40, 0).knows(0, 'blitzkrieg').turn(0);
  idle(s);
  for (const action of ACTIONS.filter((id) => id !== 'trade'))
    expect(s.refusedBy(act(action))).toBe('ATK-4.4');
  expect(s.refusedBy(END)).toBeNull();
});

test('ATK-4.8 ATK-28.1 who has no oil may still trade for it, and for nothing less', () => {
  const s = two().funds(0, 40, 0).turn(0);
  expect([s.asked, s.refusedBy(act('trade')), s.refusedBy(act('move'))]).toEqual([[0], null, 'ATK-4.4']);
  s.answer(act('trade'), { do: 'talkTo', target: 1 });
  const offer = { do: 'offerDeal', partner: 1, give_oil: 0, get_pp: 0, giveItems: [], getItems: [] } as const;
  const terms = { vow: 'none', ask: 'none', until: 'round' } as const;
  const swap = (give_pp: number, get_oil: number): Choice => ({ ...offer, ...terms, give_pp, get_oil });
  expect(s.refusedBy(swap(5, 0))).toBe('ATK-4.8');
  s.answer(swap(9, 3)).answer({ do: 'acceptDeal', partner: 0, deal: 1 });
  expect([s.world.oil, s.world.pp, s.world.actions]).toEqual([[2, 27], [31, 49], 1]);
});

test('ATK-28.1 whoever cannot pay and has no free move is passed over', () => {
  const s = two().funds(0, 40, 0).funds(1, 40, 0).turn(0);
  expect(s.said('log.noOil')).toEqual([{ seat: 0 }, { seat: 1 }]);
  const t = two().funds(0, 40, 0).funds(1, 40, 0).knows(0, 'blitzkrieg').turn(0);
  expect(t.open()).toEqual([{ do: 'blitzkrieg' }, END]);
});

test('ATK-4.5 the turn can be ended without any action', () => {
  const s = two().turn(0).answer(END);
  expect(s.asked).toEqual([1]);
  expect(s.world.oil).toEqual([30, 30]);
});

describe('once in a turn', () => {
  test('ATK-4.6 a second Move is refused, in the next turn it is open', () => {
    const s = two().turn(0).answer(act('move'), { do: 'declare' });
    expect(s.refusedBy(act('move'))).toBe('ATK-4.6');
    expect(s.turn(0).refusedBy(act('move'))).toBeNull();
  });

  test('ATK-4.7 Strategic Move and Build as often as one can pay', () => {
    const s = two().turn(0);
    idle(idle(s));
    s.answer(act('build'), { do: 'endBuild' }, act('build'), { do: 'endBuild' });
    expect(s.world.actions).toBe(4);
  });

  test('ATK-7.12 ATK-31.5 Blitzkrieg once in a turn, free, and the Move stays open', () => {
    const s = two().knows(0, 'blitzkrieg').turn(0).answer({ do: 'blitzkrieg' }, { do: 'declare' });
    expect(s.world.oil[0]).toBe(30);
    expect(s.refusedBy({ do: 'blitzkrieg' })).toBe('ATK-7.12');
    expect(s.refusedBy(act('move'))).toBeNull();
    s.answer(END).answer(END);
    expect(s.turn(0).refusedBy({ do: 'blitzkrieg' })).toBeNull();
  });
});

test('ATK-4.10 oil of an action that came to nothing is gone', () => {
  const s = two().turn(0).answer(act('move'), { do: 'declare' });
  expect(s.world.oil[0]).toBe(29);
});

test('ATK-4.11 PP and oil stay from turn to turn', () => {
  const s = two().turn(0).answer(END);
  expect([s.world.pp[0], s.world.oil[0]]).toEqual([40, 30]);
});

test('ATK-31.5 a new turn starts with nothing used up', () => {
  const s = two();
  s.world.first = 0;
  s.when({ step: 'round' }).answer(act('move'), { do: 'declare' });
  s.world.mission = 2;
  s.answer(END);
  expect([s.world.active, s.world.actions, s.world.used, s.world.mission]).toEqual([1, 0, 0, 0]);
});
