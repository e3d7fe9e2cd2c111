import type { Parts, Seat } from '@entente/engine';
import { BOX } from '../../data/box.ts';
import { type Ideology, KINDS, type Position, type World } from '../../position.ts';
import { assessed } from '../../preview/if-assessed-now.ts';
import { globalInfluence } from '../../queries.ts';
import { afterTheConflict, isConflict } from './conflict.ts';
import { proposalsWorth } from './diplomacy.ts';
import { handWorth } from './hand.ts';
import { regionWorths } from './regions.ts';
import { WEIGHTS } from './weights.ts';

/** What a position is worth to a seat: its regions, advancements and cards, against those of its rivals. */
export function judgement(g: Position, seat: Seat): number {
  if (g.outcome !== null) {
    const { winners } = g.outcome;
    return winners.includes(seat) ? WEIGHTS.end / winners.length : -WEIGHTS.end;
  }
  return afterTheConflict(g, (then) => sumOf(partsOf(then, seat)));
}

/** The same for all seats. */
export function judgements(g: Position): number[] {
  const seats = [...g.private.keys()];
  if (g.outcome !== null || isConflict(g)) return seats.map((seat) => judgement(g, seat));
  const table = tableOf(g);
  return seats.map((seat) => sumOf(partsOf(g, seat, table)));
}

/** What the judgement is made of, for reasons. */
export const parts: Parts<Ideology> = {
  ids: ['regions', 'advancements', 'rivals', 'victory', 'hand', 'relations'],
  of: (g, seat) => parts.ids.map((_, part) => afterTheConflict(g, (then) => partsOf(then, seat)[part])),
};

/** What is the same for all seats: the world after an assessment, what everybody has there, and how near the end is. */
function tableOf(g: Position) {
  const after = assessed(g);
  const regions = regionWorths(after, g.seats);
  const advancements: number[] = [];
  const influence: number[] = [];
  for (let each = 0; each < g.seats; each++) {
    advancements.push(advancementsWorth(g.public, each));
    influence.push(globalInfluence(after, each));
  }
  const worths = regions.map((worth, each) => worth + advancements[each]);
  return { after, regions, advancements, influence, worths };
}

/** In the order of the ids. */
function partsOf(g: Position, seat: Seat, table = tableOf(g)): number[] {
  const { after, regions, advancements, influence, worths } = table;
  return [
    regions[seat],
    advancements[seat],
    -rivalsWorth(worths, seat),
    raceWorth(influence, seat),
    handWorth(g, after, seat),
    proposalsWorth(g, seat, influence),
  ];
}

const sumOf = (values: readonly number[]): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

function rivalsWorth(worths: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < worths.length; other++) {
    if (other === seat) continue;
    best = Math.max(best, worths[other]);
    sum += worths[other];
  }
  return WEIGHTS.best * best + (WEIGHTS.average * sum) / (worths.length - 1);
}

/** The first past the line wins: to be there, and that nobody else is. */
function raceWorth(influence: readonly number[], seat: Seat): number {
  let highest = 0;
  let sum = 0;
  for (let other = 0; other < influence.length; other++) {
    if (other === seat) continue;
    highest = Math.max(highest, influence[other]);
    sum -= WEIGHTS.closing * Math.max(0, influence[other] - (BOX.winningInfluence - 3));
  }
  if (influence[seat] >= BOX.winningInfluence && influence[seat] > highest) return sum + WEIGHTS.finish;
  if (highest >= BOX.winningInfluence && highest >= influence[seat]) return sum - WEIGHTS.finish;
  return sum;
}

function advancementsWorth({ held }: World, seat: Seat): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const copies = held[seat * KINDS + kind];
    if (copies > 0) sum += WEIGHTS.first[kind] + (copies - 1) * WEIGHTS.more[kind];
  }
  return sum;
}
