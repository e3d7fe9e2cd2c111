import type { Source } from './source.ts';

/** A region card: its printed level and its neighbours (IDEO-1.2.1, IDEO-1.7.1). */
interface RegionCard {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly adjacent: readonly string[];
  /** Where its level comes from. */
  readonly source: Source['from'];
}

/**
 * The 43 regions. All starting regions are level 3. Names, levels and links that are not in the rulebook or on a
 * public page fill the world: land borders and short sea crossings, no link between starting regions. Some of them were
 * tuned by simulation (IDEO-R5), see BEFORE_TUNING.
 */
export const REGION_CARDS = [
  { id: 'united-states', level: 3, adjacent: ['canada', 'cuba', 'mexico'], source: 'seed' },
  { id: 'canada', level: 2, adjacent: ['iceland', 'russia', 'united-states'], source: 'reconstructed' },
  { id: 'mexico', level: 1, adjacent: ['central-america', 'cuba', 'united-states'], source: 'reconstructed' },
  { id: 'central-america', level: 1, adjacent: ['colombia', 'mexico'], source: 'reconstructed' },
  { id: 'cuba', level: 1, adjacent: ['colombia', 'mexico', 'united-states'], source: 'reconstructed' },
  {
    id: 'colombia',
    level: 1,
    adjacent: ['andes', 'brazil', 'central-america', 'cuba'],
    source: 'reconstructed',
  },
  { id: 'andes', level: 1, adjacent: ['argentina', 'brazil', 'colombia'], source: 'reconstructed' },
  { id: 'brazil', level: 2, adjacent: ['andes', 'argentina', 'colombia'], source: 'reconstructed' },
  { id: 'argentina', level: 2, adjacent: ['andes', 'brazil'], source: 'reconstructed' },
  { id: 'great-britain', level: 3, adjacent: ['france', 'iceland', 'scandinavia'], source: 'public' },
  { id: 'iceland', level: 1, adjacent: ['canada', 'great-britain', 'scandinavia'], source: 'public' },
  {
    id: 'scandinavia',
    level: 2,
    adjacent: ['eastern-europe', 'germany', 'great-britain', 'iceland', 'russia'],
    source: 'reconstructed',
  },
  {
    id: 'france',
    level: 2,
    adjacent: ['germany', 'great-britain', 'italy', 'spain'],
    source: 'reconstructed',
  },
  { id: 'spain', level: 2, adjacent: ['algeria', 'france'], source: 'reconstructed' },
  {
    id: 'germany',
    level: 3,
    adjacent: ['balkans', 'eastern-europe', 'france', 'italy', 'scandinavia'],
    source: 'public',
  },
  { id: 'italy', level: 2, adjacent: ['algeria', 'balkans', 'france', 'germany'], source: 'reconstructed' },
  {
    id: 'eastern-europe',
    level: 2,
    adjacent: ['balkans', 'germany', 'russia', 'scandinavia'],
    source: 'reconstructed',
  },
  {
    id: 'balkans',
    level: 2,
    adjacent: ['eastern-europe', 'germany', 'italy', 'turkey'],
    source: 'reconstructed',
  },
  {
    id: 'russia',
    level: 3,
    adjacent: [
      'canada',
      'central-asia',
      'china',
      'eastern-europe',
      'japan',
      'korea',
      'scandinavia',
      'turkey',
    ],
    source: 'public',
  },
  { id: 'turkey', level: 2, adjacent: ['balkans', 'iran', 'iraq', 'russia'], source: 'reconstructed' },
  { id: 'israel', level: 2, adjacent: ['egypt', 'iraq'], source: 'reconstructed' },
  { id: 'iraq', level: 2, adjacent: ['iran', 'israel', 'saudi-arabia', 'turkey'], source: 'reconstructed' },
  { id: 'saudi-arabia', level: 2, adjacent: ['east-africa', 'iran', 'iraq'], source: 'reconstructed' },
  {
    id: 'iran',
    level: 3,
    adjacent: ['central-asia', 'iraq', 'pakistan', 'saudi-arabia', 'turkey'],
    source: 'public',
  },
  { id: 'pakistan', level: 2, adjacent: ['central-asia', 'china', 'india', 'iran'], source: 'reconstructed' },
  { id: 'central-asia', level: 1, adjacent: ['china', 'iran', 'pakistan', 'russia'], source: 'public' },
  {
    id: 'india',
    level: 2,
    adjacent: ['china', 'pakistan', 'southeast-asia'],
    source: 'reconstructed',
  },
  {
    id: 'china',
    level: 2,
    adjacent: [
      'central-asia',
      'india',
      'japan',
      'korea',
      'pakistan',
      'philippines',
      'russia',
      'southeast-asia',
    ],
    source: 'reconstructed',
  },
  { id: 'korea', level: 1, adjacent: ['china', 'japan', 'russia'], source: 'reconstructed' },
  { id: 'japan', level: 2, adjacent: ['china', 'korea', 'russia'], source: 'reconstructed' },
  {
    id: 'southeast-asia',
    level: 2,
    adjacent: ['china', 'india', 'indonesia', 'philippines'],
    source: 'reconstructed',
  },
  {
    id: 'philippines',
    level: 1,
    adjacent: ['china', 'indonesia', 'southeast-asia'],
    source: 'reconstructed',
  },
  { id: 'indonesia', level: 1, adjacent: ['australia', 'philippines', 'southeast-asia'], source: 'seed' },
  { id: 'australia', level: 2, adjacent: ['indonesia', 'new-zealand'], source: 'seed' },
  { id: 'new-zealand', level: 1, adjacent: ['australia'], source: 'reconstructed' },
  { id: 'algeria', level: 2, adjacent: ['italy', 'libya', 'spain', 'west-africa'], source: 'reconstructed' },
  {
    id: 'libya',
    level: 1,
    adjacent: ['algeria', 'central-africa', 'east-africa', 'egypt', 'west-africa'],
    source: 'reconstructed',
  },
  { id: 'egypt', level: 2, adjacent: ['east-africa', 'israel', 'libya'], source: 'reconstructed' },
  { id: 'west-africa', level: 1, adjacent: ['algeria', 'central-africa', 'libya'], source: 'reconstructed' },
  {
    id: 'central-africa',
    level: 1,
    adjacent: ['east-africa', 'libya', 'southern-africa', 'west-africa'],
    source: 'reconstructed',
  },
  {
    id: 'east-africa',
    level: 1,
    adjacent: ['central-africa', 'egypt', 'libya', 'saudi-arabia', 'southern-africa'],
    source: 'reconstructed',
  },
  {
    id: 'southern-africa',
    level: 1,
    adjacent: ['central-africa', 'east-africa', 'south-africa'],
    source: 'reconstructed',
  },
  { id: 'south-africa', level: 2, adjacent: ['southern-africa'], source: 'reconstructed' },
] as const satisfies readonly RegionCard[];

export type Region = (typeof REGION_CARDS)[number]['id'];

/** What the dossier first chose where simulation led to something else (IDEO-R5): an option of the table. */
export const BEFORE_TUNING: {
  readonly levels: Partial<Readonly<Record<Region, number>>>;
  /** Links that were not there. */
  readonly unlinked: readonly (readonly [Region, Region])[];
} = {
  levels: { mexico: 2, korea: 2, balkans: 1, iraq: 1, 'southeast-asia': 1, algeria: 1 },
  unlinked: [['canada', 'russia']],
};
