import { describe, expect, test } from 'vitest';
import { REGIONS } from '../map.ts';
import { POLITICAL_CARDS, TECHNOLOGIES } from '../terms.ts';
import { ECONOMIC_CARDS, ECONOMIC_COPIES, typeOf, worthOf } from './economic.ts';
import { BLOCKED_BY, EAGLE, EFFECTS, KIND_OF, POLITICAL_COPIES, POLITICAL_KINDS } from './political.ts';
import { ROUTE_VALUES, ROUTES } from './routes.ts';
import { TECHNOLOGY_CARDS } from './technologies.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const blockers = (id: keyof typeof KIND_OF) => BLOCKED_BY[KIND_OF[id]].map((kind) => POLITICAL_CARDS[kind]);

describe('Economic cards', () => {
  test('ATK-6.1 five types with values 1 to 4', () => {
    expect(ECONOMIC_CARDS).toHaveLength(20);
    expect(ECONOMIC_CARDS[typeOf(11) * 4 + worthOf(11) - 1]).toBe('oil_4');
  });

  test('ATK-3.3 ATK-5.9 both decks together are 90 cards, more than there are regions', () => {
    expect(sum(ECONOMIC_COPIES)).toBe(90);
    expect(sum(ECONOMIC_COPIES)).toBeGreaterThan(REGIONS.length);
    for (const [kind, copies] of ECONOMIC_COPIES.entries()) expect(copies).toBe(worthOf(kind) < 3 ? 5 : 4);
  });

  test('ATK-6.2 twelve Trade Routes, each of one sea area, worth more than most cards', () => {
    expect(new Set(ROUTES).size).toBe(12);
    const worth = ROUTES.map((sea, route) => `${sea} ${ROUTE_VALUES[route]}`);
    expect(worth).toEqual([
      ...['northeast_atlantic 6', 'northwest_atlantic 5', 'caribbean_sea 5', 'western_mediterranean 4'],
      ...['gulf_of_guinea 4', 'southwest_atlantic 4', 'arabian_sea 5', 'bay_of_bengal 5'],
      ...['south_china_sea 6', 'philippine_sea 4', 'central_pacific 5', 'coral_sea 4'],
    ]);
  });
});

describe('Technology cards', () => {
  test('ATK-17.5 twenty, one of each, Blitzkrieg among them', () => {
    expect(TECHNOLOGY_CARDS.map(({ id }) => id)).toEqual(TECHNOLOGIES);
    expect(TECHNOLOGY_CARDS[0].id).toBe('blitzkrieg');
  });
});

describe('Political Action cards', () => {
  test('ATK-15.15 72 cards of 20 kinds, fourteen Eagles', () => {
    expect(POLITICAL_KINDS.map(({ id }) => id)).toEqual(POLITICAL_CARDS);
    expect(sum(POLITICAL_COPIES)).toBe(72);
    expect(sum(POLITICAL_COPIES.map((copies, kind) => (EAGLE[kind] ? copies : 0)))).toBe(14);
  });

  test('ATK-15.15 how many there are of each, and which bear an Eagle', () => {
    const copies = POLITICAL_KINDS.map(
      ({ id, copies: count, eagle }) => `${id} ${count}${eagle ? ' E' : ''}`,
    );
    expect(copies).toEqual([
      ...['propaganda 8', 'popular_uprising 4 E', 'ideological_wave 3', 'treaty_of_alliance 5 E'],
      ...['puppet_regime 2 E', 'diplomatic_mission 4', 'spy 6', 'master_spy 3', 'spy_ring 3'],
      ...['master_spy_ring 2', 'assassin 3', 'industrial_espionage 3 E', 'sabotage 3', 'war_bonds 4'],
      ...['strategic_reserve 3', 'conscription 3', 'counter_espionage 5', 'double_agent 3'],
      ...['diplomatic_protest 3', 'non_aggression_pact 2'],
    ]);
  });

  test('ATK-15.8 Counter Espionage stops Spy, Master Spy and Assassin, but no ring', () => {
    for (const id of ['spy', 'master_spy', 'assassin'] as const)
      expect(blockers(id)).toContain('counter_espionage');
    for (const id of ['spy_ring', 'master_spy_ring'] as const) expect(blockers(id)).toEqual(['double_agent']);
  });

  test('ATK-15.8 ATK-15.15 who else stops what: Counter Espionage two more, a Protest whatever is aimed at neutrals', () => {
    for (const id of ['assassin', 'industrial_espionage', 'sabotage'] as const)
      expect(blockers(id)).toEqual(['counter_espionage']);
    for (const id of ['spy', 'master_spy'] as const)
      expect(blockers(id)).toEqual(['counter_espionage', 'double_agent']);
    const aimed = [
      'propaganda',
      'popular_uprising',
      'ideological_wave',
      'treaty_of_alliance',
      'puppet_regime',
    ];
    const protested = POLITICAL_CARDS.filter((id) => blockers(id).includes('diplomatic_protest'));
    expect(protested).toEqual(aimed);
    for (const id of ['diplomatic_mission', 'war_bonds', 'strategic_reserve', 'conscription'] as const)
      expect(blockers(id)).toEqual([]);
  });

  test('ATK-15.9 Double Agent works on all four spies', () => {
    const spies = EFFECTS.flatMap((effect, kind) => (effect.do === 'steal' ? [POLITICAL_CARDS[kind]] : []));
    expect(spies).toEqual(['spy', 'master_spy', 'spy_ring', 'master_spy_ring']);
    for (const id of spies) expect(blockers(id)).toContain('double_agent');
  });
});
