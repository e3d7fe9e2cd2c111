import { acceptable } from '../picks.ts';
import { broken, type Property } from '../property.ts';

export const noDeadEnd: Property = {
  name: 'no-dead-end',
  must: 'While a game is not over some seat is asked, and every asked seat has a choice that is accepted.',
  share: 1,
  blocking: true,
  at({ g, referee, chance }) {
    if (g.outcome !== null) return 'idle';
    if (!Array.isArray(g.asked) || g.asked.length === 0)
      return broken('Nobody is asked, but the game is not over.');
    const { step } = referee.due(g).frame;
    for (const seat of g.asked) {
      if (!Number.isInteger(seat) || seat < 0 || seat >= g.seats) {
        return broken(`The step "${step}" asks seat ${seat}, but the seats are 0 to ${g.seats - 1}.`);
      }
      const list = referee.choices(g, seat);
      if (list.size === 0) return broken(`Seat ${seat} is asked at "${step}" but has nothing to choose.`);
      if (acceptable(list, chance) === null) {
        return broken(
          `Seat ${seat} is asked at "${step}" but every way tried to fill in its choices is refused.`,
        );
      }
    }
    return new Set(g.asked).size === g.asked.length
      ? 'holds'
      : broken(`The step "${step}" asks a seat twice.`);
  },
};
