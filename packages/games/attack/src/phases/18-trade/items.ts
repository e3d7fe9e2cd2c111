import type { Seat } from '@entente/engine';
import { total } from '../../cards/hand.ts';
import { ECONOMIC_CARDS } from '../../data/cards/economic.ts';
import { ROUTES } from '../../data/cards/routes.ts';
import { POLITICAL_CARDS } from '../../data/terms.ts';
import type { Hand, Position } from '../../position.ts';
import { copiesOf } from './copies.ts';

/*
 * Cards in a trade (ATK-R24). A card is named by its kind; a second one of the kind is `spy#2`. A card without a name is
 * chosen by its giver when it is handed over, and only the two of them see it.
 */

const POLITICAL: readonly string[] = POLITICAL_CARDS;
const ECONOMIC: readonly string[] = ECONOMIC_CARDS;
const ROUTE: readonly string[] = ROUTES;

const POLITICAL_CARD = 'political_card';
const ECONOMIC_CARD = 'economic_card';
export const kindOf = (item: string): string => item.replace(/#\d+$/, '');

/** What a player can ask for without knowing who has it. */
const ASKED: readonly string[] = [...POLITICAL, ...ECONOMIC, ...ROUTE];
export const UNNAMED: readonly string[] = [POLITICAL_CARD, ECONOMIC_CARD];
/** All that can be named in an offer. */
export const TRADE_ITEMS: readonly string[] = [
  ...[...POLITICAL, ...ECONOMIC, ...UNNAMED].flatMap((item) => copiesOf(item)),
  ...ROUTE,
];

/** ATK-6.6: what is disabled cannot be traded. */
export function itemsIn({ political, economic, routes, disabledRoutes }: Hand): string[] {
  return [
    ...POLITICAL.flatMap((item, kind) => copiesOf(item, political[kind])),
    ...ECONOMIC.flatMap((item, kind) => copiesOf(item, economic[kind])),
    ...ROUTE.filter((_, route) => (routes & ~disabledRoutes & (1 << route)) !== 0),
    ...unnamedIn(total(political), total(economic)),
  ];
}

/** Numbers of cards are public (ATK-26.1). */
export function itemsAskedOf(g: Position, seat: Seat): string[] {
  const { political, economic } = g.private[seat];
  return [...ASKED, ...unnamedIn(total(political), total(economic))];
}

const unnamedIn = (political: number, economic: number): string[] => [
  ...copiesOf(POLITICAL_CARD, political),
  ...copiesOf(ECONOMIC_CARD, economic),
];

/** Cards of each deck among these items: all of them, and those without a name. */
export function countCards(items: readonly string[]): Record<'political' | 'economic', [number, number]> {
  const counts: Record<'political' | 'economic', [number, number]> = { political: [0, 0], economic: [0, 0] };
  for (const item of items.map(kindOf)) {
    const unnamed = UNNAMED.includes(item);
    if (item === POLITICAL_CARD || POLITICAL.includes(item)) add(counts.political, unnamed);
    else if (item === ECONOMIC_CARD || ECONOMIC.includes(item)) add(counts.economic, unnamed);
  }
  return counts;
}

function add(count: [number, number], unnamed: boolean): void {
  count[0]++;
  if (unnamed) count[1]++;
}

/** What has a name changes hands. */
export function giveItems(g: Position, from: Seat, to: Seat, items: readonly string[]): void {
  const giver = g.private[from];
  const taker = g.private[to];
  for (const item of items.map(kindOf)) {
    const political = POLITICAL.indexOf(item);
    const economic = ECONOMIC.indexOf(item);
    const route = ROUTE.indexOf(item);
    if (political >= 0) {
      giver.political[political]--;
      taker.political[political]++;
    } else if (economic >= 0) {
      giver.economic[economic]--;
      taker.economic[economic]++;
    } else if (route >= 0) {
      giver.routes &= ~(1 << route);
      taker.routes |= 1 << route;
    }
  }
}
