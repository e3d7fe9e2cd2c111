import { imagine, view } from '../../position.ts';
import { isMark } from '../../table/undo-barrier.ts';
import { difference, short } from '../plain.ts';
import { broken, type Property } from '../property.ts';
import { saidTo, tryOutOrNull } from '../trial.ts';

export const undoNotTooFar: Property = {
  name: 'undo-too-far',
  must: 'A choice that its seat may take back has shown it nothing that it did not know before.',
  share: 0.5,
  after({ game, referee, before, g, seat, choice, said, chanceDrawn, shown, chance }) {
    if (isMark(before, g, seat, { chanceDrawn, shown })) return 'idle';
    const other = imagine(game, view(game, before, seat), chance);
    if (referee.refusal(other, seat, choice) !== null) return 'idle';
    const after = tryOutOrNull(game, other, seat, choice, chance.below(2 ** 31));
    if (after === null || after.drawn > 0) return 'idle';
    const told =
      difference(view(game, g, seat), view(game, after.g, seat)) ??
      difference(saidTo(said, seat), saidTo(after.said, seat), 'log');
    if (told === null) return 'holds';
    return broken(
      `Seat ${seat} can take back ${short(choice)} although it has shown something hidden: before it could not tell ` +
        `two positions apart, afterwards ${told}. The step should call go.mark().`,
    );
  },
};
