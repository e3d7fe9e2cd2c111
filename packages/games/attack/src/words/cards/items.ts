import type { Dictionary } from '@entente/engine';
import { copiesOf, TRADE_ITEMS } from '../../politics/items.ts';

const TRADED = /^(?:card|resource|route|unnamed)\.(\w+)$/;

/**
 * The names of everything that can be named in a trade, as one family: `item.spy`, `item.oil_3`, `item.coral_sea`.
 * Their keys are not part of the dictionary’s type: only the deals of the engine ask for them.
 */
export function itemsOf(cards: Dictionary): Readonly<Record<never, string>> {
  const items: Record<string, string> = {};
  for (const [key, text] of Object.entries(cards)) {
    const id = TRADED.exec(key)?.[1];
    if (id !== undefined)
      for (const item of copiesOf(id)) if (TRADE_ITEMS.includes(item)) items[`item.${item}`] = text;
  }
  return items;
}
