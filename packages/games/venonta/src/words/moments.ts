import type { Die, Game } from '@entente/engine';
import { EVENTS, type EventEffect } from '../data/events.ts';
import { HITS } from '../data/tables.ts';
import type { Venonta } from '../position.ts';

/** The first dice are those of tanks; what counts as a hit is an option (VEN-9.6.3). */
function diceOf(faces: readonly number[], tanks: number, hits: keyof typeof HITS): Die[] {
  const { tank, people } = HITS[hits];
  return faces.map((face, at) => ({
    face,
    hit: (at < tanks ? (tank as readonly number[]) : (people as readonly number[])).includes(face),
  }));
}

/** What counts as a hit, and who wins when nobody is left. */
const howItWasWon = ({ hits }: Venonta['options']) => {
  const { tank, people } = HITS[hits];
  return [
    { say: 'board.hitsOn', with: { faces: [...people], tanks: [...tank] } },
    { say: 'board.tie', with: {} },
  ];
};

/** Effects of which the log names the place alone. */
const UNTOLD: readonly EventEffect['do'][] = ['burnTep', 'migrant', 'loseH2o', 'downgrade'];

/** What the card says that it does. */
const event = ({ event, territory }: Readonly<Record<string, unknown>>) => ({
  kind: 'disaster' as const,
  weight: 3 as const,
  by: null,
  ...(typeof territory === 'string' && { place: territory }),
  isTold:
    EVENTS.find(({ id }) => id === event)?.effects.every((effect) => !UNTOLD.includes(effect.do)) === true,
  tells: [{ say: `event.${String(event)}.text`, with: {} }],
});

type Rolled = Readonly<Record<'seat' | 'tanks' | 'faces', unknown>>;

const rolled = ({ seat, tanks, faces }: Rolled, { hits }: Venonta['options']) => ({
  kind: 'battle' as const,
  weight: 0 as const,
  part: 'during' as const,
  rolls: [{ seat: Number(seat), dice: diceOf(faces as readonly number[], Number(tanks), hits) }],
});

const at = (target: unknown) => [Number(target)];

const lost =
  (kind: 'disaster' | 'famine') =>
  ({ count }: Readonly<Record<'count', unknown>>) => ({
    kind,
    weight: 2 as const,
    change: { by: -Number(count), good: false },
  });

export const moments: NonNullable<Game<Venonta>['moments']> = {
  // Everybody is there when the first one begins.
  'log.round': ({ round }) => ({ kind: 'age', weight: Number(round) === 1 ? 0 : 2, by: null }),

  // The player whose turn it is knows it.
  'log.turn': { kind: 'age', weight: 0 },

  'log.attacks': ({ target, from, to }) => ({
    kind: 'battle',
    weight: 3,
    to: at(target),
    place: String(to),
    from: String(from),
    part: 'opens',
  }),
  'log.liberates': ({ target, from, to }) => ({
    kind: 'battle',
    weight: 3,
    to: at(target),
    place: String(to),
    from: String(from),
    part: 'opens',
  }),
  'log.rebels': ({ target, territory }) => ({
    kind: 'riot',
    weight: 3,
    to: at(target),
    place: String(territory),
    part: 'opens',
  }),
  'log.joinedPeople': { kind: 'battle', weight: 1, part: 'during' },
  'log.joinedTank': { kind: 'battle', weight: 1, part: 'during' },
  'log.rolled': rolled,
  'log.rolledAgain': rolled,
  'log.hits': { kind: 'battle', weight: 0, by: null, part: 'during' },
  'log.tankLost': ({ territory }) => ({
    kind: 'battle',
    weight: 1,
    place: String(territory),
    part: 'during',
  }),
  'log.truce': (_, options) => ({ kind: 'peace', weight: 1, part: 'ends', tells: howItWasWon(options) }),
  'log.ceaseFire': (_, options) => ({
    kind: 'peace',
    weight: 1,
    by: null,
    part: 'ends',
    tells: howItWasWon(options),
  }),
  'log.repelled': ({ target, territory }, options) => ({
    kind: 'battle',
    weight: 2,
    to: at(target),
    place: String(territory),
    part: 'ends',
    tells: howItWasWon(options),
  }),
  'log.victory': ({ territory }, options) => ({
    kind: 'conquest',
    weight: 2,
    place: String(territory),
    part: 'ends',
    tells: howItWasWon(options),
  }),
  'log.freed': ({ territory }) => ({ kind: 'peace', weight: 2, place: String(territory), part: 'ends' }),
  'log.colonised': ({ territory }) => ({ kind: 'conquest', weight: 3, place: String(territory) }),
  'log.uprising': ({ territory }) => ({ kind: 'riot', weight: 3, place: String(territory) }),
  'log.devastated': ({ territory }) => ({ kind: 'disaster', weight: 1, by: null, place: String(territory) }),
  'log.attackCancelled': { kind: 'peace', weight: 1, by: null, part: 'ends' },

  'log.event': event,
  'log.eventOnLand': event,
  'log.eventAtSea': event,
  'log.red': { kind: 'crisis', weight: 2, by: null },
  'log.eventWaits': { kind: 'crisis', weight: 2, by: null },
  'log.fire': ({ territory }) => ({ kind: 'disaster', weight: 1, by: null, place: String(territory) }),
  'log.farmLost': ({ territory }) => ({ kind: 'disaster', weight: 2, place: String(territory) }),
  'log.factoryLost': ({ territory }) => ({ kind: 'crisis', weight: 2, place: String(territory) }),
  'log.driedOut': ({ territory }) => ({ kind: 'disaster', weight: 1, by: null, place: String(territory) }),
  'log.lostRations': lost('disaster'),
  'log.lostTokens': lost('disaster'),
  'log.lostPeople': lost('disaster'),
  'log.fed': ({ shortfall }) => ({
    kind: 'famine',
    weight: Number(shortfall) > 0 ? 2 : 0,
    change: { by: -Number(shortfall), good: false },
  }),
  'log.neglected': ({ points }) => ({
    kind: 'famine',
    weight: 3,
    change: { by: -Number(points), good: false },
  }),
  'log.migrant': ({ territory }) => ({ kind: 'famine', weight: 1, by: null, place: String(territory) }),
  // Another mouth to feed.
  'log.settled': ({ seat, territory }) => ({
    kind: 'famine',
    weight: 2,
    by: null,
    to: at(seat),
    place: String(territory),
  }),
  'log.emissions': { kind: 'crisis', weight: 1, by: null },

  // One card for all that a round was played for.
  'log.reached': ({ points }) => ({ kind: 'age', weight: 3, change: { by: Number(points), good: true } }),
  'log.missed': { kind: 'age', weight: 3 },
  'log.built': ({ territory }) => ({ kind: 'growth', weight: 1, place: String(territory) }),
  'log.converted': ({ territory }) => ({ kind: 'growth', weight: 1, place: String(territory) }),
  'log.tankBuilt': ({ territory }) => ({ kind: 'war', weight: 1, place: String(territory) }),
  'log.moved': ({ from, to }) => ({ kind: 'war', weight: 1, place: String(to), from: String(from) }),
  'log.transferred': ({ from, to }) => ({ kind: 'trade', weight: 0, place: String(to), from: String(from) }),
  'log.harvested': { kind: 'growth', weight: 1, by: null },
  'log.income': { kind: 'growth', weight: 1, by: null },

  'log.pactEnded': ({ target }) => ({ kind: 'war', weight: 3, to: at(target) }),
  'log.expelled': ({ target, territory }) => ({
    kind: 'war',
    weight: 2,
    to: at(target),
    place: String(territory),
  }),
  'log.played': { kind: 'decree', weight: 1 },
  'log.playedOn': ({ target }) => ({ kind: 'decree', weight: 2, to: at(target) }),
  'log.playedAt': ({ territory }) => ({ kind: 'decree', weight: 1, place: String(territory) }),
  'log.vetoed': { kind: 'decree', weight: 1, by: null },
  'log.sabotaged': ({ target, territory }) => ({
    kind: 'battle',
    weight: 2,
    to: at(target),
    place: String(territory),
  }),
  'log.spied': ({ target }) => ({ kind: 'decree', weight: 2, to: at(target) }),
};
