import { type SpokenModule, sentences } from '@entente/web/board-api/spoken.ts';
import {
  type AttackView,
  GOVERNMENTS,
  LAST_EAGLE,
  landUnits,
  POLITICAL_CARDS,
  REGIONS,
  regionsOf,
  TECHNOLOGIES,
} from '../src/index.ts';
import { aboutLand, aboutWater, nameOf } from './about.ts';
import { type Place, tellBy } from './context.ts';
import { bitsOf, isSea, neighboursOf, readLands, readWaters, stacksOf } from './readings.ts';

export const speak: SpokenModule['speak'] = (any, teller) => {
  // The play screen gives the board of a game the views of that game.
  const view = any as unknown as AttackView;
  const { public: world, facts } = view;
  const words = { tell: tellBy(teller), teller };
  const { tell } = words;
  const lands = readLands(view).toSorted((one, other) => one.continent.localeCompare(other.continent));
  const waters = readWaters(view);
  return {
    player(seat) {
      const government = GOVERNMENTS[world.governments[seat]];
      const capital = REGIONS[world.capitals[seat]];
      const known = bitsOf(TECHNOLOGIES, world.technologies[seat]).map((id) => teller.term('technology', id));
      return sentences([
        ...(government === undefined
          ? []
          : [[tell('board.government'), teller.term('government', government)] as const]),
        ...(capital === undefined
          ? []
          : [[tell('board.capitalName'), teller.term('region', capital)] as const]),
        [tell('board.pp'), world.pp[seat]],
        [tell('board.oil'), world.oil[seat]],
        [tell('board.regions'), regionsOf(world, seat)],
        [tell('board.landUnits'), landUnits(world, seat)],
        [tell('board.political'), facts.political[seat]],
        [tell('board.economic'), facts.economic[seat]],
        [tell('board.routes'), facts.routes[seat]],
        [tell('board.technologies'), known.length === 0 ? tell('board.none') : known.join(', ')],
      ]);
    },
    own() {
      if (view.private === null) return '';
      const cards = stacksOf(POLITICAL_CARDS, view.private.political);
      const names = cards.map(({ kind, count }) => `${count} × ${teller.term('card', kind)}`);
      return sentences([
        [tell('board.political'), names.length === 0 ? tell('board.none') : names.join(', ')],
      ]);
    },
    tracks: () =>
      [
        tell('board.track', { now: world.eagles, end: view.options.eagles }),
        ...(LAST_EAGLE < view.options.eagles ? [tell('board.trackTrade', { last: LAST_EAGLE })] : []),
        tell('board.trackEnd', { end: view.options.eagles }),
      ].join('. '),
    places: [...lands, ...waters].map(({ id }) => ({ id, name: nameOf(id, words) })),
    place(id) {
      const land = lands.find((one) => one.id === id);
      const water = waters.find((one) => one.id === id);
      const about = land === undefined ? water && aboutWater(water, words) : aboutLand(land, words);
      if (about === undefined) return '';
      const near = neighboursOf(view, id as Place).map((place) => short(place));
      return `${about}. ${near.join(', ')}.`;
    },
  };

  /** A neighbour: its name, its owner, its number of units. */
  function short(place: Place): string {
    const name = nameOf(place, words);
    if (isSea(place)) return name;
    const land = lands.find(({ id }) => id === place);
    if (land === undefined || land.owner === null) return name;
    return `${name} ${tell('board.ownedBy', { seat: land.owner })} ${land.total}`;
  }
};
