import type { Options, OptionValue } from '../../game.ts';
import { hasKey } from '../../words/teller.ts';
import { broken, type Property } from '../property.ts';

export const title: Property = {
  name: 'title',
  must: 'What stands beside the title is true: typical choices are for seats that there are, a first game and “Play now” use options that there are, and a framing has words.',
  share: 0.05,
  at({ game }) {
    const seats = Object.keys(game.typicalChoices ?? {}).find((count) => !game.seats.includes(Number(count)));
    if (seats !== undefined) return broken(`Typical choices are told for ${seats} seats, which it has not.`);
    const options: Readonly<Record<string, readonly OptionValue[] | undefined>> = game.options;
    for (const [name, wanted] of [
      ['A first game', game.firstGame],
      ['"Play now"', game.playNow],
    ] as const) {
      for (const [option, value] of Object.entries((wanted ?? {}) as Options)) {
        if (options[option]?.includes(value) !== true)
          return broken(`${name} has "${option}" set to "${value}", which cannot be chosen.`);
      }
    }
    if (game.framed && !hasKey(game, 'framing')) return broken('It is framed, but has no words "framing".');
    return 'holds';
  },
};
