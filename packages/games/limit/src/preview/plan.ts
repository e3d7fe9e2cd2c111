import { foresee, type Game, type Offer } from '@entente/engine';
import type { CardId } from '../data/cards/index.ts';
import { weightsOf } from '../data/scoring.ts';
import { CLASSES } from '../data/terms.ts';
import type { Points } from '../phases/04-end-of-the-game/score.ts';
import type { Limit, LimitOptions, LimitView, World } from '../position.ts';
import { type Effect, effectsBetween } from './effects.ts';
import { type Forecast, forecast, pointsAhead } from './forecast.ts';

type Choice = Limit['choice'];

export interface Plan {
  readonly forecast: Forecast;
  readonly points: readonly Points[];
  /** What that changes for the nation that takes it. */
  readonly effects: readonly Effect[];
  /** What was answered to the further questions of the card: the class that counts most, otherwise the first there is. */
  readonly assumed: readonly Choice[];
  /** Nothing changes but what it costs; that is allowed (LIM-1.4.10) but seldom meant. */
  readonly idle: boolean;
}

/**
 * What the generation brings when a choice is taken, as far as its owner can foresee that. Null when it needs
 * another nation's answer, or the choice is not open.
 */
export function planned(game: Game<Limit>, view: LimitView, choice: Choice): Plan | null {
  const plans = known.get(view) ?? new Map<string, Plan | null>();
  known.set(view, plans);
  const name = JSON.stringify(choice);
  const plan = plans.get(name) ?? (plans.has(name) ? null : plannedAnew(game, view, choice));
  plans.set(name, plan);
  return plan;
}

/** Card, forecast, prompt and list ask for the same plans of one view. */
const known = new WeakMap<LimitView, Map<string, Plan | null>>();

function plannedAnew(game: Game<Limit>, view: LimitView, choice: Choice): Plan | null {
  const { viewer } = view;
  const then = foresee(game, view, [choice], (offers) => firstAnswer(offers, view.options));
  if (viewer === 'spectator' || !then.ok || then.taken.length === 0 || then.stop === 'others') return null;
  const assumed = then.taken.slice(1).filter(({ do: name }) => !ALONE.includes(name));
  const settled = then.stop === null && assumed.length === 0;
  const [before, after] = [view, then.view].map((seen) => ({
    view: seen,
    forecast: forecast(seen),
    points: pointsAhead(seen),
  }));
  return {
    forecast: after.forecast,
    points: after.points,
    effects: effectsBetween(before, after, viewer),
    assumed,
    idle: settled && !hasEffect(view.public, then.view.public, viewer),
  };
}

/** What a card would bring if it were the next to be played: for choosing which cards to keep. Null when it cannot be. */
export function ifPlayed(game: Game<Limit>, view: LimitView, card: CardId): Plan | null {
  const { viewer, private: cabinet } = view;
  if (viewer === 'spectator' || cabinet === null) return null;
  const others = (cards: readonly CardId[]) => cards.filter((each) => each !== card);
  const turn: LimitView = {
    ...view,
    flow: [{ step: 'politicalTurn', seat: viewer, cards: 0, withdrawn: [] }],
    asked: [viewer],
    answers: [],
    private: { ...cabinet, hand: [...others(cabinet.hand), card], drawn: others(cabinet.drawn) },
  };
  return planned(game, turn, { do: 'play', card });
}

/** A preview does not count on another nation's money or goods. */
const ALONE: readonly string[] = ['standAlone'];

/** The class whose step counts most, goods before farms, otherwise what comes first; trade is left alone. */
function firstAnswer(offers: readonly Offer<Choice>[], options: LimitOptions): Choice {
  const { classes } = weightsOf(options);
  const worth = ({ choice }: Offer<Choice>) => {
    if (choice.do === 'raise') return classes[CLASSES.indexOf(choice.class)];
    // Farms grow by themselves (LIM-2.7.1).
    return choice.do === 'factory' && choice.factory === 'industrial' ? 1 : 0;
  };
  const [{ choice, fill }] = [
    ...offers.filter(({ choice: { do: name } }) => ALONE.includes(name) || name === 'endTrade'),
    ...offers.toSorted((one, other) => worth(other) - worth(one)),
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
