import type { Seat } from '@entente/engine';
import { CONTINENT_OF } from '../../data/map.ts';
import { type AttackGo, NEUTRAL, type Position, type World } from '../../position.ts';
import { hasResigned, regionsOf } from '../../queries.ts';

/** Victory points by government (ATK-24) and the end of the game (ATK-23). */

const COMMUNISM = 0;
const DEMOCRACY = 1;
const MONARCHY = 2;
const FASCISM = 3;

/** ATK-24.2 */
export const PER_REGION = 2;

/** Two for each region (ATK-24.2) and what the government adds. */
export function victoryPoints({ public: world }: Pick<Position, 'public'>, seat: Seat): number {
  const points = PER_REGION * regionsOf(world, seat);
  switch (world.governments[seat]) {
    // ATK-24.3
    case COMMUNISM:
      return points + neutralsOf(world, COMMUNISM);
    // ATK-24.4, ATK-24.9
    case DEMOCRACY:
      return points + neutralsOf(world, DEMOCRACY) - world.invasions[seat];
    // ATK-24.5
    case MONARCHY:
      return points + overseas(world, seat);
    // ATK-24.6
    case FASCISM:
      return points + world.conquests[seat];
    default:
      return points;
  }
}

/** The same points by what they are given for. */
export interface VictoryParts {
  regions: number;
  neutrals: number;
  overseas: number;
  conquests: number;
  invasions: number;
}

export function victoryParts({ public: world }: Pick<Position, 'public'>, seat: Seat): VictoryParts {
  const type = world.governments[seat];
  return {
    regions: PER_REGION * regionsOf(world, seat),
    neutrals: type === COMMUNISM || type === DEMOCRACY ? neutralsOf(world, type) : 0,
    overseas: type === MONARCHY ? overseas(world, seat) : 0,
    conquests: type === FASCISM ? world.conquests[seat] : 0,
    invasions: type === DEMOCRACY && world.invasions[seat] > 0 ? -world.invasions[seat] : 0,
  };
}

/** ATK-24.8: every player of this government scores them. */
function neutralsOf(world: World, type: number): number {
  let count = 0;
  for (let region = 0; region < world.owner.length; region++) if (isFriendly(world, type, region)) count++;
  return count;
}

const isFriendly = ({ owner, government }: World, type: number, region: number): boolean =>
  owner[region] === NEUTRAL && government[region] === type;

/** ATK-24.5, ATK-24.7: regions on another continent than that of the Capital City, whoever holds the city. */
function overseas(world: World, seat: Seat): number {
  let count = 0;
  for (let region = 0; region < world.owner.length; region++) if (isOverseas(world, seat, region)) count++;
  return count;
}

const isOverseas = ({ owner, capitals }: World, seat: Seat, region: number): boolean =>
  owner[region] === seat && CONTINENT_OF[region] !== CONTINENT_OF[capitals[seat]];

/** The regions that a source of points counts, each with what it is worth; none where it counts something else. */
export function regionsCounted(
  { public: world }: Pick<Position, 'public'>,
  seat: Seat,
  source: keyof VictoryParts,
): { readonly region: number; readonly points: number }[] {
  const type = world.governments[seat];
  const points = source === 'regions' ? PER_REGION : 1;
  const counts = (region: number): boolean => {
    if (source === 'regions') return world.owner[region] === seat;
    if (source === 'neutrals') return isFriendly(world, type, region);
    return source === 'overseas' && isOverseas(world, seat, region);
  };
  return world.owner.flatMap((_, region) => (counts(region) ? [{ region, points }] : []));
}

export const NOBODY = -1;

/**
 * ATK-24.1, ATK-23.5: most points, then regions, then PP; who is eliminated or has given up is scored but cannot win.
 */
export function endGame(
  g: Position,
  reason: 'eagles' | 'elimination' | 'resigned' | 'rounds',
  eliminated: Seat,
  go: AttackGo,
): void {
  const { public: world, seats } = g;
  const scores: number[] = [];
  for (let seat = 0; seat < seats; seat++) scores.push(victoryPoints(g, seat));
  let winners: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (seat === eliminated || hasResigned(world, seat)) continue;
    const lead = winners.length === 0 ? 1 : compare(world, scores, seat, winners[0]);
    if (lead > 0) winners = [seat];
    else if (lead === 0) winners.push(seat);
  }
  for (let seat = 0; seat < seats; seat++) go.log('log.scored', { seat, points: scores[seat] });
  go.end({ reason, scores, winners });
}

function compare(world: World, scores: readonly number[], one: Seat, other: Seat): number {
  if (scores[one] !== scores[other]) return scores[one] - scores[other];
  const regions = regionsOf(world, one) - regionsOf(world, other);
  return regions === 0 ? world.pp[one] - world.pp[other] : regions;
}

/** ATK-23.2: after the effect of a card. True when the game is over. */
export function endsByEagles(g: Position, go: AttackGo): boolean {
  if (g.public.eagles < g.options.eagles) return false;
  endGame(g, 'eagles', NOBODY, go);
  return true;
}
