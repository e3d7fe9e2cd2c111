import { SeededChance } from '../../chance/seeded.ts';
import { copyFlat } from '../../position.ts';
import { Referee } from '../../referee.ts';
import { acceptable } from '../picks.ts';
import { broken, type Property } from '../property.ts';
import { wordsOf } from '../trial.ts';
import { disorder } from './conserved.ts';

/** Number of decisions that the game is followed after a seat has resigned. */
const DECISIONS = 40;

export const resigning: Property = {
  name: 'resign',
  must: 'Any seat may give up at any moment; the game goes on in order without asking it, and it cannot win.',
  share: 0.03,
  at(moment) {
    const { game, chance } = moment;
    const seat = chance.below(moment.g.seats);
    const referee = new Referee(game, new SeededChance(chance.below(2 ** 31)));
    if (referee.noResignation(moment.g, seat) !== null) return 'idle';
    const g = copyFlat(moment.g);
    try {
      referee.resign(g, seat);
    } catch (thrown) {
      return broken(`When seat ${seat} gives up, the rules throw: ${wordsOf(thrown)}.`);
    }
    if (referee.game.resignation?.has(g, seat) !== true) {
      return broken(`Seat ${seat} has given up, but the game does not know it.`);
    }
    for (let count = 0; count <= DECISIONS; count++) {
      const wrong = disorder(moment, g);
      if (wrong !== null)
        return broken(`After seat ${seat} gave up, the position is out of order: ${wrong}.`);
      if (g.outcome !== null) break;
      if (g.asked.includes(seat)) return broken(`Seat ${seat} has given up but is asked.`);
      const other = g.asked[chance.below(g.asked.length)];
      const choice = acceptable(referee.choices(g, other), chance);
      // A dead end is for another property to report.
      if (choice === null) return 'idle';
      referee.take(g, other, choice);
    }
    return g.outcome?.winners.includes(seat) && g.outcome.winners.length < g.seats
      ? broken(`Seat ${seat} has given up and wins.`)
      : 'holds';
  },
};
