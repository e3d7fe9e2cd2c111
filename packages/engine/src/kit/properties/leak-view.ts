import { difference } from '../plain.ts';
import { broken, called, type Property } from '../property.ts';
import { otherWorld } from './imagined.ts';

export const noLeakThroughView: Property = {
  name: 'leak-view',
  must: 'What a viewer sees does not depend on what it cannot know.',
  share: 0.3,
  at(moment) {
    const { viewer, other } = otherWorld(moment);
    const told = difference(moment.game.facts(moment.g), moment.game.facts(other), 'facts');
    if (told === null) return 'holds';
    return broken(
      `The view of ${called(viewer)} tells something hidden: in two positions with the same places in sight ${told}.`,
    );
  },
};
