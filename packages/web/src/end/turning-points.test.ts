import { anyGame } from '@entente/engine';
import { connectFour } from '@entente/game-examples';
import { expect, test } from 'vitest';
import { newTable } from '../local/deal.ts';
import { LocalTable } from '../local/table.ts';
import { turningPoints } from './turning-points.ts';

const game = anyGame(connectFour);

/** Both sit on this device; the columns in order of play. */
function played(columns: readonly number[]): LocalTable {
  const chairs = [{ kind: 'me' as const }, { kind: 'me' as const }];
  const table = new LocalTable(game, newTable(game, { game: 'connect-four', chairs }, 'Ann'));
  for (const column of columns) {
    const [seat] = table.table.position.asked;
    const offer = table
      .shown(seat)
      .offers.find(({ choice }) => 'column' in choice && choice.column === column);
    if (offer === undefined) throw new RangeError(`column ${column}`);
    expect(table.take(seat, offer.choice)).toBeNull();
  }
  return table;
}

test('what decided a game: at most three moments, in order, apart, each with somebody who gained or lost', () => {
  const table = played([4, 1, 4, 7, 5, 1, 3, 7, 6]);
  expect(table.over).toBe(true);
  const points = turningPoints(game, table.table.file());
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
