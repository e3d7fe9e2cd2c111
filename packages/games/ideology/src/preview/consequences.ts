import type { Consequence, Seat } from '@entente/engine';
import { ADVANCEMENT_KINDS, KIND_OF } from '../data/advancements.ts';
import { REGION_OF } from '../data/regions.ts';
import { INFLUENCES, type Influence, RELATIONS } from '../data/terms.ts';
import { extendDistance, extendSurcharge } from '../phases/07-foreign-phase/foreign.ts';
import { penaltiesOf } from '../phases/08-conflict-phase/penalties.ts';
import type { Ideology, IdeologyView } from '../position.ts';

/** What a choice costs in cards, and the peace that it ends. */
export function consequences(view: IdeologyView, choice: Ideology['choice']): Consequence[] {
  const { viewer: seat, public: world, options } = view;
  if (seat === 'spectator') return [];
  switch (choice.do) {
    case 'place':
      return [price(choice.influence, 1)];
    case 'extend': {
      const type = INFLUENCES.indexOf(choice.influence);
      const region = REGION_OF[choice.region];
      return [
        price(
          choice.influence,
          1 + extendDistance(world, seat, region, type) + extendSurcharge(world, seat, region, type),
        ),
      ];
    }
    case 'attack': {
      const { distance, advancement, surcharge } = penaltiesOf(world, options, {
        attacker: seat,
        defender: choice.target,
        region: REGION_OF[choice.region],
        type: INFLUENCES.indexOf(choice.influence),
      });
      return [price(choice.influence, 1 + distance + advancement + surcharge)];
    }
    case 'buy':
      return bought(choice.advancement);
    case 'propose':
      return proposed(view, seat, choice);
    default:
      return [];
  }
}

const price = (influence: Influence, count: number): Consequence => ({
  kind: 'price',
  message: { say: 'effect.cards', with: { count, influence } },
});

function bought(advancement: Extract<Ideology['choice'], { do: 'buy' }>['advancement']): Consequence[] {
  const { cards, parts, points } = ADVANCEMENT_KINDS[KIND_OF[advancement]];
  return [
    ...(cards === undefined ? [] : [price(cards.influence, cards.count)]),
    ...parts.map(
      (part): Consequence => ({
        kind: 'price',
        message: { say: 'effect.part', with: { advancement: part } },
      }),
    ),
    ...(points === 0
      ? []
      : [{ kind: 'brings', message: { say: 'effect.points', with: { points } } } as const]),
  ];
}

/** Less than peace ends it, whatever the other side says (IDEO-9). */
function proposed(
  { public: { relations }, seats }: IdeologyView,
  seat: Seat,
  { target, relation }: Extract<Ideology['choice'], { do: 'propose' }>,
): Consequence[] {
  const now = RELATIONS[relations[seat * seats + target]];
  if (now !== 'peace' || relation === 'peace') return [];
  return [{ kind: 'breaks', message: { say: 'effect.peace', with: { target } } }];
}
