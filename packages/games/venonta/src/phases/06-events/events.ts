import type { Automatic, Seat, Simultaneous } from '@entente/engine';
import { CARD_OF, IGNORE, PLAY, SUFFER } from '../../choices.ts';
import { COASTS } from '../../data/board.ts';
import { EVENTS, type EventEffect, type EventId } from '../../data/events.ts';
import { OCEANS, TERRITORIES } from '../../data/territories.ts';
import { DISCARDED, LANDS, type Position, type Venonta, type VenontaGo, type World } from '../../position.ts';
import { controllerOf, isHidden, isResilient } from '../../queries.ts';
import { count } from '../15-tokens-and-bank/goods.ts';
import { applyEffect } from './strikes.ts';

/**
 * Phase 6 (VEN-6.2). Cards drawn in the previous round are revealed one by one, in the order of drawing (VEN-6.1), and
 * then lie under their deck (VEN-6.10). `left` was counted before: what they draw now waits for the next round
 * (VEN-6.9).
 */
export const events: Automatic<Venonta, 'events'> = {
  kind: 'automatic',
  phase: 'events',
  rule: 'VEN-6.1',
  run(g, frame, go) {
    g.public.phase = 6;
    const event = frame.left > 0 ? g.secret.waiting.shift() : undefined;
    if (event === undefined) {
      go.done();
      return;
    }
    g.public.waiting--;
    g.public.applied.push(event);
    const { id, strikes } = EVENTS[event];
    // A d12 for the land (VEN-6.3), a d6 for the sea (VEN-6.4), rolled for each card (VEN-24.10).
    const struck =
      strikes === 'land' ? threeLands(go) : strikes === 'ocean' ? [go.chance.die(OCEANS.length) - 1] : [];
    tell(id, strikes, struck, go);
    go.next({ step: 'event', event: id, struck }, { step: 'events', left: frame.left - 1 });
  },
};

function tell(event: EventId, strikes: string, struck: readonly number[], go: VenontaGo): void {
  if (strikes === 'land')
    go.log('log.eventOnLand', { event, territory: struck.map((land) => TERRITORIES[land]) });
  else if (strikes === 'ocean') go.log('log.eventAtSea', { event, ocean: OCEANS[struck[0]] });
  else go.log('log.event', { event });
}

/** A d12 for three different territories, repeats rolled again (VEN-6.3). */
function threeLands(go: VenontaGo): number[] {
  const struck: number[] = [];
  while (struck.length < 3) {
    const land = go.chance.die(LANDS) - 1;
    if (!struck.includes(land)) struck.push(land);
  }
  return struck;
}

const eventOf = (id: EventId) => EVENTS.findIndex((event) => event.id === id);
const effectsOf = (id: EventId): readonly EventEffect[] => EVENTS[eventOf(id)].effects;
/** VEN-6.6 */
export const isCommon = (id: EventId) => EVENTS[eventOf(id)].strikes !== 'land';

/** Does the event touch this player or its territories, besides seas and air? */
function touches(world: World, id: EventId, struck: readonly number[], seat: Seat): boolean {
  if (!isCommon(id))
    return struck.some((land) => world.owner[land] === seat || controllerOf(world, land) === seat);
  return effectsOf(id).some((effect) => {
    if (!('who' in effect)) return false;
    return effect.who === 'each' || COASTS[struck[0]].some((land) => world.owner[land] === seat);
  });
}

const WARNING = CARD_OF['CA-36'];

/** Resilient players may ignore what strikes only land; Early Warning is kept from an earlier round. */
export const event: Simultaneous<Venonta, 'event'> = {
  kind: 'simultaneous',
  phase: 'events',
  rule: 'VEN-6.5',
  asks(g, { event: id, struck }) {
    const asked: Seat[] = [];
    for (let seat = 0; seat < g.seats; seat++) {
      if (!touches(g.public, id, struck, seat)) continue;
      if (mayIgnore(g.public, id, seat) || couldWarn(g, seat)) asked.push(seat);
    }
    return asked;
  },
  choices(g, { event: id }, seat, offer) {
    offer.add(SUFFER);
    if (mayIgnore(g.public, id, seat)) offer.add(IGNORE);
    else if (isCommon(id)) offer.add(IGNORE, { code: 'refuse.common', rule: 'VEN-6.6', with: {} });
    else
      offer.add(IGNORE, {
        code: 'refuse.notResilient',
        rule: 'VEN-6.5',
        with: { vp: g.public.vp[seat], co2: g.public.co2 },
      });
    if (g.private[seat].hand.includes(WARNING)) offer.add(PLAY[WARNING]);
  },
  default: (g, { event: id }, seat) => (mayIgnore(g.public, id, seat) ? IGNORE : SUFFER),
  resolve(g, { event: id, struck }, answers, go) {
    const spared: Seat[] = [];
    const warned: Seat[] = [];
    answers.forEach(([answer], seat) => {
      if (answer?.do === 'ignore') {
        spared.push(seat);
        go.log('log.ignored', { seat, event: id });
      } else if (answer?.do === 'play') {
        warned.push(seat);
        warn(g, seat, id, go);
      }
    });
    go.next({ step: 'strike', event: id, struck, spared, warned, at: 0, effect: 0 });
  },
};

/** Resilience keeps away what strikes land (VEN-6.5), tested for each card (VEN-24.11). */
function mayIgnore(world: World, id: EventId, seat: Seat): boolean {
  return !isCommon(id) && isResilient(world, seat);
}

function couldWarn(g: Position, seat: Seat): boolean {
  return g.private[seat].hand.length > 0 && isHidden(g.public, WARNING);
}

/** At once: Veto is for the turns (VEN-R9). */
function warn(g: Position, seat: Seat, id: EventId, go: VenontaGo): void {
  const { hand } = g.private[seat];
  hand.splice(hand.indexOf(WARNING), 1);
  g.public.cards[WARNING] = DISCARDED;
  count(g.public, seat, 'caPlayed');
  go.log('log.warned', { seat, event: id });
}

/** One effect on one struck territory at a time, since some ask back. Common events have one pass. */
export const strike: Automatic<Venonta, 'strike'> = {
  kind: 'automatic',
  phase: 'events',
  rule: 'VEN-6.7',
  run(g, frame, go) {
    const effects = effectsOf(frame.event);
    const passes = isCommon(frame.event) ? 1 : frame.struck.length;
    if (frame.at === passes) {
      go.done();
      return;
    }
    const last = frame.effect + 1 === effects.length;
    go.next({
      ...frame,
      at: last ? frame.at + 1 : frame.at,
      effect: last ? 0 : frame.effect + 1,
    });
    applyEffect(g, frame, effects[frame.effect], go);
  },
};
