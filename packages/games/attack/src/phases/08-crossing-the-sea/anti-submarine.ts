import type { Decision, Seat } from '@entente/engine';
import { SEA_OF, SEAS } from '../../data/map.ts';
import { CARRIER, DESTROYER, SUBMARINE } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import type { Attack, AttackGo, Position } from '../../position.ts';
import { fleetAt, huntersAt, submarinesAt } from '../../queries.ts';
import { carrierHitsOn, destroyerHitsOn } from '../17-research/technology.ts';

/*
 * Submarines that have raided or fired at a crossing can be hunted by Destroyers and Carriers in the same sea area.
 * Their owners are asked clockwise from the owner of the Submarines.
 */

/**
 * Called right after Submarines have raided (ATK-20.9) or fired at a crossing (ATK-8.12), and at no other time
 * (ATK-11.17). Asks whoever may answer; the raider’s own ships do nothing (ATK-28.7).
 */
export function answerSubmarines(g: Position, sea: number, raider: Seat, go: AttackGo): void {
  let waiting = 0;
  for (let seat = 0; seat < g.seats; seat++) {
    if (seat !== raider && huntersAt(g.public, sea, seat) > 0) waiting |= 1 << seat;
  }
  askNext(g, sea, raider, raider, waiting, go);
}

function askNext(g: Position, sea: number, raider: Seat, after: Seat, waiting: number, go: AttackGo): void {
  if (submarinesAt(g.public, sea, raider) === 0) return;
  for (let step = 1; step <= g.seats; step++) {
    const seat = (after + step) % g.seats;
    if ((waiting & (1 << seat)) === 0 || huntersAt(g.public, sea, seat) === 0) continue;
    go.call({ step: 'antiSubmarine', sea: SEAS[sea], raider, seat, waiting: waiting & ~(1 << seat) });
    return;
  }
}

const FIRE: Choice = { do: 'fire' };
const HOLD: Choice = { do: 'hold' };

/** Nobody must fire (ATK-20.11); who does not answer does (ATK-27.5). */
export const antiSubmarine: Decision<Attack, 'antiSubmarine'> = {
  kind: 'decision',
  phase: 'caller',
  rule: 'ATK-8.12',
  asks: (_g, { seat }) => seat,
  choices(_g, _frame, _seat, offer) {
    offer.add(FIRE);
    offer.add(HOLD);
  },
  default: () => FIRE,
  take(g, frame, seat, choice, go) {
    const sea = SEA_OF[frame.sea];
    go.done();
    if (choice.do === 'fire') fire(g, sea, frame.raider, seat, go);
    else go.log('log.heldFire', { seat, sea: frame.sea });
    askNext(g, sea, frame.raider, seat, frame.waiting, go);
  },
};

/** Each hit sinks one Submarine (ATK-20.10). */
function fire(g: Position, sea: number, raider: Seat, seat: Seat, go: AttackGo): void {
  const { ships } = g.public;
  const from = fleetAt(sea, seat);
  const rolls: number[] = [];
  let hits = 0;
  for (let ship = 0; ship < ships[from + DESTROYER]; ship++) {
    const roll = go.chance.die(6);
    rolls.push(roll);
    if (roll >= destroyerHitsOn(g.public, seat)) hits++;
  }
  for (let ship = 0; ship < ships[from + CARRIER]; ship++) {
    const roll = go.chance.die(6);
    rolls.push(roll);
    if (roll >= carrierHitsOn(g.public, seat)) hits++;
  }
  const sunk = Math.min(hits, submarinesAt(g.public, sea, raider));
  ships[fleetAt(sea, raider) + SUBMARINE] -= sunk;
  go.log('log.huntedSubmarines', { seat, target: raider, sea: SEAS[sea], rolls, sunk });
}
