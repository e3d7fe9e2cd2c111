import { anyGame, Referee, SeededChance, teller, view } from '@entente/engine';
import type { Action } from '@entente/web/board-api/intents.ts';
import { phasesOf } from '@entente/web/board-api/phases.ts';
import { describe, expect, test } from 'vitest';
import {
  conflictOf,
  IDEOLOGIES,
  type Ideology,
  type IdeologyOptions,
  type IdeologyView,
  INFLUENCES,
  ideology,
  ifAssessedNow,
  KIND_OF,
  KINDS,
  REGION_OF,
  type Region,
  slot,
  WAR,
} from '../src/index.ts';
import { aboutRegion, aheadOf, leadOf, whyLevel } from './about.ts';
import { BoardActions, spotOf } from './board-actions.ts';
import { breakdownOf } from './breakdown.ts';
import { ideologyOf, tellBy } from './context.ts';
import { billOf } from './costs.ts';
import { header } from './header.ts';
import { handOf, readRegions } from './readings.ts';

const OPTIONS: IdeologyOptions = {
  names: 'printed',
  regions: 'tuned',
  attractiveCulture: 'turn',
  totalitarianism: 'replace',
  culturalWeakness: 'developed',
  colonialResistance: 'distant',
  fundamentalistStart: 'propaganda',
  closedSociety: 'cultural',
  wmd: 'half',
  reach: 'everywhere',
  independentMaximum: 'current',
  turns: 60,
  firstIdeology: 'dealt',
};
const told = teller(ideology, 'en', (seat) => ['Ana', 'Bob', 'Cyd'][seat]);
const tell = tellBy(told);

/** Three players at the first question of a game, with one region more on the table. */
function table(options: Partial<IdeologyOptions> = {}) {
  const referee = new Referee(ideology, new SeededChance(7));
  const g = referee.start(3, { ...OPTIONS, ...options });
  const index = REGION_OF.india;
  g.public.inPlay = g.public.inPlay.filter((region) => region !== index).concat(index);
  g.public.controller[index] = -1;
  g.public.level[index] = 2;
  for (let at = slot(index, 0, 0); at < slot(index + 1, 0, 0); at++) g.public.cards[at] = 0;
  const put = (type: number, seat: number, count = 1) => {
    g.public.cards[slot(index, type, seat)] = count;
  };
  const seen = (viewer: number | 'spectator' = 0): IdeologyView => view(ideology, g, viewer);
  const read = (id: Region, viewer: number | 'spectator' = 0) => {
    const found = readRegions(seen(viewer), ifAssessedNow(seen(viewer))).find((region) => region.id === id);
    if (found === undefined) throw new Error(`${id} is not in play`);
    return found;
  };
  return { g, put, seen, read };
}

describe('a region', () => {
  test('shows its three sides, who is there and who leads', () => {
    const { put, read } = table();
    put(0, 0);
    put(1, 1, 2);
    const india = read('india');
    expect(india.sectors.map(({ size, room }) => `${size}/${room}`)).toEqual(['1/2', '2/2', '0/2']);
    expect(india.present).toEqual([
      { seat: 1, count: 2 },
      { seat: 0, count: 1 },
    ]);
    expect([india.leader, india.margin]).toEqual([1, 1]);
    expect(leadOf(india, tell)).toBe('Most cards: Bob, by 1.');
  });

  test('has nobody in the lead when two are equal, and says when it is empty', () => {
    const { put, read } = table();
    expect(leadOf(read('india'), tell)).toBe('No cards yet.');
    put(0, 0);
    put(1, 1);
    expect(leadOf(read('india'), tell)).toBe('A tie: nobody has the majority.');
  });

  test('is told with the name and what matters first', () => {
    const { g, put, read } = table();
    put(1, 1, 2);
    for (let region = 0; region < g.public.controller.length; region++)
      if (g.public.controller[region] === 0) g.public.controller[region] = 1;
    expect(aboutRegion(read('india'), 'India', tell, false)).toBe(
      'India, level 2, independent. military: 0 of 2; economic: full, 2 (Bob 2); cultural: 0 of 2. ' +
        'Distant: you control neither it nor a neighbour, so most cards cost one more here.',
    );
    expect(read('india', 'spectator').distant).toBe(false);
  });

  test('IDEO-10.1.1 IDEO-10.1.4 says why it has its level', () => {
    const { g, put, read } = table();
    expect(whyLevel(read('india'), tell)).toBe('independent: keeps its level');
    g.public.controller[REGION_OF.india] = 0;
    for (const type of [0, 1, 2]) put(type, 0, 2);
    expect(whyLevel(read('india'), tell)).toBe('at least 2 of each type');
    put(1, 0, 0);
    expect(whyLevel(read('india'), tell)).toBe('a type is missing: level 1 at the next assessment');
  });

  test('says what an assessment would make of it', () => {
    const { put, read } = table();
    for (const type of [0, 1, 2]) put(type, 1, 2);
    const india = read('india');
    expect(india.after?.controller).toBe(1);
    expect(aheadOf(india, tell)).toContain('Bob gains India');
    for (const type of [0, 1, 2]) put(type, 1, 0);
    expect(aheadOf(read('india'), tell)).toEqual([]);
  });
});

describe('costs', () => {
  const attack = { do: 'attack', region: 'india', influence: 'military', target: 1 } as const;

  test('of a conflict are told item by item before it is declared', () => {
    const { g, put, seen } = table();
    put(0, 1);
    g.public.relations[1] = WAR;
    g.public.held.fill(0, 0, KINDS);
    g.public.held[KINDS + KIND_OF.tactics] = 2;
    for (let region = 0; region < g.public.controller.length; region++)
      if (g.public.controller[region] === 0) g.public.controller[region] = 2;
    const bill = billOf(seen(), attack, 0, tell);
    expect(bill?.items.slice(0, 2)).toEqual([
      { name: 'distance', count: 1 },
      { name: 'advancements of the defender', count: 2 },
    ]);
    expect(bill?.items.at(-1)).toEqual({ name: 'the attacking card', count: 1 });
    expect(bill?.total).toBe(bill?.items.reduce((sum, { count }) => sum + count, 0));
  });

  test('IDEO-14.4.4 of influence at a distance are told by distance and by the ideology’s own rule', () => {
    const { g, seen } = table();
    const imperialism = g.public.ideologies.indexOf(IDEOLOGIES.indexOf('imperialism'));
    const india = { do: 'extend', region: 'india' } as const;
    const items = (influence: 'economic' | 'cultural') =>
      billOf(seen(), { ...india, influence }, imperialism, tell)?.items.map(({ count }) => count);
    g.public.held.fill(0);
    expect([items('economic'), items('cultural')]).toEqual([
      [1, 0, 1],
      [1, 1, 1],
    ]);
  });

  test.each([
    [2, {}],
    [3, { colonialResistance: 'conflict', culturalWeakness: 'extend', reach: 'foreign' }],
    [4, { closedSociety: 'economic', culturalWeakness: 'conflict', colonialResistance: 'extend' }],
    [5, { regions: 'first' }],
  ] as const)('IDEO-8.2.1 IDEO-7.2.4 are what is then charged, in random games of %i', (seats, options) => {
    const chance = new SeededChance(seats);
    const referee = new Referee(ideology, chance);
    const g = referee.start(seats, { ...OPTIONS, ...options, turns: 15 });
    const paid = { attack: 0, extend: 0 };
    while (g.outcome === null) {
      const seat = g.asked[0];
      const choice = referee.pick(g, seat, chance);
      const bill = billOf(view(ideology, g, seat), choice, seat, tell);
      const before = g.private[seat].hand.slice();
      referee.take(g, seat, choice);
      if (bill === null || !(choice.do === 'attack' || choice.do === 'extend')) continue;
      const type = INFLUENCES.indexOf(bill.influence);
      expect(before[type] - g.private[seat].hand[type]).toBe(bill.total);
      paid[choice.do]++;
    }
    expect([paid.attack > 0, paid.extend > 0]).toEqual([true, true]);
  });

  test('of a pass are none', () => {
    expect(billOf(table().seen(), { do: 'pass' }, 0, tell)).toBeNull();
  });
});

describe('what is lit', () => {
  const action = (choice: Ideology['choice'], refused = false): Action =>
    refused
      ? { kind: 'refused', id: 'r', choice, label: '', reason: '', rule: '' }
      : { kind: 'plain', id: choice.do, choice, label: '' };

  test('stands where a choice points', () => {
    expect(spotOf({ do: 'extend', region: 'india', influence: 'cultural' })).toBe('region:india');
    expect(spotOf({ do: 'buy', advancement: 'wmd' })).toBe('advancement:wmd');
    expect(spotOf({ do: 'propose', target: 2, relation: 'war' })).toBe('seat:2');
    expect(spotOf({ do: 'trade', influence: 'economic' })).toBe('hand:economic');
    expect(spotOf({ do: 'cancel' })).toBe('conflict');
    expect(spotOf({ do: 'pass' })).toBeNull();
  });

  test('opens the part of the board that holds it, never for what is refused', () => {
    const place = { do: 'place', region: 'india', influence: 'military' } as const;
    expect(new BoardActions([action(place), action({ do: 'buy', advancement: 'wmd' })]).part()).toBe(
      'regions',
    );
    expect(new BoardActions([action(place, true), action({ do: 'buy', advancement: 'wmd' })]).part()).toBe(
      'advancements',
    );
    expect(new BoardActions([action({ do: 'propose', target: 1, relation: 'war' })]).part()).toBe(
      'diplomacy',
    );
    expect(new BoardActions([action({ do: 'pass' })]).part()).toBeNull();
    expect(new BoardActions([action(place, true)]).refused('region:india')).toHaveLength(1);
  });
});

test('a conflict is read from the flow of play', () => {
  const conflict = { attacker: 1, defender: 0, region: 'india', influence: 'military', strike: 2 } as const;
  expect(
    conflictOf({ flow: [{ step: 'conflict' }, { step: 'defend', cost: 2, ...conflict }] }),
  ).toMatchObject({
    stage: 'defend',
    cost: 2,
    strike: 2,
  });
  expect(conflictOf({ flow: [{ step: 'press', ...conflict }] })).toMatchObject({
    stage: 'press',
    cost: null,
  });
  expect(conflictOf({ flow: [{ step: 'conflict' }] })).toBeNull();
});

test('cards that were given away in secret are no longer counted', () => {
  const { seen } = table();
  const mine = seen();
  const hand = handOf(mine) ?? [];
  const answers: Ideology['choice'][] = [{ do: 'discard', influence: 'economic' }];
  expect(handOf({ ...mine, answers })).toEqual([hand[0], hand[1] - 1, hand[2]]);
  expect(handOf(seen('spectator'))).toBeNull();
});

test('with neutral names an ideology is a Greek letter', () => {
  const neutral = table({ names: 'neutral' }).seen();
  const names = [0, 1, 2].map((seat) => told.term('ideology', ideologyOf(neutral, seat)));
  for (const name of names) expect(name).toMatch(/^(Alpha|Beta|Gamma|Delta|Epsilon)$/);
});

test.each([
  ['cutDown', 'resource'],
  ['trade', 'trading'],
  ['defend', 'conflict'],
  ['swap', 'assessment'],
])('the step %s belongs to the phase %s', (step, phase) => {
  const seen = { ...table().seen(), flow: [{ step }] };
  const phases = phasesOf(anyGame(ideology), seen, told);
  expect(header(seen, told).round).toBe('Turn 1');
  expect(phases).toHaveLength(8);
  expect(phases.filter(({ now }) => now).map(({ id }) => id)).toEqual([phase]);
});

test('the debrief says what the influence was made of, and how it got there', () => {
  const { g, seen } = table();
  const home = g.public.inPlay.find((region) => g.public.controller[region] === 0) ?? -1;
  g.public.level[home] = 4;
  g.public.controller[REGION_OF.india] = 0;
  g.public.held[KINDS + KIND_OF.wmd] = 1;
  g.public.held[KINDS + KIND_OF.tactics] = 3;
  const turn = (round: number, influence: number[]) => ({
    at: round,
    round,
    values: { influence, worldWars: 0 },
  });
  const measured = [turn(1, [3, 5, 3]), turn(2, [6, 6, 3]), turn(3, [6, 4, 3])];
  const [first, second] = breakdownOf(seen(), { measured });
  expect(first).toMatchObject({ home: 4, abroad: 2, weapons: 0, peak: 6, led: 1 });
  expect(first.regions.map(({ id, level }) => `${id} ${level}`)[1]).toBe('india 2');
  expect(second).toMatchObject({ home: 3, abroad: 0, weapons: 1, peak: 6, led: 1 });
  expect(second.points - first.points).toBeGreaterThan(0);
  g.public.controller[home] = 2;
  expect(breakdownOf(seen(), { measured })[0]).toMatchObject({ home: 0, abroad: 2 });
});
