import { type SpokenModule, sentences } from '@entente/web/board-api/spoken.ts';
import {
  ACTIONS,
  emissionsOf,
  needOf,
  OCEANS,
  productionOf,
  progress,
  RED,
  tanksOf,
  type VenontaView,
} from '../src/index.ts';
import { aboutLand, pointsInWords } from './about.ts';
import { tellBy } from './context.ts';
import { readLands } from './readings.ts';

export const speak: SpokenModule['speak'] = (any, teller) => {
  // The play screen gives the board of a game the views of that game.
  const view = any as unknown as VenontaView;
  const { public: world, options } = view;
  const tell = tellBy(teller);
  const lands = readLands(world);
  return {
    player: (seat) =>
      sentences([
        [tell('board.vp'), world.vp[seat]],
        [tell('board.people'), world.population[seat]],
        [
          tell('board.food'),
          `${world.stock[seat]} (${world.fed[seat] > 0 ? tell('board.fed') : tell('board.need', { count: needOf(world, seat) })})`,
        ],
        [tell('board.harvestName'), productionOf(world, options, seat)],
        [tell('board.tokens'), world.tokens[seat]],
        [tell('board.tanksName'), tanksOf(world, seat)],
        [tell('board.colonies'), world.coloniser.filter((coloniser) => coloniser === seat).length],
        [tell('board.emissionsName'), emissionsOf(world, options, seat)],
      ]),
    own() {
      if (view.private === null || view.viewer === 'spectator') return '';
      const mine = progress(view, view.viewer);
      const cards = view.private.hand.map((card) => teller.term('action', ACTIONS[card].id));
      return sentences([
        ...(mine === null
          ? []
          : [
              [
                tell('board.objective'),
                `${teller.term('objective', mine.objective)}, ${mine.reached ? tell('board.reached') : tell('board.met', { met: mine.met, of: mine.of })}`,
              ] as const,
            ]),
        ...(cards.length === 0 ? [] : [[tell('board.hand'), cards.join(', ')] as const]),
      ]);
    },
    tracks() {
      const red = RED[world.red];
      const event = red === undefined ? tell('board.noEvent') : tell('board.eventAt', { red });
      const co2 = `${tell('board.trackCo2', { co2: world.co2, of: options.track })}, ${event}.`;
      const points = world.order.map((seat) => `${pointsInWords(world, seat, tell)}.`);
      const fish = OCEANS.map((ocean, at) => `${teller.term('ocean', ocean)} ${world.fish[at]}`);
      return `${co2} ${points.join(' ')} ${fish.join(', ')}.`;
    },
    places: lands.map(({ id }) => ({ id, name: teller.term('territory', id) })),
    place(id) {
      const land = lands.find((one) => one.id === id);
      return land === undefined ? '' : `${aboutLand(land, { tell, teller })}.`;
    },
  };
};
