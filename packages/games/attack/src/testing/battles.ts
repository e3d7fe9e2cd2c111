import type { Seat } from '@entente/engine';
import { REGION_OF, type Region } from '../data/map.ts';
import { LAND_UNITS, type LandUnit } from '../data/terms.ts';
import type { Choice } from '../flow.ts';
import { Situation } from './situation.ts';

/** Battle dice as a test writes them; `Situation.rolls` takes the faces of an ordinary die. */
export const SYMBOL = { infantry: 1, tank: 2, artillery: 3, plane: 4, blank: 6 } as const;

type Force = Partial<Record<LandUnit, number>>;

/** Everything that stands in a region but one Infantry marches to the next. */
export function marches(from: Region, to: Region, force: Force): Choice[] {
  return LAND_UNITS.flatMap((unit): Choice[] => {
    const count = force[unit] ?? 0;
    return count === 0
      ? []
      : [
          { do: 'from', region: from },
          { do: 'march', unit, from, to, count },
        ];
  });
}

/** Seat 0 attacks seat 1 from Ukraine in the Balkans; both may choose what they commit. */
export function balkans(
  attackers: Force,
  defenders: Force,
  options: Situation['g']['options'] | object = {},
): Situation {
  const s = new Situation(2, options);
  s.nation(0, 'communism', 'ukraine', {
    ukraine: { ...attackers, infantry: (attackers.infantry ?? 0) + 1 },
  });
  s.nation(1, 'fascism', 'spain', { spain: { infantry: 5 }, balkans: defenders });
  return attackFrom(s, 'ukraine', 'balkans', attackers);
}

/** Seat 0 attacks a Minor Neutral whose card is known beforehand. */
export function invasion(attackers: Force, card: number, options: object = {}, seat: Seat = 0): Situation {
  const s = new Situation(2, options);
  s.nation(seat, 'communism', 'ukraine', {
    ukraine: { ...attackers, infantry: (attackers.infantry ?? 0) + 1 },
  });
  s.nation(1 - seat, 'fascism', 'spain', { spain: { infantry: 5 } });
  s.world.active = seat;
  // Only one card is left in the deck: it will be turned over.
  for (const [kind, count] of s.g.secret.economic.entries()) s.g.private[1 - seat].economic[kind] += count;
  s.g.secret.economic.fill(0);
  s.g.private[1 - seat].economic[card]--;
  s.g.secret.economic[card]++;
  return s;
}

export function attackFrom(s: Situation, from: Region, to: Region, force: Force): Situation {
  s.when({ step: 'plan', blitzkrieg: false, anew: [] });
  return s.answer(...marches(from, to, force), { do: 'declare' });
}

/** Are these the units of a region? */
export const ownerOf = (s: Situation, region: Region): number => s.world.owner[REGION_OF[region]];
