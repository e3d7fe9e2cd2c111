/** The names of things in choices, logs and words. Positions hold their indices in these lists. */

/** What is on a disc. */
export const PLANTS = ['forest', 'farm', 'intensive', 'factory'] as const;
export type Plant = (typeof PLANTS)[number];

/** Discs without and with water. */
export const GROUNDS = ['dry', 'h2o'] as const;
export type Ground = (typeof GROUNDS)[number];

export const GOODS = ['ration', 'token'] as const;
export type Good = (typeof GOODS)[number];

/** What a pact is for (VEN-9.10.2); bits of a pact are the index plus 1. */
export const TERMS = ['defence', 'attack', 'both'] as const;
export type Terms = (typeof TERMS)[number];

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/** Moments at which players may react with a card. */
export const WINDOWS = ['turn', 'again', 'declared', 'won', 'lost', 'migrant', 'card'] as const;
export type Window = (typeof WINDOWS)[number];

/** The fourteen phases of a round, in order (VEN-0.4.3); the first name is for the preparation. */
export const PHASES = [
  'preparation',
  'calendar',
  'repopulation',
  'harvest',
  'consumption',
  'redistribution',
  'events',
  'order',
  'objectives',
  'turn1',
  'movement',
  'turn2',
  'emissions',
  'waste',
  'scoring',
] as const;

/** Fourteen phases are too many to be shown side by side: what happens without anybody is one stretch. */
export const STRETCHES = [
  ['preparation'],
  ['resources', 'events', 'objectives', 'turn1', 'turn2', 'emissions', 'scoring'],
] as const;
export type Stretch = (typeof STRETCHES)[number][number];

/** By the number of the phase. */
export const STRETCH_OF: readonly Stretch[] = [
  'preparation',
  ...(['resources', 'resources', 'resources', 'resources', 'resources'] as const),
  ...([
    'events',
    'events',
    'objectives',
    'turn1',
    'turn1',
    'turn2',
    'emissions',
    'emissions',
    'scoring',
  ] as const),
];
