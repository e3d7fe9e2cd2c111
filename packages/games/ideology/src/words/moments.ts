import type { Game } from '@entente/engine';
import type { Ideology } from '../position.ts';
import { revealed } from '../preview/revealed.ts';

const KIND = { war: 'war', peace: 'peace', neutral: 'decree' } as const;

export const moments: NonNullable<Game<Ideology>['moments']> = {
  'log.relation': ({ target, relation }) => ({
    kind: KIND[String(relation) as keyof typeof KIND],
    weight: 3,
    to: [Number(target)],
    tells: revealed(String(relation)),
  }),
  'log.noChange': ({ target, relation }) => ({
    kind: KIND[String(relation) as keyof typeof KIND],
    weight: 1,
    to: [Number(target)],
  }),

  'log.attacked': ({ target, region }) => ({
    kind: 'battle',
    weight: 3,
    to: [Number(target)],
    place: String(region),
    part: 'opens',
  }),
  'log.attackedAgain': { kind: 'battle', weight: 0, part: 'during' },
  'log.cancelled': ({ attacker }) => ({ kind: 'battle', weight: 1, to: [Number(attacker)], part: 'during' }),
  'log.conceded': { kind: 'battle', weight: 0, part: 'during' },
  'log.gaveUp': { kind: 'battle', weight: 1, part: 'ends' },
  'log.replaced': ({ target, region }) => ({
    kind: 'conquest',
    weight: 2,
    to: [Number(target)],
    place: String(region),
    part: 'ends',
  }),
  'log.destroyed': ({ target, region }) => ({
    kind: 'battle',
    weight: 2,
    to: [Number(target)],
    place: String(region),
    part: 'ends',
  }),
  'log.usedWmd': ({ target, region }) => ({
    kind: 'disaster',
    weight: 3,
    to: [Number(target)],
    place: String(region),
  }),

  'log.gained': ({ region }) => ({ kind: 'conquest', weight: 3, place: String(region) }),
  'log.lost': ({ region }) => ({ kind: 'crisis', weight: 3, place: String(region) }),
  'log.level': ({ region }) => ({ kind: 'growth', weight: 1, by: null, place: String(region) }),
  'log.order': { kind: 'age', weight: 1, by: null },
  'log.turn': { kind: 'age', weight: 1, by: null },
  'log.bought': { kind: 'discovery', weight: 2 },
  'log.extended': ({ region }) => ({ kind: 'growth', weight: 1, place: String(region) }),
  'log.placed': ({ region }) => ({ kind: 'growth', weight: 1, place: String(region) }),
  'log.cutDown': { kind: 'crisis', weight: 1 },
};
