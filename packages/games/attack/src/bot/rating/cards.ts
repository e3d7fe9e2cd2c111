import type { Seat } from '@entente/engine';
import { total } from '../../cards/hand.ts';
import { isTargetPlayer, isTargetRegion } from '../../cards/targets.ts';
import { EAGLE, EFFECTS, KIND_OF } from '../../data/cards/political.ts';
import { MAPS, REGION_OF } from '../../data/map.ts';
import { GOVERNMENTS, type PoliticalCard } from '../../data/terms.ts';
import type { Played } from '../../flow.ts';
import { distance, isAdjacentToOwn } from '../../phases/05-governments-and-regions/regions.ts';
import { victoryPoints } from '../../phases/23-the-end-of-the-game/victory.ts';
import { NEUTRAL, type Position, USED_BLITZ } from '../../position.ts';
import { holdsCapital } from '../../queries.ts';
import { economyWorth, HELD } from '../judgement/holdings.ts';
import { regionWorth } from '../judgement/region.ts';
import { oilWorth, ppWorth, WEIGHTS } from '../judgement/weights.ts';
import { lasting } from './horizon.ts';
import type { Rate } from './rate.ts';

/** Political Action cards: what playing one brings, what to aim it at, and when to stop another’s. */

const DEMOCRACY = 1;

/** What a Minor Neutral of this government is worth to a seat: points for some, and a better chance of a Blitz. */
function kinWorth(g: Position, seat: Seat, region: number, government: number): number {
  const { governments } = g.public;
  const near = isAdjacentToOwn(g, seat, region) ? 4 : 1;
  let worth = WEIGHTS.affinity * near * (3 - distance(government, governments[seat]));
  for (let other = 0; other < g.seats; other++) {
    if (governments[other] !== government || government > DEMOCRACY) continue;
    worth += other === seat ? WEIGHTS.point : -WEIGHTS.rival / Math.max(1, g.seats - 1);
  }
  return worth;
}

/** What a new government of a region is worth to a seat. */
function swayWorth(g: Position, seat: Seat, region: number, becomes: number): number {
  return kinWorth(g, seat, region, becomes) - kinWorth(g, seat, region, g.public.government[region]);
}

/** One step along the spectrum towards a seat. */
function nearer(g: Position, seat: Seat, region: number): number {
  const now = g.public.government[region];
  return now + Math.sign(g.public.governments[seat] - now);
}

/** The best of the regions that a card can be aimed at. */
function bestRegion(g: Position, seat: Seat, kind: number): number {
  const effect = EFFECTS[kind];
  let best = 0;
  for (const region of MAPS[g.options.map].regions) {
    if (g.public.owner[region] !== NEUTRAL || !isTargetRegion(g, seat, effect, region, [])) continue;
    best = Math.max(best, aimWorth(g, seat, kind, region));
  }
  return best;
}

function aimWorth(g: Position, seat: Seat, kind: number, region: number): number {
  const { governments, government } = g.public;
  switch (EFFECTS[kind].do) {
    case 'gain':
      return regionWorth(g, seat, region, false);
    case 'convert':
      return swayWorth(g, seat, region, governments[seat]);
    case 'wave':
      return swayWorth(g, seat, region, nearer(g, seat, region));
    case 'shift': {
      const now = government[region];
      const ways = [now - 1, now + 1].filter((way) => way >= 0 && way < GOVERNMENTS.length);
      return Math.max(...ways.map((way) => swayWorth(g, seat, region, way)));
    }
    default:
      return 0;
  }
}

const hasTarget = (g: Position, seat: Seat, kind: number): boolean =>
  g.private.some((_, other) => isTargetPlayer(g, seat, EFFECTS[kind], other));

/** What playing a card of this kind brings, about. */
function effectWorth(g: Position, seat: Seat, kind: number): number {
  const effect = EFFECTS[kind];
  const { pp, oil, used } = g.public;
  const later = lasting(g);
  switch (effect.do) {
    case 'gain':
    case 'convert':
    case 'shift':
      return bestRegion(g, seat, kind);
    case 'wave':
      return 2 * bestRegion(g, seat, kind);
    case 'mission':
      return (used & USED_BLITZ) === 0 ? WEIGHTS.mission * effect.bonus : 0;
    case 'steal':
      return hasTarget(g, seat, kind) ? effect.cards * (WEIGHTS.card + (effect.look ? 12 : 6)) : 0;
    case 'stealEconomic':
      return hasTarget(g, seat, kind) ? later * 4 * WEIGHTS.economic : 0;
    case 'assassinate':
    case 'sabotage':
      return hasTarget(g, seat, kind) ? WEIGHTS.card + 3 : 0;
    case 'pp':
      return later * (ppWorth(pp[seat] + effect.amount) - ppWorth(pp[seat]));
    case 'oil':
      return later * (oilWorth(oil[seat] + effect.amount) - oilWorth(oil[seat]));
    case 'infantry':
      return later * WEIGHTS.recruit * effect.count;
    case 'block':
    case 'pact':
      return 0;
  }
}

/** How far a seat is ahead of the strongest of the others. */
function lead(g: Position, seat: Seat): number {
  let rival = 0;
  for (let other = 0; other < g.seats; other++) {
    if (other !== seat) rival = Math.max(rival, victoryPoints(g, other));
  }
  return victoryPoints(g, seat) - rival;
}

const WINS_A_REGION = 2;

/** An Eagle brings the end nearer, which is good for the leader; the last one decides (ATK-23.2). */
function eagleWorth(g: Position, seat: Seat, kind: number): number {
  if (!EAGLE[kind]) return 0;
  const gains = EFFECTS[kind].do === 'gain' && bestRegion(g, seat, kind) > 0 ? WINS_A_REGION : 0;
  const ahead = lead(g, seat) + gains;
  const left = g.options.eagles - g.public.eagles;
  if (left <= 1) return ahead > 0 ? WEIGHTS.win : -WEIGHTS.win;
  return (WEIGHTS.eagle * Math.sign(ahead) * 4) / left;
}

/** What playing it brings beyond holding it. */
const playWorth = (g: Position, seat: Seat, kind: number): number =>
  effectWorth(g, seat, kind) + eagleWorth(g, seat, kind) - HELD[kind] * lasting(g);

export const rateCards =
  (g: Position, seat: Seat): Rate =>
  (choice) =>
    choice.do === 'playCard' ? playWorth(g, seat, KIND_OF[choice.card]) : 0;

/** Everything worth playing can be played in one action. */
export function cardsWorth(g: Position, seat: Seat): number {
  if (!holdsCapital(g.public, seat)) return 0;
  const { political } = g.private[seat];
  let worth = 0;
  for (let kind = 0; kind < political.length; kind++) {
    const effect = EFFECTS[kind].do;
    if (political[kind] === 0 || effect === 'block' || effect === 'pact') continue;
    worth += political[kind] * Math.max(0, playWorth(g, seat, kind));
  }
  return worth;
}

/** What one player’s loss is worth to another: more if it is the strongest who loses. */
function grudge(g: Position, seat: Seat, target: Seat): number {
  const ahead = victoryPoints(g, target) - victoryPoints(g, seat);
  return 1 + Math.max(0, Math.min(1, ahead / 10));
}

export function rateAim(g: Position, seat: Seat, card: PoliticalCard): Rate {
  const kind = KIND_OF[card];
  return (choice) => {
    switch (choice.do) {
      case 'aimAt': {
        const { political } = g.private[choice.target];
        const booty = EFFECTS[kind].do.startsWith('steal')
          ? total(political)
          : economyWorth(g.private[choice.target]) / 20;
        return grudge(g, seat, choice.target) * (5 + booty);
      }
      case 'sway':
        return swayWorth(g, seat, REGION_OF[choice.region], GOVERNMENTS.indexOf(choice.government));
      case 'wave':
      case 'win':
        return aimWorth(g, seat, kind, REGION_OF[choice.region]);
      default:
        return 0;
    }
  };
}

/** What a declared card costs the seat that could stop it. */
function harm(g: Position, seat: Seat, { seat: player, card, target, regions, becomes }: Played): number {
  const kind = KIND_OF[card];
  const others = Math.max(1, g.seats - 1);
  if (target === seat) return effectWorth(g, player, kind) + WEIGHTS.card;
  if (target >= 0) return 0;
  const effect = EFFECTS[kind].do;
  let worth = 0;
  for (const id of regions) {
    const region = REGION_OF[id];
    if (effect === 'gain')
      worth += (WEIGHTS.rival / WEIGHTS.point / others) * regionWorth(g, player, region, false);
    else if (becomes !== '') worth -= swayWorth(g, seat, region, GOVERNMENTS.indexOf(becomes));
    else worth -= swayWorth(g, seat, region, nearer(g, player, region));
  }
  return worth * grudge(g, seat, player);
}

export function rateBlock(g: Position, seat: Seat, played: Played): Rate {
  const saved = harm(g, seat, played);
  return (choice) => (choice.do === 'block' ? saved - HELD[KIND_OF[choice.card]] : 0);
}
