import type { Automatic, Decision, Seat } from '@entente/engine';
import { HOST, pair, RETREAT } from '../../choices.ts';
import { LINKED, LINKS, TERRITORY_OF } from '../../data/board.ts';
import { LANDS, type Position, SEATS, type Venonta, type VenontaGo, type World } from '../../position.ts';
import { controllerOf, surplusOf } from '../../queries.ts';
import { nameOf } from '../15-tokens-and-bank/goods.ts';

/** Migrants, and tanks that have lost their place (VEN-10.4). */

/**
 * A migrant sets out; no population gets smaller (VEN-17.2). In the turns a player may play a card about it
 * (VEN-18.2), not in phase 6 (VEN-R9).
 */
export function generateMigrant(g: Position, from: number, go: VenontaGo): void {
  const territory = nameOf(from);
  go.log('log.migrant', { territory });
  const { phase } = g.public;
  if (phase >= 9 && phase <= 11 && g.options.actionCards) {
    go.call(
      { step: 'react', window: 'migrant', seat: g.public.owner[from], about: '', place: from },
      { step: 'migrant', from: territory, byCard: false },
    );
  } else go.call({ step: 'migrant', from: territory, byCard: false });
}

/** Linked territories of other owners, as far as their owner has the largest surplus (VEN-17.3, VEN-17.4). */
function hostsOf(world: World, from: number): number[] {
  let hosts: number[] = [];
  let most = 0;
  for (const land of LINKS[from]) {
    if (world.owner[land] === world.owner[from]) continue;
    const surplus = surplusOf(world, world.owner[land]);
    if (hosts.length === 0 || surplus > most) {
      hosts = [land];
      most = surplus;
    } else if (surplus === most) hosts.push(land);
  }
  return hosts;
}

/**
 * Without a host there is no migrant (VEN-17.5); nobody is asked which territory of one owner it comes to
 * (VEN-R13).
 */
export const migrant: Automatic<Venonta, 'migrant'> = {
  kind: 'automatic',
  phase: 'caller',
  rule: 'VEN-17.1',
  run(g, frame, go) {
    const world = g.public;
    go.done();
    if (frame.byCard) return;
    const from = TERRITORY_OF[frame.from];
    const hosts = hostsOf(world, from);
    if (hosts.length === 0) go.log('log.migrantLost', { territory: frame.from });
    else if (hosts.every((land) => world.owner[land] === world.owner[hosts[0]])) settle(world, hosts[0], go);
    else go.call({ step: 'host', seat: world.owner[from], from: frame.from, hosts });
  },
};

/** One mouth more (VEN-17.1), and an external loss of its host (VEN-17.6). */
export function settle(world: World, land: number, go: VenontaGo): void {
  world.migrants[land]++;
  world.external[world.owner[land]]++;
  go.log('log.settled', { territory: nameOf(land), seat: world.owner[land] });
}

/** Several have the same surplus: the owner of the origin chooses (VEN-17.4). */
export const host: Decision<Venonta, 'host', 'host'> = {
  kind: 'decision',
  phase: 'caller',
  open: true,
  rule: 'VEN-17.4',
  asks: (_g, frame) => frame.seat,
  choices(_g, frame, _seat, offer) {
    for (const land of frame.hosts) offer.add(HOST[land]);
  },
  default: (_g, frame) => HOST[frame.hosts[0]],
  take(g, _frame, _seat, choice, go) {
    go.done();
    settle(g.public, TERRITORY_OF[choice.territory], go);
  },
};

/** Tanks that are not the controller's leave for a linked territory of their own, or are lost. */
export const evict: Automatic<Venonta, 'evict'> = {
  kind: 'automatic',
  phase: 'caller',
  rule: 'VEN-10.4',
  run(g, frame, go) {
    const world = g.public;
    const land = TERRITORY_OF[frame.territory];
    for (let seat = 0; seat < g.seats; seat++) {
      if (seat === controllerOf(world, land) || world.tanks[land * SEATS + seat] === 0) continue;
      const hosts = refuges(world, land, seat);
      if (hosts.length > 1) {
        go.call({ step: 'retreat', seat, territory: frame.territory, hosts });
        return;
      }
      retreatTo(world, land, seat, hosts[0] ?? -1, go);
    }
    go.done();
  },
};

function refuges(world: World, land: number, seat: Seat): number[] {
  const found: number[] = [];
  for (let other = 0; other < LANDS; other++) {
    if (LINKED[pair(land, other)] && controllerOf(world, other) === seat) found.push(other);
  }
  return found;
}

/** All tanks of a seat on one territory leave together (VEN-R7); without a place they are lost (VEN-10.4). */
export function retreatTo(world: World, land: number, seat: Seat, to: number, go: VenontaGo): void {
  const count = world.tanks[land * SEATS + seat];
  world.tanks[land * SEATS + seat] = 0;
  if (to < 0) {
    go.log('log.tanksStranded', { seat, count, territory: nameOf(land) });
    return;
  }
  world.tanks[to * SEATS + seat] += count;
  go.log('log.retreated', { seat, count, from: nameOf(land), to: nameOf(to) });
}

/** One seat's guests are sent away by their host (VEN-10.4). */
export function sendAway(g: Position, land: number, seat: Seat, go: VenontaGo): void {
  const hosts = refuges(g.public, land, seat);
  if (hosts.length > 1) go.call({ step: 'retreat', seat, territory: nameOf(land), hosts });
  else retreatTo(g.public, land, seat, hosts[0] ?? -1, go);
}

export const retreat: Decision<Venonta, 'retreat', 'retreat'> = {
  kind: 'decision',
  phase: 'caller',
  open: true,
  rule: 'VEN-10.4',
  asks: (_g, frame) => frame.seat,
  choices(_g, frame, _seat, offer) {
    for (const land of frame.hosts) offer.add(RETREAT[land]);
  },
  default: (_g, frame) => RETREAT[frame.hosts[0]],
  take(g, frame, seat, choice, go) {
    go.done();
    retreatTo(g.public, TERRITORY_OF[frame.territory], seat, TERRITORY_OF[choice.to], go);
  },
};
