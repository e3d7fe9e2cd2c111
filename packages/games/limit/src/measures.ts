import type { Measure, Seat } from '@entente/engine';
import { weightsOf } from './data/scoring.ts';
import { score } from './end/score.ts';
import { heads } from './nation.ts';
import { countCrises } from './phases/tiles.ts';
import { A, B, C, D, E, F, I, type Limit, M, type Nation, R, type World } from './position.ts';
import { totalPollution } from './reserves.ts';

const ofNation = (id: string, value: (nation: Nation) => number): Measure<Limit> => ({
  id,
  of: 'seat',
  value: (g, seat) => value(g.public.nations[seat]),
});
const ofWorld = (id: string, value: (world: World) => number): Measure<Limit> => ({
  id,
  of: 'world',
  value: (g) => value(g.public),
});

function sum(world: World, value: (nation: Nation) => number): number {
  return world.nations.reduce((total, nation) => total + value(nation), 0);
}

/** The series that are recorded at the end of every generation. */
export const measures: readonly Measure<Limit>[] = [
  {
    id: 'score',
    of: 'seat',
    value: (g, seat: Seat) => score(g, seat, weightsOf(g.options)),
  },
  ofNation('population', heads),
  ofNation('renewable', (nation) => nation.stock[R]),
  ofNation('industrial', (nation) => nation.stock[I]),
  ofNation('military', (nation) => nation.stock[M]),
  ofNation('fossil', (nation) => nation.stock[F]),
  ofNation('money', (nation) => nation.money),
  ofNation('territories', (nation) => nation.territories),
  ofNation('pollution', (nation) => nation.pollution),
  ofNation('destabilisation', (nation) => nation.destab),
  ofNation('unrest', (nation) => nation.unrest),
  ofNation('classA', (nation) => nation.sol[A]),
  ofNation('classB', (nation) => nation.sol[B]),
  ofNation('classC', (nation) => nation.sol[C]),
  ofNation('classD', (nation) => nation.sol[D]),
  ofNation('classE', (nation) => nation.sol[E]),
  ofWorld('worldPopulation', (world) => sum(world, heads)),
  ofWorld('worldFossil', fossilLeft),
  ofWorld('worldPollution', totalPollution),
  ofWorld('bank', (world) => world.bank),
  ofWorld('destabilisationReserve', (world) => world.destabReserve),
  ofWorld('crises', countCrises),
];

/** What has not gone to LIMIT yet: with the nations, at the market and on the Colonisation tile. */
function fossilLeft(world: World): number {
  const star = world.star === null ? 0 : world.star.fossil;
  return sum(world, (nation) => nation.stock[F]) + star + world.market.stock[F] + world.colonisation.fossil;
}
