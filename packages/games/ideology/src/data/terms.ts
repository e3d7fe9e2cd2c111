/** The names of things in choices, logs and words. Positions hold their indices in these lists. */

/** The three types of influence (IDEO-1.1.1). */
export const INFLUENCES = ['military', 'economic', 'cultural'] as const;
export type Influence = (typeof INFLUENCES)[number];

export const IDEOLOGIES = ['capitalism', 'communism', 'fascism', 'imperialism', 'fundamentalism'] as const;
export type IdeologyId = (typeof IDEOLOGIES)[number];

export const ADVANCEMENTS = [
  'tactics',
  'industry',
  'patriotism',
  'supremacy',
  'innovation',
  'propaganda',
  'wmd',
] as const;
export type Advancement = (typeof ADVANCEMENTS)[number];

/**
 * The states between two ideologies (IDEO-9.1.1), from friendly to hostile: of two proposals the higher index counts
 * (IDEO-9.1.4).
 */
export const RELATIONS = ['peace', 'neutral', 'war'] as const;
export type Relation = (typeof RELATIONS)[number];

/** A turn has eight phases, in this order (IDEO-3.1.1). */
export const PHASES = [
  'resource',
  'trading',
  'development',
  'foreign',
  'conflict',
  'diplomacy',
  'assessment',
  'turnOrder',
] as const;
export type Phase = (typeof PHASES)[number];

/** What the ideologies are called in classrooms, in the same order. */
export const NEUTRAL_NAMES = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'] as const;

/** The three rules of an ideology, in order. */
export const POWER_KINDS = ['start', 'advantage', 'disadvantage'] as const;
