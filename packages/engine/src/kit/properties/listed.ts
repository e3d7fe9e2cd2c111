import type { Chance } from '../../chance/chance.ts';
import { filled, type Offer } from '../../choices.ts';
import type { Choice, Types } from '../../game.ts';
import { notPlain, short } from '../plain.ts';
import { broken, type Moment, type Property, type Verdict } from '../property.ts';
import { tryOut, wordsOf } from '../trial.ts';
import { disorder } from './conserved.ts';

const MOST_OFFERS = 24;

export const listedAccepted: Property = {
  name: 'listed-accepted',
  must: 'Every listed choice is accepted, with the least and the most of its amount, and leaves all in order.',
  share: 0.12,
  at(moment) {
    const { g, referee, chance } = moment;
    if (g.asked.length === 0) return 'idle';
    const seat = g.asked[chance.below(g.asked.length)];
    const { offers } = referee.explained(g, seat);
    while (offers.length > MOST_OFFERS) chance.draw(offers);
    for (const offer of offers) {
      for (const choice of fillings(offer, chance)) {
        const verdict = accepts(moment, seat, choice);
        if (verdict !== 'holds') return verdict;
      }
    }
    return 'holds';
  },
};

/** The choice as it stands, or with the least, the most and some amount. Forms stay with random play. */
function fillings<C extends Choice>({ choice, fill }: Offer<C>, chance: Chance): C[] {
  if (fill === undefined) return [choice];
  if (fill.kind === 'form') return [];
  const steps = Math.floor((fill.max - fill.min) / fill.step);
  return [...new Set([0, steps, chance.below(steps + 1)])].map((step) =>
    filled(choice, { [fill.field]: fill.min + fill.step * step }),
  );
}

function accepts<T extends Types>(moment: Moment<T>, seat: number, choice: T['choice']): Verdict {
  const said = `Seat ${seat}'s listed choice ${short(choice)}`;
  const odd = notPlain(choice, 'choice');
  if (odd !== null) return broken(`${said} is not plain JSON: ${odd}.`);
  const refusal = moment.referee.refusal(moment.g, seat, choice);
  if (refusal !== null) return broken(`${said} is refused with ${refusal.code}.`);
  try {
    const after = tryOut(moment.game, moment.g, seat, choice, moment.chance.below(2 ** 31));
    const found = disorder(moment, after.g);
    return found === null ? 'holds' : broken(`${said} leaves the position out of order: ${found}.`);
  } catch (thrown) {
    return broken(`${said} throws: ${wordsOf(thrown)}.`);
  }
}
