import { imagine, type Position, Referee, SeededChance } from '@entente/engine';
import { type Forecast, forecast, type Limit, type LimitView, limit, type World } from '@entente/game-limit';

/** Any number: what is looked at lies open, so the imagined cards of others do not matter. */
const SEED = 1;
/** More further questions than any card has. */
const MOST = 12;

type Choice = Limit['choice'];

export interface Plan {
  readonly forecast: Forecast;
  /** What was answered to the further questions of the card: the first there is. */
  readonly assumed: readonly Choice[];
  /** Nothing changes but what it costs; that is allowed (LIM-1.4.10) but seldom meant. */
  readonly idle: boolean;
}

/**
 * What the generation brings when a choice is taken: it is carried out on an imagined copy. Null when that would
 * need somebody else's answer, or the choice is not open.
 */
export function planned(view: LimitView, choice: Choice): Plan | null {
  const { viewer } = view;
  if (viewer === 'spectator' || view.private === null) return null;
  const chance = new SeededChance(SEED);
  const g = imagine(limit, view, chance);
  const referee = new Referee(limit, chance);
  if (referee.refusal(g, viewer, choice) !== null) return null;
  const before = structuredClone(g.public);
  // What comes after this turn must not happen, even if it was the last of all.
  g.flow.splice(0, g.flow.length - 1, { step: 'breakAlliance', seat: viewer, alliance: 'military' });
  const depth = g.flow.length;
  referee.take(g, viewer, choice);
  const assumed: Choice[] = [];
  for (let answers = 0; g.flow.length > depth; answers++) {
    if (answers === MOST || g.asked.length !== 1 || g.asked[0] !== viewer) return null;
    const answer = nextAnswer(referee, g);
    if (!ALONE.includes(answer.do)) assumed.push(answer);
    referee.take(g, viewer, answer);
  }
  const idle = assumed.length === 0 && !hasEffect(before, g.public, viewer);
  return { forecast: forecast(g), assumed, idle };
}

/** Whoever only looks counts on nobody else's money or goods: that goes without saying. */
const ALONE: readonly string[] = ['standAlone'];

/** The first thing that can be answered; trade is left alone. */
function nextAnswer(referee: Referee<Limit>, g: Position<Limit>): Choice {
  const { offers } = referee.choices(g, g.asked[0]);
  const [{ choice, fill }] = [
    ...offers.filter(({ choice: { do: name } }) => ALONE.includes(name) || name === 'endTrade'),
    ...offers,
  ];
  return fill?.kind === 'amount' ? { ...choice, [fill.field]: fill.min } : choice;
}

/** Is anything different besides what a card may cost: money, goods, unrest, a class, tokens taken, the card itself? */
function hasEffect(before: World, after: World, seat: number): boolean {
  return JSON.stringify(withoutCost(before, after, seat)) !== JSON.stringify(withoutCost(after, after, seat));
}

function withoutCost(world: World, after: World, seat: number) {
  const then = after.nations[seat];
  const nations = world.nations.map((nation, its) => {
    if (its !== seat) return nation;
    return {
      ...nation,
      // More money or goods, less unrest, fewer tokens, are no cost.
      money: Math.min(nation.money, then.money),
      stock: nation.stock.map((amount, index) => Math.min(amount, then.stock[index])),
      unrest: Math.max(nation.unrest, then.unrest),
      sol: nation.sol.map((standard, index) => Math.min(standard, then.sol[index])),
      pollution: Math.max(nation.pollution, then.pollution),
      destab: Math.max(nation.destab, then.destab),
      played: [],
      known: [],
      shown: [],
    };
  });
  return { nations, rate: world.market.rate, alliances: world.alliances, star: world.star };
}
