import type { Types, Viewer } from '../../game.ts';
import { copy, copyFlat, imagine, view } from '../../position.ts';
import { difference, short } from '../plain.ts';
import { broken, type Moment, type Property } from '../property.ts';

export const lookingChangesNothing: Property = {
  name: 'looking-changes-nothing',
  must: 'Choices, views, judgements and whatever else only looks at a position leave it as it is.',
  share: 0.3,
  blocking: true,
  at(moment) {
    const before = copyFlat(moment.g);
    for (const [what, look] of looks(moment)) {
      const found = look();
      const changed = difference(before, moment.g);
      if (changed !== null) return broken(`"${what}" changes the position: ${changed}.`);
      if (typeof found === 'number' && !Number.isFinite(found))
        return broken(`"${what}" gives ${short(found)}.`);
    }
    return 'holds';
  },
};

/** Everything that may look at a position, by name. */
function* looks<T extends Types>({
  game,
  referee,
  g,
  chance,
}: Moment<T>): Generator<[string, () => unknown]> {
  for (const seat of g.asked) {
    yield ['choices', () => void referee.choices(g, seat)];
    yield ['choices', () => void referee.explained(g, seat)];
    yield ['pick', () => void referee.pick(g, seat, chance)];
  }
  yield ['copy', () => void copy(game, g)];
  yield ['facts', () => void game.facts(g)];
  yield ['conserved', () => void game.conserved(g)];
  yield ['faults', () => void game.faults(g)];
  for (const measure of game.measures) yield [`measure ${measure.id}`, () => measure.value(g, 0)];
  for (let seat = 0; seat < g.seats; seat++) yield ['judgement', () => game.judgement(g, seat)];
  const viewer: Viewer = chance.below(2) === 0 ? 'spectator' : chance.below(g.seats);
  const seen = view(game, g, viewer);
  yield ['imagine', () => void imagine(game, seen, chance)];
  yield ['sketch', () => void game.sketch?.(seen, ({ say }) => say)];
  if (g.outcome !== null) return;
  const { step, frame } = referee.due(g);
  if (step.kind === 'automatic') return;
  yield ['asks', () => void step.asks(g, frame)];
  yield ['prompt', () => void step.prompt?.(seen, frame)];
}
