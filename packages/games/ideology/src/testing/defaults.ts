import type { IdeologyOptions } from '../position.ts';

/** A table that has chosen nothing. */
export const DEFAULTS: IdeologyOptions = {
  names: 'printed',
  regions: 'tuned',
  attractiveCulture: 'turn',
  totalitarianism: 'replace',
  culturalWeakness: 'developed',
  colonialResistance: 'distant',
  fundamentalistStart: 'propaganda',
  closedSociety: 'cultural',
  wmd: 'half',
  reach: 'everywhere',
  independentMaximum: 'current',
  turns: 60,
  firstIdeology: 'dealt',
};
