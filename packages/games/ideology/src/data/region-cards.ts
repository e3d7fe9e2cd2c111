import type { Source } from '@entente/engine';

/** A region card: its printed level and its neighbours (IDEO-1.2.1, IDEO-1.7.1). */
interface RegionCard<Id extends string, Near extends string> {
  readonly id: Id;
  readonly level: 1 | 2 | 3;
  readonly adjacent: readonly Near[];
  /** Where its name and its level come from; its links are ours, but for a few that examples name. */
  readonly named: Source['from'];
  readonly levelled: Source['from'];
}

/** Most names and levels are reconstructed; `from` tells where others come from. */
const region = <const Id extends string, const Near extends string>(
  id: Id,
  level: 1 | 2 | 3,
  adjacent: readonly Near[],
  from: { named?: Source['from']; levelled?: Source['from'] } = {},
): RegionCard<Id, Near> => ({
  id,
  level,
  adjacent,
  named: 'reconstructed',
  levelled: 'reconstructed',
  ...from,
});

/**
 * The 43 regions (IDEO-1.2.4). All starting regions are level 3 (IDEO-2.2.3). Names, levels and links that are not in
 * the rulebook or on a public page fill the world: land borders and short sea crossings, no link between starting
 * regions. Some of them were tuned by simulation (IDEO-R5), see BEFORE_TUNING.
 */
export const REGION_CARDS = [
  region('united-states', 3, ['canada', 'cuba', 'mexico'], { named: 'printed', levelled: 'printed' }),
  region('canada', 2, ['iceland', 'russia', 'united-states']),
  region('mexico', 1, ['central-america', 'cuba', 'united-states']),
  region('central-america', 1, ['colombia', 'mexico']),
  region('cuba', 1, ['colombia', 'mexico', 'united-states'], { named: 'public' }),
  region('colombia', 1, ['andes', 'brazil', 'central-america', 'cuba']),
  region('andes', 1, ['argentina', 'brazil', 'colombia']),
  region('brazil', 2, ['andes', 'argentina', 'colombia']),
  region('argentina', 2, ['andes', 'brazil'], { named: 'public' }),
  region('great-britain', 3, ['france', 'iceland', 'scandinavia'], { named: 'public', levelled: 'public' }),
  region('iceland', 1, ['canada', 'great-britain', 'scandinavia'], { named: 'public', levelled: 'public' }),
  region('scandinavia', 2, ['eastern-europe', 'germany', 'great-britain', 'iceland', 'russia']),
  region('france', 2, ['germany', 'great-britain', 'italy', 'spain']),
  region('spain', 2, ['algeria', 'france']),
  region('germany', 3, ['balkans', 'eastern-europe', 'france', 'italy', 'scandinavia'], {
    named: 'public',
    levelled: 'public',
  }),
  region('italy', 2, ['algeria', 'balkans', 'france', 'germany']),
  region('eastern-europe', 2, ['balkans', 'germany', 'russia', 'scandinavia']),
  region('balkans', 2, ['eastern-europe', 'germany', 'italy', 'turkey']),
  region(
    'russia',
    3,
    ['canada', 'central-asia', 'china', 'eastern-europe', 'japan', 'korea', 'scandinavia', 'turkey'],
    { named: 'printed', levelled: 'public' },
  ),
  region('turkey', 2, ['balkans', 'iran', 'iraq', 'russia']),
  region('israel', 2, ['egypt', 'iraq'], { named: 'public' }),
  region('iraq', 2, ['iran', 'israel', 'saudi-arabia', 'turkey'], { named: 'public' }),
  region('saudi-arabia', 2, ['east-africa', 'iran', 'iraq']),
  region('iran', 3, ['central-asia', 'iraq', 'pakistan', 'saudi-arabia', 'turkey'], {
    named: 'public',
    levelled: 'public',
  }),
  region('pakistan', 2, ['central-asia', 'china', 'india', 'iran']),
  region('central-asia', 1, ['china', 'iran', 'pakistan', 'russia'], { named: 'public', levelled: 'public' }),
  region('india', 2, ['china', 'pakistan', 'southeast-asia'], { named: 'public' }),
  region(
    'china',
    2,
    ['central-asia', 'india', 'japan', 'korea', 'pakistan', 'philippines', 'russia', 'southeast-asia'],
    { named: 'public' },
  ),
  region('korea', 1, ['china', 'japan', 'russia'], { named: 'public' }),
  region('japan', 2, ['china', 'korea', 'russia']),
  region('southeast-asia', 2, ['china', 'india', 'indonesia', 'philippines'], { named: 'printed' }),
  region('philippines', 1, ['china', 'indonesia', 'southeast-asia']),
  region('indonesia', 1, ['australia', 'philippines', 'southeast-asia'], {
    named: 'printed',
    levelled: 'printed',
  }),
  region('australia', 2, ['indonesia', 'new-zealand'], { named: 'printed', levelled: 'printed' }),
  region('new-zealand', 1, ['australia'], { named: 'public' }),
  region('algeria', 2, ['italy', 'libya', 'spain', 'west-africa']),
  region('libya', 1, ['algeria', 'central-africa', 'east-africa', 'egypt', 'west-africa']),
  region('egypt', 2, ['east-africa', 'israel', 'libya']),
  region('west-africa', 1, ['algeria', 'central-africa', 'libya']),
  region('central-africa', 1, ['east-africa', 'libya', 'southern-africa', 'west-africa']),
  region('east-africa', 1, ['central-africa', 'egypt', 'libya', 'saudi-arabia', 'southern-africa']),
  region('southern-africa', 1, ['central-africa', 'east-africa', 'south-africa']),
  region('south-africa', 2, ['southern-africa']),
] as const;

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
