import type { Game, Message, MomentKind, Seat } from '@entente/engine';
import type { Ideology } from '../position.ts';
import { gaveWay, revealed, weaponUsed } from '../preview/revealed.ts';

const KIND = { war: 'war', peace: 'peace', neutral: 'decree' } as const;

/** Only a military conflict is fought with arms (IDEO-8.1). */
const fightOf = (influence: unknown): MomentKind => (influence === 'military' ? 'battle' : 'conflict');
/** The conflict that these lines began with. */
const fightIn = (before: readonly Message[]): MomentKind =>
  fightOf(before.find(({ say }) => say === 'log.attacked')?.with.influence);

/**
 * Of two proposals the more hostile one counts (IDEO-9.1.4): it counts as the act of the seat that proposed it
 * alone.
 */
function proposerOf({ seat, target, relation, proposed, answered }: Readonly<Record<string, unknown>>): {
  by: Seat;
  to: readonly Seat[];
} {
  const isAnswer = answered === relation && proposed !== relation;
  return isAnswer ? { by: Number(target), to: [Number(seat)] } : { by: Number(seat), to: [Number(target)] };
}

export const moments: NonNullable<Game<Ideology>['moments']> = {
  'log.relation': (line) => ({
    kind: KIND[String(line.relation) as keyof typeof KIND],
    weight: 3,
    ...proposerOf(line),
    tells: revealed(String(line.relation)),
  }),
  'log.noChange': (line) => ({
    kind: KIND[String(line.relation) as keyof typeof KIND],
    weight: 1,
    ...proposerOf(line),
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
    tells: gaveWay(Number(target)),
  }),
  'log.destroyed': ({ target, region, influence }) => ({
    kind: fightOf(influence),
    weight: 2,
    to: [Number(target)],
    place: String(region),
    part: 'ends',
    tells: gaveWay(Number(target)),
  }),
  'log.usedWmd': ({ target, region }) => ({
    kind: 'disaster',
    weight: 3,
    to: [Number(target)],
    place: String(region),
    tells: weaponUsed,
  }),

  'log.revealed': ({ region }) => ({ kind: 'discovery', weight: 1, by: null, place: String(region) }),
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
