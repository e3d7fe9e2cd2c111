import type { Decision } from '@entente/engine';
import { mayRemove, removeCard } from '../../cards/removal.ts';
import { REMOVE } from '../../choices.ts';
import type { Limit } from '../../position.ts';

/** A question at which a nation may also take intensive farming or political planning off the table (LIM-1.4.15). */
export function alsoRemoving<S extends Limit['frame']['step']>(step: Decision<Limit, S>): Decision<Limit, S> {
  return {
    ...step,
    choices(g, frame, seat, offer) {
      step.choices(g, frame, seat, offer);
      const nation = g.public.nations[seat];
      for (const card of nation.permanents) if (mayRemove(nation, card)) offer.add(REMOVE[card]);
    },
    take(g, frame, seat, choice, go) {
      if (choice.do === 'remove') removeCard(g, seat, choice.card, go);
      else step.take(g, frame, seat, choice, go);
    },
  };
}
