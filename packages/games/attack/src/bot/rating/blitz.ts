import type { Seat } from '@entente/engine';
import { MAPS, REGION_OF } from '../../data/map.ts';
import { blitzNeeds } from '../../phases/14-diplomatic-blitz/blitz.ts';
import { NEUTRAL, type Position } from '../../position.ts';
import { regionWorth } from '../judgement/region.ts';
import type { Rate } from './rate.ts';

/** Of 36 rolls of two dice: how many show at least this (ATK-30.1). */
const AT_LEAST = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];

/** The chance that two dice show at least this. */
export const chanceOf = (need: number): number => (AT_LEAST[Math.max(0, need)] ?? 0) / 36;

/** Number of links of a chain that are calculated: every success is harder than the one before (ATK-14.2). */
const LINKS = 4;
/** By link: the best that a try promises, and for which region. */
const best = new Float64Array(LINKS);

/** What a Blitz brings on average after this number of successes; the first failure ends it. */
export function blitzWorth(g: Position, seat: Seat, wins: number): number {
  best.fill(0);
  for (const region of MAPS[g.options.map].regions) {
    if (g.public.owner[region] !== NEUTRAL) continue;
    let worth = regionWorth(g, seat, region, false) * chanceOf(blitzNeeds(g, seat, region, wins));
    for (let link = 0; link < LINKS; link++) {
      if (worth <= best[link]) continue;
      const pushed = best[link];
      best[link] = worth;
      worth = pushed;
    }
  }
  // The later a region comes in the chain, the less likely it is to be tried for at all, and to be won.
  let sum = 0;
  let chance = 1;
  for (let link = 0; link < LINKS; link++, chance *= 0.5) sum += chance * best[link];
  return sum;
}

/** A failure takes nothing away, so there is no reason to stop; the likely and the dear first. */
export const rateBlitz =
  (g: Position, seat: Seat): Rate =>
  (choice) =>
    choice.do === 'blitz'
      ? chanceOf(choice.need) * (regionWorth(g, seat, REGION_OF[choice.region], false) + NEXT_LINK)
      : 0;

/** What the next try promises after this one succeeds. */
const NEXT_LINK = 120;
