import { botKinds, botOf } from '@entente/bots';
import { copy, defaultOptions, imagine, Referee, SeededChance, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../games.ts';

/** Positions of a random game at which bots are asked, and decisions between two of them. */
const POSITIONS = 3;
const APART = 23;
/** Playing ahead takes long, and a clock that has run out leaves what a bot finds out before it. */
const hurry = () => {
  let now = 0;
  return { worlds: 2, now: () => now++ };
};

describe.each(TITLES.map(({ game }) => ({ id: game.id, game })))('$id', ({ game }) => {
  const seats = game.seats.find((count) => count > 1) ?? 1;

  test.each(botKinds(game))('the choice of %s does not depend on what its seat cannot know', (kind) => {
    const chance = new SeededChance(16);
    const referee = new Referee(game, chance);
    const g = referee.start(seats, defaultOptions(game, seats));
    let exchanged = 0;
    for (let asked = 0; asked < POSITIONS; asked++) {
      for (let step = 0; step < APART && g.outcome === null; step++)
        referee.take(g, g.asked[0], referee.pick(g, g.asked[0], chance));
      if (g.outcome !== null) break;
      const seat = g.asked[0];
      const other = imagine(game, view(game, g, seat), chance);
      if (JSON.stringify(other) !== JSON.stringify(g)) exchanged++;
      const choiceIn = (of: typeof g) =>
        botOf(game, kind, new SeededChance(asked), hurry()).choose(view(game, copy(game, of), seat));
      expect(choiceIn(other)).toEqual(choiceIn(g));
    }
    if (game.size === 'large') expect(exchanged).toBeGreaterThan(0);
  });
});
