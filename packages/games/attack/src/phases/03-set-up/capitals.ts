import type { Automatic, Chance, Decision, Seat } from '@entente/engine';
import { MAPS, REGION_OF, REGIONS } from '../../data/map.ts';
import { GOVERNMENTS } from '../../data/terms.ts';
import type { Frame } from '../../flow.ts';
import { type Attack, NEUTRAL, type Position } from '../../position.ts';
import { comesRound, nextSeat } from '../../queries.ts';
import { goodCapital } from './good-start.ts';

const CAPITAL = REGIONS.map((region) => ({ do: 'capital', region }) as const);

/** Phase 5: a Capital City in one of the player’s own regions. */
export const capital: Decision<Attack, 'capital', 'capital'> = {
  kind: 'decision',
  phase: 'capital',
  rule: 'ATK-3.11',
  asks: (_g, { seat }) => seat,
  choices(g, _frame, seat, offer) {
    for (const region of MAPS[g.options.map].regions) {
      if (g.public.owner[region] === seat) offer.add(CAPITAL[region]);
    }
  },
  default: (g, _frame, seat) => CAPITAL[goodCapital(g, seat)],
  take(g, _frame, seat, choice, go) {
    g.public.capitals[seat] = REGION_OF[choice.region];
    go.log('log.capital', { seat, region: choice.region });
    go.next(afterCapital(g, seat));
  },
};

export function afterCapital(g: Position, seat: Seat): Frame {
  const next = nextSeat(g, seat);
  return comesRound(g, seat, next) ? { step: 'governments' } : { step: 'capital', seat: next };
}

const FASCISM = GOVERNMENTS.indexOf('fascism');

/** The counters that players draw from (ATK-3.12, ATK-3.13). */
function pool(seats: number, chance: Chance): number[] {
  const counters = [...GOVERNMENTS.keys()];
  const extras = counters.filter((government) => government !== FASCISM);
  if (seats === 8) return [...counters, ...counters];
  for (let player = GOVERNMENTS.length; player < seats; player++) counters.push(chance.draw(extras));
  return counters;
}

/** As even a mix as possible (ATK-3.15), in random order. */
function mixed(count: number, chance: Chance): number[] {
  const counters: number[] = [];
  let left: number[] = [];
  while (counters.length < count) {
    if (left.length === 0) left = [...GOVERNMENTS.keys()];
    counters.push(chance.draw(left));
  }
  chance.shuffle(counters);
  return counters;
}

/**
 * Phase 6, the last, so that nothing chosen before can depend on it (ATK-3.16): governments of the players, which never
 * change (ATK-3.17), then of all Minor Neutrals together (ATK-3.14).
 */
export const governments: Automatic<Attack, 'governments'> = {
  kind: 'automatic',
  phase: 'capital',
  rule: 'ATK-3.12',
  run(g, _frame, go) {
    const world = g.public;
    const counters = pool(g.seats, go.chance);
    for (let place = 0; place < g.seats; place++) {
      const seat = (world.first + place) % g.seats;
      world.governments[seat] = go.chance.draw(counters);
      go.log('log.government', { seat, government: GOVERNMENTS[world.governments[seat]] });
    }
    const neutral = MAPS[g.options.map].regions.filter((region) => world.owner[region] === NEUTRAL);
    const types = mixed(neutral.length, go.chance);
    for (let index = 0; index < neutral.length; index++) world.government[neutral[index]] = types[index];
    go.log('log.neutrals', {});
    go.next({ step: 'round' });
  },
};
