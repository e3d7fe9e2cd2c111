import { SeededChance } from '@entente/engine';
import { createTable } from '@entente/protocol';
import { shelf } from '@entente/shelf';
import { HostedGame } from '@entente/table';
import { expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { beginningOf } from '../tables/beginning.ts';
import { LiveTable } from '../tables/live-table.ts';
import { newTable } from '../tables/new-table.ts';
import { showNow } from '../tables/show-view.ts';
import { anyChoice } from '../testing/any-choice.ts';
import { REAL_WORLD } from '../world.ts';
import { ViewCache } from './view-cache.ts';

const SEATS = 3;
const MOVES = 400;

async function game(id: 'ideology' | 'limit'): Promise<{ live: LiveTable; play: HostedGame }> {
  const rules = await shelf[id]();
  const wish = createTable.parse({ game: id, chairs: Array.from({ length: SEATS }, () => ({ kind: 'me' })) });
  const lobby = newTable(rules, wish, { id: newId(REAL_WORLD), name: 'Ann' }, REAL_WORLD, 0);
  const chairs = lobby.chairs.map((chair, seat) => ({ ...chair, nonce: `${seat}`.repeat(16) }));
  const doc = { ...lobby, phase: 'running' as const, chairs, secret: 'ab'.repeat(32) };
  const play = HostedGame.begin(rules, beginningOf(doc));
  const lease = { wakeAt: null, leaseBy: null, leaseUntil: null };
  const stored = { doc, rev: 1, clocks: null, lease, changed: 0, entries: [], snapshot: null, talk: [] };
  return { live: new LiveTable(stored, { game: rules, play }), play };
}

/** What every viewer is sent is what it may see now. */
function expectTrue(live: LiveTable, play: HostedGame): void {
  const views = new ViewCache(live);
  for (const viewer of [...Array(SEATS).keys(), 'spectator' as const])
    expect(JSON.parse(views.of(viewer)?.body ?? '')).toEqual(
      JSON.parse(JSON.stringify({ ...showNow(live, play, viewer) })),
    );
}

test.each(['ideology', 'limit'] as const)('views of %s are right after every answer', async (id) => {
  const { live, play } = await game(id);
  const chance = new SeededChance(5);
  for (let move = 0; move < MOVES && !play.isOver; move++) {
    const { asked } = play.position;
    const seat = asked[chance.below(asked.length)];
    play.take(seat, anyChoice(showNow(live, play, seat), chance));
    expectTrue(live, play);
  }
});

test('a resignation while all are asked is seen at once', async () => {
  const { live, play } = await game('ideology');
  const chance = new SeededChance(5);
  while (play.position.asked.length < SEATS) {
    const [seat] = play.position.asked;
    play.take(seat, anyChoice(showNow(live, play, seat), chance));
  }
  expectTrue(live, play);
  const { moment } = play;
  expect(play.resign(0)).toMatchObject({ ok: true });
  // It is the same question to the others.
  expect(play.moment).toBe(moment);
  expectTrue(live, play);
});
