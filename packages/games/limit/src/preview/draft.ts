import type { Nation, World } from '../position.ts';

/** A copy of a nation as far as the phases change it; cards are only read. */
export function draftNation(nation: Nation): Nation {
  return {
    population: nation.population,
    factories: nation.factories.slice(),
    stock: nation.stock.slice(),
    money: nation.money,
    territories: nation.territories,
    sol: nation.sol.slice(),
    rows: nation.rows,
    zone: nation.zone,
    unrest: nation.unrest,
    pollution: nation.pollution,
    destab: nation.destab,
    permanents: nation.permanents.slice(),
    played: nation.played,
    setAside: nation.setAside,
    known: nation.known,
    shown: nation.shown,
    passed: nation.passed,
    drawing: nation.drawing,
    column: nation.column,
  };
}

/** A copy of the world for looking ahead: it shares what only cards and the market change. */
export function draft(world: World): World {
  return {
    generation: world.generation,
    leader: world.leader,
    bank: world.bank,
    limit: { ...world.limit },
    market: world.market,
    pollutionCap: world.pollutionCap,
    destabReserve: world.destabReserve,
    colonisation: world.colonisation,
    crises: { ...world.crises },
    timeline: world.timeline.slice(),
    nations: world.nations.map(draftNation),
    alliances: world.alliances,
    demilitarised: world.demilitarised,
    pledges: new Array<number>(world.pledges.length).fill(0),
    star: world.star === null ? null : { ...world.star },
    eventDiscard: world.eventDiscard,
    untested: world.untested,
  };
}
