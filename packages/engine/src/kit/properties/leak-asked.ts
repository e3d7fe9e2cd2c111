import { difference } from '../plain.ts';
import { broken, called, type Property } from '../property.ts';
import { otherWorld } from './imagined.ts';

export const noLeakThroughAsking: Property = {
  name: 'leak-asked',
  must: 'Who is asked does not depend on what a viewer cannot know.',
  share: 0.2,
  at(moment) {
    const { referee, g } = moment;
    if (g.outcome !== null) return 'idle';
    const { viewer, other } = otherWorld(moment);
    const { step, frame } = referee.due(g);
    if (step.kind === 'automatic') return 'idle';
    const told = difference(step.asks(g, frame), step.asks(other, frame), 'asked');
    if (told === null) return 'holds';
    return broken(
      `The step "${frame.step}" tells ${called(viewer)} something hidden by whom it asks: in two positions that ` +
        `it cannot tell apart ${told}.`,
    );
  },
};
