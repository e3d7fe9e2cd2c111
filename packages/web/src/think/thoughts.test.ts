import { type AnyGame, anyGame, completeOptions } from '@entente/engine';
import { connectFour, goofspiel } from '@entente/game-examples';
import { HostedGame, seeded } from '@entente/table';
import { expect, test } from 'vitest';
import { analysisOf, doubtOf, hintOf } from './thoughts.ts';

function begun(of: AnyGame, options: Record<string, number> = {}): HostedGame {
  const complete = completeOptions(of, options, 2);
  if (!complete.ok) throw new RangeError(complete.problem.say);
  const { id, version } = of;
  return HostedGame.begin(of, { header: seeded({ game: id, version, options: complete.options }, 2, 4) });
}

/** The columns of connect four in order of play. */
function dropped(columns: readonly number[]): HostedGame {
  const hosted = begun(anyGame(connectFour));
  for (const column of columns) {
    const [seat] = hosted.position.asked;
    const { offers } = hosted.choices(seat);
    const offer = offers.find(({ choice }) => 'column' in choice && choice.column === column);
    if (offer === undefined) throw new RangeError(`column ${column}`);
    expect(hosted.take(seat, offer.choice).ok).toBe(true);
  }
  return hosted;
}

test('turning points know the moments of the table: the question, and what it led to', async () => {
  const done: number[] = [];
  const { points, moments } = await analysisOf(dropped([4, 1, 4, 7, 5, 1, 3, 7, 6]).file(), (share) =>
    done.push(share),
  );
  expect(points.length).toBeGreaterThan(0);
  expect(moments).toEqual(points.map(({ asked, entry }) => ({ asked, after: entry })));
  expect(done.at(-1)).toBe(1);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
});

test('an answer that was taken back in secret is no moment', async () => {
  const hosted = begun(anyGame(goofspiel), { cards: 5 });
  const bid = (card: number) => ({ do: 'bid', card });
  for (const [hers, his] of [
    [1, 5],
    [2, 4],
    [5, 1],
    [3, 2],
    [4, 3],
  ]) {
    if (hers !== 4) {
      hosted.take(0, bid(4));
      expect(hosted.takeBack(0, () => false).ok).toBe(true);
    }
    hosted.take(0, bid(hers));
    hosted.take(1, bid(his));
  }
  const { moments } = await analysisOf(hosted.file(), () => {});
  for (const { asked, after } of moments) expect(after).toBe(asked + 1);
});

test('a hint names the winning move first, from the view alone', async () => {
  const hosted = dropped([1, 1, 2, 2, 3, 7]);
  const { choices } = await hintOf(
    { game: 'connect-four', version: connectFour.version, hash: null },
    hosted.view(0),
  );
  expect(choices[0].choice).toMatchObject({ column: 4 });
  expect(choices.length).toBeLessThanOrEqual(3);
  expect(choices[0].chance).toBeGreaterThan(choices[1].chance);
});

test('a doubt names what is better than a bad choice, and finds nothing against the best', async () => {
  const rules = { game: 'connect-four', version: connectFour.version, hash: null };
  const hosted = dropped([1, 1, 2, 2, 3, 7]);
  const of = (column: number) => {
    const offer = hosted
      .choices(0)
      .offers.find(({ choice }) => 'column' in choice && choice.column === column);
    if (offer === undefined) throw new RangeError(`column ${column}`);
    return doubtOf(rules, hosted.view(0), offer.choice);
  };
  const bad = await of(7);
  expect(bad?.better?.choice).toMatchObject({ column: 4 });
  expect(bad?.better?.chance).toBeGreaterThan((bad?.chance ?? 1) + 0.1);
  expect((await of(4))?.better).toBeNull();
});
