import { groupsBy } from '@entente/engine';
import type { Limit } from './position.ts';

/** Choices as players think of them. */
export const groups = groupsBy<Limit>({
  cards: [
    'draw',
    'keep',
    'under',
    'underRest',
    'otherOrder',
    'discard',
    'play',
    'playShared',
    'remove',
    'takeBack',
    'payRest',
    'withdraw',
  ],
  factories: ['factory', 'weaken', 'closeFactory', 'developFactory', 'shrinkFactory'],
  people: ['raise', 'lower'],
  goods: ['gain', 'loot', 'contribute', 'passPollution', 'help', 'returnDestab'],
  war: ['target', 'force', 'resist', 'yield', 'repelRaid', 'sufferRaid'],
  market: ['buy', 'sell', 'rateUp', 'rateDown'],
  alliances: ['propose', 'leave', 'exclude', 'consent', 'decline', 'payFee', 'callAllies', 'breakAlliance'],
});
