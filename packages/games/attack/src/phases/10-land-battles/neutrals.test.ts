import { describe, expect, test } from 'vitest';
import { ECONOMIC_CARDS, type EconomicCard } from '../../data/cards/economic.ts';
import type { Choice } from '../../flow.ts';
import { attackFrom, invasion, marches, ownerOf, SYMBOL } from '../../testing/battles.ts';
import { Situation } from '../../testing/situation.ts';
import { neutralHit, TWO_INFANTRY } from './victims.ts';

const ALL: Choice = { do: 'commitAll' };
const { infantry: I, tank: T, plane: P, blank: X } = SYMBOL;
const kindOf = (card: EconomicCard) => ECONOMIC_CARDS.indexOf(card);

/** Seat 0 marches from Ukraine into the Balkans, which this card defends. */
function into(card: EconomicCard, options: object = {}) {
  const s = invasion({ infantry: 3, plane: 1 }, kindOf(card), options);
  return attackFrom(s, 'ukraine', 'balkans', { infantry: 3, plane: 1 });
}

describe('defence', () => {
  test.each([
    ['oil_1', [1, 0, 0, 0]],
    ['oil_2', [1, 1, 0, 0]],
    ['rail_3', [1, 1, 1, 0]],
    ['factories_4', [1, 1, 1, 1]],
  ] as const)('ATK-10.20 ATK-10.21 against %s stand %j', (card, force) => {
    const s = into(card);
    expect(s.world.battle?.guard).toEqual(force);
    expect(s.said('log.invasion')).toEqual([{ seat: 0, region: 'balkans', resource: card }]);
  });

  test('ATK-10.21 by option only Infantry', () => {
    expect(into('rail_3', { neutrals: 'infantry' }).world.battle?.guard).toEqual([3, 0, 0, 0]);
  });

  test('ATK-10.22 all its units are committed, roll at least two dice and hit by a fixed policy', () => {
    const s = into('oil_1').rolls(X, X, X, X, I, X).answer(ALL);
    expect(s.said('log.neutralRolled')).toEqual([
      expect.objectContaining({ infantry: 1, blank: 1, hits: 1 }),
    ]);
    expect(s.units('ukraine')).toEqual({ infantry: 3, plane: 1 });
    expect(s.step).toBe('press');
  });

  test('ATK-10.22 its Plane takes the dearest, its Artillery two Infantry, its Tank spares Infantry', () => {
    expect(neutralHit([0, 0, 0, 1], [2, 1, 1, 1], false)).toEqual([3, 3]);
    expect(neutralHit([0, 0, 1, 0], [2, 1, 1, 1], false)).toEqual([2, TWO_INFANTRY]);
    expect(neutralHit([0, 1, 0, 0], [2, 1, 1, 1], false)).toEqual([1, 1]);
    expect(neutralHit([1, 0, 0, 0], [2, 1, 1, 1], false)).toEqual([0, 0]);
    expect(neutralHit([1, 1, 1, 1], [2, 1, 1, 1], false)[0]).toBe(3);
  });

  test('ATK-5.9 ATK-R10 without a card in the deck one Infantry defends and no Economic card is gained', () => {
    const s = invasion({ infantry: 3 }, 0);
    s.g.private[1].economic[0]++;
    s.g.secret.economic.fill(0);
    attackFrom(s, 'ukraine', 'balkans', { infantry: 3 }).rolls(I, I, I).answer(ALL);
    expect(ownerOf(s, 'balkans')).toBe(0);
    expect(s.resources(0)).toEqual([]);
    expect(s.faults).toEqual([]);
  });
});

describe('after the battle', () => {
  test('ATK-10.23 ATK-5.5 the card turned over goes to the conqueror, with a Political Action card', () => {
    const s = into('minerals_1').rolls(I, X, X, X).answer(ALL);
    expect(ownerOf(s, 'balkans')).toBe(0);
    expect(s.resources(0)).toEqual(['minerals_1']);
    expect(s.hand(0).length).toBe(1);
    expect(s.faults).toEqual([]);
  });

  test('ATK-5.6 a conquest brings no free Infantry', () => {
    const s = into('minerals_1').rolls(I, X, X, X).answer(ALL);
    expect(s.units('balkans')).toEqual({ infantry: 3, plane: 1 });
  });

  test('ATK-10.24 the card of a failed attack is shuffled back', () => {
    const s = into('oil_2').rolls(X, X, X, X, X, X, X).answer(ALL, { do: 'retreat' });
    expect(s.g.secret.economic[kindOf('oil_2')]).toBe(1);
    expect(s.world.known).toEqual([]);
    expect(s.owner('balkans')).toBe('democracy');
  });

  test('ATK-10.24 by option it stays with the region and defends it again', () => {
    const s = into('oil_2', { neutralCard: 'stays' })
      .rolls(X, X, X, X, X, X, X)
      .answer(ALL, { do: 'retreat' });
    expect(s.g.secret.economic[kindOf('oil_2')]).toBe(0);
    attackFrom(s, 'ukraine', 'balkans', { infantry: 3 });
    expect(s.world.battle?.card).toBe(kindOf('oil_2'));
    expect(s.faults).toEqual([]);
  });
});

describe('what governments make of it', () => {
  test('ATK-10.26 ATK-24.4 ATK-24.9 a Democracy loses a point for each invasion, whatever comes of it', () => {
    const s = invasion({ infantry: 3 }, kindOf('oil_2'));
    s.world.governments[0] = 1;
    attackFrom(s, 'ukraine', 'balkans', { infantry: 3 });
    expect(s.world.invasions[0]).toBe(1);
    s.rolls(X, X, X, X, X, X).answer(ALL, { do: 'retreat' });
    attackFrom(s, 'ukraine', 'balkans', { infantry: 3 });
    expect(s.world.invasions[0]).toBe(2);
  });

  test('ATK-24.6 ATK-10.25 ATK-29.16 a Fascist conquest counts when the other has lost three units, over all rounds', () => {
    for (const [card, tokens] of [
      ['rail_3', 1],
      ['rail_2', 0],
    ] as const) {
      const s = invasion({ infantry: 3, plane: 3 }, kindOf(card));
      s.world.governments[0] = 3;
      attackFrom(s, 'ukraine', 'balkans', { infantry: 3, plane: 3 });
      s.rolls(I, X, X, X, X, X, X, X, X, X, X)
        .answer(ALL, { do: 'pressOn' })
        .rolls(P, P, X, X, X, X)
        .answer(ALL);
      while (s.step === 'assign') s.answer(s.open()[0]);
      expect(ownerOf(s, 'balkans')).toBe(0);
      expect(s.world.conquests[0]).toBe(tokens);
    }
  });

  test('ATK-24.6 others get nothing for it', () => {
    const s = invasion({ infantry: 3, tank: 3 }, kindOf('rail_3'));
    attackFrom(s, 'ukraine', 'balkans', { infantry: 3, tank: 3 });
    s.rolls(I, I, I, T, X, X, X, X, X).answer(ALL);
    while (s.step === 'assign') s.answer(s.open()[0]);
    expect(ownerOf(s, 'balkans')).toBe(0);
    expect(s.world.conquests[0]).toBe(0);
  });
});

test('ATK-26.4 all cards turned over in a Move are remembered until the next one is declared', () => {
  const s = new Situation(2, { order: 'attacker_first' });
  s.nation(0, 'communism', 'ukraine', { ukraine: { infantry: 3 } }).nation(1, 'fascism', 'spain', {});
  s.when({ step: 'plan', blitzkrieg: false, anew: [] });
  // Two attacks of one unit each: both battles are over after one choice. Every die of the defence hits.
  s.answer(
    ...marches('ukraine', 'balkans', { infantry: 1 }),
    ...marches('ukraine', 'caucasus', { infantry: 1 }),
  );
  s.answer({ do: 'declare' }).rolls(X, 1, 1, 1, 1, X, 1, 1, 1, 1);
  s.answer({ do: 'attackAt', region: 'balkans' });
  while (s.step === 'press') s.answer({ do: 'retreat' });
  const told = s.said('log.invasion').map(({ resource }) => resource);
  expect(s.world.turned.map((card) => ECONOMIC_CARDS[card])).toEqual(told);
  expect(told).toHaveLength(2);
  s.when({ step: 'plan', blitzkrieg: false, anew: [] }).answer({ do: 'declare' });
  expect(s.world.turned).toEqual([]);
});
