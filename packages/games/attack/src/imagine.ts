import type { Chance, Places } from '@entente/engine';
import { imagineHands } from './politics/imagine.ts';
import type { Attack, AttackView } from './position.ts';

/** On the map everything is open (ATK-26.1): only cards are imagined. */
export function imagine(view: AttackView, chance: Chance): Places<Attack> {
  return { public: view.public, ...imagineHands(view, chance) };
}
