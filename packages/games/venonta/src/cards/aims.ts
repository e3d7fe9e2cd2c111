import type { Choices, Seat } from '@entente/engine';
import {
  PLAY,
  PLAY_AT,
  PLAY_BREAD,
  PLAY_FUEL,
  PLAY_GIFT,
  PLAY_ON,
  PLAY_PACT,
  PLAY_SEA,
  PLAY_SIDE,
  PLAY_TANK,
  PLAY_TEP,
  pair,
  pieceAt,
} from '../choices.ts';
import { ACTIONS } from '../data/actions.ts';
import { LINKED, LINKS, OCEANS_OF } from '../data/board.ts';
import { TERMS } from '../data/terms.ts';
import { OCEANS } from '../data/territories.ts';
import type { Choice } from '../flow.ts';
import { hasOldFarm } from '../phases/09-turn-i/building.ts';
import { canJoin } from '../phases/09-turn-i/combat/joining.ts';
import {
  DEFENDERS,
  DISCS,
  FACTORY,
  FOREST,
  LANDS,
  NOBODY,
  OFFENCE,
  type Position,
  type World,
} from '../position.ts';
import { controllerOf, forestsOf, isOwnFree } from '../queries.ts';
import { poor } from '../refusals.ts';

/** What a card can be aimed at; `about` is the territory that a moment is about, or -1. */
export function offerAims(
  g: Position,
  seat: Seat,
  card: number,
  about: number,
  offer: Choices<Choice>,
): void {
  const world = g.public;
  const action = ACTIONS[card];
  if (action.cost !== undefined && world.tokens[seat] < action.cost) {
    offer.add(PLAY[card], poor(action.cost, world.tokens[seat]));
    return;
  }
  switch (action.aim) {
    case 'nothing':
      offer.add(PLAY[card]);
      return;
    case 'host':
      for (const land of LINKS[about]) offer.add(PLAY_AT[card][land]);
      return;
    case 'territory':
    case 'ownColony':
    case 'factory':
    case 'farm':
    case 'dryForest':
      for (let land = 0; land < LANDS; land++) {
        if (isAim(world, seat, action.aim, land)) offer.add(PLAY_AT[card][land]);
      }
      return;
    case 'side':
      for (let side = OFFENCE; side <= DEFENDERS; side++) {
        if (canJoin(world, seat, side)) offer.add(PLAY_SIDE[card][side]);
      }
      return;
    case 'opponent':
    case 'forestedOpponent':
      for (let other = 0; other < g.seats; other++) {
        if (other === seat) continue;
        if (action.aim === 'opponent' || forestsOf(world, other) > 0) offer.add(PLAY_ON[card][other]);
      }
      return;
    case 'enemyTank':
      offerTanks(g, seat, card, offer);
      return;
    case 'ocean':
    case 'coast':
      for (let ocean = 0; ocean < OCEANS.length; ocean++) {
        if (action.aim === 'ocean' || canFish(world, seat, ocean)) offer.add(PLAY_SEA[card][ocean]);
      }
      return;
    case 'barter':
      offerBarter(world, seat, card, offer);
      return;
    case 'smuggling':
      offerSmuggling(world, seat, card, offer);
      return;
    case 'gift':
      for (let other = 0; other < g.seats; other++) {
        if (other === seat) continue;
        for (let rations = 1; rations <= Math.min(2, world.stock[seat]); rations++) {
          offer.add(PLAY_GIFT[card][other * 2 + rations - 1]);
        }
      }
      return;
    case 'pact':
      for (let other = 0; other < g.seats; other++) {
        if (other !== seat)
          offer.addAll(PLAY_PACT[card].slice(other * TERMS.length, (other + 1) * TERMS.length));
      }
  }
}

function isAim(
  world: World,
  seat: Seat,
  aim: 'territory' | 'ownColony' | 'factory' | 'farm' | 'dryForest',
  land: number,
): boolean {
  switch (aim) {
    case 'territory':
      return true;
    case 'ownColony':
      return world.owner[land] === seat && world.coloniser[land] !== NOBODY;
    case 'factory':
      return controllerOf(world, land) === seat && plainFactory(world, land) >= 0;
    case 'farm':
      return isOwnFree(world, land, seat) && hasOldFarm(world, land);
    case 'dryForest':
      return isOwnFree(world, land, seat) && dryForest(world, land) >= 0;
  }
}

/** A factory without Renewable Energy, or -1. */
export function plainFactory(world: World, land: number): number {
  for (let disc = land * DISCS; disc < land * DISCS + DISCS; disc++) {
    if (world.disc[disc] === FACTORY && world.renewable[disc] === 0) return disc;
  }
  return -1;
}

/** A forest disc without water, or -1; if possible one that can still be built on in this turn. */
export function dryForest(world: World, land: number): number {
  let found = -1;
  for (let disc = land * DISCS; disc < land * DISCS + DISCS; disc++) {
    if (world.disc[disc] !== FOREST || world.h2o[disc] > 0) continue;
    if (world.acted[disc] !== world.turn) return disc;
    found = disc;
  }
  return found;
}

function isLinkedTo(world: World, seat: Seat, land: number): boolean {
  for (const other of LINKS[land]) if (controllerOf(world, other) === seat) return true;
  return false;
}

function offerTanks(g: Position, seat: Seat, card: number, offer: Choices<Choice>): void {
  const world = g.public;
  for (let land = 0; land < LANDS; land++) {
    if (!isLinkedTo(world, seat, land)) continue;
    for (let other = 0; other < g.seats; other++) {
      if (other !== seat && world.tanks[pieceAt(land, other)] > 0)
        offer.add(PLAY_TANK[card][pieceAt(land, other)]);
    }
  }
}

function canFish(world: World, seat: Seat, ocean: number): boolean {
  if (world.fish[ocean] === 0) return false;
  for (let land = 0; land < LANDS; land++) {
    if (world.owner[land] === seat && OCEANS_OF[land].includes(ocean)) return true;
  }
  return false;
}

function offerBarter(world: World, seat: Seat, card: number, offer: Choices<Choice>): void {
  for (let land = 0; land < LANDS; land++) {
    if (!isOwnFree(world, land, seat)) continue;
    if (world.tep[land] > 0) offer.add(PLAY_FUEL[card][land]);
    if (world.stock[seat] >= 2 && world.consumed > 0) offer.add(PLAY_BREAD[card][land]);
  }
}

function offerSmuggling(world: World, seat: Seat, card: number, offer: Choices<Choice>): void {
  for (let from = 0; from < LANDS; from++) {
    if (world.owner[from] === seat || world.coloniser[from] !== NOBODY || world.tep[from] === 0) continue;
    for (let to = 0; to < LANDS; to++) {
      if (LINKED[pair(from, to)] && isOwnFree(world, to, seat)) offer.add(PLAY_TEP[card][pair(from, to)]);
    }
  }
}
