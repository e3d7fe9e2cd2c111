/** What random play itself finds out. */
import { RulesFault } from '../../referee.ts';
import { short } from '../plain.ts';
import { broken, type Property } from '../property.ts';
import { lookAhead } from './ahead.ts';

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
  blocking: true,
  at(moment) {
    for (const { seat, choice, thrown } of lookAhead(moment)) {
      if (thrown instanceof RulesFault) {
        return broken(
          `After seat ${seat}'s choice ${short(choice)} the rules contradict themselves: ${thrown.message}.`,
        );
      }
    }
    return 'holds';
  },
};
