import type { IdeologyOptions } from '../position.ts';

/** A table that has chosen nothing. */
export const DEFAULTS: IdeologyOptions = {
  names: 'printed',
  attractiveCulture: 'turn',
  totalitarianism: 'replace',
  culturalWeakness: 'conflict',
  colonialResistance: 'extend',
  fundamentalistStart: 'propaganda',
  closedSociety: 'cultural',
  wmd: 'half',
  reach: 'everywhere',
  independentMaximum: 'current',
  turns: 60,
};
