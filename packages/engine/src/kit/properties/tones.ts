import { hasKey } from '../../words/teller.ts';
import { broken, type Property } from '../property.ts';

export const tones: Property = {
  name: 'tones',
  must: 'A tone belongs to a line of the log that has words.',
  share: 0.05,
  at({ game }) {
    const unknown = Object.keys(game.tones).find((say) => !say.startsWith('log.') || !hasKey(game, say));
    return unknown === undefined ? 'holds' : broken(`"${unknown}" has a tone, but is no line of the log.`);
  },
};
