import type { Parts, Seat } from '@entente/engine';
import type { Position, Venonta } from '../../position.ts';
import { chancesOf } from './chances.ts';
import { AGGRESSIVE, CAREFUL, type Character, WEIGHTS } from './character.ts';
import { afterTheCombat } from './combat.ts';
import { dealsWorth, withOffers } from './deals.ts';
import { economyWorth } from './economy.ts';
import { onceFed } from './feeding.ts';
import { objectiveWorth } from './objective.ts';
import { dangerOf } from './planet.ts';

/** What a position is worth to a seat of this character. */
const judgementOf =
  (character: Character) =>
  (g: Position, seat: Seat): number => {
    if (g.outcome !== null) {
      // Losing together is no better and no worse than losing.
      const { winners } = g.outcome;
      return winners.includes(seat) ? 10 * WEIGHTS.win : g.public.vp[seat] * 0.01;
    }
    return afterTheCombat(g, () =>
      withOffers(g, seat, (table, of) => onceFed(table, of, () => worth(table, of, character))),
    );
  };

function worth(g: Position, seat: Seat, character: Character): number {
  let sum = 0;
  for (const part of partsOf(g, seat, character)) sum += part;
  return sum;
}

/** What there is at the moment, in the order of the ids of `parts`, the last of them left out. */
function partsOf(g: Position, seat: Seat, character: Character): number[] {
  const chances = chancesOf(g, seat);
  const own = expected(g, seat, character);
  const mine = own[0] + own[1] + own[2];
  let best = 0;
  for (let other = 0; other < g.seats; other++) {
    if (other !== seat) best = Math.max(best, foreseen(g, other, chances.rounds));
  }
  const winning = 1 / (1 + Math.exp((best - mine) / WEIGHTS.lead));
  const danger = character.care * dangerOf(g, Math.max(mine, best), chances);
  // Nothing is gained by waiting with a card: a bot sees only what is there.
  const idle = WEIGHTS.watching * g.public.watching[seat];
  const lead = WEIGHTS.win * winning;
  return [lead, -lead * danger, ...own, dealsWorth(g, seat, character), -idle];
}

/** Points that a seat expects to end with, by all that it knows: those it has or hopes for, its objective, its economy. */
function expected(g: Position, seat: Seat, character: Character): [number, number, number] {
  const world = g.public;
  const chances = chancesOf(g, seat);
  const { objective } = g.private[seat];
  const group = world.group[seat];
  const round =
    objective >= 0
      ? objectiveWorth(g, seat, objective, chances, character.daring) + character.taste[group]
      : world.phase < 9
        ? WEIGHTS.round
        : 0;
  return [world.vp[seat] + chances.rounds * WEIGHTS.round, round, economyWorth(g, seat, chances, character)];
}

/** What anybody can see that another may end with. */
function foreseen(g: Position, seat: Seat, rounds: number): number {
  const running = g.public.phase < 14 ? 1 : 0;
  return g.public.vp[seat] + (rounds + running) * WEIGHTS.round;
}

/** Careful: mindful of the planet, which all share. */
export const judgement = judgementOf(CAREFUL);

/** What the judgement is made of, for reasons. `ahead`: what a combat, offers and a meal under way will bring. */
export const parts: Parts<Venonta> = {
  ids: ['lead', 'planet', 'points', 'objective', 'economy', 'deals', 'cards', 'ahead'],
  of(g, seat) {
    const now = partsOf(g, seat, CAREFUL);
    return [...now, judgement(g, seat) - now.reduce((sum, part) => sum + part, 0)];
  },
};

/** Another way to see the same position. */
export const characters = { aggressive: judgementOf(AGGRESSIVE) };
