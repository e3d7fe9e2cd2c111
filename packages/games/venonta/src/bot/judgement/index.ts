import type { Seat } from '@entente/engine';
import type { Position } from '../../position.ts';
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
  const chances = chancesOf(g, seat);
  const mine = expected(g, seat, character);
  let best = 0;
  for (let other = 0; other < g.seats; other++) {
    if (other !== seat) best = Math.max(best, foreseen(g, other, chances.rounds));
  }
  const winning = 1 / (1 + Math.exp((best - mine) / WEIGHTS.lead));
  const danger = character.care * dangerOf(g, Math.max(mine, best), chances);
  // Nothing is gained by waiting with a card: a bot sees only what is there.
  const idle = WEIGHTS.watching * g.public.watching[seat];
  return WEIGHTS.win * winning * (1 - danger) + mine + dealsWorth(g, seat, character) - idle;
}

/** Points that a seat expects to end with, by all that it knows. */
function expected(g: Position, seat: Seat, character: Character): number {
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
  return world.vp[seat] + round + chances.rounds * WEIGHTS.round + economyWorth(g, seat, chances, character);
}

/** What anybody can see that another may end with. */
function foreseen(g: Position, seat: Seat, rounds: number): number {
  const running = g.public.phase < 14 ? 1 : 0;
  return g.public.vp[seat] + (rounds + running) * WEIGHTS.round;
}

/** Careful: mindful of the planet, which all share. */
export const judgement = judgementOf(CAREFUL);

/** Another way to see the same position. */
export const characters = { aggressive: judgementOf(AGGRESSIVE) };
