import { RulesFault } from '../../referee.ts';
import { notPlain, short } from '../plain.ts';
import { broken, type Property } from '../property.ts';
import { wordsOf } from '../trial.ts';
import { lookAhead } from './ahead.ts';

export const listedAccepted: Property = {
  name: 'listed-accepted',
  must: 'Every listed choice is accepted, with the least and with the most of its amount.',
  share: 1,
  at(moment) {
    let checked = false;
    for (const { seat, choice, thrown } of lookAhead(moment)) {
      const said = `Seat ${seat}'s listed choice ${short(choice)}`;
      const odd = notPlain(choice, 'choice');
      if (odd !== null) return broken(`${said} is not plain JSON: ${odd}.`);
      const refusal = moment.referee.refusal(moment.g, seat, choice);
      if (refusal !== null) return broken(`${said} is refused with ${refusal.code}.`);
      if (thrown !== undefined && !(thrown instanceof RulesFault)) {
        return broken(`${said} throws: ${wordsOf(thrown)}.`);
      }
      checked = true;
    }
    return checked ? 'holds' : 'idle';
  },
};
