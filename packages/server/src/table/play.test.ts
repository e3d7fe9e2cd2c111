import { anyGame, commitment, SeededChance } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { limit } from '@entente/game-limit';
import { createTable } from '@entente/protocol';
import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { newTable } from './create.ts';
import { Play } from './play.ts';
import { Replay } from './replay.ts';

const game = anyGame(limit);
const SECRET = '5'.repeat(64);

function readyTable() {
  const wish = createTable.parse({ game: 'limit', chairs: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] });
  const doc = newTable(game, wish, { id: newId(), name: 'Ann' }, 0);
  for (const [seat, chair] of doc.chairs.entries()) chair.nonce = `${seat}`.repeat(32);
  // Always the same game: another might be over before a snapshot is worth its price.
  return { ...doc, secret: SECRET, commitment: commitment(SECRET) };
}

/** Random answers until a snapshot is worth its price, and a few more. */
function playUntilSnapshot(play: Play): string {
  const chance = new SeededChance(3);
  let snapshot: string | undefined;
  for (let more = 5; more > 0; ) {
    const { asked } = play.position;
    const seat = asked[chance.below(asked.length)];
    // A form that is filled in badly is refused, and another choice is tried.
    play.take(seat, play.table.choices(seat).pick(chance));
    snapshot ??= play.snapshotIfWorth();
    if (snapshot !== undefined) more--;
  }
  return snapshot ?? '';
}

test('a snapshot is a cache: without it the table is the same', () => {
  const doc = readyTable();
  const played = Play.begin(game, doc);
  const snapshot = playUntilSnapshot(played);
  const { entries } = played.table;
  expect(entries.length).toBeGreaterThan(100);
  for (const kept of [snapshot, null]) {
    const loaded = Play.load(game, doc, entries, kept);
    expect(loaded.position).toEqual(played.position);
    expect(loaded.moments).toEqual(played.moments);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(loaded.table.view(viewer)).toEqual(played.table.view(viewer));
      expect(loaded.logFor(viewer)).toEqual(played.logFor(viewer));
    }
    expect(loaded.table.measured).toEqual(played.table.measured);
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
  const doc = readyTable();
  const play = Play.begin(counted, doc);
  const chance = new SeededChance(3);
  while (play.position.outcome === null) {
    const { asked } = play.position;
    const seat = asked[chance.below(asked.length)];
    play.take(seat, play.table.choices(seat).pick(chance));
  }
  const whole = carriedOut;
  const replay = new Replay();
  replay.at(play, doc, play.moment);
  carriedOut = 0;
  const moments = Array.from({ length: 12 }, (_, back) => play.moment - 3 - back);
  const seen = moments.map((moment) => structuredClone(replay.at(play, doc, moment).table.view(1)));
  expect(carriedOut).toBeLessThan((moments.length * whole) / 2);
  for (const [index, moment] of moments.entries()) {
    const plain = Play.load(game, doc, play.table.entries.slice(0, play.moments[moment]), null);
    expect(seen[index]).toEqual(plain.table.view(1));
  }
});

test('nobody makes a game longer and longer by going back', () => {
  const wish = createTable.parse({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'me' }] });
  const doc = newTable(anyGame(goofspiel), wish, { id: newId(), name: 'Ann' }, 0);
  const play = Play.begin(anyGame(goofspiel), doc);
  const bid = (seat: number) => {
    const choice = { do: 'bid', card: 1 };
    return play.take(seat, choice);
  };
  for (let times = 0; times < 10_000; times++) expect([bid(0).ok, play.undo(0).ok]).toEqual([true, true]);
  expect(bid(0).ok).toBe(true);
  expect(play.undo(0)).toMatchObject({ ok: false, refusal: { code: 'refuse.noUndo' } });
  expect(play.undoTo(0, 0, [1])).toMatchObject({ ok: false });
  expect(bid(1).ok).toBe(true);
});

test('a snapshot of a later table is of no use, and not used', () => {
  const doc = readyTable();
  const played = Play.begin(game, doc);
  const snapshot = playUntilSnapshot(played);
  const before = Play.load(game, doc, played.table.entries.slice(0, 20), snapshot);
  expect(before.table.entries).toHaveLength(20);
  expect(before.position).toEqual(Play.load(game, doc, played.table.entries.slice(0, 20), null).position);
});
