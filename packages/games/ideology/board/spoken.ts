import { type SpokenModule, sentences } from '@entente/web/board-api/spoken.ts';
import {
  ADVANCEMENTS,
  advancementPoints,
  BOX,
  type IdeologyView,
  INFLUENCES,
  ifAssessedNow,
  KINDS,
} from '../src/index.ts';
import { aboutRegion } from './about.ts';
import { ideologyOf, tellBy } from './context.ts';
import { INFLUENCE_WORD } from './icons.tsx';
import { handOf, readRegions } from './readings.ts';

export const speak: SpokenModule['speak'] = (any, teller) => {
  // The play screen gives the board of a game the views of that game.
  const view = any as unknown as IdeologyView;
  const { public: world, facts } = view;
  const tell = tellBy(teller);
  const preview = ifAssessedNow(view);
  const regions = readRegions(view, preview);
  const nameOf = (id: string) => teller.term('region', id);
  return {
    player(seat) {
      const held = ADVANCEMENTS.filter((_, kind) => world.held[seat * KINDS + kind] > 0);
      const controlled = regions.filter(({ controller }) => controller === seat).map(({ id }) => nameOf(id));
      return `${teller.term('ideology', ideologyOf(view, seat))}. ${sentences([
        [tell('board.influence'), preview.influence[seat].now],
        [tell('board.hand'), facts.hands[seat]],
        [tell('board.drawDeck'), facts.decks[seat]],
        [
          tell('board.held'),
          held.length === 0
            ? tell('board.none')
            : held.map((id) => teller.term('advancement', id)).join(', '),
        ],
      ])} ${tell('board.points', { count: advancementPoints(world, seat) })}. ${controlled.join(', ')}.`;
    },
    own() {
      const hand = handOf(view);
      if (hand === null) return '';
      return sentences(INFLUENCES.map((influence, type) => [tell(INFLUENCE_WORD[influence]), hand[type]]));
    },
    tracks: () =>
      world.order
        .map((seat) => {
          const { now, after } = preview.influence[seat];
          const word = now === after ? 'board.track' : 'board.trackAhead';
          return tell(word, { seat, now, after, goal: BOX.winningInfluence });
        })
        .join(' '),
    places: regions
      .map(({ id }) => ({ id, name: nameOf(id) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, teller.language)),
    place(id) {
      const region = regions.find((one) => one.id === id);
      return region === undefined ? '' : aboutRegion(region, nameOf(id), tell, true);
    },
  };
};
