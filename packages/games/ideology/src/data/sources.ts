import type { Source, Sources } from '@entente/engine';
import { ADVANCEMENT_KINDS, ADVANCEMENT_READINGS } from './advancements.ts';
import { IDEOLOGY_CARDS } from './ideologies.ts';
import { BEFORE_TUNING, REGION_CARDS, type Region } from './region-cards.ts';
import { known, made } from './source.ts';
import { IDEOLOGIES, NEUTRAL_NAMES } from './terms.ts';

const PRINTED: Source = { from: 'printed' };
const NEUTRAL = made('neutralName', 'high', 'names');

const each = (ids: readonly string[], source: Source): [string, Source][] => ids.map((id) => [id, source]);

/** Another reading of a rule comes from the same place. */
const powers = IDEOLOGY_CARDS.flatMap(({ rules }) =>
  rules.flatMap(({ id, alternatives = [], source }) =>
    each([id, ...alternatives.map(({ value }) => `${id}-${value}`)], source),
  ),
);

const advancements = ADVANCEMENT_KINDS.flatMap(({ id, source }) =>
  each([id, ...ADVANCEMENT_READINGS.filter((reading) => reading.startsWith(`${id}-`))], source),
);

function regionSource({ id, named, levelled }: (typeof REGION_CARDS)[number]): Source {
  if (named === 'printed' && levelled === 'printed') return made('regionLinks', 'high');
  if (levelled !== 'reconstructed') return known('regionPublic', 'high');
  const option = id in BEFORE_TUNING.levels || isUnlinked(id) ? 'regions' : undefined;
  return named === 'reconstructed'
    ? made('regionOurs', 'low', option)
    : made('regionLevel', 'medium', option);
}

const isUnlinked = (id: Region): boolean => BEFORE_TUNING.unlinked.some((pair) => pair.includes(id));

/** Where everything with a name comes from. */
export const sources: Sources = {
  ideology: Object.fromEntries([...each(IDEOLOGIES, PRINTED), ...each(NEUTRAL_NAMES, NEUTRAL)]),
  advancement: Object.fromEntries(advancements),
  region: Object.fromEntries(REGION_CARDS.map((card) => [card.id, regionSource(card)])),
  power: Object.fromEntries(powers),
  influence: PRINTED,
  relation: PRINTED,
  phase: PRINTED,
  powerKind: PRINTED,
};
