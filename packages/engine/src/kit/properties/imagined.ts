import type { Position, Types, Viewer } from '../../game.ts';
import { imagine, view } from '../../position.ts';
import { difference, notPlain } from '../plain.ts';
import { anyViewer, broken, called, type KitMoment, type Property } from '../property.ts';
import { disorder } from './conserved.ts';

/** Another position that some viewer cannot tell from this one. */
export interface OtherWorld<T extends Types> {
  viewer: Viewer;
  other: Position<T>;
}

export function otherWorld<T extends Types>(moment: KitMoment<T>): OtherWorld<T> {
  const viewer = anyViewer(moment);
  return { viewer, other: imagine(moment.game, view(moment.game, moment.g, viewer), moment.chance) };
}

export const imagined: Property = {
  name: 'imagine',
  must: 'What a viewer imagines keeps all that it knows, and is in order.',
  share: 0.2,
  blocking: true,
  at(moment) {
    const { viewer, other } = otherWorld(moment);
    const { facts: _facts, ...known } = view(moment.game, moment.g, viewer);
    const { facts: _others, ...kept } = view(moment.game, other, viewer);
    const lost = difference(known, kept);
    if (lost !== null) return broken(`What ${called(viewer)} imagines is not what it knows: ${lost}.`);
    const wrong = notPlain(other) ?? disorder(moment, other);
    return wrong === null ? 'holds' : broken(`What ${called(viewer)} imagines cannot be: ${wrong}.`);
  },
};
