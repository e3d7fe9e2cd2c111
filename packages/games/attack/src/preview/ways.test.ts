import { completeOptions, Referee, SeededChance, view } from '@entente/engine';
import { expect, test } from 'vitest';
import { MAPS, REGION_OF, SEA_OF } from '../data/map.ts';
import { LAND } from '../data/units.ts';
import { attack } from '../game.ts';
import { hasClearPath } from '../phases/18-trade/paths.ts';
import { fleetAt } from '../queries.ts';
import { reachOfFleet, reachOfUnits, tradePath } from './ways.ts';

/** Three players, nobody anywhere. */
function empty() {
  const options = completeOptions(attack, { map: 'both' }, 3);
  if (!options.ok) throw new Error('the defaults of the options do not fit');
  const g = new Referee(attack, new SeededChance(3)).start(3, options.options);
  g.public.owner.fill(-1);
  return { g, world: g.public, seen: () => view(attack, g, 'spectator') };
}

test('ATK-7.2 ATK-7.4 ATK-7.6 Infantry goes one step, Tanks two through own regions, Planes two over anybody’s', () => {
  const { world, seen } = empty();
  const [brazil, amazonia] = [REGION_OF.brazil, REGION_OF.amazonia];
  const units = (...counts: number[]) => world.units.splice(brazil * LAND, LAND, ...counts);
  world.owner[brazil] = 0;
  units(1, 0, 0, 0);
  const steps = () => [...reachOfUnits(seen(), brazil).values()].filter((count) => count === 2).length;
  expect(reachOfUnits(seen(), brazil).get('amazonia')).toBe(1);
  expect(steps()).toBe(0);
  units(0, 1, 0, 0);
  expect(steps()).toBe(0);
  world.owner[amazonia] = 0;
  const driven = steps();
  expect(driven).toBeGreaterThan(0);
  units(0, 0, 0, 1);
  expect(steps()).toBeGreaterThan(driven);
});

test('ATK-9.1 ships go one or two sea areas', () => {
  const { seen } = empty();
  const reach = reachOfFleet(seen(), SEA_OF.red_sea);
  expect(reach.get('arabian_sea') ?? reach.get('eastern_mediterranean')).toBe(1);
  expect([...reach.values()]).toContain(2);
});

test('ATK-18.6 ATK-18.7 the path between capitals leads from place to place and is shut by a third player', () => {
  const { g, world, seen } = empty();
  world.capitals[0] = REGION_OF.brazil;
  world.capitals[1] = REGION_OF.india;
  world.owner[REGION_OF.brazil] = 0;
  world.owner[REGION_OF.india] = 1;
  const path = tradePath(seen(), 0, 1);
  expect(path?.[0]).toBe('brazil');
  expect(path?.at(-1)).toBe('india');
  const { touches, borders } = MAPS.both;
  for (const sea of touches[REGION_OF.india]) world.ships[fleetAt(sea, 2)] = 1;
  for (const region of borders[REGION_OF.india]) world.owner[region] = 2;
  expect(tradePath(seen(), 0, 1)).toBeNull();
  expect(hasClearPath(g, 0, 1)).toBe(false);
});
