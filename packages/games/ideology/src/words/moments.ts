import type { Game, Message, MomentKind } from '@entente/engine';
import type { Ideology } from '../position.ts';
import { revealed } from '../preview/revealed.ts';

const KIND = { war: 'war', peace: 'peace', neutral: 'decree' } as const;

/** Only a military conflict is fought with arms (IDEO-8.1). */
const fightOf = (influence: unknown): MomentKind => (influence === 'military' ? 'battle' : 'conflict');
/** The conflict that these lines began with. */
const fightIn = (before: readonly Message[]): MomentKind =>
  fightOf(before.find(({ say }) => say === 'log.attacked')?.with.influence);

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

  'log.attacked': ({ target, region, influence }) => ({
    kind: fightOf(influence),
    weight: 3,
    to: [Number(target)],
    place: String(region),
    part: 'opens',
  }),
  'log.attackedAgain': (_, _options, before) => ({ kind: fightIn(before), weight: 0, part: 'during' }),
  'log.cancelled': ({ attacker, influence }) => ({
    kind: fightOf(influence),
    weight: 1,
    to: [Number(attacker)],
    part: 'during',
  }),
  'log.conceded': (_, _options, before) => ({ kind: fightIn(before), weight: 0, part: 'during' }),
  'log.gaveUp': (_, _options, before) => ({ kind: fightIn(before), weight: 1, part: 'ends' }),
  'log.replaced': ({ target, region }) => ({
    kind: 'conquest',
    weight: 2,
    to: [Number(target)],
    place: String(region),
    part: 'ends',
  }),
  'log.destroyed': ({ target, region, influence }) => ({
    kind: fightOf(influence),
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
