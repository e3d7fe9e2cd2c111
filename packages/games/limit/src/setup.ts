import type { Chance, Places, Seat } from '@entente/engine';
import { DECK_OF } from './cards/table.ts';
import { BOX } from './data/box.ts';
import { CARDS, type CardId, SET_ASIDE, STARTING_HAND } from './data/cards/index.ts';
import { START_MARKET, START_RATES } from './data/market.ts';
import { NATION_SETUP, SHARED_SETUP, TEACHING_START } from './data/setup.ts';
import { SOLO_EVENTS, STAR_TOKENS } from './data/solo.ts';
import { DECKS, FACTORIES, type NationCount, RESOURCES } from './data/terms.ts';
import type { Alliances, Limit, LimitOptions, Nation, World } from './position.ts';

/** LIM-0.9 and LIM-0.10: all nations start alike (LIM-0.1.1). */
function nation(options: LimitOptions): Nation {
  const start = NATION_SETUP;
  return {
    population: start.populationLevel,
    factories: FACTORIES.map((factory) => start.factoryLevels[factory]),
    stock: [...FACTORIES.map((factory) => start.stock[factory]), start.fossil],
    money: options.teaching ? TEACHING_START.money : start.money,
    territories: start.territories,
    sol: [1, 1, 1, 1, 1].map(() => start.standardOfLiving),
    rows: start.demographicTokens,
    zone: 0,
    unrest: start.unrest,
    pollution: start.pollution,
    destab: start.destabilisation,
    permanents: [],
    played: [],
    setAside: SET_ASIDE.slice(),
    known: STARTING_HAND.slice(),
    shown: STARTING_HAND.slice(),
    drawing: -1,
    passed: false,
    column: start.standardOfLiving,
  };
}

/** LIM-0.8, or LIM-5.1 and LIM-5.2 for one nation and the star nation. */
function world(seats: number, options: LimitOptions, leader: Seat): World {
  const shared = SHARED_SETUP[seats as NationCount];
  const each = Array.from({ length: seats }, (_, seat) => seat);
  // LIM-0.9.5: nobody has an ally.
  const unallied = (): Alliances => ({ group: each.map(() => 0), agreed: each.map(() => false) });
  return {
    generation: 1,
    leader,
    bank: options.teaching ? seats * TEACHING_START.bankPerNation : shared.bank,
    limit: { money: 0, fossil: 0, territories: 0, destab: 0 },
    market: {
      stock: RESOURCES.map((resource) => START_MARKET[resource]),
      rate: RESOURCES.map((resource) => START_RATES[resource]),
    },
    pollutionCap: shared.pollution,
    destabReserve: shared.destabilisation,
    colonisation: { ...shared.colonisation },
    crises: { financial: 0, ecological: 0, military: 0 },
    timeline: Array.from({ length: BOX.generations + 1 }, () => 0),
    nations: each.map(() => nation(options)),
    alliances: { military: unallied(), economic: unallied() },
    demilitarised: false,
    pledges: each.map(() => 0),
    star:
      seats === 1
        ? {
            territories: STAR_TOKENS.territories,
            fossil: STAR_TOKENS.fossil,
            money: STAR_TOKENS.money,
            pollution: STAR_TOKENS.pollution,
            destab: STAR_TOKENS.destabilisation,
          }
        : null,
    eventDiscard: [],
    untested: [],
  };
}

/** All but the starting hand and the cards set aside (LIM-0.10.3). */
const SHUFFLED: readonly (readonly CardId[])[] = DECKS.map((_, deck) =>
  CARDS.map(({ id }) => id).filter(
    (id) => DECK_OF[id] === deck && !STARTING_HAND.includes(id) && !SET_ASIDE.includes(id),
  ),
);

/** Three shuffled decks for each nation. */
function decks(chance: Chance): CardId[][] {
  const shuffled = SHUFFLED.map((cards) => cards.slice());
  for (const cards of shuffled) chance.shuffle(cards);
  return shuffled;
}

/** LIM-8.4: the decks, the first leader and the solo events are all the chance there is. */
export function setup(seats: number, options: LimitOptions, chance: Chance): Places<Limit> {
  const leader = chance.below(seats);
  const each = Array.from({ length: seats }, (_, seat) => seat);
  const events = seats === 1 ? SOLO_EVENTS.map(({ id }) => id) : [];
  chance.shuffle(events);
  return {
    public: world(seats, options, leader),
    private: each.map(() => ({ hand: STARTING_HAND.slice(), drawn: [], under: DECKS.map(() => []) })),
    secret: { decks: each.map(() => decks(chance)), events },
  };
}
