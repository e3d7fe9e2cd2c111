import { promptOf, view } from '@entente/engine';
import { expect, test } from 'vitest';
import { attack } from '../game.ts';
import { cross, march, planning, sail } from '../testing/moves.ts';
import { Situation } from '../testing/situation.ts';
import { engagedFleets, pendingBattles, plannedMarches, plannedSailings } from './plans.ts';

test('a plan can be read in names', () => {
  const s = new Situation(2);
  s.nation(0, 'communism', 'eastern_us', {
    eastern_us: { infantry: 3, tank: 1 },
    central_us: { infantry: 1 },
  });
  s.nation(1, 'fascism', 'spain', {}).fleet(0, 'northwest_atlantic', { destroyer: 1 });
  planning(s).answer(
    ...march('tank', 'eastern_us', 'central_us'),
    ...cross('infantry', 'eastern_us', 'spain', ['northwest_atlantic', 'northeast_atlantic'], 2),
    ...sail('destroyer', 'northwest_atlantic', 'northeast_atlantic'),
  );
  expect(plannedMarches(s.world)).toEqual([
    { unit: 'tank', count: 1, path: ['eastern_us', 'central_us'], by: [], attack: false },
    {
      unit: 'infantry',
      count: 2,
      path: ['eastern_us', 'spain'],
      by: ['northwest_atlantic', 'northeast_atlantic'],
      attack: true,
    },
  ]);
  expect(plannedSailings(s.world)).toEqual([
    { ship: 'destroyer', count: 1, path: ['northwest_atlantic', 'northeast_atlantic'] },
  ]);
  expect(pendingBattles(s.world)).toEqual([]);
});

test('ATK-9.3 a fleet that ends among surface ships is counted as a battle before the move is declared', () => {
  const s = new Situation(2);
  s.nation(0, 'communism', 'eastern_us', {}).nation(1, 'fascism', 'spain', {});
  s.fleet(0, 'northwest_atlantic', { submarine: 1, destroyer: 1 });
  s.fleet(1, 'northeast_atlantic', { destroyer: 1 });
  const battles = () => promptOf(attack, view(attack, s.g, 0))?.with.battles;
  planning(s).answer(...sail('submarine', 'northwest_atlantic', 'northeast_atlantic'));
  expect(battles()).toBe(0);
  s.answer(...sail('destroyer', 'northwest_atlantic', 'northeast_atlantic'));
  expect(battles()).toBe(1);
});

test('attacks of Submarines are told as long as nothing else of theirs fights there', () => {
  const s = new Situation(2);
  s.nation(0, 'communism', 'eastern_us', {}).nation(1, 'fascism', 'spain', {});
  s.fleet(0, 'northwest_atlantic', { submarine: 1, destroyer: 1 });
  s.fleet(1, 'northeast_atlantic', { destroyer: 1 });
  planning(s).answer(...sail('submarine', 'northwest_atlantic', 'northeast_atlantic'));
  s.answer({ do: 'engage', sea: 'northeast_atlantic', target: 1 });
  expect(engagedFleets(s.world)).toEqual([{ sea: 'northeast_atlantic', opponent: 1 }]);
  s.answer(...sail('destroyer', 'northwest_atlantic', 'northeast_atlantic'));
  expect(engagedFleets(s.world)).toEqual([]);
});
