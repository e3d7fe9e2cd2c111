import { ADVANCEMENT_KINDS } from './data/advancements.ts';
import { BOX } from './data/box.ts';
import { REGIONS } from './data/regions.ts';
import { INFLUENCES } from './data/terms.ts';
import { IN_DECK, KINDS, type Position, SEATS, TYPES } from './position.ts';
import { onTable, printedLevel, sectorSize } from './queries.ts';

/** All cards of a seat and type, wherever they are. */
function cardsOf(g: Position, seat: number, type: number): number {
  const { discards, attacker, attackType } = g.public;
  const at = seat * TYPES + type;
  const attacking = attacker === seat && attackType === type ? 1 : 0;
  return (
    onTable(g.public, seat, type) + g.private[seat].hand[type] + g.secret.decks[at] + discards[at] + attacking
  );
}

/** 45 cards of each player (IDEO-18.1), all advancements (IDEO-18.7), 43 regions (IDEO-18.8). */
export function conserved(g: Position): Record<string, number> {
  let cards = 0;
  for (let seat = 0; seat < g.seats; seat++)
    for (let type = 0; type < TYPES; type++) cards += cardsOf(g, seat, type);
  const advancements = [...g.public.held, ...g.public.supply].reduce((sum, count) => sum + count, 0);
  return { cards, advancements, regions: g.public.inPlay.length + g.secret.regions.length };
}

/** What cannot be in a game of Ideology. */
export function faults(g: Position): string[] {
  const found: string[] = [];
  const { inPlay, controller, level, cards, held, supply, discards } = g.public;
  for (let seat = 0; seat < g.seats; seat++) {
    for (let type = 0; type < TYPES; type++) {
      // IDEO-18.1
      const count = cardsOf(g, seat, type);
      if (count !== BOX.cardsOfEachType) found.push(`seat ${seat} has ${count} ${INFLUENCES[type]} cards`);
    }
  }
  if (g.secret.decks.some((count, at) => count > g.public.shuffled[at]))
    found.push('a deck holds a card that was not shuffled into it');
  const counts = [cards, held, supply, discards, g.secret.decks, ...g.private.map(({ hand }) => hand)];
  if (counts.some((list) => list.some((count) => !Number.isInteger(count) || count < 0)))
    found.push('a count is no number of things');
  for (let kind = 0; kind < KINDS; kind++) {
    // IDEO-18.7
    let count = supply[kind];
    for (let seat = 0; seat < g.seats; seat++) count += held[seat * KINDS + kind];
    if (count !== ADVANCEMENT_KINDS[kind].copies)
      found.push(`there are ${count} ${ADVANCEMENT_KINDS[kind].id}`);
  }
  for (const region of inPlay) {
    if (controller[region] === IN_DECK) found.push(`${REGIONS[region]} is in play and in the deck`);
    // IDEO-18.4
    if (level[region] < BOX.lowestLevel || level[region] > 2 * printedLevel(g.public, region))
      found.push(`${REGIONS[region]} has level ${level[region]}`);
    for (let type = 0; type < TYPES; type++) {
      // No sector was ever added to beyond its room (IDEO-18.3).
      if (sectorSize(g.public, region, type) > 2 * printedLevel(g.public, region))
        found.push(`${REGIONS[region]} holds too many ${INFLUENCES[type]} cards`);
    }
  }
  for (const region of g.secret.regions) {
    if (controller[region] !== IN_DECK) found.push(`${REGIONS[region]} is in the deck and in play`);
  }
  if (cards.length !== REGIONS.length * TYPES * SEATS) found.push('the table has another size');
  return found;
}
