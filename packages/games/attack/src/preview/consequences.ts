import type { Consequence } from '@entente/engine';
import { type ActionId, LAND_UNITS, SHIPS } from '../data/terms.ts';
import { PLANE } from '../data/units.ts';
import type { Choice } from '../flow.ts';
import { actionPrice } from '../phases/04-turns/action.ts';
import { bomberHitsOn, fighterHitsOn, landCost, shipCost } from '../phases/17-research/technology.ts';
import { PER_REGION } from '../phases/23-the-end-of-the-game/victory.ts';
import type { AttackView } from '../position.ts';
import { unitsOfKind } from '../queries.ts';

/** Actions that regions are won by. */
const WINS_REGIONS: readonly ActionId[] = ['move', 'diplomatic_blitz'];

/** What a choice costs, and what an action is for. */
export function consequences(view: AttackView, choice: Choice): Consequence[] {
  const { viewer: seat, public: world } = view;
  if (seat === 'spectator') return [];
  switch (choice.do) {
    case 'act':
      return [
        { kind: 'price', message: { say: 'effect.oil', with: { count: actionPrice(view) } } },
        ...(WINS_REGIONS.includes(choice.action)
          ? [{ kind: 'brings', message: { say: 'effect.perRegion', with: { points: PER_REGION } } } as const]
          : []),
        { kind: 'brings', message: { say: `action.${choice.action}.text`, with: {} } },
      ];
    case 'build':
      return [points(landCost(world, seat, LAND_UNITS.indexOf(choice.unit)) * choice.count)];
    case 'launch':
      return [points(shipCost(world, seat, SHIPS.indexOf(choice.ship)) * choice.count)];
    case 'bid':
    case 'invest':
      return [points(choice.pp)];
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

const fact = (say: string, numbers: Readonly<Record<string, number>>): Consequence => ({
  kind: 'brings',
  message: { say, with: numbers },
});

const points = (pp: number): Consequence => ({ kind: 'price', message: { say: 'effect.pp', with: { pp } } });
