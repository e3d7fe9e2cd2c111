import { pointsFrom, view } from '@entente/engine';
import { RandomTable } from '@entente/testing';
import { expect, test } from 'vitest';
import { REGION_OF } from '../data/map.ts';
import type { Choice } from '../flow.ts';
import { attack } from '../game.ts';
import { Situation } from '../testing/situation.ts';
import { greatWith } from './assault.ts';
import { consequences } from './consequences.ts';

/** What is said to be paid, as `pp` or `oil`. */
const READ = {
  'effect.oil': ({ oil }: { oil: number[] }, seat: number) => oil[seat],
  'effect.pp': ({ pp }: { pp: number[] }, seat: number) => pp[seat],
} as const;

test.each([2, 3, 6])(
  'ATK-4.8 ATK-13.1 what a choice is said to cost is what it costs, in a random game of %i',
  (seats) => {
    const table = new RandomTable(attack, seats);
    const compared = new Map<string, number>();
    table.play(4000, (seat, choice) => {
      // A trade is paid when it is made, and a bid by the highest bidder.
      if ((choice.do === 'act' && choice.action === 'trade') || choice.do === 'bid') return undefined;
      const { position } = table;
      const price = consequences(view(attack, position, seat), choice).find(({ kind }) => kind === 'price');
      if (price === undefined) return undefined;
      const read = READ[price.message.say as keyof typeof READ];
      const before = read(position.public, seat);
      const { count, pp } = price.message.with as { count?: number; pp?: number };
      return () => {
        expect([choice, before - read(position.public, seat)]).toEqual([choice, count ?? pp]);
        compared.set(choice.do, (compared.get(choice.do) ?? 0) + 1);
      };
    });
    for (const kind of ['act', 'build']) expect(compared.get(kind)).toBeGreaterThan(5);
  },
);

test('ATK-19.1 ATK-19.5 an air raid says whose planes meet, and what hits', () => {
  const s = new Situation(2);
  s.nation(0, 'communism', 'ukraine', { ukraine: { infantry: 1, plane: 3 } });
  s.nation(1, 'fascism', 'spain', { spain: { infantry: 1, plane: 2 } });
  const said = (choice: Choice) => consequences(s.view(0), choice).map(({ message }) => message);
  expect(said({ do: 'bomb', target: 1 })).toEqual([{ say: 'effect.planes', with: { own: 3, theirs: 2 } }]);
  expect(said({ do: 'bombers', count: 1 })).toEqual([{ say: 'effect.hitsOn', with: { faces: 6 } }]);
  expect(said({ do: 'fighters', count: 0 })).toEqual([]);
});

test('ATK-17.1 research says its chance for what is paid', () => {
  const s = new Situation(2);
  const said = (pp: number) => consequences(s.view(0), { do: 'invest', pp })[1].message;
  expect(said(0)).toEqual({ say: 'effect.chance', with: { won: 17 } });
  expect(said(15)).toEqual({ say: 'effect.chance', with: { won: 58 } });
  expect(said(40)).toEqual({ say: 'effect.chance', with: { won: 100 } });
});

test('ATK-14.1 ATK-24.2 a try of a Blitz says its chance and its points', () => {
  const s = new Situation(2);
  s.nation(0, 'communism', 'ukraine', { ukraine: { infantry: 1 } });
  s.nation(1, 'fascism', 'spain', { spain: { infantry: 1 } });
  s.neutral('balkans', 'monarchy');
  s.neutral('turkey', 'communism');
  const said = (choice: Choice) => consequences(s.view(0), choice).map(({ message }) => message);
  expect(said({ do: 'blitz', region: 'balkans', need: 8 })).toEqual([
    { say: 'effect.chance', with: { won: 42 } },
    { say: 'effect.points', with: { points: '+2', count: 2 } },
  ]);
  // A Communist has one point already from a neutral of his own kind (ATK-24.3).
  expect(said({ do: 'win', region: 'turkey' })).toEqual([
    { say: 'effect.points', with: { points: '+1', count: 1 } },
  ]);
  expect(said({ do: 'sway', region: 'turkey', government: 'democracy' })).toEqual([
    { say: 'effect.points', with: { points: '−1', count: 1 } },
  ]);
  expect(said({ do: 'sway', region: 'balkans', government: 'democracy' })).toEqual([]);
});

test('ATK-24.6 only a Fascist has a point to hope for from units that fall', () => {
  const s = new Situation(2);
  s.nation(0, 'communism', 'ukraine', { ukraine: { infantry: 1 } });
  s.nation(1, 'fascism', 'spain', { spain: { infantry: 1 } });
  expect([greatWith(s.view(0), 0), greatWith(s.view(1), 1)]).toEqual([null, 3]);
});

/** Two capitals; the second player is about to move. */
function twoNations(): Situation {
  const s = new Situation(2);
  s.nation(0, 'communism', 'ukraine', { ukraine: { infantry: 1 } }).holds(0, 'non_aggression_pact');
  s.nation(1, 'fascism', 'balkans', { balkans: { infantry: 3 } }).funds(1, 0, 9);
  return s;
}
const saidTo = (s: Situation, choice: Choice) =>
  consequences(s.view(0), choice).map(({ message }) => message);

test('ATK-15.15 ATK-23.1 a card says what it brings, and by how much the end comes nearer', () => {
  const s = twoNations();
  s.world.eagles = 4;
  expect(saidTo(s, { do: 'playCard', card: 'treaty_of_alliance' })).toEqual([
    { say: 'effect.perRegion', with: { points: 2 } },
    { say: 'effect.eagle', with: { now: 5, of: 13 } },
    { say: 'card.treaty_of_alliance.text', with: {} },
  ]);
  expect(saidTo(s, { do: 'playCard', card: 'war_bonds' })[0]).toEqual({
    say: 'effect.morePp',
    with: { pp: 10 },
  });
});

test('ATK-15.7 ATK-24.2 ATK-24.3 to block a card or not says whose points it changes', () => {
  const s = twoNations().neutral('turkey', 'communism');
  s.when({
    step: 'blockCard',
    seat: 1,
    card: 'puppet_regime',
    target: -1,
    regions: ['turkey'],
    becomes: '',
  });
  expect(saidTo(s, { do: 'block', card: 'diplomatic_protest' })).toEqual([
    { say: 'effect.stops', with: { seat: 1, points: '+2', count: 2 } },
  ]);
  // The neutral was one of the Communist’s own kind.
  expect(saidTo(s, { do: 'noBlock' })).toEqual([
    { say: 'effect.gains', with: { seat: 1, points: '+2', count: 2 } },
    { say: 'effect.points', with: { points: '−1', count: 1 } },
  ]);
});

test('ATK-15.6 ATK-24.2 a pact says which points it saves, and to pass which are at risk', () => {
  const s = twoNations()
    .turn(1)
    .answer({ do: 'act', action: 'move' }, { do: 'from', region: 'balkans' })
    .answer({ do: 'march', unit: 'infantry', from: 'balkans', to: 'ukraine', count: 2 })
    .answer({ do: 'declare' });
  expect(s.step).toBe('blockMove');
  expect(saidTo(s, { do: 'pact', region: 'ukraine' })).toEqual([{ say: 'effect.safe', with: { count: 2 } }]);
  expect(saidTo(s, { do: 'noBlock' })).toEqual([{ say: 'effect.atRisk', with: { points: '−2', count: 2 } }]);
});

test('ATK-10.4 ATK-13.1 new units say the dice that they add, and that they bring no points', () => {
  expect(saidTo(twoNations(), { do: 'build', region: 'ukraine', unit: 'tank', count: 2 })).toEqual([
    { say: 'effect.pp', with: { pp: 20 } },
    { say: 'effect.dice', with: { count: 4 } },
  ]);
});

test('ATK-10.17 ATK-24.2 to fight on or to retreat says what is fought for', () => {
  const s = twoNations();
  s.world.battle = {
    region: REGION_OF.ukraine,
    attacker: 1,
    defender: 0,
    card: -1,
    guard: [0, 0, 0, 0],
    bySea: false,
    losses: 0,
    round: 1,
    attacking: [0, 0, 0, 0],
    defending: [0, 0, 0, 0],
    attackHits: [0, 0, 0, 0],
    defenceHits: [0, 0, 0, 0],
  };
  const said = (seat: number, choice: Choice) =>
    consequences(s.view(seat), choice).map(({ kind, message }) => [kind, message.say, message.with.points]);
  expect(said(0, { do: 'commitAll' })).toEqual([['breaks', 'effect.ifLost', '−2']]);
  expect(said(1, { do: 'pressOn' })).toEqual([['brings', 'effect.ifTaken', '+2']]);
  expect(said(1, { do: 'retreat' })).toEqual([['brings', 'effect.goBack', undefined]]);
});

test('ATK-5.2 ATK-7.1 to declare a Move without orders is said to waste its oil', () => {
  expect(saidTo(twoNations(), { do: 'declare' })).toEqual([{ say: 'effect.wasted', with: {} }]);
});

test('ATK-24.2 ATK-24.3 points are told by the regions that they come from', () => {
  const s = twoNations();
  s.neutral('turkey', 'communism');
  s.neutral('italy', 'fascism');
  const found = pointsFrom(attack, s.view(0), []).map(({ id, pieces }) => [
    id,
    pieces[0].map(({ name, points }) => [name.say, points]),
  ]);
  expect(found).toContainEqual(['regions', [['region.ukraine', 2]]]);
  expect(found).toContainEqual(['neutrals', [['region.turkey', 1]]]);
});
