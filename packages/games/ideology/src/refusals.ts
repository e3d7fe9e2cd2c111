import type { Refusal } from '@entente/engine';
import { REGIONS } from './data/regions.ts';
import { ADVANCEMENTS, INFLUENCES, RELATIONS } from './data/terms.ts';

/** Why something is not allowed. Made once each, since a list of choices is filled very often. */

const MOST_CARDS = 31;

function table(rule: string): readonly Refusal[] {
  return INFLUENCES.flatMap((influence) =>
    Array.from({ length: MOST_CARDS * MOST_CARDS }, (_, at) => ({
      code: 'refuse.cards',
      rule,
      with: { influence, need: Math.floor(at / MOST_CARDS), have: at % MOST_CARDS },
    })),
  );
}

const pick = (from: readonly Refusal[], type: number, need: number, have: number): Refusal =>
  from[(type * MOST_CARDS + need) * MOST_CARDS + have];

const NO_CARDS = table('IDEO-16.1');
const TOO_FAR = table('IDEO-7.2.5');
const TOO_DEAR = table('IDEO-8.2.7');
const NO_DEFENCE = table('IDEO-8.3.8');

/** Cards of a type are missing, and no other type stands in for them. */
export const noCards = (type: number, need: number, have: number) => pick(NO_CARDS, type, need, have);
/** The penalty for a distant region cannot be paid. */
export const tooFar = (type: number, need: number, have: number) => pick(TOO_FAR, type, need, have);
/** The penalties and an attack card are more than the hand holds. */
export const tooDear = (type: number, need: number, have: number) => pick(TOO_DEAR, type, need, have);
/** What the ideology’s own rule asks for on top cannot be paid; that is rare, so these are made as they are needed. */
export const byOwnRule = (rule: string, type: number, need: number, have: number): Refusal => ({
  code: 'refuse.cards',
  rule,
  with: { influence: INFLUENCES[type], need, have },
});
export const noDefence = (type: number, need: number, have: number) => pick(NO_DEFENCE, type, need, have);

const sectors = (code: string, rule: string): readonly Refusal[] =>
  REGIONS.flatMap((region) => INFLUENCES.map((influence) => ({ code, rule, with: { region, influence } })));

/** By `region * TYPES + type`. */
export const FULL_AT_HOME = sectors('refuse.full', 'IDEO-6.2.2');
export const FULL_ABROAD = sectors('refuse.full', 'IDEO-7.2.2');

/** By region. */
export const CONTROLLED: readonly Refusal[] = REGIONS.map((region) => ({
  code: 'refuse.controlled',
  rule: 'IDEO-7.2.3',
  with: { region },
}));
export const OWN_REGION: readonly Refusal[] = REGIONS.map((region) => ({
  code: 'refuse.ownRegion',
  rule: 'IDEO-7.4.3',
  with: { region },
}));

const CONFLICT_RULES = ['IDEO-8.1.7', 'IDEO-8.1.6', 'IDEO-8.1.5'];

/** By `relation * 3 + type`. */
export const NOT_AT: readonly Refusal[] = RELATIONS.flatMap((relation) =>
  INFLUENCES.map((influence, type) => ({
    code: 'refuse.relation',
    rule: CONFLICT_RULES[type],
    with: { relation, influence },
  })),
);

export const NO_ACT_OF_WAR: Refusal = { code: 'refuse.noWar', rule: 'IDEO-15.4.2', with: {} };
export const NO_DECLARATION: Refusal = { code: 'refuse.declaration', rule: 'IDEO-14.1.3', with: {} };

/** By type: a card that was taken up in exchange stays in hand. */
export const TAKEN_UP: readonly Refusal[] = INFLUENCES.map((influence) => ({
  code: 'refuse.takenUp',
  rule: 'IDEO-R2',
  with: { influence },
}));

/** By kind. */
export const SOLD_OUT: readonly Refusal[] = ADVANCEMENTS.map((advancement) => ({
  code: 'refuse.soldOut',
  rule: 'IDEO-6.3.5',
  with: { advancement },
}));
export const NO_PARTS: readonly Refusal[] = ADVANCEMENTS.map((advancement) => ({
  code: 'refuse.parts',
  rule: 'IDEO-6.3.1',
  with: { advancement },
}));
