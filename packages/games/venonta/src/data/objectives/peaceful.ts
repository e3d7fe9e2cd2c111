import { all, any, atLeast, atMost, none } from '../conditions.ts';
import { objectivesOf } from './objective.ts';

const objective = objectivesOf('peaceful');

/** Twelve objectives of peace, food and forests. Thresholds [3 players, 4 players, 6 players]. */
export const PEACEFUL = [
  objective(
    'CO-P01',
    12,
    any(atLeast('reforested', [3, 3, 2]), atLeast('forest', [18, 14, 9])),
    any(atLeast('reforested', 1), atLeast('forest', [16, 12, 8])),
  ),
  objective('CO-P02', 13, all(atMost('emitted', [3, 3, 2]), none('shortfall'))),
  objective('CO-P03', 12, all(none('shortfall'), atLeast('food', 1))),
  objective(
    'CO-P04',
    13,
    all(none('shortfall'), any(atLeast('migrantsFed', 1), atLeast('foodSold', 1), atLeast('food', 2))),
  ),
  objective('CO-P05', 13, all(none('tanks'), none('combatsStarted'), none('ownColonised'))),
  objective('CO-P06', 13, all(none('shortfall'), any(none('factories'), atLeast('factoriesRemoved', 1)))),
  objective(
    'CO-P07',
    12,
    all(none('waste'), atMost('fishLost', [5, 4, 4])),
    all(none('waste'), atMost('fishLost', 5)),
  ),
  objective('CO-P08', 13, all(atMost('co2Delta', 10), none('combatsStarted'))),
  objective('CO-P09', 13, all(atMost('worldColonies', 1), none('combatsStarted'), none('colonies'))),
  objective(
    'CO-P10',
    13,
    all(
      none('shortfall'),
      any(atLeast('foodSold', 1), atLeast('migrantsFed', 1), atLeast('food', [3, 2, 2])),
    ),
  ),
  objective(
    'CO-P11',
    12,
    all(atLeast('farms', [4, 3, 3]), none('intensive'), none('factories')),
    all(atLeast('farms', [4, 3, 2]), none('intensive'), none('factories')),
  ),
  objective(
    'CO-P12',
    12,
    all(atLeast('tokens', 2), atMost('emitted', [4, 3, 1]), none('combatsStarted')),
    all(atLeast('tokens', [2, 2, 1]), atMost('emitted', [4, 3, 2]), none('combatsStarted')),
  ),
] as const;
