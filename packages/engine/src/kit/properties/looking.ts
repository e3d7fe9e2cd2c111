import { defaultAnswer } from '../../default.ts';
import type { Types } from '../../game.ts';
import { copy, copyFlat, imagine, view } from '../../position.ts';
import { difference } from '../plain.ts';
import { anyViewer, broken, type KitMoment, type Property } from '../property.ts';

type Look = [what: string, look: () => unknown];

export const lookingChangesNothing: Property = {
  name: 'looking-changes-nothing',
  must: 'Choices, views, judgements and whatever else only looks at a position leave it as it is.',
  share: 0.1,
  blocking: true,
  at(moment) {
    const before = copyFlat(moment.g);
    const changedBy = (looks: readonly Look[]) => {
      for (const [, look] of looks) look();
      return difference(before, moment.g);
    };
    for (const list of lists(moment)) {
      const changed = changedBy([list]);
      if (changed !== null) return broken(`"${list[0]}" changes the position: ${changed}.`);
    }
    const changed = changedBy(others(moment));
    if (changed === null) return 'holds';
    for (const index of others(moment).keys()) {
      Object.assign(moment.g, copyFlat(before));
      const look = others(moment)[index];
      const how = changedBy([look]);
      if (how !== null) return broken(`"${look[0]}" changes the position: ${how}.`);
    }
    return broken(`Looking at the position changes it: ${changed}.`);
  },
};

/** Held against the position one by one, since a second look could hide what the first one did. */
function lists<T extends Types>({ game, referee, g, chance }: KitMoment<T>): Look[] {
  return g.asked.flatMap((seat): Look[] => [
    ['choices', () => referee.explained(g, seat)],
    ['pick', () => referee.pick(g, seat, chance)],
    ['default', () => defaultAnswer(game, g, seat)],
    ['rating', () => game.rating?.(g, seat)],
  ]);
}

/** Held against it all at once, and one by one only when something has changed. */
function others<T extends Types>(moment: KitMoment<T>): Look[] {
  const { game, referee, g, chance } = moment;
  const seen = view(game, g, anyViewer(moment));
  const looks: Look[] = [
    ['copy', () => copy(game, g)],
    ['facts', () => game.facts(g)],
    ['conserved', () => game.conserved(g)],
    ['faults', () => game.faults(g)],
    ['measures', () => game.measures.map((measure) => measure.value(g, 0))],
    ['judgement', () => g.private.map((_, seat) => game.judgement(g, seat))],
    ['imagine', () => imagine(game, seen, chance)],
    ['sketch', () => game.sketch?.(seen, ({ say }) => say)],
  ];
  if (g.outcome !== null) return looks;
  const { step, frame } = referee.due(g);
  if (step.kind === 'automatic') return looks;
  return [...looks, ['asks', () => step.asks(g, frame)], ['prompt', () => step.prompt?.(seen, frame)]];
}
