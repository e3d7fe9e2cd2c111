import type { Chance, Places } from '@entente/engine';
import { ACTIONS } from './data/actions.ts';
import { EVENTS } from './data/events.ts';
import { GROUPS, OBJECTIVES } from './data/objectives/index.ts';
import { knownObjective } from './phases/14-objectives/objectives.ts';
import {
  type Facts,
  type Hand,
  HIDDEN,
  NOBODY,
  type Position,
  type Venonta,
  type VenontaView,
} from './position.ts';

/** Of hidden cards everybody knows how many there are (VEN-22.3). */
export function facts(g: Position): Facts {
  return {
    hands: g.private.map(({ hand }) => hand.length),
    put: g.private.map(({ put }) => put.length),
    actions: g.secret.actions.length,
  };
}

/** Hidden cards could lie in any way that fits what the viewer knows. */
export function imagine(view: VenontaView, chance: Chance): Places<Venonta> {
  const own = view.private;
  const world = view.public;
  const cards = unknown(ACTIONS.length, (card) => world.cards[card] !== HIDDEN, [
    ...(own?.hand ?? []),
    ...(own?.put ?? []),
  ]);
  if (!view.options.actionCards) cards.length = 0;
  const hands: Hand[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    if (own !== null && seat === view.viewer) hands.push(own);
    else
      hands.push({
        hand: some(cards, view.facts.hands[seat], chance),
        put: some(cards, view.facts.put[seat], chance),
        objective: -1,
        spied: world.vp.map(() => -1),
        read: world.table.map(() => -1),
        topRead: -1,
      });
  }
  chance.shuffle(cards);
  const { table, objectives } = imagineObjectives(view, hands, chance);
  const events = unknown(EVENTS.length, (event) => world.applied.includes(event), []);
  const waiting = some(events, world.waiting, chance);
  chance.shuffle(events);
  return { public: world, private: hands, secret: { actions: cards, objectives, table, events, waiting } };
}

function unknown(count: number, isSeen: (item: number) => boolean, known: readonly number[]): number[] {
  const left: number[] = [];
  for (let item = 0; item < count; item++) if (!isSeen(item) && !known.includes(item)) left.push(item);
  return left;
}

function some(items: number[], count: number, chance: Chance): number[] {
  const drawn: number[] = [];
  for (let index = 0; index < count; index++) drawn.push(chance.draw(items));
  return drawn;
}

/** Groups are known by their backs; fronts are the viewer's own, read or spied out, or could be any of the group. */
function imagineObjectives(
  view: VenontaView,
  hands: Hand[],
  chance: Chance,
): { table: number[]; objectives: number[] } {
  const world = view.public;
  const own = view.private;
  const held = hands.map((_, seat) => knownObjective(view, seat));
  const isOpen = (place: number) =>
    world.taken[place] === NOBODY && world.place < view.seats && isDrafting(view);
  const table = world.table.map((_, place) => (isOpen(place) ? (own?.read[place] ?? -1) : -1));
  let top = own?.topRead ?? -1;
  const left = unknown(OBJECTIVES.length, (card) => world.gone[card] > 0, [...held, ...table, top]);
  const ofGroup = (group: number) =>
    drawWhere(left, (card) => OBJECTIVES[card].group === GROUPS[group], chance);
  hands.forEach((hand, seat) => {
    if (hand === own) return;
    if (world.group[seat] >= 0) hand.objective = held[seat] >= 0 ? held[seat] : ofGroup(world.group[seat]);
  });
  world.table.forEach((group, place) => {
    if (isOpen(place) && table[place] < 0) table[place] = ofGroup(group);
  });
  if (top < 0 && world.top >= 0) top = ofGroup(world.top);
  chance.shuffle(left);
  if (top >= 0) left.push(top);
  rememberReading(view, hands, table);
  return { table, objectives: left };
}

/** Are seats choosing objectives? They do so from the deal until the last is put back. */
function isDrafting(view: VenontaView): boolean {
  return view.flow.some(({ step }) => step === 'objective');
}

/** A seat that reads before choosing has read what was there. */
function rememberReading(view: VenontaView, hands: Hand[], table: readonly number[]): void {
  if (view.options.objectiveDraft !== 'look' || !isDrafting(view)) return;
  const chooser = view.public.order[view.public.place];
  if (hands[chooser] === view.private || chooser === undefined) return;
  table.forEach((card, place) => {
    if (card >= 0) hands[chooser].read[place] = card;
  });
}

function drawWhere(items: number[], test: (item: number) => boolean, chance: Chance): number {
  const fitting = items.filter(test);
  const chosen = fitting[chance.below(fitting.length)];
  items.splice(items.indexOf(chosen), 1);
  return chosen;
}
