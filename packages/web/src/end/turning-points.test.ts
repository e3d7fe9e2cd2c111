import { readFileSync } from 'node:fs';
import { randomBot } from '@entente/bots';
import { type AnyGame, anyGame, completeOptions, type GameFile, roleOf, SeededChance } from '@entente/engine';
import { connectFour, goofspiel } from '@entente/game-examples';
import { shelf } from '@entente/shelf';
import { beginningOf, HostedGame, seeded } from '@entente/table';
import { expect, test } from 'vitest';
import { turningPoints } from './turning-points.ts';

const game = anyGame(connectFour);

function begun(of: AnyGame, options: Record<string, number> = {}): HostedGame {
  const complete = completeOptions(of, options, 2);
  if (!complete.ok) throw new RangeError(complete.problem.say);
  const { id, version } = of;
  return HostedGame.begin(of, { header: seeded({ game: id, version, options: complete.options }, 2, 4) });
}

/** The columns in order of play. */
function played(columns: readonly number[]): HostedGame {
  const hosted = begun(game);
  for (const column of columns) {
    const [seat] = hosted.position.asked;
    const offer = hosted
      .choices(seat)
      .offers.find(({ choice }) => 'column' in choice && choice.column === column);
    if (offer === undefined) throw new RangeError(`column ${column}`);
    expect(hosted.take(seat, offer.choice).ok).toBe(true);
  }
  return hosted;
}

test('what decided a game: at most three moments, in order, apart, each with a player who gained or lost', () => {
  const table = played([4, 1, 4, 7, 5, 1, 3, 7, 6]);
  expect(table.isOver).toBe(true);
  const points = turningPoints(game, table.file());
  expect(points.length).toBeGreaterThan(0);
  expect(points.length).toBeLessThanOrEqual(3);
  points.forEach(({ moment, seat, from, to }, index) => {
    expect(moment).toBeGreaterThan(index === 0 ? 0 : points[index - 1].moment);
    expect(moment).toBeLessThan(table.moment);
    expect([0, 1]).toContain(seat);
    expect(Math.abs(to - from)).toBeGreaterThanOrEqual(0.02);
    expect(Math.min(from, to)).toBeGreaterThanOrEqual(0);
    expect(Math.max(from, to)).toBeLessThanOrEqual(1);
  });
  // Three in a row with both ends open: from then on the first seat could not be stopped.
  expect(points.some(({ moment, seat, from, to }) => moment >= 5 && (seat === 0) === to > from)).toBe(true);
});

test('an answer that was taken back in secret is no moment, here as at the table', () => {
  const bids = [
    [1, 5],
    [2, 4],
    [5, 1],
    [3, 2],
    [4, 3],
  ];
  const points = (hesitates: boolean) => {
    const hosted = begun(anyGame(goofspiel), { cards: 5 });
    for (const [hers, his] of bids) {
      if (hesitates) {
        hosted.take(0, { do: 'bid', card: 4 } as never);
        expect(hosted.takeBack(0, () => false).ok).toBe(true);
      }
      hosted.take(0, { do: 'bid', card: hers } as never);
      hosted.take(1, { do: 'bid', card: his } as never);
    }
    expect(hosted.moment).toBe(5);
    return turningPoints(anyGame(goofspiel), hosted.file());
  };
  expect(points(false)).not.toEqual([]);
  expect(points(true)).toEqual(points(false));
});

test.each([
  ['limit', 'four-random', ['draw', 'keep', 'under', 'underRest', 'otherOrder', 'discard']],
  ['attack', 'two-greedy', ['claim', 'deploy', 'moor', 'capital']],
])(
  'setting up and sorting cards decide nothing, and everybody has a turn: %s',
  async (id, name, prepares) => {
    const one = await shelf[id]();
    const file: GameFile = JSON.parse(
      readFileSync(new URL(`../../../games/${id}/games/${name}.json`, import.meta.url), 'utf8'),
    );
    const hosted = HostedGame.begin(one, beginningOf(file));
    hosted.goOn(file.entries, () => {});
    const points = turningPoints(one, file);
    const done = points.map(({ moment }) => {
      const entry = file.entries[hosted.moments[moment] - 1];
      return 'choice' in entry ? entry.choice.do : '';
    });
    expect(done.filter((does) => prepares.includes(does))).toEqual([]);
    expect(new Set(points.map(({ seat }) => seat)).size).toBe(file.seats);
  },
);

test('only decisions and dice decide: never a draw, a pass or a single answer', async () => {
  const limit = await shelf.limit();
  const complete = completeOptions(limit, {}, 2);
  if (!complete.ok) throw new RangeError(complete.problem.say);
  const { id, version } = limit;
  const header = seeded({ game: id, version, options: complete.options }, 2, 7);
  const hosted = HostedGame.begin(limit, { header });
  const bot = randomBot(limit, new SeededChance(3));
  const drawing = new Set<number>();
  let taken = 0;
  while (!hosted.isOver) {
    const [seat] = hosted.position.asked;
    const logged = hosted.log.length;
    const choice = bot.choose(hosted.view(seat));
    expect(hosted.take(seat, choice).ok).toBe(true);
    if (hosted.log.slice(logged).some(({ say }) => say === 'log.drawn')) drawing.add(taken);
    taken++;
  }
  const file = hosted.file();
  const points = turningPoints(limit, file);
  expect(points).not.toEqual([]);
  for (const { moment } of points) {
    const entry = file.entries[hosted.moments[moment] - 1];
    if (!('choice' in entry)) throw new RangeError('no choice');
    expect(roleOf(limit, entry.choice)).toBeUndefined();
    expect(entry.chance ?? []).toEqual([]);
    expect(drawing.has(hosted.moments[moment] - 1)).toBe(false);
  }
});
