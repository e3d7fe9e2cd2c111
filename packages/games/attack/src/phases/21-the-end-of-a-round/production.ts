import type { Automatic, Seat, Simultaneous } from '@entente/engine';
import { fallDue, offersAnew } from '@entente/engine/deals';
import { drawPolitical, NO_CARD, repair } from '../../cards/hand.ts';
import { DRILL, SHIP } from '../../choices.ts';
import { ECONOMIC_CARDS, OIL } from '../../data/cards/economic.ts';
import { ROUTES } from '../../data/cards/routes.ts';
import { POLITICAL_CARDS } from '../../data/terms.ts';
import type { Choice } from '../../flow.ts';
import type { Attack, AttackGo, Position, World } from '../../position.ts';
import { hasResigned, nextSeat } from '../../queries.ts';
import { cardsAfterRound, extraOil, extraPoints, hasWildPopulation } from '../17-research/technology.ts';
import { DEALING } from '../18-trade/trade.ts';
import { endGame, NOBODY } from '../23-the-end-of-the-game/victory.ts';
import { bestDivisions, bestWith, type Economy, oilAmounts, oilOf, pointsOf } from './division.ts';

/** The end of a round (ATK-21): production, cards, the next first player. */

/** What the rulebook puts at the end of a turn for PP and cards comes here (ATK-21.2). */
export const endOfRound: Automatic<Attack, 'endOfRound'> = {
  kind: 'automatic',
  phase: 'production',
  rule: 'ATK-21.1',
  run(g, _frame, go) {
    offersAnew(g.public.deals);
    if (fallDue(DEALING, g, 'round', go)) go.next({ step: 'judgePromises' }, { step: 'production' });
    else go.next({ step: 'production' });
  },
};

const PER_CAPITAL = 10;

/**
 * ATK-21.5, ATK-22.1: every Capital City in a region of his counts, several too (ATK-22.2), and what technologies add.
 */
function fixedPoints(world: World, seat: Seat): number {
  let points = extraPoints(world, seat);
  for (let other = 0; other < world.capitals.length; other++) {
    if (world.owner[world.capitals[other]] === seat) points += PER_CAPITAL;
  }
  return points;
}

/** Cards and routes in use: disabled ones are left out (ATK-21.8). */
function economyOf(g: Position, seat: Seat): Economy {
  const { economic, routes, disabledRoutes } = g.private[seat];
  return {
    cards: economic,
    routes: routes & ~disabledRoutes,
    populationWild: hasWildPopulation(g.public, seat),
  };
}

/** What was set aside by hand so far, to give oil. */
function setAside(given: readonly Choice[]): { drilled: number[]; shipped: number } {
  const drilled = [0, 0, 0, 0, 0];
  let shipped = 0;
  for (const choice of given) {
    if (choice.do === 'drill') drilled[ECONOMIC_CARDS.indexOf(choice.resource) - OIL * 4 + 1]++;
    else if (choice.do === 'ship') shipped |= 1 << ROUTES.indexOf(choice.route);
  }
  return { drilled, shipped };
}

/** Oil cards and routes that could still be set aside. */
function stillInUse(economy: Economy, given: readonly Choice[]): Choice[] {
  const { drilled, shipped } = setAside(given);
  const choices: Choice[] = [];
  for (let value = 1; value <= 4; value++) {
    const kind = OIL * 4 + value - 1;
    if (economy.cards[kind] > drilled[value]) choices.push(DRILL[kind]);
  }
  for (let route = 0; route < ROUTES.length; route++) {
    if ((economy.routes & ~shipped & (1 << route)) !== 0) choices.push(SHIP[route]);
  }
  return choices;
}

/** The best division with this amount of oil from cards. */
function division(g: Position, seat: Seat, economy: Economy, oil: number): Choice {
  const pp = bestWith(economy, oil) + fixedPoints(g.public, seat);
  return { do: 'produce', oil: oil + extraOil(g.public, seat), pp };
}

const SETTLE = { do: 'settle' } as const;
const NOTHING: readonly number[] = [];
const NONE: readonly Choice[] = [];

/**
 * Everybody divides his economy at the same time. The best division for each amount of oil is offered; whoever likes
 * sets cards aside for oil one by one instead.
 */
export const production: Simultaneous<Attack, 'production'> = {
  kind: 'simultaneous',
  phase: 'production',
  rule: 'ATK-6.3',
  asks(g) {
    const asked: Seat[] = [];
    for (let seat = 0; seat < g.seats; seat++) if (!hasResigned(g.public, seat)) asked.push(seat);
    return asked;
  },
  choices(g, _frame, seat, offer) {
    const given = g.answers[seat] ?? NONE;
    const economy = economyOf(g, seat);
    if (given.length === 0) {
      const fixed = fixedPoints(g.public, seat);
      const more = extraOil(g.public, seat);
      const best = bestDivisions(economy);
      for (let oil = 0; oil < best.length; oil++) {
        const points = best[oil];
        if (points !== undefined) offer.add({ do: 'produce', oil: oil + more, pp: points + fixed });
      }
    }
    offer.addAll(stillInUse(economy, given));
    if (given.length > 0) offer.add(SETTLE);
  },
  pick(g, _frame, seat, chance) {
    const given = g.answers[seat] ?? NONE;
    const economy = economyOf(g, seat);
    const amounts = given.length === 0 ? oilAmounts(economy) : NOTHING;
    const aside = stillInUse(economy, given);
    const settles = given.length > 0 ? 1 : 0;
    const index = chance.below(amounts.length + aside.length + settles);
    if (index < amounts.length) return division(g, seat, economy, amounts[index]);
    return aside[index - amounts.length] ?? SETTLE;
  },
  more(_g, _frame, _seat, given) {
    const last = given[given.length - 1];
    return last.do !== 'produce' && last.do !== 'settle';
  },
  /** Most PP (ATK-27.18). */
  default(g, _frame, seat) {
    if ((g.answers[seat] ?? NONE).length > 0) return SETTLE;
    const best = bestDivisions(economyOf(g, seat));
    let most = 0;
    best.forEach((points, oil) => {
      if (points !== undefined && points >= (best[most] ?? 0)) most = oil;
    });
    const pp = (best[most] ?? 0) + fixedPoints(g.public, seat);
    return { do: 'produce', oil: most + extraOil(g.public, seat), pp };
  },
  resolve(g, _frame, answers, go) {
    for (let seat = 0; seat < g.seats; seat++) {
      if (hasResigned(g.public, seat)) continue;
      produce(g, seat, answers[seat], go);
      repair(g, seat);
    }
    drawCards(g, go);
    nextRound(g, go);
  },
};

function produce(g: Position, seat: Seat, given: readonly Choice[], go: AttackGo): void {
  const [first] = given;
  let pp = 0;
  let oil = 0;
  if (first.do === 'produce') ({ pp, oil } = first);
  else {
    const { drilled, shipped } = setAside(given);
    pp = pointsOf(economyOf(g, seat), drilled, shipped) + fixedPoints(g.public, seat);
    oil = oilOf(drilled, shipped) + extraOil(g.public, seat);
  }
  // ATK-4.11: what is left from before is kept.
  g.public.pp[seat] += pp;
  g.public.oil[seat] += oil;
  go.log('log.produced', { seat, pp, oil });
}

/** ATK-15.1, from the first player on. */
function drawCards(g: Position, go: AttackGo): void {
  for (let step = 0; step < g.seats; step++) {
    const seat = (g.public.first + step) % g.seats;
    if (hasResigned(g.public, seat)) continue;
    for (let count = cardsAfterRound(g.public, seat); count > 0; count--) {
      const kind = drawPolitical(g, seat, go.chance);
      if (kind !== NO_CARD) go.log('log.drewCard', { seat, card: POLITICAL_CARDS[kind] }, [seat]);
    }
  }
}

function nextRound(g: Position, go: AttackGo): void {
  g.public.first = nextSeat(g, g.public.first);
  go.next({ step: 'round' });
  go.round();
  if (g.round >= g.options.rounds) endGame(g, 'rounds', NOBODY, go);
}
