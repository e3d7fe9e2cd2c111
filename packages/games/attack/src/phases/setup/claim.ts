import type { Automatic, Decision, Refusal, Seat } from '@entente/engine';
import { CONTINENT_OF, MAPS, REGION_OF, REGIONS } from '../../data/map.ts';
import { CONTINENTS } from '../../data/terms.ts';
import { INFANTRY, LAND, START } from '../../data/units.ts';
import type { Choice, Frame } from '../../flow.ts';
import { type Attack, NEUTRAL, type Position, type World } from '../../position.ts';
import { comesRound, nextSeat } from '../../table.ts';

/** Phase 2: two dice each; the leaders roll again while they are equal (ATK-3.5). */
export const firstPlayer: Automatic<Attack, 'firstPlayer'> = {
  kind: 'automatic',
  phase: 'claim',
  rules: ['ATK-3.5'],
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
    go.next({ step: 'claim', seat: first, turn: 1 });
  },
};

const CLAIM: readonly Choice[] = REGIONS.map((region) => ({ do: 'claim', region }));

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

/** Continents, as bits, where a seat may not claim another region (ATK-25.1). */
function closedContinents({ public: world, options }: Position, seat: Seat): number {
  const map = MAPS[options.map];
  if (!options.differentContinents || map.continents < START.regions) return 0;
  let closed = 0;
  for (const region of map.regions) if (world.owner[region] === seat) closed |= 1 << CONTINENT_OF[region];
  // ATK-R2: when no region of another continent is left, any will do.
  const open = map.regions.some(
    (region) => world.owner[region] === NEUTRAL && (closed & (1 << CONTINENT_OF[region])) === 0,
  );
  return open ? closed : 0;
}

export function settle(world: World, seat: Seat, region: number): void {
  world.owner[region] = seat;
  world.units[region * LAND + INFANTRY]++;
  world.reserve[seat * 8 + INFANTRY]--;
}

/** Phase 3: one region after the other, in turn, until everybody has four. */
export const claim: Decision<Attack, 'claim'> = {
  kind: 'decision',
  phase: 'claim',
  rules: ['ATK-3.6', 'ATK-25.1', 'ATK-28.12', 'ATK-R2'],
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
  default(g, { seat }) {
    const closed = closedContinents(g, seat);
    const open = MAPS[g.options.map].regions.find(
      (region) => g.public.owner[region] === NEUTRAL && (closed & (1 << CONTINENT_OF[region])) === 0,
    );
    return CLAIM[open ?? 0];
  },
  take(g, { turn }, seat, choice, go) {
    if (choice.do !== 'claim') return;
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
