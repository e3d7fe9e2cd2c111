import type { Alliances, Cabinet, Hidden, Nation, World } from './position.ts';

/** Written out by hand, since copying is the price of every search. */

function copyNation(it: Nation): Nation {
  return {
    population: it.population,
    factories: it.factories.slice(),
    stock: it.stock.slice(),
    money: it.money,
    territories: it.territories,
    sol: it.sol.slice(),
    rows: it.rows,
    zone: it.zone,
    unrest: it.unrest,
    pollution: it.pollution,
    destab: it.destab,
    permanents: it.permanents.slice(),
    played: it.played.slice(),
    setAside: it.setAside.slice(),
    known: it.known.slice(),
    shown: it.shown.slice(),
    drawing: it.drawing,
    passed: it.passed,
    column: it.column,
  };
}

function copyAlliances(it: Alliances): Alliances {
  return { group: it.group.slice(), agreed: it.agreed.slice() };
}

function copyWorld(it: World): World {
  return {
    generation: it.generation,
    leader: it.leader,
    bank: it.bank,
    limit: {
      money: it.limit.money,
      fossil: it.limit.fossil,
      territories: it.limit.territories,
      destab: it.limit.destab,
    },
    market: { stock: it.market.stock.slice(), rate: it.market.rate.slice() },
    pollutionCap: it.pollutionCap,
    destabReserve: it.destabReserve,
    colonisation: { territories: it.colonisation.territories, fossil: it.colonisation.fossil },
    crises: {
      financial: it.crises.financial,
      ecological: it.crises.ecological,
      military: it.crises.military,
    },
    timeline: it.timeline.slice(),
    nations: it.nations.map(copyNation),
    alliances: {
      military: copyAlliances(it.alliances.military),
      economic: copyAlliances(it.alliances.economic),
    },
    demilitarised: it.demilitarised,
    pledges: it.pledges.slice(),
    star:
      it.star === null
        ? null
        : {
            territories: it.star.territories,
            fossil: it.star.fossil,
            money: it.star.money,
            pollution: it.star.pollution,
            destab: it.star.destab,
          },
    eventDiscard: it.eventDiscard.slice(),
    untested: it.untested.length === 0 ? [] : it.untested.map(copyNation),
  };
}

function copyCabinet(it: Cabinet): Cabinet {
  return {
    hand: it.hand.slice(),
    drawn: it.drawn.slice(),
    under: [it.under[0].slice(), it.under[1].slice(), it.under[2].slice()],
  };
}

function copyHidden(it: Hidden): Hidden {
  return {
    decks: it.decks.map((decks) => [decks[0].slice(), decks[1].slice(), decks[2].slice()]),
    events: it.events.slice(),
  };
}

export const copy = { public: copyWorld, private: copyCabinet, secret: copyHidden };
