import type { Consequence } from '@entente/engine';
import { LAND_UNITS, SHIPS } from '../data/terms.ts';
import { LAND_COSTS, SHIP_COSTS } from '../data/units.ts';
import type { Choice } from '../flow.ts';
import { actionPrice } from '../phases/04-turns/action.ts';
import type { AttackView } from '../position.ts';

/** What a choice costs, and what an action is for. */
export function consequences(view: AttackView, choice: Choice): Consequence[] {
  switch (choice.do) {
    case 'act':
      return [
        { kind: 'price', message: { say: 'effect.oil', with: { count: actionPrice(view) } } },
        { kind: 'brings', message: { say: `action.${choice.action}.text`, with: {} } },
      ];
    case 'build':
      return [points(LAND_COSTS[LAND_UNITS.indexOf(choice.unit)] * choice.count)];
    case 'launch':
      return [points(SHIP_COSTS[SHIPS.indexOf(choice.ship)] * choice.count)];
    case 'bid':
    case 'invest':
      return [points(choice.pp)];
    default:
      return [];
  }
}

const points = (pp: number): Consequence => ({ kind: 'price', message: { say: 'effect.pp', with: { pp } } });
