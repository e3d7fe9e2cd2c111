import type { Automatic, Decision, Refusal, Seat } from '@entente/engine';
import { RAID } from '../../choices.ts';
import { ROUTE_SEA, ROUTES } from '../../data/cards/routes.ts';
import { MAPS, SEAS } from '../../data/map.ts';
import { SUBMARINE } from '../../data/units.ts';
import type { Attack, AttackGo, Position } from '../../position.ts';
import { USED_RAID } from '../../position.ts';
import { fleetAt, submarinesAt } from '../../queries.ts';
import type { Action } from '../04-turns/action.ts';
import { answerSubmarines } from '../08-crossing-the-sea/anti-submarine.ts';
import { submarineHitsOn } from '../17-research/technology.ts';
import { NOBODY } from '../23-the-end-of-the-game/victory.ts';

/** Commerce Raids (ATK-20): Submarines against Trade Routes, sea area by sea area. */

const NO_SUBMARINES: Refusal = { code: 'refuse.noSubmarines', rule: 'ATK-20.1', with: {} };

export const raidAction: Action = {
  id: 'commerce_raid',
  once: USED_RAID,
  refusal({ public: { ships }, options }, seat) {
    for (const sea of MAPS[options.map].seas) if (ships[fleetAt(sea, seat) + SUBMARINE] > 0) return undefined;
    return NO_SUBMARINES;
  },
  begin(g, seat, go) {
    const routes = showRoutes(g, seat);
    go.mark();
    // ATK-28.10: without a route nothing is rolled; action and oil are spent all the same.
    if (routes.some((owner) => owner !== NOBODY)) {
      g.private[seat].shown = routes;
      go.call({ step: 'raid', seat, named: 0 });
    } else go.log('log.noRoute', { seat });
  },
};

/** ATK-20.2: by route, who has to show it to the raider, or NOBODY. His own are safe from him (ATK-20.12). */
export function showRoutes(g: Pick<Position, 'public' | 'private'>, seat: Seat): number[] {
  const owners: number[] = [];
  for (let route = 0; route < ROUTES.length; route++) {
    let owner = NOBODY;
    if (submarinesAt(g.public, ROUTE_SEA[route], seat) > 0) owner = ownerOf(g, route);
    owners.push(owner === seat ? NOBODY : owner);
  }
  return owners;
}

function ownerOf({ private: hands }: Pick<Position, 'private'>, route: number): number {
  for (let seat = 0; seat < hands.length; seat++) if ((hands[seat].routes & (1 << route)) !== 0) return seat;
  return NOBODY;
}

const END = { do: 'endRaid' } as const;

/** All targets are named before the first die falls (ATK-20.3). */
export const raid: Decision<Attack, 'raid'> = {
  kind: 'decision',
  phase: 'actions',
  rule: 'ATK-20.1',
  asks: (_g, { seat }) => seat,
  choices(g, { named }, seat, offer) {
    const { shown } = g.private[seat];
    for (let route = 0; route < shown.length; route++) {
      if (shown[route] !== NOBODY && (named & (1 << route)) === 0) offer.add(RAID[route]);
    }
    offer.add(END);
  },
  default: () => END,
  take(g, frame, seat, choice, go) {
    if (choice.do === 'raidRoute') frame.named |= 1 << ROUTES.indexOf(choice.route);
    if (choice.do === 'endRaid' || !anyLeft(g.private[seat].shown, frame.named))
      go.next({ step: 'raidAreas', seat, left: frame.named });
  },
};

function anyLeft(shown: readonly number[], named: number): boolean {
  for (let route = 0; route < shown.length; route++) {
    if (shown[route] !== NOBODY && (named & (1 << route)) === 0) return true;
  }
  return false;
}

/**
 * The named routes, sea area by sea area; each has a sea area of its own. A player who may fires back before
 * the next (ATK-28.6).
 */
export const raidAreas: Automatic<Attack, 'raidAreas'> = {
  kind: 'automatic',
  phase: 'actions',
  rule: 'ATK-20.3',
  run(g, frame, go) {
    const { seat } = frame;
    for (let route = 0; route < ROUTES.length; route++) {
      const bit = 1 << route;
      if ((frame.left & bit) === 0) continue;
      frame.left &= ~bit;
      return raidArea(g, seat, route, go);
    }
    g.private[seat].shown = [];
    go.done();
  },
};

/** A die for each of his Submarines there (ATK-20.4): all take part (ATK-20.12). */
function raidArea(g: Position, seat: Seat, route: number, go: AttackGo): void {
  const owner = g.private[seat].shown[route];
  const sea = ROUTE_SEA[route];
  const submarines = submarinesAt(g.public, sea, seat);
  const hitsOn = submarineHitsOn(g.public, seat);
  let hits = 0;
  for (let die = 0; die < submarines; die++) if (go.chance.die(6) >= hitsOn) hits++;
  go.log('log.raid', { seat, sea: SEAS[sea], submarines, hits });
  go.log('log.raidedOwner', { target: owner, route: ROUTES[route] }, [seat, owner]);
  hitRoute(g, owner, route, hits, go);
  answerSubmarines(g, sea, seat, go);
}

/**
 * One hit disables (ATK-20.5), a second one, whoever scores it this round (ATK-20.6), destroys (ATK-20.7). Example:
 * ATK-29.13.
 */
function hitRoute(g: Position, owner: Seat, route: number, hits: number, go: AttackGo): void {
  if (hits === 0) return;
  const bit = 1 << route;
  const hand = g.private[owner];
  const before = (hand.disabledRoutes & bit) !== 0 ? 1 : 0;
  if (before + hits < 2) {
    hand.disabledRoutes |= bit;
    go.log('log.routeDisabled', { route: ROUTES[route] });
    return;
  }
  hand.routes &= ~bit;
  hand.disabledRoutes &= ~bit;
  g.public.routes |= bit;
  go.log('log.routeDestroyed', { route: ROUTES[route], target: owner });
}
