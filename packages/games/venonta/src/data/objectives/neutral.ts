import { all, any, atLeast, none } from '../conditions.ts';
import { objectivesOf } from './objective.ts';

const objective = objectivesOf('neutral');

/** Twelve objectives of industry, trade and diplomacy. Thresholds [3 players, 4 players, 6 players]. */
export const NEUTRAL = [
  objective('CO-N01', 14, all(atLeast('factories', [3, 2, 2]))),
  objective('CO-N02', 13, all(atLeast('factories', 1), atLeast('tep', [5, 4, 3]))),
  objective('CO-N03', 13, all(atLeast('unitsTraded', [6, 5, 5])), all(atLeast('unitsTraded', 2))),
  objective('CO-N04', 13, all(none('shortfall'), atLeast('food', [3, 2, 2]))),
  objective('CO-N05', 12, all(none('shortfall'), atLeast('tokens', [4, 3, 2]))),
  objective(
    'CO-N06',
    13,
    any(atLeast('intensive', [2, 1, 1]), atLeast('farmsBuilt', [4, 4, 3])),
    any(atLeast('intensive', [2, 1, 1]), atLeast('farmsBuilt', [4, 3, 2])),
  ),
  objective('CO-N07', 12, all(atLeast('unitsSold', 1))),
  objective('CO-N08', 14, all(atLeast('tanks', 1), none('combatsStarted'), none('ownColonised'))),
  objective('CO-N09', 12, all(none('unitsBought'), none('shortfall'), atLeast('factories', 1))),
  objective('CO-N10', 11, all(atLeast('built', [4, 3, 2]))),
  objective(
    'CO-N11',
    12,
    all(atLeast('caPlayed', [3, 3, 2]), none('combatsStarted')),
    all(atLeast('caPlayed', 2), none('combatsStarted')),
  ),
  objective(
    'CO-N12',
    14,
    all(
      atLeast('factories', 1),
      atLeast('farmsAll', [2, 2, 1]),
      atLeast('tanks', [1, 1, 0]),
      none('shortfall'),
    ),
  ),
] as const;
