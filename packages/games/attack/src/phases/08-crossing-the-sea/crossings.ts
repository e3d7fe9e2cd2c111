import type { Automatic, Decision } from '@entente/engine';
import { EDGES, MAPS, REGIONS, SEA_OF, SEAS } from '../../data/map.ts';
import { LAND_UNITS } from '../../data/terms.ts';
import { LAND_COSTS, PLANE } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import type { Attack, AttackGo, Position, World } from '../../position.ts';
import { submarinesAt, surfaceAt } from '../../queries.ts';
import { isAttack } from '../07-move/attacks.ts';
import {
  arrive,
  COUNT,
  convoyAt,
  crosses,
  FIRST,
  goal,
  KIND,
  loseOne,
  MARCH,
  ORIGIN,
  SECOND,
} from '../07-move/marches.ts';
import { isContested, strikeOff } from '../11-naval-battles/pending.ts';
import { submarineHitsOn } from '../17-research/technology.ts';
import { answerSubmarines } from './anti-submarine.ts';

/** Does the march at `at` wait for a naval battle on its lane (ATK-8.6)? Planes do not. */
export function waits(world: World, at: number): boolean {
  const { marches } = world.movement;
  if (marches[at + KIND] === PLANE) return false;
  const second = marches[at + SECOND];
  const awaits = (edge: number) => EDGES[edge].via.some((sea) => isContested(world, sea));
  return awaits(marches[at + FIRST]) || (second >= 0 && awaits(second));
}

/** Is there a ship in the way whose owner has not agreed (ATK-8.6, ATK-8.7)? */
function isUnsafe(g: Position, edge: number): boolean {
  const world = g.public;
  for (const sea of EDGES[edge].via) {
    for (let seat = 0; seat < g.seats; seat++) {
      if (seat === world.active || (world.movement.granted[sea] & (1 << seat)) !== 0) continue;
      if (surfaceAt(world, sea, seat) > 0) return true;
    }
  }
  return false;
}

/**
 * Troops whose lane is not safe and will not be fought for stay where they came from. After each battle the
 * lanes are checked again: ships that have retreated there count (ATK-R3).
 */
function turnBack(g: Position, go: AttackGo): void {
  const { marches } = g.public.movement;
  for (let at = marches.length - MARCH; at >= 0; at -= MARCH) {
    if (marches[at + KIND] === PLANE || waits(g.public, at)) continue;
    const second = marches[at + SECOND];
    if (!isUnsafe(g, marches[at + FIRST]) && (second < 0 || !isUnsafe(g, second))) continue;
    go.log('log.turnedBack', {
      seat: g.public.active,
      unit: LAND_UNITS[marches[at + KIND]],
      count: marches[at + COUNT],
      region: REGIONS[marches[at + ORIGIN]],
    });
    marches.splice(at, MARCH);
  }
}

/** Do troops cross this sea area that need not wait? Those who wait on it are fired at with them (ATK-R9). */
function isCrossed(world: World, sea: number): boolean {
  const { movement } = world;
  for (let at = 0; at < movement.marches.length; at += MARCH) {
    if (movement.marches[at + KIND] !== PLANE && crosses(movement, at, sea) && !waits(world, at)) return true;
  }
  return false;
}

/** The owner of Submarines on a lane decides whether they are hostile (ATK-8.8), sea area by sea area. */
export const crossings: Automatic<Attack, 'crossings'> = {
  kind: 'automatic',
  phase: 'move',
  rule: 'ATK-8.6',
  run(g, _frame, go) {
    const world = g.public;
    const { movement, active } = world;
    strikeOff(world);
    if (movement.marches.length === 0) return go.done();
    turnBack(g, go);
    for (const sea of MAPS[g.options.map].seas) {
      if (!isCrossed(world, sea)) continue;
      for (let seat = 0; seat < g.seats; seat++) {
        if (seat === active || (movement.hailed[sea] & (1 << seat)) !== 0) continue;
        const submarines = submarinesAt(world, sea, seat);
        if (submarines === 0) continue;
        movement.hailed[sea] |= 1 << seat;
        go.call({ step: 'hostile', sea: SEAS[sea], seat, mover: active, submarines });
        return;
      }
    }
    go.done();
  },
};

const OPEN_FIRE: Choice = { do: 'openFire' };
const LET_PASS: Choice = { do: 'letPass' };

/** No answer lets them pass (ATK-27.3). */
export const hostile: Decision<Attack, 'hostile'> = {
  kind: 'decision',
  phase: 'move',
  rule: 'ATK-8.8',
  asks: (_g, { seat }) => seat,
  choices(_g, _frame, _seat, offer) {
    offer.add(OPEN_FIRE);
    offer.add(LET_PASS);
  },
  default: () => LET_PASS,
  take(g, frame, seat, choice, go) {
    const { sea, mover, submarines } = frame;
    if (choice.do === 'letPass') {
      go.log('log.letPass', { seat, target: mover, sea });
      go.done();
      return;
    }
    const world = g.public;
    const needed = submarineHitsOn(world, seat);
    let hits = 0;
    const rolls: number[] = [];
    for (let shot = 0; shot < submarines; shot++) {
      const roll = go.chance.die(6);
      rolls.push(roll);
      if (roll >= needed) hits++;
    }
    world.movement.hailed[SEA_OF[sea]] |= 256 << seat;
    go.log('log.convoyAttacked', { seat, target: mover, sea, rolls, hits });
    go.done();
    answerSubmarines(g, SEA_OF[sea], seat, go);
    if (hits > 0) strikeConvoy(g, { step: 'convoyHits', sea, seat, mover, hits }, go);
  },
};

type ConvoyHits = Extract<Attack['frame'], { step: 'convoyHits' }>;

/** The only march that can be hit, or -1 when there are several or none. */
function onlyTarget({ movement }: World, sea: number): number {
  let found = -1;
  for (let at = 0; at < movement.marches.length; at += MARCH) {
    if (movement.marches[at + KIND] === PLANE || !crosses(movement, at, sea)) continue;
    if (found >= 0) return -1;
    found = at;
  }
  return found;
}

/** Hits that leave no choice are carried out; otherwise the owner of the Submarines chooses. */
function strikeConvoy(g: Position, frame: ConvoyHits, go: AttackGo): void {
  const world = g.public;
  const sea = SEA_OF[frame.sea];
  let { hits } = frame;
  while (hits > 0 && convoyAt(world.movement, sea) > 0) {
    const only = onlyTarget(world, sea);
    if (only < 0) {
      go.call({ ...frame, hits });
      return;
    }
    sinkOne(world, only, frame, go);
    hits--;
  }
}

function sinkOne(world: World, at: number, { seat, mover }: ConvoyHits, go: AttackGo): void {
  const unit = LAND_UNITS[world.movement.marches[at + KIND]];
  loseOne(world, at);
  go.log('log.sankUnit', { seat, target: mover, unit });
}

/** Each hit eliminates a unit on its way (ATK-8.9): the dearest one if nobody answers (ATK-27.4). */
export const convoyHits: Decision<Attack, 'convoyHits', 'sink'> = {
  kind: 'decision',
  phase: 'move',
  rule: 'ATK-8.9',
  asks: (_g, { seat }) => seat,
  choices(g, frame, _seat, offer) {
    const { movement } = g.public;
    const sea = SEA_OF[frame.sea];
    for (let at = 0; at < movement.marches.length; at += MARCH) {
      if (movement.marches[at + KIND] !== PLANE && crosses(movement, at, sea)) offer.add(sink(g.public, at));
    }
  },
  default(g, frame) {
    const { movement } = g.public;
    let best = -1;
    let dearest = 0;
    for (let at = 0; at < movement.marches.length; at += MARCH) {
      const cost = LAND_COSTS[movement.marches[at + KIND]];
      if (movement.marches[at + KIND] === PLANE || cost <= dearest) continue;
      if (!crosses(movement, at, SEA_OF[frame.sea])) continue;
      best = at;
      dearest = cost;
    }
    return sink(g.public, best);
  },
  take(g, frame, _seat, choice, go) {
    go.done();
    sinkOne(g.public, choice.march * MARCH, frame, go);
    strikeConvoy(g, { ...frame, hits: frame.hits - 1 }, go);
  },
};

function sink({ movement }: World, at: number): Extract<Choice, { do: 'sink' }> {
  const { marches } = movement;
  return {
    do: 'sink',
    march: at / MARCH,
    unit: LAND_UNITS[marches[at + KIND]],
    from: REGIONS[marches[at + ORIGIN]],
    to: REGIONS[goal(movement, at)],
  };
}

/** Units that have crossed the sea to an own region are there; the others attack. */
export const arrivals: Automatic<Attack, 'arrivals'> = {
  kind: 'automatic',
  phase: 'move',
  rule: 'ATK-7.5',
  run(g, _frame, go) {
    const world = g.public;
    for (let at = world.movement.marches.length - MARCH; at >= 0; at -= MARCH) {
      if (!isAttack(world, at) && !waits(world, at)) arrive(world, at);
    }
    go.done();
  },
};
