import { type Consequence, questionOf, type Seat } from '@entente/engine';
import { EAGLE, EFFECTS, KIND_OF } from '../data/cards/political.ts';
import { REGION_OF } from '../data/map.ts';
import { type ActionId, GOVERNMENTS, LAND_UNITS, type PoliticalCard, SHIPS } from '../data/terms.ts';
import { BATTLE_DICE, PLANE } from '../data/units.ts';
import type { Choice } from '../flow.ts';
import { actionPrice } from '../phases/04-turns/action.ts';
import { attackedRegions, attackersOf, battlefields } from '../phases/07-move/attacks.ts';
import { blitzNeeds } from '../phases/14-diplomatic-blitz/blitz.ts';
import { researchNeed } from '../phases/17-research/research.ts';
import { bomberHitsOn, fighterHitsOn, landCost, shipCost } from '../phases/17-research/technology.ts';
import { PER_REGION } from '../phases/23-the-end-of-the-game/victory.ts';
import { type Attack, type AttackView, NEUTRAL, type World } from '../position.ts';
import { unitsOfKind } from '../queries.ts';
import {
  pointsAtRisk,
  pointsOfCard,
  pointsOfConquest,
  pointsOfJoining,
  pointsOfSwaying,
  stakeOf,
} from './assault.ts';

/** Actions that regions are won by. */
const WINS_REGIONS: readonly ActionId[] = ['move', 'diplomatic_blitz'];
const BRINGS_POINTS: readonly ActionId[] = [...WINS_REGIONS, 'play_political_cards'];

/** What a choice costs, and what an action is for. */
export function consequences(view: AttackView, choice: Choice): Consequence[] {
  const { viewer: seat, public: world } = view;
  if (seat === 'spectator') return [];
  switch (choice.do) {
    case 'act':
      return [
        { kind: 'price', message: { say: 'effect.oil', with: { count: actionPrice(view) } } },
        ...(WINS_REGIONS.includes(choice.action) ? [fact('effect.perRegion', { points: PER_REGION })] : []),
        ...factsOf(view, seat, choice.action),
        ...(BRINGS_POINTS.includes(choice.action) ? [] : [fact('effect.noPoints', {})]),
        { kind: 'brings', message: { say: `action.${choice.action}.text`, with: {} } },
      ];
    case 'blitz':
      return [
        fact('effect.chance', { won: chanceOfTwo(choice.need) }),
        ...pointsGained(pointsOfJoining(view, seat, REGION_OF[choice.region])),
      ];
    case 'win':
      return pointsGained(pointsOfJoining(view, seat, REGION_OF[choice.region]));
    case 'sway':
      return pointsGained(
        pointsOfSwaying(view, seat, {
          region: REGION_OF[choice.region],
          government: GOVERNMENTS.indexOf(choice.government),
        }),
      );
    case 'attackAt':
      return [
        ...pointsGained(pointsOfConquest(view, REGION_OF[choice.region])),
        fact('effect.sent', { count: sum(attackersOf(world, REGION_OF[choice.region])) }),
      ];
    case 'declare':
      return hasOrders(world)
        ? upTo(sum(battlefields(world).map((region) => pointsOfConquest(view, region))))
        : [{ ...fact('effect.wasted', {}), kind: 'breaks' }];
    case 'commitAll':
    case 'pressOn':
      return staked(view, seat);
    case 'retreat':
      return givenUp(view, seat);
    case 'playCard':
      return ofCard(view, choice.card);
    case 'block':
      return blocked(view, 'brings', 'effect.stops');
    case 'pact':
      return safe(pointsAtRisk(view, seat, REGION_OF[choice.region]));
    case 'noBlock':
      return letThrough(view, seat);
    case 'build':
      return [
        points(landCost(world, seat, LAND_UNITS.indexOf(choice.unit)) * choice.count),
        fact('effect.dice', { count: BATTLE_DICE[LAND_UNITS.indexOf(choice.unit)] * choice.count }),
      ];
    case 'launch':
      return [
        points(shipCost(world, seat, SHIPS.indexOf(choice.ship)) * choice.count),
        fact('effect.noPoints', {}),
      ];
    case 'bid':
      return [points(choice.pp)];
    case 'invest':
      return [points(choice.pp), fact('effect.chance', { won: chanceOfTwo(researchNeed(choice.pp)) })];
    case 'bomb':
      return [
        fact('effect.planes', {
          own: unitsOfKind(world, seat, PLANE),
          theirs: unitsOfKind(world, choice.target, PLANE),
        }),
      ];
    case 'fighters':
      return choice.count === 0 ? [] : [fact('effect.hitsOn', { faces: fighterHitsOn(world, seat) })];
    case 'bombers':
      return choice.count === 0 ? [] : [fact('effect.hitsOn', { faces: bomberHitsOn(world, seat) })];
    default:
      return [];
  }
}

/** What a card brings, by how many Eagles the end comes nearer, and what it says. */
function ofCard({ public: world, options }: AttackView, card: PoliticalCard): Consequence[] {
  const kind = KIND_OF[card];
  const effect = EFFECTS[kind];
  const brings: Consequence[] = [];
  if (effect.do === 'gain') brings.push(fact('effect.perRegion', { points: PER_REGION }));
  if (effect.do === 'pp') brings.push(fact('effect.morePp', { pp: effect.amount }));
  if (effect.do === 'oil') brings.push(fact('effect.moreOil', { count: effect.amount }));
  if (EAGLE[kind]) brings.push(fact('effect.eagle', { now: world.eagles + 1, of: options.eagles }));
  return [...brings, fact(`card.${card}.text`, {})];
}

/** Whose points the card that was declared would change. */
function blocked(view: AttackView, kind: Consequence['kind'], say: string): Consequence[] {
  const frame = questionOf<Attack>(view);
  if (frame?.step !== 'blockCard') return [];
  const by = pointsOfCard(view, frame, frame.seat);
  if (by === 0) return [];
  return [{ kind, message: { say, with: { seat: frame.seat, ...signed(by) } } }];
}

/** What it costs to block nothing. */
function letThrough(view: AttackView, seat: Seat): Consequence[] {
  const frame = questionOf<Attack>(view);
  if (frame?.step === 'blockCard')
    return [...blocked(view, 'breaks', 'effect.gains'), ...pointsGained(pointsOfCard(view, frame, seat))];
  if (frame?.step !== 'blockMove') return [];
  const own = attackedRegions(view).filter((region) => view.public.owner[region] === seat);
  const risk = sum(own.map((region) => pointsAtRisk(view, seat, region)));
  return risk <= 0 ? [] : [{ kind: 'breaks', message: { say: 'effect.atRisk', with: signed(-risk) } }];
}

const hasOrders = ({ movement }: World): boolean =>
  movement.marches.length + movement.sailings.length + movement.pending.length > 0;

const upTo = (points: number): Consequence[] =>
  points <= 0 ? [] : [{ ...fact('effect.upTo', { count: points }), points }];

/** What the battle under way is fought for: what its attacker wins by it, and what its defender loses. */
function staked(view: AttackView, seat: Seat): Consequence[] {
  const points = stakeOf(view, seat) ?? 0;
  if (points === 0) return [];
  const say = points > 0 ? 'effect.ifTaken' : 'effect.ifLost';
  return [{ kind: points > 0 ? 'brings' : 'breaks', message: { say, with: signed(points) } }];
}

/** Who attacks gives up what could be won; who defends loses it. */
function givenUp(view: AttackView, seat: Seat): Consequence[] {
  const points = stakeOf(view, seat) ?? 0;
  return points < 0 ? pointsGained(points) : [fact('effect.goBack', {})];
}

const safe = (points: number): Consequence[] => (points <= 0 ? [] : [fact('effect.safe', { count: points })]);

/** What the viewer has for an action, or its best chance. */
function factsOf(view: AttackView, seat: Seat, action: ActionId): Consequence[] {
  const { public: world, facts } = view;
  switch (action) {
    case 'build':
      return [fact('effect.have', { pp: world.pp[seat] })];
    case 'play_political_cards':
      return [fact('effect.hand', { count: facts.political[seat] })];
    case 'diplomatic_blitz': {
      const needs = world.owner.flatMap((owner, region) =>
        owner === NEUTRAL ? [blitzNeeds(view, seat, region, 0)] : [],
      );
      return needs.length === 0 ? [] : [fact('effect.bestChance', { won: chanceOfTwo(Math.min(...needs)) })];
    }
    default:
      return [];
  }
}

/** In percent: two dice show at least this. */
function chanceOfTwo(need: number): number {
  let ways = 0;
  for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + other >= need) ways++;
  return Math.round((100 * ways) / 36);
}

const pointsGained = (points: number): Consequence[] =>
  points === 0
    ? []
    : [
        {
          kind: points > 0 ? 'brings' : 'breaks',
          message: {
            say: 'effect.points',
            with: signed(points),
          },
          points,
        },
      ];

const signed = (points: number) => ({
  count: Math.abs(points),
  points: `${points < 0 ? '−' : '+'}${Math.abs(points)}`,
});

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

const fact = (say: string, numbers: Readonly<Record<string, number>>): Consequence => ({
  kind: 'brings',
  message: { say, with: numbers },
});

const points = (pp: number): Consequence => ({ kind: 'price', message: { say: 'effect.pp', with: { pp } } });
