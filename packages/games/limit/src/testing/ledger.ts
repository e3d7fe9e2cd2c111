import { CLASS_INDEX, INDEX } from '../cards/table.ts';
import type { Factory, Resource, SocialClass } from '../data/terms.ts';
import { POPULATION_VALUE, PRODUCTION_OUTPUT, STANDARD_OF_LIVING } from '../data/tracks.ts';
import { FOSSIL, INDUSTRIAL, MILITARY, RENEWABLE, type World } from '../position.ts';
import type { LimitWords } from '../words/index.ts';

/*
 * The table as known from the log alone: every line is written into a copy of the world, and nothing else. A
 * number that moves without a line is wrong from then on.
 */

export type Line = keyof LimitWords & `log.${string}`;

/** Whatever a line may be told with; each line has some of it, as its words want. */
export interface Said {
  readonly seat: number;
  readonly seats: readonly number[];
  readonly target: number;
  readonly resource: Resource;
  readonly factory: Factory;
  readonly class: SocialClass;
  readonly token: string;
  readonly what: string;
  readonly money: number;
  readonly amount: number;
  readonly count: number;
  readonly fossil: number;
  readonly pollution: number;
  readonly goods: number;
  readonly territories: number;
  readonly lost: number;
  readonly force: number;
  readonly unrest: number;
  readonly heads: number;
  readonly output: number;
  readonly standard: number;
  readonly position: number;
}
type Entry = (world: World, said: Said) => void;

const nothing: Entry = () => {};

/** From the reserve, then from LIMIT, which is no number of the table. */
function destab(world: World, count: number): number {
  world.destabReserve = Math.max(0, world.destabReserve - count);
  return count;
}

function star(world: World) {
  if (world.star === null) throw new Error('there is no star nation');
  return world.star;
}

const of = ({ resource }: Said) => INDEX[resource];
const levelOf = (output: number) => PRODUCTION_OUTPUT.indexOf(output);

function bought(world: World, said: Said, way: 1 | -1): void {
  world.market.stock[of(said)] -= way * said.amount;
  world.market.rate[of(said)] = said.position;
  world.bank += way * said.money;
}

function classAt(world: World, said: Said): void {
  world.nations[said.seat].sol[CLASS_INDEX[said.class]] = said.standard;
}

function factoryAt(world: World, said: Said): void {
  world.nations[said.seat].factories[INDEX[said.factory]] = levelOf(said.output);
}

function peopleAt(world: World, said: Said): void {
  world.nations[said.seat].population = POPULATION_VALUE.indexOf(said.heads);
}

function toBank(world: World, said: Said): void {
  world.nations[said.seat].money -= said.money;
  world.bank += said.money;
}

function fromBank(world: World, said: Said): void {
  world.nations[said.seat].money += said.money;
  world.bank -= said.money;
}

function spent(world: World, said: Said): void {
  world.nations[said.seat].stock[of(said)] -= said.amount;
}

function unrestAt(world: World, said: Said): void {
  world.nations[said.seat].unrest = said.unrest;
}

function tookDestab(world: World, said: Pick<Said, 'seat' | 'count'>): void {
  world.nations[said.seat].destab += destab(world, said.count);
}

function gaveBack(world: World, said: Said, who: { pollution: number; destab: number }): void {
  if (said.token === 'pollution') who.pollution -= said.count;
  else {
    who.destab -= said.count;
    world.destabReserve += said.count;
  }
}

/** What each line of the log says about the numbers on the table. */
export const LEDGER: Readonly<Record<Line, Entry>> = {
  'log.generation': nothing,
  'log.unlocked': nothing,
  'log.drawn': nothing,
  'log.kept': nothing,
  'log.discarded': nothing,
  'log.passed': nothing,
  'log.play': nothing,
  'log.target': nothing,
  'log.pledged': nothing,
  'log.withdrawn': nothing,
  'log.takenBack': nothing,
  'log.removed': nothing,
  'log.starResists': nothing,
  'log.notResisted': nothing,
  'log.socialPhase': nothing,
  'log.internationalPhase': nothing,
  'log.shortage': nothing,
  'log.atEndOfTrack': nothing,
  'log.riot': nothing,
  'log.polluters': nothing,
  'log.polluterStar': nothing,
  'log.warmongers': nothing,
  'log.endOfGeneration': nothing,
  'log.crisesExplained': nothing,
  'log.event': nothing,
  'log.eventSkipped': nothing,
  'log.noEvent': nothing,
  'log.propose': nothing,
  'log.proposeExclusion': nothing,
  'log.leave': nothing,
  'log.exclude': nothing,
  'log.consent': nothing,
  'log.decline': nothing,
  'log.noFee': nothing,
  'log.ally': nothing,
  'log.demilitarisation': nothing,
  'log.callAllies': nothing,
  'log.giveHelp': nothing,
  'log.breakAlliance': nothing,
  'log.resilienceTest': nothing,

  'log.paid': toBank,
  'log.feePaid': toBank,
  'log.crisisMoney': toBank,
  'log.income': fromBank,
  'log.taxes': fromBank,
  'log.boom': fromBank,
  'log.bankEmpty': (world, said) => {
    world.bank += said.money;
  },
  'log.burned': burned,
  'log.riotMoney': burned,
  'log.burnedBank': (world, said) => {
    world.bank -= said.money;
  },
  'log.paidTarget': (world, said) => {
    world.nations[said.seat].money -= said.money;
    world.nations[said.target].money += said.money;
  },
  'log.paidStar': (world, said) => {
    world.nations[said.seat].money -= said.money;
    star(world).money += said.money;
  },
  'log.moneyTaken': (world, said) => {
    world.nations[said.seat].money += said.money;
    world.nations[said.target].money -= said.money;
  },
  'log.moneyTakenStar': (world, said) => {
    world.nations[said.seat].money += said.money;
    star(world).money -= said.money;
  },

  'log.spent': spent,
  'log.consumed': spent,
  'log.resisted': (world, said) => {
    world.nations[said.seat].stock[MILITARY] -= said.force;
  },
  'log.repelRaid': (world, said) => {
    world.nations[said.seat].stock[MILITARY] -= said.amount;
  },
  'log.disarmed': (world, said) => {
    world.nations[said.seat].stock[MILITARY] -= said.amount;
  },
  'log.storage': (world, said) => {
    world.nations[said.seat].stock[RENEWABLE] -= said.lost;
  },
  'log.gained': (world, said) => {
    world.nations[said.seat].stock[of(said)] += said.amount;
  },
  'log.recycled': (world, said) => {
    world.nations[said.seat].stock[FOSSIL] += said.fossil;
  },
  'log.helped': (world, said) => {
    world.nations[said.seat].stock[of(said)] -= said.amount;
    world.nations[said.target].stock[of(said)] += said.amount;
  },
  'log.loot': (world, said) => {
    world.nations[said.seat].stock[of(said)] += said.amount;
    world.nations[said.target].stock[of(said)] -= said.amount;
  },
  'log.lootStar': (world, said) => {
    world.nations[said.seat].stock[FOSSIL] += said.amount;
    star(world).fossil -= said.amount;
  },
  'log.production': (world, said) => {
    const nation = world.nations[said.seat];
    nation.stock[of(said)] += said.amount;
    nation.stock[FOSSIL] -= said.fossil;
    nation.pollution += said.pollution;
  },
  'log.offshore': (world, said) => {
    const nation = world.nations[said.seat];
    nation.stock[INDUSTRIAL] += said.goods;
    nation.stock[FOSSIL] -= said.fossil;
    world.nations[said.target].pollution += said.pollution;
  },
  'log.offshoreStar': (world, said) => {
    const nation = world.nations[said.seat];
    nation.stock[INDUSTRIAL] += said.goods;
    nation.stock[FOSSIL] -= said.fossil;
    star(world).pollution += said.pollution;
  },
  'log.bought': (world, said) => {
    world.nations[said.seat].stock[of(said)] += said.amount;
    world.nations[said.seat].money -= said.money;
    bought(world, said, 1);
  },
  'log.sold': (world, said) => {
    world.nations[said.seat].stock[of(said)] -= said.amount;
    world.nations[said.seat].money += said.money;
    bought(world, said, -1);
  },
  'log.rate': (world, said) => {
    world.market.rate[of(said)] = said.position;
  },
  'log.colonised': (world, said) => {
    const nation = world.nations[said.seat];
    nation.territories += said.territories;
    nation.stock[FOSSIL] += said.fossil;
    world.colonisation.territories -= said.territories;
    world.colonisation.fossil -= said.fossil;
  },

  'log.classRose': (world, said) => {
    classAt(world, said);
    if (said.token !== 'yes') return;
    if (said.standard !== STANDARD_OF_LIVING.demographicTokenAt) throw new Error('no token there');
    world.nations[said.seat].rows--;
    world.nations[said.seat].zone++;
  },
  'log.classFell': classAt,
  'log.tokensLeave': (world, said) => {
    world.nations[said.seat].zone -= said.count;
  },
  'log.factoryRose': factoryAt,
  'log.factoryFell': factoryAt,
  'log.idleFactory': factoryAt,
  'log.growth': peopleAt,
  'log.shrinking': peopleAt,
  'log.famine': peopleAt,
  'log.territoryLost': (world, said) => {
    world.nations[said.seat].territories -= said.count;
  },
  'log.territoryTaken': (world, said) => {
    world.nations[said.seat].territories += said.count;
    world.nations[said.target].territories -= said.count;
  },
  'log.territoryTakenStar': (world, said) => {
    world.nations[said.seat].territories += said.count;
    star(world).territories -= said.count;
  },

  'log.unrest': unrestAt,
  'log.unrestByCard': unrestAt,
  'log.classStruggle': unrestAt,
  'log.overflow': tookDestab,
  'log.destab': tookDestab,
  'log.coldWar': (world, said) => tookDestab(world, { ...said, count: 1 }),
  'log.coldWarStar': (world) => {
    star(world).destab += destab(world, 1);
  },
  'log.richest': (world, said) => {
    for (const seat of said.seats) tookDestab(world, { seat, count: said.count });
  },
  'log.richestStar': (world, said) => {
    star(world).destab += destab(world, said.count);
  },
  'log.pollution': (world, said) => {
    world.nations[said.seat].pollution += said.count;
  },
  'log.pollutionPassed': (world, said) => {
    world.nations[said.seat].pollution -= said.count;
    world.nations[said.target].pollution += said.count;
  },
  'log.pollutionPassedStar': (world, said) => {
    world.nations[said.seat].pollution -= said.count;
    star(world).pollution += said.count;
  },
  'log.returned': (world, said) => gaveBack(world, said, world.nations[said.seat]),

  'log.financialCrisis': nothing,
  'log.ecologicalCrisis': (world) => {
    world.crises.ecological++;
  },
  'log.militaryCrisis': (world) => {
    world.crises.military++;
  },

  'log.starReturns': (world, said) => gaveBack(world, said, star(world)),
  'log.starTakes': (world, said) => {
    if (said.token === 'pollution') star(world).pollution += said.count;
    else star(world).destab += destab(world, said.count);
  },
  'log.starLoses': (world, said) => {
    if (said.what === 'fossil') star(world).fossil -= said.count;
    else star(world).territories -= said.count;
  },
  'log.starGains': (world, said) => {
    star(world).fossil += said.count;
  },
  'log.starPays': (world, said) => {
    star(world).money -= said.money;
    world.bank += said.money;
  },
  'log.starColonises': (world, said) => {
    star(world).territories += said.territories;
    star(world).fossil += said.fossil;
    world.colonisation.territories -= said.territories;
    world.colonisation.fossil -= said.fossil;
  },
  'log.starBuys': (world, said) => {
    star(world).money -= said.money;
    if (of(said) === FOSSIL) star(world).fossil += said.amount;
    bought(world, said, 1);
  },
  'log.starSells': (world, said) => {
    star(world).money += said.money;
    bought(world, said, -1);
  },
  'log.raid': (world, said) => {
    world.nations[said.seat].stock[of(said)] -= said.amount;
    if (of(said) === FOSSIL) star(world).fossil += said.amount;
  },
};

function burned(world: World, said: Said): void {
  world.nations[said.seat].money -= said.money;
}

/** The numbers on the table; the rest of a world is cards, alliances and what LIMIT has given. */
export function numbers(world: World) {
  return {
    bank: world.bank,
    market: world.market,
    destabReserve: world.destabReserve,
    colonisation: world.colonisation,
    ecological: world.crises.ecological,
    military: world.crises.military,
    star: world.star,
    nations: world.nations.map((nation) => ({
      population: nation.population,
      factories: nation.factories,
      stock: nation.stock,
      money: nation.money,
      territories: nation.territories,
      sol: nation.sol,
      rows: nation.rows,
      zone: nation.zone,
      unrest: nation.unrest,
      pollution: nation.pollution,
      destab: nation.destab,
    })),
  };
}
