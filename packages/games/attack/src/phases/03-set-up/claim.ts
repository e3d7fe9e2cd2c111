import type { Automatic, Decision, Refusal, Seat } from '@entente/engine';
import { CONTINENT_OF, MAPS, REGION_OF, REGIONS } from '../../data/map.ts';
import { CONTINENTS } from '../../data/terms.ts';
import { INFANTRY, LAND, START } from '../../data/units.ts';
import type { Frame } from '../../flow.ts';
import { type Attack, NEUTRAL, type Position, type World } from '../../position.ts';
import { comesRound, nextSeat } from '../../queries.ts';
import { closedContinents } from './claimable.ts';
import { goodClaims } from './good-start.ts';

/** Phase 2: two dice each; the leaders roll again while they are equal (ATK-3.5). */
export const firstPlayer: Automatic<Attack, 'firstPlayer'> = {
  kind: 'automatic',
  phase: 'claim',
  rule: 'ATK-3.5',
  run(g, _frame, go) {
    let leaders: Seat[] = [];
    for (let seat = 0; seat < g.seats; seat++) leaders.push(seat);
    while (leaders.length > 1) {
      let best = 0;
      let ahead: Seat[] = [];
      for (const seat of leaders) {
        const roll = go.chance.die(6) + go.chance.die(6);
        go.log('log.rolledForFirst', { seat, roll });
        if (roll > best) ahead = [];
        if (roll >= best) ahead.push(seat);
        best = Math.max(best, roll);
      }
      leaders = ahead;
    }
    const [first] = leaders;
    g.public.first = first;
    go.log('log.firstPlayer', { seat: first });
    go.next(g.options.start === 'dealt' ? { step: 'dealStart' } : { step: 'claim', seat: first, turn: 1 });
  },
};

const CLAIM = REGIONS.map((region) => ({ do: 'claim', region }) as const);

const TAKEN: readonly Refusal[] = REGIONS.map((region) => ({
  code: 'refuse.taken',
  rule: 'ATK-3.6',
  with: { region },
}));

const SAME_CONTINENT: readonly Refusal[] = CONTINENTS.map((continent) => ({
  code: 'refuse.sameContinent',
  rule: 'ATK-25.1',
  with: { continent },
}));

export function settle(world: World, seat: Seat, region: number): void {
  world.owner[region] = seat;
  world.units[region * LAND + INFANTRY]++;
  world.reserve[seat * 8 + INFANTRY]--;
}

/** Phase 3: one region after the other, in turn, until everybody has four. */
export const claim: Decision<Attack, 'claim', 'claim'> = {
  kind: 'decision',
  phase: 'claim',
  rule: 'ATK-3.6',
  asks: (_g, { seat }) => seat,
  choices(g, { seat }, _seat, offer) {
    const { owner } = g.public;
    const { regions } = MAPS[g.options.map];
    const closed = closedContinents(g, seat);
    for (let index = 0; index < regions.length; index++) {
      const region = regions[index];
      const continent = CONTINENT_OF[region];
      if (owner[region] !== NEUTRAL) offer.add(CLAIM[region], TAKEN[region]);
      else if ((closed & (1 << continent)) !== 0) offer.add(CLAIM[region], SAME_CONTINENT[continent]);
      // ATK-28.12: whoever its neighbours belong to.
      else offer.add(CLAIM[region]);
    }
  },
  default: (g, { seat }) => CLAIM[goodClaims(g, seat)[0].region],
  take(g, { turn }, seat, choice, go) {
    settle(g.public, seat, REGION_OF[choice.region]);
    go.log('log.claimed', { seat, region: choice.region });
    go.next(afterClaim(g, seat, turn));
  },
};

export function afterClaim(g: Position, seat: Seat, turn: number): Frame {
  const next = nextSeat(g, seat);
  if (!comesRound(g, seat, next)) return { step: 'claim', seat: next, turn };
  if (turn < START.regions) return { step: 'claim', seat: next, turn: turn + 1 };
  return { step: 'deploy', seat: next, left: START.placedAtOnce };
}
