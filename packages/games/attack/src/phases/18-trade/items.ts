import type { Seat } from '@entente/engine';
import { total } from '../../cards/hand.ts';
import { ECONOMIC_CARDS } from '../../data/cards/economic.ts';
import { ROUTES } from '../../data/cards/routes.ts';
import { POLITICAL_CARDS } from '../../data/terms.ts';
import type { Hand, Position } from '../../position.ts';
import { ALIKE, copiesOf } from './copies.ts';

/*
 * Cards in a trade (ATK-R24). A card is named by its kind; a second one of the kind is `spy#2`. A card without a name is
 * chosen by its giver when it is handed over, and only the two of them see it.
 */

const POLITICAL: readonly string[] = POLITICAL_CARDS;
const ECONOMIC: readonly string[] = ECONOMIC_CARDS;
const ROUTE: readonly string[] = ROUTES;

const POLITICAL_CARD = 'political_card';
const ECONOMIC_CARD = 'economic_card';
export function kindOf(item: string): string {
  const mark = item.indexOf('#');
  return mark < 0 ? item : item.slice(0, mark);
}

/** What a player can ask for without knowing who has it. */
const ASKED: readonly string[] = [...POLITICAL, ...ECONOMIC, ...ROUTE];
export const UNNAMED: readonly string[] = [POLITICAL_CARD, ECONOMIC_CARD];
/** All that can be named in an offer. */
export const TRADE_ITEMS: readonly string[] = [
  ...[...POLITICAL, ...ECONOMIC, ...UNNAMED].flatMap((item) => copiesOf(item)),
  ...ROUTE,
];

/** The names of all cards of a kind, made once: random games ask for what a hand holds at every turn. */
const POLITICAL_COPIES = POLITICAL.map((item) => copiesOf(item));
const ECONOMIC_COPIES = ECONOMIC.map((item) => copiesOf(item));
const UNNAMED_COPIES = UNNAMED.map((item) => copiesOf(item));

/** ATK-6.6: what is disabled cannot be traded. */
export function itemsIn({ political, economic, routes, disabledRoutes }: Hand): string[] {
  const items: string[] = [];
  addCopies(items, POLITICAL_COPIES, political);
  addCopies(items, ECONOMIC_COPIES, economic);
  const inUse = routes & ~disabledRoutes;
  for (let route = 0; route < ROUTE.length; route++)
    if ((inUse & (1 << route)) !== 0) items.push(ROUTE[route]);
  addCopies(items, UNNAMED_COPIES, [total(political), total(economic)]);
  return items;
}

function addCopies(items: string[], copies: readonly (readonly string[])[], counts: readonly number[]): void {
  for (let kind = 0; kind < copies.length; kind++) {
    const named = copies[kind];
    for (let at = 0; at < counts[kind] && at < named.length; at++) items.push(named[at]);
  }
}

/** What can be asked of a hand, by its numbers of political and of economic cards up to the most that can be named. */
const ASKED_BY_NUMBERS: readonly (readonly (readonly string[])[])[] = [0, 1, 2, 3, ALIKE].map((political) =>
  [0, 1, 2, 3, ALIKE].map((economic) => [
    ...ASKED,
    ...copiesOf(POLITICAL_CARD, political),
    ...copiesOf(ECONOMIC_CARD, economic),
  ]),
);

/** Numbers of cards are public (ATK-26.1). */
export function itemsAskedOf(g: Position, seat: Seat): readonly string[] {
  const { political, economic } = g.private[seat];
  return ASKED_BY_NUMBERS[Math.min(ALIKE, total(political))][Math.min(ALIKE, total(economic))];
}

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
