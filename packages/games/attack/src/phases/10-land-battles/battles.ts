import { drawFrom, NO_CARD, takeKnown } from '../../cards/hand.ts';
import { ECONOMIC_CARDS, worthOf } from '../../data/cards/economic.ts';
import { EDGES, REGIONS } from '../../data/map.ts';
import { INFANTRY, NEUTRAL_FORCE } from '../../data/units.ts';
import { type AttackGo, NEUTRAL, type Position, type World } from '../../position.ts';
import { FIRST, goal, MARCH, SECOND } from '../07-move/marches.ts';

/** Did one of the attackers come across the sea (ATK-25.2)? */
function cameBySea({ movement }: World, region: number): boolean {
  const { marches } = movement;
  for (let at = 0; at < marches.length; at += MARCH) {
    const second = marches[at + SECOND];
    const last = EDGES[second >= 0 ? second : marches[at + FIRST]];
    if (goal(movement, at) === region && last.via.length > 0) return true;
  }
  return false;
}

const DEMOCRACY = 1;

/** A Minor Neutral is defended by what the top Economic card says (ATK-10.20, ATK-10.21). */
export function openBattle(g: Position, region: number, go: AttackGo): void {
  const world = g.public;
  const attacker = world.active;
  const defender = world.owner[region];
  const neutral = defender === NEUTRAL;
  const card = neutral ? turnOver(g, region, go) : NO_CARD;
  if (card !== NO_CARD) world.turned.push(card);
  world.battle = {
    region,
    attacker,
    defender,
    card,
    guard: neutral ? guardOf(g, card) : [0, 0, 0, 0],
    bySea: cameBySea(world, region),
    losses: 0,
    round: 0,
    attacking: [0, 0, 0, 0],
    defending: [0, 0, 0, 0],
    attackHits: [0, 0, 0, 0],
    defenceHits: [0, 0, 0, 0],
  };
  if (neutral) {
    // ATK-10.26: as soon as the battle begins.
    if (world.governments[attacker] === DEMOCRACY) world.invasions[attacker]++;
    if (card === NO_CARD) go.log('log.invasionUndefended', { seat: attacker, region: REGIONS[region] });
    else go.log('log.invasion', { seat: attacker, region: REGIONS[region], resource: ECONOMIC_CARDS[card] });
  } else go.log('log.attack', { seat: attacker, target: defender, region: REGIONS[region] });
  go.call({ step: 'battleRound' });
}

/** The card of an earlier attack may have stayed with the region, by option (ATK-10.24). */
function turnOver(g: Position, region: number, go: AttackGo): number {
  const known = takeKnown(g.public, region);
  return known === NO_CARD ? drawFrom(g.secret.economic, go.chance) : known;
}

/** Without a card one Infantry defends (ATK-R10). */
function guardOf(g: Position, card: number): number[] {
  const value = card === NO_CARD ? 1 : worthOf(card);
  if (g.options.neutrals === 'mixed') return NEUTRAL_FORCE[value].slice();
  const guard = [0, 0, 0, 0];
  guard[INFANTRY] = value;
  return guard;
}
