/** The twelve territories by the number of the d12 (VEN-0.2.1). Positions hold their indices in this list. */
export const TERRITORIES = [
  'NAM',
  'MES',
  'SUD',
  'EUR',
  'RUS',
  'MEN',
  'WAF',
  'EAF',
  'SAS',
  'EAS',
  'SEA',
  'OCE',
] as const;
export type Territory = (typeof TERRITORIES)[number];

/** Ocean areas by the number of the d6 (VEN-0.2.3). */
export const OCEANS = [
  'northAtlantic',
  'southAtlantic',
  'indian',
  'northPacific',
  'southPacific',
  'arctic',
] as const;
export type Ocean = (typeof OCEANS)[number];

/** Fish at the start, by ocean (VEN-0.2.4). */
export const FISH: readonly number[] = [5, 2, 3, 8, 6, 2];
/** A poorer sea, kept as an alternative. */
export const FEWER_FISH: readonly number[] = [4, 2, 2, 6, 4, 2];

interface Region {
  readonly id: Territory;
  /** Discs marked H2O, one to four (VEN-0.1.7); the first ones of the territory. */
  readonly h2o: number;
  readonly land: readonly Territory[];
  /** Numbers of its territorial waters. */
  readonly waters: readonly number[];
  /** Numbers of the oceans that it borders; its waste kills fish in this order (VEN-13.2). */
  readonly oceans: readonly number[];
}

/** Water, borders and coasts (VEN-0.2.5), in the order of TERRITORIES: 33 discs have water (VEN-0.2.6). */
export const BOARD: readonly Region[] = [
  { id: 'NAM', h2o: 4, land: ['MES'], waters: [1, 2, 3], oceans: [1, 4, 6] },
  { id: 'MES', h2o: 2, land: ['NAM', 'SUD'], waters: [1], oceans: [1, 4] },
  { id: 'SUD', h2o: 4, land: ['MES'], waters: [1, 6], oceans: [2, 5] },
  { id: 'EUR', h2o: 3, land: ['MEN', 'RUS'], waters: [2, 4, 5], oceans: [1, 6] },
  { id: 'RUS', h2o: 3, land: ['EAS', 'EUR', 'MEN', 'SAS'], waters: [3, 4, 10], oceans: [6, 4] },
  { id: 'MEN', h2o: 1, land: ['EAF', 'EUR', 'RUS', 'SAS', 'WAF'], waters: [4, 5, 7], oceans: [3, 1] },
  { id: 'WAF', h2o: 3, land: ['EAF', 'MEN'], waters: [5, 6], oceans: [2, 1] },
  { id: 'EAF', h2o: 2, land: ['MEN', 'WAF'], waters: [7], oceans: [3, 2] },
  { id: 'SAS', h2o: 2, land: ['EAS', 'MEN', 'RUS', 'SEA'], waters: [7, 8], oceans: [3] },
  { id: 'EAS', h2o: 3, land: ['RUS', 'SAS', 'SEA'], waters: [9, 10, 11], oceans: [4] },
  { id: 'SEA', h2o: 4, land: ['EAS', 'OCE', 'SAS'], waters: [8, 9, 11, 12], oceans: [4, 3] },
  { id: 'OCE', h2o: 2, land: ['SEA'], waters: [11, 12], oceans: [5, 3] },
];

/** Numbers of the territorial waters (VEN-0.2.2). */
export const WATERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
