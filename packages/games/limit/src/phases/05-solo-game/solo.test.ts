import { describe, expect, test } from 'vitest';
import type { EventId } from '../../data/solo.ts';
import { FOSSIL, INDUSTRIAL, MILITARY, RENEWABLE, type Star } from '../../position.ts';
import { make, Situation } from '../../testing/situation.ts';
import { eventApplies } from './solo.ts';

const EVENT = { step: 'event' } as const;

/** A solo game whose next event is this one. */
function next(...ids: EventId[]): Situation {
  const s = new Situation(1);
  s.g.secret.events = ids.reverse();
  return s;
}

function star(s: Situation): Star {
  if (s.world.star === null) throw new Error('no star nation');
  return s.world.star;
}

describe('solo', () => {
  test('LIM-5.1 LIM-5.2 reserves as for two nations, the bank of one, and the star nation’s tokens', () => {
    const s = new Situation(1);
    expect([s.world.pollutionCap, s.world.destabReserve, s.world.bank]).toEqual([12, 10, 109]);
    expect(star(s)).toEqual({ territories: 5, fossil: 8, money: 40, pollution: 0, destab: 0 });
  });

  test('LIM-5.5 one event is drawn and applied; one that does not apply is passed over', () => {
    const s = next('EV5', 'EV3', 'EV1');
    s.world.colonisation.territories = 0;
    s.when(EVENT);
    expect(star(s).destab).toBe(1);
    expect(s.world.eventDiscard).toEqual(['EV5', 'EV3']);
    expect(s.g.secret.events).toEqual(['EV1']);
  });

  test('LIM-5.5 when the deck is empty the discards are shuffled', () => {
    const s = next();
    s.world.eventDiscard = ['EV3'];
    s.when(EVENT);
    expect(star(s).destab).toBe(1);
    expect([s.g.secret.events, s.world.eventDiscard]).toEqual([[], ['EV3']]);
    const orders = new Set<string>();
    for (let generation = 0; generation < 6; generation++) {
      s.world.eventDiscard = ['EV3', 'EV1', 'EV2', 'EV5', 'EV8'];
      s.g.secret.events = [];
      s.when(EVENT);
      orders.add([...s.g.secret.events, ...s.world.eventDiscard].join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  test('LIM-5.6 when no event of all applies nothing happens', () => {
    const s = next('EV1', 'EV2');
    Object.assign(star(s), { fossil: 0, money: 0 });
    make(s.nation(0), { stock: { R: 0, I: 0, M: 9, F: 0 } });
    s.world.colonisation.territories = 0;
    s.world.bank = 0;
    s.when(EVENT);
    expect(s.heard('log.noEvent')).toBe(true);
    expect(s.g.secret.events).toHaveLength(2);
  });

  test('LIM-5.7 LIM-5.4 factory boom burns fossil and pollutes by generation', () => {
    const s = next('EV1');
    s.world.generation = 4;
    s.when(EVENT);
    expect([star(s).fossil, star(s).pollution, s.world.limit.fossil]).toEqual([6, 2, 2]);
  });

  test('LIM-5.7 coal rush: 5 dollars to the bank, pollution, 2 fossil from LIMIT', () => {
    const s = next('EV2');
    s.when(EVENT);
    expect(star(s)).toMatchObject({ money: 35, pollution: 1, fossil: 10 });
    expect([s.world.bank, s.world.limit.fossil]).toEqual([114, -2]);
  });

  test('LIM-5.7 expedition: the star nation colonises', () => {
    const s = next('EV5');
    s.when(EVENT);
    expect(star(s)).toMatchObject({ territories: 6, fossil: 10, destab: 2 });
    expect(s.world.colonisation).toEqual({ territories: 2, fossil: 4 });
  });

  test('LIM-5.7 fuel imports and goods exports are transactions', () => {
    const s = next('EV6', 'EV7');
    s.world.generation = 4;
    s.when(EVENT, EVENT);
    // 2 fossil at 4; 5 goods at 3.
    expect(star(s)).toMatchObject({ fossil: 10, money: 40 - 8 + 15 });
    expect(s.world.market.stock[FOSSIL]).toBe(1);
    expect(s.world.market.stock[INDUSTRIAL]).toBe(8);
    expect(s.world.market.rate).toEqual([3, 3, 4, 5]);
    expect(s.world.bank).toBe(109 + 8 - 15);
  });

  test('LIM-5.7 the star nation arms while it has at least your military', () => {
    const applies = [3, 4].map((military) => {
      const s = next();
      make(s.nation(0), { stock: { M: military } });
      return eventApplies(s.world, 'EV3');
    });
    expect(applies).toEqual([true, false]);
  });

  test('LIM-5.7 one fossil that can just be paid, and one good for which the bank just has money, are enough', () => {
    const s = next();
    star(s).money = 4;
    s.world.bank = 3;
    expect([eventApplies(s.world, 'EV6'), eventApplies(s.world, 'EV7')]).toEqual([true, true]);
    star(s).money = 3;
    s.world.bank = 2;
    expect([eventApplies(s.world, 'EV6'), eventApplies(s.world, 'EV7')]).toEqual([false, false]);
    s.world.market.rate[INDUSTRIAL] = 1;
    s.world.bank = 100;
    expect(eventApplies(s.world, 'EV7')).toBe(false);
  });

  test('LIM-5.7 détente: both return a token', () => {
    const s = next('EV8');
    expect(eventApplies(s.world, 'EV8')).toBe(false);
    s.world.nations[0].destab = 2;
    s.when(EVENT);
    expect([s.nation(0).destab, star(s).money]).toEqual([1, 30]);
  });

  test('LIM-5.7 LIM-R1 a raid that cannot be repelled asks nothing: it takes the first of fossil, goods and renewables that you own', () => {
    const s = next('EV4');
    s.when(EVENT);
    expect(s.step).toBe('rest');
    expect([s.nation(0).stock[FOSSIL], star(s).fossil, star(s).destab]).toEqual([6, 10, 1]);
    const poor = next('EV4');
    make(poor.nation(0), { stock: { F: 0, I: 0, R: 3 } });
    poor.when(EVENT);
    expect(poor.nation(0).stock[RENEWABLE]).toBe(0);
  });

  test('LIM-5.7 a raid is repelled with exactly its force', () => {
    const s = next('EV4');
    make(s.nation(0), { stock: { M: 5 } });
    s.when(EVENT);
    expect(s.offered).toEqual([{ do: 'repelRaid' }, { do: 'sufferRaid' }]);
    s.answer({ do: 'repelRaid' });
    expect([s.nation(0).stock[MILITARY], s.nation(0).stock[FOSSIL]]).toEqual([2, 8]);
  });

  test('LIM-5.13 the star nation takes no turn: only you are ever asked', () => {
    const s = new Situation(1);
    const before = { ...star(s) };
    s.when(
      { step: 'food' },
      { step: 'taxes' },
      { step: 'production', turn: 0, stage: 0 },
      { step: 'publicOrder' },
    );
    expect(s.asked[0]).toBe(0);
    expect(star(s)).toEqual(before);
  });
});
