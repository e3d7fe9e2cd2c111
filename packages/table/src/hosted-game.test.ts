import { anyGame, completeOptions, SeededChance } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { limit } from '@entente/game-limit';
import { expect, test } from 'vitest';
import { type Beginning, deal, HostedGame, Replay, withRests } from './index.ts';

const game = anyGame(limit);

/** Always the same game: another might be over before a snapshot is worth its price. */
function beginning(of = game, seats = 3): Beginning {
  const complete = completeOptions(of, {}, seats);
  if (!complete.ok) throw new RangeError(complete.problem.say);
  return deal(of, seats, complete.options, (bytes) => '5'.repeat(2 * bytes));
}

/** Answers at random. A form that is filled in badly is refused, and another choice is tried. */
function answer(hosted: HostedGame, chance: SeededChance): void {
  const { asked } = hosted.position;
  const seat = asked[chance.below(asked.length)];
  hosted.take(seat, hosted.choices(seat).pick(chance));
}

/** Random answers until a snapshot is worth its price, and a few more. */
function playUntilSnapshot(hosted: HostedGame): string {
  const chance = new SeededChance(3);
  let snapshot: string | undefined;
  for (let more = 5; more > 0; ) {
    answer(hosted, chance);
    snapshot ??= hosted.snapshotIfWorth();
    if (snapshot !== undefined) more--;
  }
  return snapshot ?? '';
}

test('a snapshot is a cache: without it the table is the same', () => {
  const played = HostedGame.begin(game, beginning());
  const snapshot = playUntilSnapshot(played);
  const { entries } = played;
  expect(entries.length).toBeGreaterThan(100);
  for (const kept of [snapshot, null]) {
    const loaded = HostedGame.load(game, beginning(), entries, { snapshot: kept });
    expect(loaded.position).toEqual(played.position);
    expect(loaded.moments).toEqual(played.moments);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(loaded.view(viewer)).toEqual(played.view(viewer));
      expect(loaded.logFor(viewer)).toEqual(played.logFor(viewer));
    }
    expect(loaded.measured).toEqual(played.measured);
  }
});

test('earlier moments can be seen in any order, without playing everything again for each', () => {
  let carriedOut = 0;
  const counting = <Args extends unknown[]>(act: (...args: Args) => void) => {
    return (...args: Args) => {
      carriedOut++;
      act(...args);
    };
  };
  const steps = Object.entries(game.steps).map(([name, step]): [string, typeof step] => {
    if (step.kind === 'decision') return [name, { ...step, take: counting(step.take) }];
    return [name, step.kind === 'simultaneous' ? { ...step, resolve: counting(step.resolve) } : step];
  });
  const counted = { ...game, steps: Object.fromEntries(steps) };
  const played = HostedGame.begin(counted, beginning());
  const chance = new SeededChance(3);
  while (!played.isOver) answer(played, chance);
  const whole = carriedOut;
  const replay = new Replay();
  replay.at(played, played.moment - 1);
  carriedOut = 0;
  const moments = Array.from({ length: 12 }, (_, back) => played.moment - 3 - back);
  const seen = moments.map((moment) => structuredClone(replay.at(played, moment)?.view(1)));
  expect(carriedOut).toBeLessThan((moments.length * whole) / 2);
  for (const [index, moment] of moments.entries()) {
    const plain = HostedGame.load(game, beginning(), played.entries.slice(0, played.moments[moment]));
    expect(seen[index]).toEqual(plain.view(1));
  }
  for (const moment of [-1, 0.5, played.moment + 1]) expect(replay.at(played, moment)).toBeNull();
});

test('players cannot make a game endless by going back', () => {
  const play = HostedGame.begin(anyGame(goofspiel), beginning(anyGame(goofspiel), 2));
  const back = () => play.takeBack(0, () => false);
  const bid = (seat: number) => {
    const choice = { do: 'bid', card: 1 };
    return play.take(seat, choice);
  };
  for (let times = 0; times < 10_000; times++) expect([bid(0).ok, back().ok]).toEqual([true, true]);
  expect(bid(0).ok).toBe(true);
  expect(back()).toMatchObject({ ok: false, refusal: { code: 'refuse.noUndo' } });
  expect(play.goBackTo(0, 0, [1])).toMatchObject({ ok: false });
  expect(bid(1).ok).toBe(true);
});

test('a snapshot of a later table is ignored', () => {
  const played = HostedGame.begin(game, beginning());
  const snapshot = playUntilSnapshot(played);
  const before = HostedGame.load(game, beginning(), played.entries.slice(0, 20), { snapshot });
  expect(before.entries).toHaveLength(20);
  const plain = HostedGame.load(game, beginning(), played.entries.slice(0, 20));
  expect(before.position).toEqual(plain.position);
});

test('a long game is loaded and replayed with rests, and is the same', async () => {
  const played = HostedGame.begin(game, beginning());
  const chance = new SeededChance(3);
  while (!played.isOver) answer(played, chance);
  let rests = 0;
  const rest = async () => void rests++;
  const loaded = await withRests(HostedGame.loading(game, beginning(), played.entries), rest);
  expect(loaded.position).toEqual(played.position);
  expect(rests).toBe(Math.floor((played.entries.length - 1) / 100));
  const moment = played.moment - 1;
  const then = await withRests(new Replay().reaching(played, played.moments[moment]), rest);
  expect(then.view(0)).toEqual(new Replay().at(played, moment)?.view(0));
  expect(rests).toBeGreaterThan(2);
});
