import { botKinds } from '@entente/bots';
import { allOptions, Table } from '@entente/engine';
import { shelf } from '@entente/shelf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Bundle, makeBundle } from '../testing/bundle.ts';
import { PATIENCE } from '../testing/patience.ts';
import { Crew } from './crew.ts';

vi.setConfig({ testTimeout: PATIENCE, hookTimeout: PATIENCE });

let bundle: Bundle;
beforeAll(async () => {
  bundle = await makeBundle();
});
afterAll(() => bundle.remove());

/** A game at its beginning, for as few as can play it. */
async function begun(id: string) {
  const game = await shelf[id]();
  const [seats] = game.seats;
  const [options] = allOptions(game);
  const { version } = game;
  const chance = { kind: 'seeded', seed: 7 } as const;
  return new Table(game, { format: 'entente-game/1', game: id, version, seats, options, chance });
}

test('every character of every game answers in a thread of its own, by what its seat sees', async () => {
  const crew = new Crew(bundle.botWorker, PATIENCE);
  let characters = 0;
  for (const id of Object.keys(shelf)) {
    const table = await begun(id);
    const [seat] = table.position.asked;
    const view = JSON.stringify(table.view(seat));
    for (const level of botKinds(table.game).slice(2)) {
      const choice = await crew.think({ game: id, level, view });
      expect([id, level, choice !== null && table.choices(seat).admits(choice)]).toEqual([id, level, true]);
      characters++;
    }
  }
  expect(characters).toBeGreaterThan(0);
  await crew.stop();
});

test('a bot that takes too long or stumbles gives no answer, and the next one has a thread again', async () => {
  const table = await begun('goofspiel');
  const task = { game: 'goofspiel', level: 'greedy', view: JSON.stringify(table.view(0)) };
  const hasty = new Crew(bundle.botWorker, 0);
  for (let times = 0; times < 3; times++) expect(await hasty.think(task)).toBeNull();
  await hasty.stop();
  const crew = new Crew(bundle.botWorker, PATIENCE);
  expect(await crew.think({ ...task, view: 'nonsense' })).toBeNull();
  expect(await crew.think({ ...task, game: 'chess' })).toBeNull();
  expect(await crew.think(task)).toMatchObject({ do: 'bid' });
  await crew.stop();
});
