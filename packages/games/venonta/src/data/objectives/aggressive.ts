import { all, any, atLeast, mostOf, none } from '../conditions.ts';
import { objectivesOf } from './objective.ts';

const objective = objectivesOf('aggressive');

/** Twelve objectives of war. Thresholds [3 players, 4 players, 6 players]. */
export const AGGRESSIVE = [
  objective('CO-A01', 13, all(atLeast('colonies', 1))),
  objective('CO-A02', 17, all(atLeast('attacksWon', 2))),
  objective('CO-A03', 13, all(atLeast('tanks', [2, 2, 1]), mostOf('tanks'))),
  objective('CO-A04', 14, all(atLeast('tepLevied', 1))),
  objective('CO-A05', 14, all(atLeast('foodLevied', 1), none('shortfall'))),
  objective('CO-A06', 14, any(atLeast('tanksDestroyed', 1), atLeast('attacksWon', 2))),
  objective(
    'CO-A07',
    13,
    all(none('ownColonised'), any(atLeast('defencesWon', 1), atLeast('garrisons', 1))),
    all(none('ownColonised'), any(atLeast('defencesWon', 1), atLeast('garrisons', [2, 2, 1]))),
  ),
  objective('CO-A08', 14, all(atLeast('attacksWonVsLeader', 1))),
  objective('CO-A09', 14, all(atLeast('attacksWonBySea', 1)), all(atLeast('attacksWonBySea', [2, 1, 1]))),
  objective('CO-A10', 14, all(atLeast('controlled', [5, 4, 3]))),
  objective('CO-A11', 13, any(atLeast('liberations', 1), all(atLeast('attacksWon', 1), none('tanksLost')))),
  objective('CO-A12', 15, all(atLeast('attacksWon', 1), mostOf('factories'))),
] as const;
