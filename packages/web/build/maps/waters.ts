import type { Place } from './plan.ts';

/** The name of a water on the map; no rule knows it. Rank 1 is an ocean, 2 a sea, 3 a small one. */
export interface PlannedName {
  readonly at: Place;
  readonly rank: 1 | 2 | 3;
  readonly en: string;
  readonly it: string;
  readonly de: string;
}

const water = (at: Place, rank: PlannedName['rank'], en: string, it: string, de: string): PlannedName => ({
  at,
  rank,
  en,
  it,
  de,
});

export const OCEAN_NAMES: readonly PlannedName[] = [
  water([-42, 33], 1, 'North Atlantic', 'Atlantico settentrionale', 'Nordatlantik'),
  water([-14, -25], 1, 'South Atlantic', 'Atlantico meridionale', 'Südatlantik'),
  water([-138, 30], 1, 'North Pacific', 'Pacifico settentrionale', 'Nordpazifik'),
  water([-115, -28], 1, 'South Pacific', 'Pacifico meridionale', 'Südpazifik'),
  water([76, -20], 1, 'Indian Ocean', 'Oceano Indiano', 'Indischer Ozean'),
  water([8, 80.5], 1, 'Arctic Ocean', 'Mar Glaciale Artico', 'Nordpolarmeer'),
];

export const SEA_NAMES: readonly PlannedName[] = [
  water([18.5, 34.6], 2, 'Mediterranean', 'Mediterraneo', 'Mittelmeer'),
  water([-75, 15], 2, 'Caribbean', 'Mar dei Caraibi', 'Karibik'),
  water([-90, 25.5], 3, 'Gulf of Mexico', 'Golfo del Messico', 'Golf von Mexiko'),
  water([-85, 60], 3, 'Hudson Bay', 'Baia di Hudson', 'Hudson Bay'),
  water([-53, 59], 2, 'Labrador Sea', 'Mare del Labrador', 'Labradorsee'),
  water([0, 68], 2, 'Norwegian Sea', 'Mare di Norvegia', 'Nordmeer'),
  water([3.2, 56.5], 3, 'North Sea', 'Mare del Nord', 'Nordsee'),
  water([34.5, 43.3], 3, 'Black Sea', 'Mar Nero', 'Schwarzes Meer'),
  water([40, 74.5], 3, 'Barents Sea', 'Mare di Barents', 'Barentssee'),
  water([64, 13.5], 2, 'Arabian Sea', 'Mare Arabico', 'Arabisches Meer'),
  water([88, 11.5], 2, 'Bay of Bengal', 'Golfo del Bengala', 'Golf von Bengalen'),
  water([114, 13], 3, 'South China Sea', 'Mar Cinese Meridionale', 'Südchinesisches Meer'),
  water([133, 18], 2, 'Philippine Sea', 'Mare delle Filippine', 'Philippinensee'),
  water([149.5, 54], 3, 'Sea of Okhotsk', 'Mare di Ochotsk', 'Ochotskisches Meer'),
  water([134.8, 40], 3, 'Sea of Japan', 'Mar del Giappone', 'Japanisches Meer'),
  water([154, -17], 2, 'Coral Sea', 'Mar dei Coralli', 'Korallenmeer'),
  water([160, -37], 2, 'Tasman Sea', 'Mar di Tasman', 'Tasmansee'),
  water([2, -2], 2, 'Gulf of Guinea', 'Golfo di Guinea', 'Golf von Guinea'),
];
