/** What random play itself finds out. */
import type { Property } from '../property.ts';

export const ends: Property = {
  name: 'ends',
  must: 'A game ends within a bounded number of decisions.',
  share: 1,
  blocking: true,
};

export const noRulesFault: Property = {
  name: 'no-rules-fault',
  must: 'The rules never contradict themselves and never throw.',
  share: 1,
};
