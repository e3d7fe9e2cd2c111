import type { IdeologyOptions } from '../position.ts';

/** A table that has chosen nothing. */
export const DEFAULTS: IdeologyOptions = {
  names: 'printed',
  attractiveCulture: 'turn',
  totalitarianism: 'replace',
  culturalWeakness: 'conflict',
  fundamentalistStart: 'propaganda',
  wmd: 'half',
  reach: 'everywhere',
  independentMaximum: 'current',
  turns: 60,
};
