import type { Dictionary } from '@entente/engine';
import { copiesOf } from '../../phases/18-trade/copies.ts';

const TRADED = /^(card|resource|route|unnamed)\.(\w+)$/;

/**
 * The names of everything that can be named in a trade, as one family: `item.spy`, `item.spy#2`, `item.coral_sea`.
 * Their keys are not part of the dictionary’s type: only the deals of the engine ask for them.
 */
export function itemsOf(cards: Dictionary): Readonly<Record<never, string>> {
  const items: Record<string, string> = {};
  for (const [key, text] of Object.entries(cards)) {
    const [, family = '', id = ''] = TRADED.exec(key) ?? [];
    // Of a Trade Route there is only one.
    const copies = family === '' ? [] : copiesOf(id, family === 'route' ? 1 : undefined);
    for (const item of copies) items[`item.${item}`] = text;
  }
  return items;
}
