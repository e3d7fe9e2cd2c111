import type { Chance, Places, Seat } from '@entente/engine';
import { REGIONS } from './data/regions.ts';
import { type Facts, type Ideology, type IdeologyView, IN_DECK, type Position, TYPES } from './position.ts';
import { handSize, unseen } from './queries.ts';

/** IDEO-17.3, IDEO-17.4: of hidden cards everybody knows how many there are. */
export function facts(g: Position): Facts {
  const { decks, regions } = g.secret;
  return {
    hands: g.private.map((_, seat) => handSize(g, seat)),
    decks: g.private.map(
      (_, seat) => decks[seat * TYPES] + decks[seat * TYPES + 1] + decks[seat * TYPES + 2],
    ),
    regions: regions.length,
  };
}

/**
 * A rival's hand and deck are known together, by type (IDEO-17.7), and so is what the deck was when it was last shuffled:
 * its deck could be any part of both, and its hand is the rest.
 */
export function imagine(view: IdeologyView, chance: Chance): Places<Ideology> {
  const { seats, facts: known } = view;
  const hands: { hand: number[] }[] = [];
  const decks: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const hidden = [0, 1, 2].map((type) => unseen(view.public, seat, type));
    const own = seat === view.viewer ? view.private : null;
    const deck =
      own === null
        ? partOf(hidden.map(mostInDeck(view, seat)), known.decks[seat], chance)
        : hidden.map((count, type) => count - own.hand[type]);
    hands.push({ hand: hidden.map((count, type) => count - deck[type]) });
    decks.push(...deck);
  }
  const regions = REGIONS.map((_, region) => region).filter(
    (region) => view.public.controller[region] === IN_DECK,
  );
  chance.shuffle(regions);
  return { public: view.public, private: hands, secret: { decks, regions } };
}

function mostInDeck({ public: { shuffled } }: IdeologyView, seat: Seat) {
  return (hidden: number, type: number) => Math.min(hidden, shuffled[seat * TYPES + type]);
}

/** A number of these cards, at random. */
function partOf(counts: readonly number[], size: number, chance: Chance): number[] {
  const left = counts.slice();
  const part = left.map(() => 0);
  for (let drawn = 0; drawn < size; drawn++) {
    let card = chance.below(left[0] + left[1] + left[2]);
    let type = 0;
    while (card >= left[type]) card -= left[type++];
    left[type]--;
    part[type]++;
  }
  return part;
}
