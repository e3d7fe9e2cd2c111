import type { Seat } from '@entente/engine';
import { drawEconomic, drawPolitical, NO_CARD, takeEconomic, takeKnown } from '../../cards/hand.ts';
import { ECONOMIC_CARDS } from '../../data/cards/economic.ts';
import { MAPS, REGIONS } from '../../data/map.ts';
import { POLITICAL_CARDS } from '../../data/terms.ts';
import { INFANTRY, LAND } from '../../data/units.ts';
import { type AttackGo, NEUTRAL, type Position } from '../../position.ts';
import { endGame } from '../23-the-end-of-the-game/victory.ts';

/** Governments, Minor Neutrals and how regions change hands (ATK-5). */

/** ATK-5.1: the spectrum does not wrap (example ATK-29.1). */
export function distance(one: number, other: number): number {
  return one < other ? other - one : one - other;
}

/** ATK-2.13, ATK-14.3: by land border, sea lane or Sea Zone, whoever holds the sea. */
export function isAdjacentToOwn(
  { public: { owner }, options }: Pick<Position, 'public' | 'options'>,
  seat: Seat,
  region: number,
): boolean {
  const adjacent = MAPS[options.map].adjacent[region];
  for (let index = 0; index < adjacent.length; index++) if (owner[adjacent[index]] === seat) return true;
  return false;
}

/** A Minor Neutral joins a player by a Blitz or a card (ATK-5.5, ATK-5.6): Infantry and two cards at once. */
export function join(g: Position, seat: Seat, region: number, go: AttackGo): void {
  const { public: world } = g;
  world.owner[region] = seat;
  world.government[region] = NEUTRAL;
  world.units[region * LAND + INFANTRY] = 1;
  go.log('log.joined', { seat, region: REGIONS[region] });
  drawForRegion(g, seat, cardOf(g, seat, region, go), go);
}

/** The top of the deck (ATK-5.5), unless an earlier attack has left a card with the region (ATK-10.24). */
function cardOf(g: Position, seat: Seat, region: number, go: AttackGo): number {
  const card = takeKnown(g.public, region);
  if (card === NO_CARD) return drawEconomic(g, seat, go.chance);
  g.private[seat].economic[card]++;
  return card;
}

/**
 * A Minor Neutral has been conquered: `card` was turned over for its defence and goes to the conqueror
 * (ATK-10.23). The units are there already.
 */
export function conquerNeutral(g: Position, seat: Seat, region: number, card: number, go: AttackGo): void {
  const { public: world } = g;
  world.owner[region] = seat;
  world.government[region] = NEUTRAL;
  if (card !== NO_CARD) g.private[seat].economic[card]++;
  drawForRegion(g, seat, card, go);
}

/** ATK-26.4: which cards they are is told to their owner only. */
function drawForRegion(g: Position, seat: Seat, economic: number, go: AttackGo): void {
  const political = drawPolitical(g, seat, go.chance);
  if (economic !== NO_CARD) go.log('log.drewResource', { seat, resource: ECONOMIC_CARDS[economic] }, [seat]);
  if (political !== NO_CARD) go.log('log.drewCard', { seat, card: POLITICAL_CARDS[political] }, [seat]);
}

/**
 * A player’s region has been conquered (ATK-5.7, ATK-5.8); a Capital City there brings nothing more (ATK-22.4).
 * The units are there already.
 */
export function conquer(g: Position, seat: Seat, region: number, go: AttackGo): void {
  const { owner } = g.public;
  const loser = owner[region];
  owner[region] = seat;
  if (g.options.booty === 'none') return;
  const card = takeEconomic(g, seat, loser, go.chance);
  if (card === NO_CARD) return;
  go.log('log.booty', { seat, target: loser });
  go.log('log.bootyWas', { resource: ECONOMIC_CARDS[card] }, [seat, loser]);
}

/** ATK-5.10: without land units it belongs to nobody and keeps the government of its last owner. */
export function becomeNeutral({ public: world }: Position, region: number, go: AttackGo): void {
  const seat = world.owner[region];
  world.owner[region] = NEUTRAL;
  world.government[region] = world.governments[seat];
  go.log('log.abandoned', { seat, region: REGIONS[region] });
}

/**
 * ATK-23.1, ATK-23.4: a player without land units is eliminated, and the game ends at once. To be asked after every
 * removal of land units; true when the game is over.
 */
export function endsByElimination(g: Position, seat: Seat, go: AttackGo): boolean {
  const { owner } = g.public;
  for (let region = 0; region < owner.length; region++) if (owner[region] === seat) return false;
  go.log('log.eliminated', { seat });
  endGame(g, 'elimination', seat, go);
  return true;
}
