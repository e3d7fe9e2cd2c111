import { KIND_OF } from '../data/advancements.ts';
import type { ConflictSurcharge, Effect, ExtendSurcharge } from '../data/effects.ts';
import { IDEOLOGY_CARDS } from '../data/ideologies.ts';
import { INFLUENCES, type Influence } from '../data/terms.ts';
import type { IdeologyOptions, World } from '../position.ts';

/** What an ideology's rules come to, ready to be asked. Types are indices; -1 stands for none. */
export interface Powers {
  startAdvancement: number;
  freeCancel: { type: number; perTurn: boolean };
  mayDeclareWar: boolean;
  /** By type of conflict. */
  surcharges: ConflictSurcharge[][];
  /** By type of influence that is extended. */
  extendSurcharge: (ExtendSurcharge | null)[];
  /** Extending to independent regions up to this level costs no distance penalty. */
  colonisesUpTo: number;
  heavyStrike: { type: number; cost: number };
  replacesOthers: boolean;
  swapsOwn: boolean;
  destroys: boolean;
}

const typeOf = (influence: Influence) => INFLUENCES.indexOf(influence);

function powersFrom(effects: readonly Effect[]): Powers {
  const powers: Powers = {
    startAdvancement: -1,
    freeCancel: { type: -1, perTurn: true },
    mayDeclareWar: true,
    surcharges: INFLUENCES.map(() => []),
    extendSurcharge: INFLUENCES.map(() => null),
    colonisesUpTo: 0,
    heavyStrike: { type: -1, cost: 1 },
    replacesOthers: false,
    swapsOwn: false,
    destroys: false,
  };
  for (const effect of effects) apply(powers, effect);
  return powers;
}

function apply(powers: Powers, effect: Effect): void {
  switch (effect.do) {
    case 'startAdvancement':
      powers.startAdvancement = KIND_OF[effect.advancement];
      return;
    case 'freeCancel':
      powers.freeCancel = { type: typeOf(effect.influence), perTurn: effect.limit === 'turn' };
      return;
    case 'cannotDeclareWar':
      powers.mayDeclareWar = false;
      return;
    case 'conflictSurcharge':
      powers.surcharges[typeOf(effect.influence)].push(effect);
      return;
    case 'extendSurcharge':
      powers.extendSurcharge[typeOf(effect.influence)] = effect;
      return;
    case 'colonises':
      powers.colonisesUpTo = effect.maxLevel;
      return;
    case 'heavyFirstStrike':
      powers.heavyStrike = { type: typeOf(effect.influence), cost: effect.cancelCost };
      return;
    case 'replacesOthers':
      powers.replacesOthers = true;
      return;
    case 'swapsOwn':
      powers.swapsOwn = true;
      return;
    case 'destroys':
      powers.destroys = true;
  }
}

/** Most readings of one rule, and so the base in which the readings of three rules are counted. */
const MOST = 3;
const ALL: Powers[] = [];
for (const { rules } of IDEOLOGY_CARDS) {
  for (let readings = 0; readings < MOST ** rules.length; readings++) {
    ALL.push(
      powersFrom(
        rules.flatMap(({ effects, alternatives = [] }, rule) => {
          const reading = Math.floor(readings / MOST ** rule) % MOST;
          return alternatives[reading - 1]?.effects ?? effects;
        }),
      ),
    );
  }
}

/** The index of an ideology's powers in the readings of this table; a position holds it for every seat. */
export function powersIndex(ideology: number, options: IdeologyOptions): number {
  const { rules } = IDEOLOGY_CARDS[ideology];
  let readings = 0;
  rules.forEach(({ alternatives = [] }, rule) => {
    const other = alternatives.findIndex(({ option, value }) => options[option] === value);
    readings += (other + 1) * MOST ** rule;
  });
  return ideology * MOST ** rules.length + readings;
}

export function powersOf(world: World, seat: number): Powers {
  return ALL[world.powers[seat]];
}

/**
 * Extra cards for starting a conflict of this type in this region (IDEO-8.2.6), by its development level
 * (IDEO-1.2.3).
 */
export function surchargeOf(
  world: World,
  seat: number,
  region: number,
  type: number,
  distant: boolean,
): number {
  const surcharges = powersOf(world, seat).surcharges[type];
  let extra = 0;
  for (let index = 0; index < surcharges.length; index++) {
    const surcharge = surcharges[index];
    if (surcharge.minLevel !== undefined && world.level[region] < surcharge.minLevel) continue;
    if (surcharge.maxLevel !== undefined && world.level[region] > surcharge.maxLevel) continue;
    if (surcharge.distant === true && !distant) continue;
    if (surcharge.notOwn === true && world.controller[region] === seat) continue;
    extra += surcharge.extra;
  }
  return extra;
}
