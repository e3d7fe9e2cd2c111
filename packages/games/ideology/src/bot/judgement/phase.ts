import type { Seat } from '@entente/engine';
import type { Position } from '../../position.ts';

/** What can still be done with a card in hand in this turn. */
export type Use = 'develop' | 'extend' | 'fight' | 'nothing';

/** The best use that the seat can still make of its cards in this turn. */
export function useOf(g: Position, seat: Seat): Use {
  switch (g.flow.at(-1)?.step) {
    case 'opening':
    case 'resource':
    case 'cutDown':
    case 'trading':
    case 'trade':
      return 'develop';
    case 'development':
    case 'develop':
      return g.public.order.indexOf(seat) >= g.public.place ? 'develop' : 'extend';
    case 'newRegion':
    case 'foreign':
      return 'extend';
    case 'conflicts':
    case 'conflict':
    case 'defend':
    case 'press':
    case 'victory':
      return 'fight';
    case 'diplomacy':
    case 'assessment':
    case 'convert':
    case 'swap':
    case 'turnOrder':
    case undefined:
      return 'nothing';
  }
}
