import {
  type AnyGame,
  completeOptions,
  Referee,
  SeededChance,
  Table,
  type Types,
  teller,
} from '@entente/engine';
import { shelf } from '@entente/shelf';
import { describe, expect, test } from 'vitest';
import { plainly, spokenOf } from './spoken.ts';

const GAMES = ['limit', 'ideology', 'venonta', 'attack'];

/** A table after a number of choices at random. */
function played(game: AnyGame, choices: number): Table<Types> {
  const completed = completeOptions(game, {}, 3);
  if (!completed.ok) throw new Error(completed.problem.say);
  const table = new Table(game, {
    format: 'entente-game/1',
    game: game.id,
    version: game.version,
    seats: 3,
    options: completed.options,
    chance: { kind: 'seeded', seed: 3 },
  });
  const chance = new SeededChance(9);
  const referee = new Referee(game, chance);
  for (let count = 0; count < choices && table.position.outcome === null; count++) {
    const [seat] = table.position.asked;
    table.take(seat, referee.pick(table.position, seat, chance));
  }
  return table;
}

describe('a table in sentences', () => {
  test.each(GAMES)('%s: every player, one’s own things, tracks and places, in every language', async (id) => {
    const game = await shelf[id]();
    const { speak } = await spokenOf(id);
    for (const choices of [0, 60]) {
      const view = played(game, choices).view(1);
      for (const language of ['en', 'it', 'de'] as const) {
        const spoken = speak(view, teller(game, language));
        const said = [
          ...[0, 1, 2].map((seat) => spoken.player(seat)),
          spoken.own() || 'nothing yet',
          spoken.tracks(),
          ...spoken.places.map((place) => spoken.place(place.id)),
        ];
        for (const words of said) {
          expect(words).toMatch(/\S/);
          expect(words).not.toMatch(/undefined|NaN|[{}]/);
        }
        for (const place of spoken.places) expect(spoken.place(place.id)).toContain(place.name);
      }
    }
  });

  test.each(GAMES)('%s: a spectator has nothing of its own', async (id) => {
    const game = await shelf[id]();
    const { speak } = await spokenOf(id);
    expect(speak(played(game, 20).view('spectator'), teller(game, 'en')).own()).toBe('');
  });

  test('a game without sentences of its own tells its facts', async () => {
    const game = await shelf.goofspiel();
    const view = played(game, 6).view(0);
    const spoken = plainly(view);
    expect(spoken.player(2)).not.toBe('');
    expect(spoken.own()).not.toBe('');
    expect(spoken.places).toEqual([]);
  });
});
