import { type SpokenModule, sentences } from '@entente/web/board-api/spoken.ts';
import { CLASSES, heads, type LimitView, pollutionReserve, RESOURCES } from '../src/index.ts';
import { tellBy } from './context.ts';

export const speak: SpokenModule['speak'] = (any, teller) => {
  // The play screen gives the board of a game the views of that game.
  const view = any as unknown as LimitView;
  const { public: world, facts } = view;
  const tell = tellBy(teller);
  const say = (key: string, args: Record<string, unknown> = {}) => teller.say({ say: key, with: args });
  return {
    player(seat) {
      const nation = world.nations[seat];
      const [renewable, industrial, military] = nation.factories;
      const { money, territories, pollution, destab } = nation;
      return sentences([
        [say('ui.people'), heads(nation)],
        [say('ui.farms'), renewable],
        [say('ui.industry'), industrial],
        [say('ui.army'), military],
        [say('ui.living'), CLASSES.map((name, at) => `${name} ${nation.sol[at]}`).join(', ')],
        [say('ui.unrest'), nation.unrest],
        [
          say('ui.stocks'),
          [
            ...RESOURCES.map((resource, at) => say('ui.stock', { resource, count: nation.stock[at] })),
            say('ui.money', { money }),
            say('ui.land', { territories }),
            say('ui.pollution', { pollution }),
            say('ui.destab', { destab }),
          ].join(', '),
        ],
        [tell('board.hand'), facts.hands[seat]],
      ]);
    },
    own() {
      const hand = view.private?.hand ?? [];
      const cards = hand.map((card) => teller.term('card', card));
      return view.private === null
        ? ''
        : sentences([[tell('board.hand'), cards.length === 0 ? tell('board.none') : cards.join(', ')]]);
    },
    tracks: () =>
      [
        say('ui.pollutionLeft', { pollution: pollutionReserve(world), cap: world.pollutionCap }),
        say('ui.destabLeft', { destab: world.destabReserve }),
        say('ui.bank', { money: world.bank }),
        say('ui.colonies', { ...world.colonisation }),
      ]
        .map((words) => `${words}.`)
        .join(' '),
    places: [],
    place: () => '',
  };
};
