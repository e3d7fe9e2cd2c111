import { defaultAnswer } from '../../default.ts';
import type { Seat, Types } from '../../game.ts';
import { copyFlat, imagine, view } from '../../position.ts';
import { same } from '../../same.ts';
import { difference, short } from '../plain.ts';
import { broken, type KitMoment, type Property, type PropertyVerdict } from '../property.ts';

const MOST_ANSWERS = 200;

export const defaultAnswers: Property = {
  name: 'default',
  must: 'What a clock answers is legal, always the same, made of what its seat may know, and comes to an end.',
  share: 0.2,
  at(moment) {
    const { game, referee, g, chance } = moment;
    if (g.asked.length === 0) return 'idle';
    const { step, frame } = referee.due(g);
    if (step.kind === 'automatic' || step.default === undefined) return 'idle';
    const seat = g.asked[chance.below(g.asked.length)];
    const choice = step.default(g, frame, seat);
    if (!same(choice, step.default(g, frame, seat))) {
      return broken(`The default of seat ${seat} at "${frame.step}" is not the same every time.`);
    }
    const other = imagine(game, view(game, g, seat), chance);
    const told = difference(choice, step.default(other, frame, seat), 'default');
    if (told !== null) {
      return broken(
        `The default of seat ${seat} at "${frame.step}" tells something hidden: in two positions that it cannot ` +
          `tell apart ${told}.`,
      );
    }
    return answersUntilItOwesNothing(moment, seat);
  },
};

/** A decision is answered once; in a simultaneous step the seat may owe several answers. */
function answersUntilItOwesNothing<T extends Types>(moment: KitMoment<T>, seat: Seat): PropertyVerdict {
  const { game, referee } = moment;
  const g = copyFlat(moment.g);
  const { step, frame } = referee.due(g);
  for (let count = 0; count < MOST_ANSWERS; count++) {
    const choice = defaultAnswer(game, g, seat);
    if (choice === null || step.kind === 'automatic') return 'holds';
    const refusal = referee.refusal(g, seat, choice);
    if (refusal !== null) {
      return broken(
        `The default ${short(choice)} of seat ${seat} at "${frame.step}" is refused with ${refusal.code}.`,
      );
    }
    if (step.kind === 'decision') return 'holds';
    g.answers[seat].push(choice);
    if (!step.more?.(g, frame, seat, g.answers[seat])) return 'holds';
  }
  return broken(`Seat ${seat} still owes an answer after ${MOST_ANSWERS} defaults at "${frame.step}".`);
}
