import type { Chance, Places, Seat } from '@entente/engine';
import { powersIndex, powersOf } from './cards/powers.ts';
import { ADVANCEMENT_KINDS } from './data/advancements.ts';
import { BOX } from './data/box.ts';
import { FIRST_ORDER, IDEOLOGY_CARDS } from './data/ideologies.ts';
import { ATLAS_OF, ATLASES, REGION_OF, REGIONS } from './data/regions.ts';
import { IDEOLOGIES, INFLUENCES } from './data/terms.ts';
import {
  type Ideology,
  type IdeologyOptions,
  IN_DECK,
  KINDS,
  NEUTRAL,
  SEATS,
  TYPES,
  type World,
} from './position.ts';
import { slot } from './queries.ts';

/** Cards of each type that are shuffled at the start (IDEO-2.3.3). */
const IN_DECK_OF_EACH = BOX.cardsOfEachType - BOX.startCardsPerSector;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/**
 * Different ideologies at random (IDEO-2.1.1). Two players are paired (IDEO-2.1.2), and chance says whose ideology is
 * drawn (IDEO-13.1.3). The first seat's may be chosen (IDEO-R6).
 */
function drawIdeologies(seats: number, { firstIdeology }: IdeologyOptions, chance: Chance): number[] {
  const chosen = firstIdeology === 'dealt' ? null : IDEOLOGIES.indexOf(firstIdeology);
  if (seats > 2) {
    const left = range(IDEOLOGIES.length);
    if (chosen === null) return range(seats).map(() => chance.draw(left));
    left.splice(chosen, 1);
    return [chosen, ...range(seats - 1).map(() => chance.draw(left))];
  }
  if (chosen !== null) return [chosen, pairOf(chosen)];
  const first = chance.below(seats);
  const its = chance.below(IDEOLOGIES.length);
  return first === 0 ? [its, pairOf(its)] : [pairOf(its), its];
}

/** The opponent of two players (IDEO-13.1.1). */
const pairOf = (ideology: number): number => IDEOLOGIES.indexOf(IDEOLOGY_CARDS[ideology].pairedWith);

/** A table with these ideologies, before any card is drawn. The same for two players as for more (IDEO-13.1.2). */
function world(seats: number, options: IdeologyOptions, ideologies: number[]): World {
  const each = range(seats);
  // Absent ideologies are left out of the order (IDEO-2.7.2).
  const order = FIRST_ORDER.map((id) => ideologies.indexOf(IDEOLOGIES.indexOf(id))).filter(
    (seat) => seat >= 0,
  );
  const atlas = ATLAS_OF[options.regions];
  const made: World = {
    turn: 0,
    ideologies,
    powers: ideologies.map((ideology) => powersIndex(ideology, options)),
    atlas,
    order,
    place: 0,
    passes: 0,
    inPlay: [],
    controller: REGIONS.map(() => IN_DECK),
    // Development levels begin as printed (IDEO-1.2.2).
    level: ATLASES[atlas].printed.slice(),
    cards: range(REGIONS.length * TYPES * SEATS).map(() => 0),
    held: range(seats * KINDS).map(() => 0),
    // Seven open piles (IDEO-2.5.1).
    supply: ADVANCEMENT_KINDS.map(({ copies }) => copies),
    discards: range(seats * TYPES).map(() => 0),
    shuffled: range(seats * TYPES).map(() => IN_DECK_OF_EACH),
    // All are Neutral (IDEO-2.6.1).
    relations: range(seats * seats).map(() => NEUTRAL),
    proposals: range(seats * seats).map(() => NEUTRAL),
    used: each.map(() => 0),
    attacker: -1,
    attackType: 0,
    still: true,
  };
  for (const seat of each) settleIn(made, seat);
  return made;
}

/**
 * A seat controls its starting region (IDEO-2.2.2), with three cards of each type there (IDEO-2.3.2), and takes one
 * advancement from the piles (IDEO-2.5.2). An ideology without a player gets nothing (IDEO-2.1.3).
 */
function settleIn(made: World, seat: Seat): void {
  const region = REGION_OF[IDEOLOGY_CARDS[made.ideologies[seat]].start];
  made.inPlay.push(region);
  made.controller[region] = seat;
  for (let type = 0; type < TYPES; type++) made.cards[slot(region, type, seat)] = BOX.startCardsPerSector;
  const kind = powersOf(made, seat).startAdvancement;
  made.held[seat * KINDS + kind]++;
  made.supply[kind]--;
}

export function setup(seats: number, options: IdeologyOptions, chance: Chance): Places<Ideology> {
  return setupWith(drawIdeologies(seats, options, chance), options, chance);
}

/** With these ideologies, by seat. */
export function setupWith(ideologies: number[], options: IdeologyOptions, chance: Chance): Places<Ideology> {
  const seats = ideologies.length;
  const made = world(seats, options, ideologies);
  // All regions that nobody starts in are in the deck (IDEO-2.4.1), so none is independent yet (IDEO-2.4.2), and the
  // starting region of an absent ideology is a region like any other (IDEO-16.5).
  const regions = range(REGIONS.length).filter((region) => made.controller[region] === IN_DECK);
  chance.shuffle(regions);
  return {
    public: made,
    private: range(seats).map(() => ({ hand: INFLUENCES.map(() => 0) })),
    secret: { decks: range(seats * TYPES).map(() => IN_DECK_OF_EACH), regions },
  };
}
