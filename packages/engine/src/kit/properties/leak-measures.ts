import { measureRound } from '../../table/measure.ts';
import { difference } from '../plain.ts';
import { broken, called, type Property } from '../property.ts';
import { otherWorld } from './imagined.ts';

export const noLeakThroughMeasures: Property = {
  name: 'leak-measures',
  must: 'What is plotted for everybody does not depend on what a viewer cannot know.',
  share: 0.1,
  at(moment) {
    const { game, g } = moment;
    if (g.outcome !== null || game.measures.length === 0) return 'idle';
    const { viewer, other } = otherWorld(moment);
    const values = (position: typeof g) => measureRound(game, position, 0).values;
    const told = difference(values(g), values(other), 'measures');
    if (told === null) return 'holds';
    return broken(
      `A measure tells ${called(viewer)} something hidden: in two positions that it cannot tell apart ${told}.`,
    );
  },
};
