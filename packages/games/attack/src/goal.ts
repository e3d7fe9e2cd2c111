import type { Game, Goal, PointSource, Seat } from '@entente/engine';
import { REGIONS } from './data/map.ts';
import { GOVERNMENTS } from './data/terms.ts';
import {
  regionsCounted,
  type VictoryParts,
  victoryParts,
  victoryPoints,
} from './phases/23-the-end-of-the-game/victory.ts';
import type { Attack, AttackView, Position } from './position.ts';

/** Governments that each source counts for (ATK-24); the others, for everybody. */
const ONLY_FOR: Partial<Record<keyof VictoryParts, readonly (typeof GOVERNMENTS)[number][]>> = {
  neutrals: ['communism', 'democracy'],
  overseas: ['monarchy'],
  conquests: ['fascism'],
  invasions: ['democracy'],
};

/** Told by the regions that they come from. */
const BY_REGION: readonly (keyof VictoryParts)[] = ['regions', 'neutrals', 'overseas'];

const SOURCES: readonly (keyof VictoryParts)[] = [
  'regions',
  'neutrals',
  'overseas',
  'conquests',
  'invasions',
];

/** Undefined before governments are drawn. */
const governmentOf = ({ public: world }: Pick<Position, 'public'>, seat: Seat) =>
  GOVERNMENTS[world.governments[seat]];

/** The viewer's own government; none for a spectator. */
const regimeOf = (view: AttackView) =>
  (view.viewer === 'spectator' ? undefined : governmentOf(view, view.viewer)) ?? 'none';

function countsFor(seen: Pick<Position, 'public'>, seat: Seat, id: keyof VictoryParts): boolean {
  const only = ONLY_FOR[id];
  return only === undefined || only.some((each) => each === governmentOf(seen, seat));
}

const sourceOf = (id: keyof VictoryParts): PointSource<Attack> => ({
  id,
  of: (seen, seat) => (countsFor(seen, seat, id) ? victoryParts(seen, seat)[id] : null),
  ...(BY_REGION.includes(id) && {
    pieces: (seen, seat) =>
      countsFor(seen, seat, id)
        ? regionsCounted(seen, seat, id).map(({ region, points }) => ({
            name: { say: `region.${REGIONS[region]}`, with: {} },
            points,
          }))
        : [],
  }),
});

export const goal: Goal<Attack> = {
  with: ({ options: { eagles } }) => ({ eagles }),
  standing: (seen) => Array.from({ length: seen.seats }, (_, seat) => victoryPoints(seen, seat)),
  progress: ({ public: { eagles }, options }) => ({ now: eagles, of: options.eagles }),
  how: (view) => ({ regime: regimeOf(view) }),
  sources: SOURCES.map(sourceOf),
};

export const firstVisit: Game<Attack>['firstVisit'] = (view) => ({
  eagles: view.options.eagles,
  start: view.options.start,
  regime: regimeOf(view),
});
