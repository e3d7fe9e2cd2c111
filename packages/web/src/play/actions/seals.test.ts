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
import { type Action, actionsOf } from '../../board-api/intents.ts';
import { commonSeal, sealOf, sealsOf, signedOf } from './seals.ts';

const GAMES = ['limit', 'ideology', 'venonta', 'attack', 'goofspiel'];
const CHOICES = 120;

function tableOf(game: AnyGame): Table<Types> {
  const completed = completeOptions(game, {}, 3);
  if (!completed.ok) throw new Error(completed.problem.say);
  return new Table(game, {
    format: 'entente-game/1',
    game: game.id,
    version: game.version,
    seats: 3,
    options: completed.options,
    chance: { kind: 'seeded', seed: 11 },
  });
}

describe('seals', () => {
  test.each(GAMES)('%s: what carries none can be taken back, what carries one cannot', async (id) => {
    const game = await shelf[id]();
    const table = tableOf(game);
    const chance = new SeededChance(5);
    const referee = new Referee(game, chance);
    const found = new Set<string | null>();
    for (let count = 0; count < CHOICES && table.position.outcome === null; count++) {
      const [seat] = table.position.asked;
      const choice = referee.pick(table.position, seat, chance);
      const why = sealOf(game, JSON.parse(JSON.stringify(table.view(seat))), choice);
      if (!table.take(seat, choice).ok) continue;
      expect([count, choice, table.mayUndo(seat)]).toEqual([count, choice, why === null]);
      found.add(why);
    }
    expect(found.size).toBeGreaterThan(1);
  });

  test('one that all have in common is said once', () => {
    const action = (id: string): Action => ({ kind: 'plain', id, choice: { do: id }, label: id });
    const two = [action('a'), action('b')];
    const seals = new Map([['a', 'chance'] as const, ['b', 'chance'] as const]);
    expect(commonSeal(two, seals)).toBe('chance');
    expect(commonSeal(two, new Map([['a', 'chance'] as const]))).toBeNull();
    expect(commonSeal(two, new Map([['a', 'chance'] as const, ['b', 'others'] as const]))).toBeNull();
    expect(commonSeal([action('a')], seals)).toBeNull();
  });

  test('the sign is on the few that differ, never on what ends or passes', async () => {
    const game = await shelf.limit();
    const action = (id: string): Action => ({ kind: 'plain', id, choice: { do: id }, label: id });
    const actions = ['play', 'propose', 'leave', 'pass', 'endTurn'].map(action);
    const signed = (...ids: string[]) => [
      ...signedOf(game, actions, new Map(ids.map((id) => [id, 'chance'] as const))),
    ];
    expect(signed('play', 'pass')).toEqual(['play']);
    expect(signed('pass', 'endTurn')).toEqual([]);
    expect(signed('play', 'propose', 'leave')).toEqual([]);
  });

  test('every action is tried, also one with blanks; a refused one has none', async () => {
    const game = await shelf.goofspiel();
    const table = tableOf(game);
    const [first, second, third] = [0, 1, 2];
    const offers = () => table.choices(third).offers.map(({ choice }) => ({ choice: { ...choice } }));
    const actions = () => actionsOf({ offers: offers(), refused: [] }, teller(game, 'en'));
    expect(sealsOf(game, table.view(third), actions()).size).toBe(0);
    for (const seat of [first, second]) table.take(seat, table.choices(seat).offers[0].choice);
    expect([...new Set(sealsOf(game, table.view(third), actions()).values())]).toEqual(['shown']);
    expect(sealsOf(game, table.view(third), actions()).size).toBe(actions().length);
  });
});
