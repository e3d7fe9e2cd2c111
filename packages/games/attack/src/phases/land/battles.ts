import type { Automatic, Decision } from '@entente/engine';
import { ECONOMIC_CARDS, worthOf } from '../../data/cards/economic.ts';
import { EDGES, REGION_OF, REGIONS } from '../../data/map.ts';
import { INFANTRY, NEUTRAL_FORCE } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import { drawFrom, NO_CARD, takeKnown } from '../../hands.ts';
import { type Attack, type AttackGo, NEUTRAL, type Position, type World } from '../../position.ts';
import { battlefields } from '../move/attacks.ts';
import { FIRST, goal, MARCH, SECOND } from '../move/marches.ts';

/** One battle for each attacked region, in the order the attacker likes (ATK-7.10, ATK-10.1). */
export const landBattles: Automatic<Attack, 'landBattles'> = {
  kind: 'automatic',
  rules: ['ATK-7.10', 'ATK-10.1', 'ATK-R10'],
  run(g, _frame, go) {
    const regions = battlefields(g.public);
    if (regions.length === 0) go.done();
    else if (regions.length === 1) openBattle(g, regions[0], go);
    else go.call({ step: 'nextLandBattle' });
  },
};

const ATTACK_AT: readonly Choice[] = REGIONS.map((region) => ({ do: 'attackAt', region }));

export const nextLandBattle: Decision<Attack, 'nextLandBattle'> = {
  kind: 'decision',
  rules: ['ATK-7.10'],
  asks: (g) => g.public.active,
  choices(g, _frame, _seat, offer) {
    for (const region of battlefields(g.public)) offer.add(ATTACK_AT[region]);
  },
  default: (g) => ATTACK_AT[battlefields(g.public)[0]],
  take(g, _frame, _seat, choice, go) {
    if (choice.do !== 'attackAt') return;
    go.done();
    openBattle(g, REGION_OF[choice.region], go);
  },
};

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
function openBattle(g: Position, region: number, go: AttackGo): void {
  const world = g.public;
  const attacker = world.active;
  const defender = world.owner[region];
  const neutral = defender === NEUTRAL;
  const card = neutral ? turnOver(g, region, go) : NO_CARD;
  if (neutral) world.turned = card;
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

function guardOf(g: Position, card: number): number[] {
  const value = card === NO_CARD ? 1 : worthOf(card);
  if (g.options.neutrals === 'mixed') return NEUTRAL_FORCE[value].slice();
  const guard = [0, 0, 0, 0];
  guard[INFANTRY] = value;
  return guard;
}
