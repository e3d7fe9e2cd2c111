import type { Chance, Places, Seat } from '@entente/engine';
import { drawFrom, NO_CARD, total } from './cards/hand.ts';
import { ECONOMIC_CARDS, ECONOMIC_COPIES } from './data/cards/economic.ts';
import { POLITICAL_COPIES } from './data/cards/political.ts';
import { ROUTE_SEA, ROUTES } from './data/cards/routes.ts';
import { MAPS } from './data/map.ts';
import { POLITICAL_CARDS } from './data/terms.ts';
import { kindOf } from './phases/18-trade/items.ts';
import { showRoutes } from './phases/20-commerce-raids/raids.ts';
import type { Attack, AttackOptions, AttackView, Facts, Hand, Hidden, Position, World } from './position.ts';

/** What everybody knows of hidden cards (ATK-26.1), and hands and piles as they could be for one who knows no more. */

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function facts(g: Position): Facts {
  return {
    economic: g.private.map(({ economic }) => total(economic)),
    disabled: g.private.map(({ disabled }) => total(disabled)),
    political: g.private.map(({ political }) => total(political)),
    routes: g.private.map(({ routes }) => bits(routes)),
    disabledRoutes: g.private.map(({ disabledRoutes }) => bits(disabledRoutes)),
    economicDeck: total(g.secret.economic),
    politicalDeck: total(g.secret.political),
  };
}

/** The Trade Routes that are in play on a map (ATK-1.6), as bits. */
export function routesInPlay({ map }: AttackOptions): number {
  let set = 0;
  for (let route = 0; route < ROUTES.length; route++) {
    if (MAPS[map].seas.includes(ROUTE_SEA[route])) set |= 1 << route;
  }
  return set;
}

const emptyHand = (): Hand => ({
  economic: ECONOMIC_COPIES.map(() => 0),
  disabled: ECONOMIC_COPIES.map(() => 0),
  routes: 0,
  disabledRoutes: 0,
  political: POLITICAL_COPIES.map(() => 0),
  shown: [],
  shownBy: -1,
});

const copyHand = (hand: Hand): Hand => ({
  ...hand,
  economic: hand.economic.slice(),
  disabled: hand.disabled.slice(),
  political: hand.political.slice(),
  shown: hand.shown.slice(),
});

function minus(from: number[], cards: readonly number[]): void {
  for (let kind = 0; kind < from.length; kind++) from[kind] -= cards[kind];
}

/** Moves this number of cards at random. */
function deal(from: number[], to: number[], count: number, chance: Chance): void {
  for (let dealt = 0; dealt < count; dealt++) {
    const kind = drawFrom(from, chance);
    if (kind < 0) return;
    to[kind]++;
  }
}

function imagineHands(view: AttackView, chance: Chance): { private: Hand[]; secret: Hidden } {
  const own = view.private;
  const hands: Hand[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    hands.push(own !== null && seat === view.viewer ? copyHand(own) : emptyHand());
  }
  const secret = {
    political: imaginePolitical(view, hands, chance),
    economic: imagineEconomic(view, hands, chance),
  };
  imagineRoutes(view, hands, chance);
  imagineShown(view, hands);
  return { private: hands, secret };
}

/** What a step shows to the viewer: another hand, of Political Action or of Economic cards, or routes. */
function shownIn(
  view: AttackView,
  ...steps: readonly ('steal' | 'disable' | 'raid' | 'raidAreas')[]
): readonly number[] | null {
  for (const frame of view.flow) {
    const known = steps.some((step) => step === frame.step);
    if (known && 'seat' in frame && frame.seat === view.viewer) return view.private?.shown ?? null;
  }
  return null;
}

/** A rival who has offered a card has it. */
function offered(
  view: AttackView,
  seat: Seat,
  cards: readonly string[],
  into: number[],
  from: number[],
): void {
  for (const { from: giver, giveItems } of view.public.deals.open) {
    if (giver !== seat) continue;
    for (const item of giveItems) {
      const kind = cards.indexOf(kindOf(item));
      if (kind < 0 || from[kind] === 0) continue;
      from[kind]--;
      into[kind]++;
    }
  }
}

/** The pile is a part of what was last shuffled; hands are made of all that is left. */
function imaginePolitical(view: AttackView, hands: Hand[], chance: Chance): number[] {
  const { discards, shuffled } = view.public;
  const unseen = POLITICAL_COPIES.slice();
  minus(unseen, discards);
  for (const { political } of hands) minus(unseen, political);
  const known = shownIn(view, 'steal');
  const shownBy = view.private?.shownBy ?? -1;
  hands.forEach(({ political }, seat) => {
    if (seat === view.viewer) return;
    if (known !== null && seat === shownBy) {
      known.forEach((count, kind) => {
        political[kind] = count;
      });
      minus(unseen, known);
    } else offered(view, seat, POLITICAL_CARDS, political, unseen);
  });
  const part = unseen.map((count, kind) => Math.min(count, shuffled[kind]));
  const deck = unseen.map(() => 0);
  deal(part, deck, view.facts.politicalDeck, chance);
  minus(unseen, deck);
  hands.forEach(({ political }, seat) => {
    deal(unseen, political, view.facts.political[seat] - total(political), chance);
  });
  return deck;
}

/** Economic cards that lie open: one turned over in a battle, others that stay with their regions (ATK-10.24). */
export function openCards({ battle, known }: World): number[] {
  const cards: number[] = [];
  if (battle !== null && battle.card !== NO_CARD) cards.push(battle.card);
  for (let at = 1; at < known.length; at += 2) cards.push(known[at]);
  return cards;
}

function imagineEconomic(view: AttackView, hands: Hand[], chance: Chance): number[] {
  const unseen = ECONOMIC_COPIES.slice();
  for (const kind of openCards(view.public)) unseen[kind]--;
  for (const { economic, disabled } of hands) {
    minus(unseen, economic);
    minus(unseen, disabled);
  }
  const known = shownIn(view, 'disable');
  const shownBy = view.private?.shownBy ?? -1;
  hands.forEach(({ economic }, seat) => {
    if (seat === view.viewer) return;
    if (known !== null && seat === shownBy) {
      known.forEach((count, kind) => {
        economic[kind] = count;
      });
      minus(unseen, known);
    } else offered(view, seat, ECONOMIC_CARDS, economic, unseen);
  });
  hands.forEach(({ economic, disabled }, seat) => {
    deal(unseen, economic, view.facts.economic[seat] - total(economic), chance);
    deal(unseen, disabled, view.facts.disabled[seat] - total(disabled), chance);
  });
  return unseen;
}

/** Who owns which route is hidden, but not how many: a raider keeps those that were shown to him. */
function imagineRoutes(view: AttackView, hands: Hand[], chance: Chance): void {
  let left = routesInPlay(view.options) & ~view.public.routes;
  for (const { routes } of hands) left &= ~routes;
  const shown = shownIn(view, 'raid', 'raidAreas') ?? [];
  const give = (seat: Seat, route: number) => {
    hands[seat].routes |= 1 << route;
    left &= ~(1 << route);
  };
  shown.forEach((owner, route) => {
    if (owner >= 0 && (left & (1 << route)) !== 0) give(owner, route);
  });
  for (const { from: giver, giveItems } of view.public.deals.open) {
    for (const item of giveItems) {
      const route = (ROUTES as readonly string[]).indexOf(item);
      if (route >= 0 && (left & (1 << route)) !== 0) give(giver, route);
    }
  }
  for (const route of namedByOthers(view)) {
    if ((left & (1 << route.index)) === 0) continue;
    const owners = hands.flatMap((hand, seat) =>
      seat === view.viewer || seat === route.raider || bits(hand.routes) >= view.facts.routes[seat]
        ? []
        : [seat],
    );
    if (owners.length > 0) give(owners[chance.below(owners.length)], route.index);
  }
  hands.forEach((hand, seat) => {
    if (seat === view.viewer) return;
    while (left !== 0 && bits(hand.routes) < view.facts.routes[seat]) give(seat, anyBit(left, chance));
    hand.disabledRoutes = somePart(hand.routes, view.facts.disabledRoutes[seat], chance);
  });
}

/** Routes that another raider has named: they belong to another player. */
function namedByOthers(view: AttackView): { index: number; raider: Seat }[] {
  return view.flow.flatMap((frame) => {
    if (frame.step !== 'raid' && frame.step !== 'raidAreas') return [];
    const { seat: raider } = frame;
    const named = frame.step === 'raid' ? frame.named : frame.left;
    if (raider === view.viewer) return [];
    return ROUTES.flatMap((_, index) => ((named & (1 << index)) === 0 ? [] : [{ index, raider }]));
  });
}

function anyBit(set: number, chance: Chance): number {
  let left = chance.below(bits(set));
  let bit = 0;
  for (; (set & (1 << bit)) === 0 || left > 0; bit++) if ((set & (1 << bit)) !== 0) left--;
  return bit;
}

function somePart(set: number, size: number, chance: Chance): number {
  let part = 0;
  while (bits(part) < size) part |= 1 << anyBit(set & ~part, chance);
  return part;
}

/** What others look at while they choose follows from the hands. */
function imagineShown(view: AttackView, hands: Hand[]): void {
  for (const frame of view.flow) {
    const raids = frame.step === 'raid' || frame.step === 'raidAreas';
    if (frame.step !== 'steal' && frame.step !== 'disable' && !raids) continue;
    if (frame.seat === view.viewer) continue;
    const hand = hands[frame.seat];
    if (frame.step === 'raid' || frame.step === 'raidAreas')
      hand.shown = showRoutes({ public: view.public, private: hands }, frame.seat);
    else {
      const { political, economic } = hands[frame.target];
      hand.shown = (frame.step === 'steal' ? political : economic).slice();
      hand.shownBy = frame.target;
    }
  }
}

/** On the map everything is open (ATK-26.1): only cards are imagined. */
export function imagine(view: AttackView, chance: Chance): Places<Attack> {
  return { public: view.public, ...imagineHands(view, chance) };
}
