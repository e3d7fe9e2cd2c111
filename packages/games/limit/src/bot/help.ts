import { copy, type Game, Referee, type Seat, SeededChance } from '@entente/engine';
import type { Need } from '../flow.ts';
import { NEEDED, needOffset, servedLevel } from '../phases/02-social-phase/needs.ts';
import type { Limit, Position, World } from '../position.ts';
import { seatInTurn } from '../queries.ts';
import { judgement } from './judgement/index.ts';

/** What a level of one's own people is worth that would go without, in points: no ally is worth that. */
const OWN_PEOPLE = 10;

/** The need that a step of the social phase or a crisis goes through. */
const NEED_IN: Readonly<Partial<Record<Limit['frame']['step'], Need>>> = {
  food: 'food',
  consumption: 'goods',
  publicOrder: 'order',
  militaryCrisis: 'crisis',
};

/** Rates what to give to an ally in need: by the position after it, and never what the own people need in the same step. */
export function helpRating(game: Game<Limit>, g: Position, seat: Seat) {
  if (g.flow[g.flow.length - 1]?.step !== 'giveHelp') return null;
  const referee = new Referee(game, new SeededChance(1));
  return (choice: Limit['choice']): number => {
    const then = copy(game, g);
    referee.take(then, seat, choice);
    const lost = choice.do === 'help' ? levelsLost(g, seat, choice.amount) : 0;
    return judgement(game, then, seat) - OWN_PEOPLE * lost;
  };
}

/** Levels of the own people that go without in this step if so much is given away. */
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
