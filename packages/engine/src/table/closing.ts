import { SeededChance } from '../chance/seeded.ts';
import type { Game, Types, View } from '../game.ts';
import { copy, imagine } from '../position.ts';
import { Referee } from '../referee.ts';
import { type Closing, closingOf } from './undo-barrier.ts';

/**
 * Tells beforehand which choices the viewer could not take back by itself. It tries them in a world that it imagines
 * from the view: so it can say nothing that the viewer may not know.
 */
export function closings<T extends Types>(
  game: Game<T>,
  seen: View<T>,
): (choice: T['choice']) => Closing | null {
  const { viewer } = seen;
  if (viewer === 'spectator') return () => null;
  const chance = new SeededChance(1);
  let shown = false;
  const referee = new Referee(game, chance, {
    log() {},
    round() {},
    mark() {
      shown = true;
    },
  });
  const before = imagine(game, seen, chance);
  return (choice) => {
    const after = copy(game, before);
    const { drawn } = chance;
    shown = false;
    referee.take(after, viewer, choice);
    // An answer among others can be taken back until the last of them is given.
    if (after.answers[viewer]?.includes(choice)) return null;
    return closingOf(before, after, viewer, { chanceDrawn: chance.drawn !== drawn, shown });
  };
}
