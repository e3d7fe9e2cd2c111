import type { Chance, Places, Seat } from '@entente/engine';
import { DECK_OF } from './cards/table.ts';
import { CARDS, type CardId } from './data/cards/index.ts';
import { SOLO_EVENTS } from './data/solo.ts';
import { DECKS } from './data/terms.ts';
import type { Cabinet, Facts, Limit, LimitView, Nation, Position } from './position.ts';

/** LIM-8.1: of hidden cards only their numbers are public. */
export function facts(g: Position): Facts {
  return {
    hands: g.private.map(({ hand }) => hand.length),
    drawn: g.private.map(({ drawn }) => drawn.length),
    decks: g.secret.decks.map((decks) => decks.map((cards) => cards.length)),
    under: g.private.map(({ under }) => under.map((cards) => cards.length)),
    events: g.secret.events.length,
  };
}

/**
 * Hidden cards as they could be. Every nation owns the same 37 cards and everybody sees open ones (LIM-8.3), so
 * a rival's unseen cards are known as a set, and how many of them are in its hand follows from the sizes of its
 * decks.
 */
export function imagine(view: LimitView, chance: Chance): Places<Limit> {
  const { nations, eventDiscard } = view.public;
  const places = nations.map((nation, seat) =>
    seat === view.viewer && view.private !== null
      ? own(nation, view.private, chance)
      : rival(nation, seat, view.facts, chance),
  );
  const events =
    view.seats > 1 ? [] : SOLO_EVENTS.map(({ id }) => id).filter((id) => !eventDiscard.includes(id));
  chance.shuffle(events);
  return {
    public: view.public,
    private: places.map(({ cabinet }) => cabinet),
    secret: { decks: places.map(({ decks }) => decks), events },
  };
}

interface Hidden {
  cabinet: Cabinet;
  decks: CardId[][];
}

/** Only the order of the upper parts is unknown to the owner. */
function own(nation: Nation, cabinet: Cabinet, chance: Chance): Hidden {
  const elsewhere = [cabinet.hand, cabinet.drawn, ...cabinet.under];
  const decks = DECKS.map((_, deck) => {
    const cards = unseen(nation, deck).filter((card) => !elsewhere.some((place) => place.includes(card)));
    chance.shuffle(cards);
    return cards;
  });
  return { cabinet, decks };
}

/** The cards of a deck that are hidden now. */
function unseen(nation: Nation, deck: number): CardId[] {
  return CARDS.map(({ id }) => id).filter(
    (id) =>
      DECK_OF[id] === deck &&
      !nation.permanents.includes(id) &&
      !nation.played.includes(id) &&
      !nation.setAside.includes(id),
  );
}

function rival(nation: Nation, seat: Seat, known: Facts, chance: Chance): Hidden {
  const cabinet: Cabinet = { hand: [], drawn: [], under: [] };
  const decks: CardId[][] = [];
  for (let deck = 0; deck < DECKS.length; deck++) {
    const cards = unseen(nation, deck).filter((card) => !nation.known.includes(card));
    chance.shuffle(cards);
    const upper = known.decks[seat][deck];
    const drawn = nation.drawing === deck ? known.drawn[seat] : 0;
    // What has lain open before is not in the upper part, nor in what was drawn from it while it lasts.
    const fresh = (card: CardId) => !nation.shown.includes(card);
    decks.push(takeOut(cards, upper, fresh));
    cabinet.drawn.push(...takeOut(cards, drawn, upper > 0 ? fresh : () => true));
    cabinet.under.push(takeOut(cards, known.under[seat][deck], () => true));
    cabinet.hand.push(...nation.known.filter((card) => DECK_OF[card] === deck), ...cards);
  }
  return { cabinet, decks };
}

function takeOut(cards: CardId[], count: number, fits: (card: CardId) => boolean): CardId[] {
  const taken = cards.filter(fits).slice(0, count);
  for (const card of taken) cards.splice(cards.indexOf(card), 1);
  return taken;
}
