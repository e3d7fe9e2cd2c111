import type { Position, Types } from '../../game.ts';
import { copyFlat, view } from '../../position.ts';
import type { Referee } from '../../referee.ts';
import { same } from '../../same.ts';
import { difference, short } from '../plain.ts';
import { broken, called, type Property } from '../property.ts';
import { saidTo, tryOutOrNull } from '../trial.ts';
import { otherWorld } from './imagined.ts';

export const noLeakThroughLog: Property = {
  name: 'leak-log',
  must: 'The log tells a viewer no more than its view does.',
  share: 0.5,
  at(moment) {
    const { game, referee, g, chance } = moment;
    if (g.asked.length === 0) return 'idle';
    const { viewer, other } = otherWorld(moment);
    giveSameAnswers(referee, g, other);
    if (same(g, other)) return 'idle';
    const seat = g.asked[chance.below(g.asked.length)];
    const list = referee.choices(g, seat);
    if (list.size === 0) return 'idle';
    const choice = list.pick(chance);
    if (referee.refusal(g, seat, choice) !== null || referee.refusal(other, seat, choice) !== null)
      return 'idle';
    const seed = chance.below(2 ** 31);
    const here = tryOutOrNull(game, g, seat, choice, seed);
    const there = tryOutOrNull(game, other, seat, choice, seed);
    // When hidden things decide how much chance is drawn, the two worlds do not see the same dice.
    if (here === null || there === null || here.drawn !== there.drawn) return 'idle';
    if (!same(view(game, here.g, viewer), view(game, there.g, viewer))) return 'idle';
    const told = difference(saidTo(here.said, viewer), saidTo(there.said, viewer), 'log');
    if (told === null) return 'holds';
    return broken(
      `The log tells ${called(viewer)} something hidden when seat ${seat} takes ${short(choice)}: afterwards its ` +
        `view is the same in two positions, but ${told}.`,
    );
  },
};

/** Others answer in the imagined position as they did, where they may: else the answers alone would tell the worlds apart. */
function giveSameAnswers<T extends Types>(referee: Referee<T>, g: Position<T>, other: Position<T>): void {
  const imaginedAnswers = other.answers;
  other.answers = g.answers.map(() => []);
  for (let seat = 0; seat < g.answers.length; seat++) {
    for (const choice of g.answers[seat]) {
      if (referee.choices(other, seat).admits(choice) !== true) {
        other.answers[seat] = imaginedAnswers[seat];
        break;
      }
      other.answers[seat].push(copyFlat(choice));
    }
  }
}
