import type { Seat } from '@entente/engine';
import type { Need } from '../../flow.ts';
import { NEEDED, needOffset, servedLevel } from '../../phases/02-social-phase/needs.ts';
import type { Limit, Position, World } from '../../position.ts';
import { seatInTurn } from '../../queries.ts';

/** The need that a step of the social phase or a crisis goes through. */
const NEED_IN: Readonly<Partial<Record<Limit['frame']['step'], Need>>> = {
  food: 'food',
  consumption: 'goods',
  publicOrder: 'order',
  militaryCrisis: 'crisis',
};

/** What the own people need in the same step is not given away; all else is tried and judged. */
export function rating(g: Position, seat: Seat): ((choice: Limit['choice']) => number | null) | null {
  if (g.flow[g.flow.length - 1]?.step !== 'giveHelp') return null;
  return (choice) => {
    const isTheirs = choice.do === 'help' && levelsLost(g, seat, choice.amount) > 0;
    return isTheirs ? Number.NEGATIVE_INFINITY : null;
  };
}

/** Levels of the nation's own people that go without in this step if this amount is given away. */
function levelsLost({ flow, public: world }: Position, seat: Seat, amount: number): number {
  const asking = flow[flow.length - 2];
  const need = asking === undefined ? undefined : NEED_IN[asking.step];
  if (need === undefined || !('turn' in asking) || !isStillToCome(world, seat, asking.turn)) return 0;
  const nation = world.nations[seat];
  const offset = needOffset(nation, need);
  if (offset === null) return 0;
  const stock = nation.stock[NEEDED[need].resource];
  const served = (left: number) => servedLevel(nation.population, offset, left);
  return served(stock) - served(stock - amount);
}

function isStillToCome(world: World, seat: Seat, turn: number): boolean {
  for (let next = turn + 1; next < world.nations.length; next++)
    if (seatInTurn(world, next) === seat) return true;
  return false;
}
