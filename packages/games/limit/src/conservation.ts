import type { Seat } from '@entente/engine';
import { CARDS, type CardId } from './data/cards/index.ts';
import { FACTORY_LEVELS, POPULATION_LEVELS, UNREST } from './data/tracks.ts';
import { E, FOSSIL, type Nation, type Position, RENEWABLE } from './position.ts';

/** Sums that never change: with LIMIT, nothing is made and nothing is lost. */
export function conserved(g: Position): Record<string, number> {
  const { bank, limit, market, colonisation, destabReserve, nations, star } = g.public;
  const holders = star === null ? nations : [...nations, star];
  let money = bank + limit.money;
  let territories = limit.territories + colonisation.territories;
  let destabilisation = destabReserve + limit.destab;
  let fossil = limit.fossil + market.stock[FOSSIL] + colonisation.fossil + (star === null ? 0 : star.fossil);
  for (const holder of holders) {
    money += holder.money;
    territories += holder.territories;
    destabilisation += holder.destab;
  }
  for (const nation of nations) fossil += nation.stock[FOSSIL];
  let cards = 0;
  for (let seat = 0; seat < g.seats; seat++) cards += cardsOf(g, seat).length;
  const events = g.secret.events.length + g.public.eventDiscard.length;
  return { money, territories, destabilisation, fossil, cards, events };
}

/** All cards of a nation, wherever they are. */
function cardsOf(g: Position, seat: Seat): CardId[] {
  const { hand, drawn, under } = g.private[seat];
  const { permanents, played, setAside } = g.public.nations[seat];
  return [hand, drawn, ...under, permanents, played, setAside, ...g.secret.decks[seat]].flat();
}

/** What cannot be in a game of Limit. */
export function faults(g: Position): string[] {
  const found: string[] = [];
  const { bank, market, colonisation, destabReserve, nations, star, pledges } = g.public;
  const least = (what: string, value: number, minimum: number, maximum = Number.POSITIVE_INFINITY): void => {
    if (!Number.isInteger(value) || value < minimum || value > maximum) found.push(`${what} is ${value}`);
  };
  least('the bank', bank, 0);
  least('the destabilisation reserve', destabReserve, 0);
  least('colonisation territories', colonisation.territories, 0);
  least('colonisation fossil', colonisation.fossil, 0);
  for (const stock of market.stock) least('a market stock', stock, 0);
  for (const rate of market.rate) least('a rate', rate, 1, 10);
  for (const pledge of pledges) least('a pledge', pledge, 0);
  if (star !== null) for (const [what, value] of Object.entries(star)) least(`the star's ${what}`, value, 0);
  for (let seat = 0; seat < g.seats; seat++) {
    found.push(...nationFaults(nations[seat], seat), ...cardFaults(g, seat));
  }
  return found;
}

function nationFaults(nation: Nation, seat: Seat): string[] {
  const found: string[] = [];
  const least = (what: string, value: number, minimum: number, maximum = Number.POSITIVE_INFINITY): void => {
    if (!Number.isInteger(value) || value < minimum || value > maximum)
      found.push(`seat ${seat}: ${what} is ${value}`);
  };
  least('population', nation.population, 1, POPULATION_LEVELS);
  for (const level of nation.factories) least('a factory', level, 1, FACTORY_LEVELS);
  if (nation.factories[RENEWABLE] > Math.max(1, nation.territories))
    found.push(`seat ${seat}: renewable passes the gate`);
  // LIM-0.3.7: never below zero.
  for (const stock of nation.stock) least('a stock', stock, 0);
  least('money', nation.money, 0);
  least('territories', nation.territories, 0);
  least('unrest', nation.unrest, UNREST.lowest, UNREST.highest);
  least('pollution', nation.pollution, 0);
  least('destabilisation', nation.destab, 0);
  least('tokens on rows', nation.rows, 0, 5);
  least('tokens in the zone', nation.zone, 0, 5 - nation.rows);
  for (const standard of nation.sol) least('a standard of living', standard, 1, 4);
  for (let c = 1; c <= E; c++)
    if (nation.sol[c] > nation.sol[c - 1]) found.push(`seat ${seat}: class order is broken (LIM-0.5.1)`);
  return found;
}

function cardFaults(g: Position, seat: Seat): string[] {
  const found: string[] = [];
  const { hand, drawn } = g.private[seat];
  const { known, shown, drawing } = g.public.nations[seat];
  const owned = new Set(cardsOf(g, seat));
  for (const { id } of CARDS) if (!owned.has(id)) found.push(`seat ${seat}: ${id} is lost`);
  for (const card of known)
    if (!hand.includes(card)) found.push(`seat ${seat}: ${card} is known but not in hand`);
  for (const deck of g.secret.decks[seat])
    for (const card of deck)
      if (shown.includes(card)) found.push(`seat ${seat}: ${card} was seen but is unseen`);
  if (drawn.length === 0 && drawing !== -1) found.push(`seat ${seat}: draws nothing from deck ${drawing}`);
  return found;
}
