import type { Decision, Refusal, Seat } from '@entente/engine';
import { MAPS, REGION_OF, REGIONS } from '../../data/map.ts';
import type { Attack, AttackGo, Position } from '../../position.ts';
import { NEUTRAL, USED_BLITZ } from '../../position.ts';
import type { Action } from '../04-turns/action.ts';
import { distance, isAdjacentToOwn, join } from '../05-governments-and-regions/regions.ts';
import { blitzReduction } from '../17-research/technology.ts';

/** Diplomatic Blitz (ATK-14): a chain of rolls for Minor Neutrals that ends with the first failure. */

const BASE = 6;
const NOT_ADJACENT = 2;
const MOST = 12;

/**
 * What two dice must show (ATK-14.2): modifiers raise it (ATK-14.12), technology and Diplomatic Missions lower it;
 * without them it runs from 6 to 12 (example ATK-29.9). Units, capitals and strength play no part (ATK-14.11). Regions
 * won in this action are adjacent as own ones (ATK-14.4). Example: ATK-29.3.
 */
export function blitzNeeds(
  g: Pick<Position, 'public' | 'options'>,
  seat: Seat,
  region: number,
  wins: number,
): number {
  const { government, governments, mission } = g.public;
  const far = isAdjacentToOwn(g, seat, region) ? 0 : NOT_ADJACENT;
  const need = BASE + wins + far + distance(government[region], governments[seat]);
  return need - blitzReduction(g.public, seat) - mission;
}

const LEAST_NEED = -9;
const NEEDS = 32;

type Blitz = { do: 'blitz'; region: (typeof REGIONS)[number]; need: number };

/** By `region * NEEDS + need - LEAST_NEED`, made once. */
const BLITZ: readonly Blitz[] = REGIONS.flatMap((region) =>
  Array.from({ length: NEEDS }, (_, at) => ({ do: 'blitz', region, need: at + LEAST_NEED }) as const),
);
const blitzAt = (region: number, need: number): Blitz =>
  BLITZ[region * NEEDS + (need < LEAST_NEED ? LEAST_NEED : need) - LEAST_NEED];

const STOP = { do: 'stopBlitz' } as const;

/** Number of first tries of a Blitz that are never hopeless. */
const NEVER_HOPELESS = 2;

/** May a Blitz try for this region? */
function isOpen(g: Position, seat: Seat, region: number, wins: number): boolean {
  if (g.public.owner[region] !== NEUTRAL) return false;
  return wins < NEVER_HOPELESS || blitzNeeds(g, seat, region, wins) <= MOST;
}

const HOPELESS: readonly Refusal[] = Array.from({ length: NEEDS }, (_, at) => ({
  code: 'refuse.hopeless',
  rule: 'ATK-14.9',
  with: { need: at + LEAST_NEED },
}));

const NO_NEUTRALS: Refusal = { code: 'refuse.noNeutrals', rule: 'ATK-14.1', with: {} };
const NOT_NEXT: Refusal = { code: 'refuse.notNext', rule: 'ATK-14.10', with: {} };

/** May a Blitz be chosen as the next action? */
function refusal({ public: world, options }: Position): Refusal | undefined {
  const { failedBlitz } = world;
  if (options.blitzAgain === 'next' && failedBlitz > 0 && failedBlitz !== world.actions) return NOT_NEXT;
  return world.owner.includes(NEUTRAL) ? undefined : NO_NEUTRALS;
}

export const blitzAction: Action = {
  id: 'diplomatic_blitz',
  once: USED_BLITZ,
  marksItself: true,
  refusal,
  begin(_g, seat, go) {
    go.call({ step: 'blitz', seat, wins: 0 });
  },
};

export const blitz: Decision<Attack, 'blitz'> = {
  kind: 'decision',
  phase: 'actions',
  rule: 'ATK-5.2',
  asks: (_g, { seat }) => seat,
  choices(g, { wins }, seat, offer) {
    const { regions } = MAPS[g.options.map];
    const { owner } = g.public;
    for (let index = 0; index < regions.length; index++) {
      const region = regions[index];
      // ATK-14.8: any Minor Neutral on the map.
      if (owner[region] !== NEUTRAL) continue;
      const need = blitzNeeds(g, seat, region, wins);
      if (need <= MOST) offer.add(blitzAt(region, need));
      else offer.add(blitzAt(region, need), HOPELESS[need - LEAST_NEED]);
    }
    // ATK-14.7
    if (wins > 0) offer.add(STOP);
  },
  pick(g, { wins }, seat, chance) {
    const { regions } = MAPS[g.options.map];
    let open = wins > 0 ? 1 : 0;
    for (let index = 0; index < regions.length; index++) if (isOpen(g, seat, regions[index], wins)) open++;
    let left = chance.below(open);
    for (let index = 0; index < regions.length; index++) {
      const region = regions[index];
      if (!isOpen(g, seat, region, wins)) continue;
      if (left === 0) return blitzAt(region, blitzNeeds(g, seat, region, wins));
      left--;
    }
    return STOP;
  },
  /** A Blitz that was begun tries for the likeliest region once. */
  default(g, { wins }, seat) {
    if (wins > 0) return STOP;
    let best = -1;
    for (const region of MAPS[g.options.map].regions) {
      if (g.public.owner[region] !== NEUTRAL) continue;
      if (best < 0 || blitzNeeds(g, seat, region, wins) < blitzNeeds(g, seat, best, wins)) best = region;
    }
    return blitzAt(best, blitzNeeds(g, seat, best, wins));
  },
  take(g, frame, seat, choice, go) {
    if (choice.do !== 'blitz') {
      g.public.used |= USED_BLITZ;
      go.log('log.blitzStopped', { seat, wins: frame.wins });
      return go.done();
    }
    const region = REGION_OF[choice.region];
    const need = blitzNeeds(g, seat, region, frame.wins);
    const roll = go.chance.die(6) + go.chance.die(6);
    const won = roll >= need;
    go.log('log.blitz', { seat, region: choice.region, roll, need, won: won ? 'yes' : 'no' });
    if (won) return succeed(g, frame, region, go);
    // ATK-14.6; a failed first roll may be tried again (ATK-14.10, example ATK-29.6).
    if (frame.wins > 0) g.public.used |= USED_BLITZ;
    else g.public.failedBlitz = g.public.actions;
    go.done();
  },
};

/**
 * Region, Infantry and cards come at once, then another try (ATK-14.5, ATK-28.4), which is harder; where no Minor
 * Neutral is left to try for, the Blitz is over.
 */
function succeed(g: Position, frame: { seat: Seat; wins: number }, region: number, go: AttackGo): void {
  join(g, frame.seat, region, go);
  frame.wins++;
  if (!g.public.owner.includes(NEUTRAL)) {
    g.public.used |= USED_BLITZ;
    go.done();
  }
}
