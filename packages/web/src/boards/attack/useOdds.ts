import {
  type LandOdds,
  landForces,
  landOdds,
  type NavalOdds,
  navalForces,
  navalOdds,
} from '@entente/game-attack';
import { useEffect, useState } from 'react';
import type { Table } from './context.ts';

export type Odds =
  | { readonly kind: 'land'; readonly odds: LandOdds }
  | { readonly kind: 'naval'; readonly odds: NavalOdds };

const reckoned = new Map<string, Odds>();

/** The odds of the battle under way; null while they are reckoned, after the board is drawn. */
export function useOdds({ view }: Pick<Table, 'view'>): Odds | null {
  const land = landForces(view);
  const naval = land === null ? navalForces(view) : null;
  const key = JSON.stringify([land, naval]);
  const [odds, setOdds] = useState<{ key: string; odds: Odds } | null>(null);
  useEffect(() => {
    const found = reckoned.get(key);
    if (found !== undefined) {
      setOdds({ key, odds: found });
      return;
    }
    const later = setTimeout(() => {
      const made = oddsOf(key);
      if (made === null) return;
      reckoned.set(key, made);
      setOdds({ key, odds: made });
    });
    return () => clearTimeout(later);
  }, [key]);
  return odds?.key === key ? odds.odds : null;
}

function oddsOf(key: string): Odds | null {
  const [land, naval] = JSON.parse(key) as [ReturnType<typeof landForces>, ReturnType<typeof navalForces>];
  if (land !== null) return { kind: 'land', odds: landOdds(land) };
  return naval === null ? null : { kind: 'naval', odds: navalOdds(naval) };
}
