import type { Measure, Seat } from '@entente/engine';
import { weightsOf } from './data/scoring.ts';
import { heads } from './phases/00-the-game/nation.ts';
import { totalPollution } from './phases/00-the-game/reserves.ts';
import { score } from './phases/04-end-of-the-game/score.ts';
import {
  A,
  B,
  C,
  D,
  E,
  FOSSIL,
  INDUSTRIAL,
  type Limit,
  MILITARY,
  type Nation,
  RENEWABLE,
  type World,
} from './position.ts';
import { countCrises } from './queries.ts';

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
  ofNation('renewable', (nation) => nation.stock[RENEWABLE]),
  ofNation('industrial', (nation) => nation.stock[INDUSTRIAL]),
  ofNation('military', (nation) => nation.stock[MILITARY]),
  ofNation('fossil', (nation) => nation.stock[FOSSIL]),
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
  return (
    sum(world, (nation) => nation.stock[FOSSIL]) +
    star +
    world.market.stock[FOSSIL] +
    world.colonisation.fossil
  );
}
