import type { Source } from '@entente/engine';

/** A region card: its printed level and its neighbours (IDEO-1.2.1, IDEO-1.7.1). */
interface RegionCard {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly adjacent: readonly string[];
  /** Where its name and its level come from; its links are ours, but for a few that examples name. */
  readonly named: Source['from'];
  readonly levelled: Source['from'];
}

/**
 * The 43 regions (IDEO-1.2.4). All starting regions are level 3 (IDEO-2.2.3). Names, levels and links that are not in
 * the rulebook or on a public page fill the world: land borders and short sea crossings, no link between starting
 * regions. Some of them were tuned by simulation (IDEO-R5), see BEFORE_TUNING.
 */
export const REGION_CARDS = [
  {
    id: 'united-states',
    level: 3,
    adjacent: ['canada', 'cuba', 'mexico'],
    named: 'printed',
    levelled: 'printed',
  },
  {
    id: 'canada',
    level: 2,
    adjacent: ['iceland', 'russia', 'united-states'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'mexico',
    level: 1,
    adjacent: ['central-america', 'cuba', 'united-states'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'central-america',
    level: 1,
    adjacent: ['colombia', 'mexico'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'cuba',
    level: 1,
    adjacent: ['colombia', 'mexico', 'united-states'],
    named: 'public',
    levelled: 'reconstructed',
  },
  {
    id: 'colombia',
    level: 1,
    adjacent: ['andes', 'brazil', 'central-america', 'cuba'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'andes',
    level: 1,
    adjacent: ['argentina', 'brazil', 'colombia'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'brazil',
    level: 2,
    adjacent: ['andes', 'argentina', 'colombia'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  { id: 'argentina', level: 2, adjacent: ['andes', 'brazil'], named: 'public', levelled: 'reconstructed' },
  {
    id: 'great-britain',
    level: 3,
    adjacent: ['france', 'iceland', 'scandinavia'],
    named: 'public',
    levelled: 'public',
  },
  {
    id: 'iceland',
    level: 1,
    adjacent: ['canada', 'great-britain', 'scandinavia'],
    named: 'public',
    levelled: 'public',
  },
  {
    id: 'scandinavia',
    level: 2,
    adjacent: ['eastern-europe', 'germany', 'great-britain', 'iceland', 'russia'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'france',
    level: 2,
    adjacent: ['germany', 'great-britain', 'italy', 'spain'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'spain',
    level: 2,
    adjacent: ['algeria', 'france'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'germany',
    level: 3,
    adjacent: ['balkans', 'eastern-europe', 'france', 'italy', 'scandinavia'],
    named: 'public',
    levelled: 'public',
  },
  {
    id: 'italy',
    level: 2,
    adjacent: ['algeria', 'balkans', 'france', 'germany'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'eastern-europe',
    level: 2,
    adjacent: ['balkans', 'germany', 'russia', 'scandinavia'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'balkans',
    level: 2,
    adjacent: ['eastern-europe', 'germany', 'italy', 'turkey'],
    named: 'reconstructed',
    levelled: 'reconstructed',
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
    named: 'printed',
    levelled: 'public',
  },
  {
    id: 'turkey',
    level: 2,
    adjacent: ['balkans', 'iran', 'iraq', 'russia'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  { id: 'israel', level: 2, adjacent: ['egypt', 'iraq'], named: 'public', levelled: 'reconstructed' },
  {
    id: 'iraq',
    level: 2,
    adjacent: ['iran', 'israel', 'saudi-arabia', 'turkey'],
    named: 'public',
    levelled: 'reconstructed',
  },
  {
    id: 'saudi-arabia',
    level: 2,
    adjacent: ['east-africa', 'iran', 'iraq'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'iran',
    level: 3,
    adjacent: ['central-asia', 'iraq', 'pakistan', 'saudi-arabia', 'turkey'],
    named: 'public',
    levelled: 'public',
  },
  {
    id: 'pakistan',
    level: 2,
    adjacent: ['central-asia', 'china', 'india', 'iran'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'central-asia',
    level: 1,
    adjacent: ['china', 'iran', 'pakistan', 'russia'],
    named: 'public',
    levelled: 'public',
  },
  {
    id: 'india',
    level: 2,
    adjacent: ['china', 'pakistan', 'southeast-asia'],
    named: 'public',
    levelled: 'reconstructed',
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
    named: 'public',
    levelled: 'reconstructed',
  },
  {
    id: 'korea',
    level: 1,
    adjacent: ['china', 'japan', 'russia'],
    named: 'public',
    levelled: 'reconstructed',
  },
  {
    id: 'japan',
    level: 2,
    adjacent: ['china', 'korea', 'russia'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'southeast-asia',
    level: 2,
    adjacent: ['china', 'india', 'indonesia', 'philippines'],
    named: 'printed',
    levelled: 'reconstructed',
  },
  {
    id: 'philippines',
    level: 1,
    adjacent: ['china', 'indonesia', 'southeast-asia'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'indonesia',
    level: 1,
    adjacent: ['australia', 'philippines', 'southeast-asia'],
    named: 'printed',
    levelled: 'printed',
  },
  {
    id: 'australia',
    level: 2,
    adjacent: ['indonesia', 'new-zealand'],
    named: 'printed',
    levelled: 'printed',
  },
  { id: 'new-zealand', level: 1, adjacent: ['australia'], named: 'public', levelled: 'reconstructed' },
  {
    id: 'algeria',
    level: 2,
    adjacent: ['italy', 'libya', 'spain', 'west-africa'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'libya',
    level: 1,
    adjacent: ['algeria', 'central-africa', 'east-africa', 'egypt', 'west-africa'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'egypt',
    level: 2,
    adjacent: ['east-africa', 'israel', 'libya'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'west-africa',
    level: 1,
    adjacent: ['algeria', 'central-africa', 'libya'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'central-africa',
    level: 1,
    adjacent: ['east-africa', 'libya', 'southern-africa', 'west-africa'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'east-africa',
    level: 1,
    adjacent: ['central-africa', 'egypt', 'libya', 'saudi-arabia', 'southern-africa'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'southern-africa',
    level: 1,
    adjacent: ['central-africa', 'east-africa', 'south-africa'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
  {
    id: 'south-africa',
    level: 2,
    adjacent: ['southern-africa'],
    named: 'reconstructed',
    levelled: 'reconstructed',
  },
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
