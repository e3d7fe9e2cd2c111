import { describe, expect, test } from 'vitest';
import { newDraft, reordered, wishOf } from './draft.ts';

const draft = newDraft(3);
const colour = (seat: number) => `colour ${seat}`;

describe('a new table', () => {
  test('has bots on a device and open seats on a server, where nothing else was chosen', () => {
    const chairsAt = (where: 'device' | 'server') => wishOf('limit', draft, where, colour).chairs;
    expect(chairsAt('device')).toEqual([
      { kind: 'me' },
      { kind: 'bot', bot: 'greedy' },
      { kind: 'bot', bot: 'greedy' },
    ]);
    expect(chairsAt('server')).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  });

  test('names several seats of one person: by what was written, on a server otherwise by colour', () => {
    const shared = { ...draft, holders: ['me', 'me', 'open'], seatNames: [' Ann ', ''] };
    expect(wishOf('limit', shared, 'server', colour).chairs).toEqual([
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'colour 1' },
      { kind: 'open' },
    ]);
    expect(wishOf('limit', shared, 'device', colour).chairs[1]).toEqual({ kind: 'me' });
  });

  test('keeps names with their holders when seats are shuffled', () => {
    const shared = { ...draft, holders: ['me', 'me', 'greedy'], seatNames: ['Ann', 'Ben'] };
    const { holders, seatNames } = reordered(shared, 'device', [2, 1, 0]);
    expect([holders, seatNames]).toEqual([
      ['greedy', 'me', 'me'],
      ['', 'Ben', 'Ann'],
    ]);
  });

  test('has a name only if one was written', () => {
    expect(wishOf('limit', { ...draft, name: '  ' }, 'device', colour)).not.toHaveProperty('name');
    expect(wishOf('limit', { ...draft, name: ' Sunday ' }, 'device', colour).name).toBe('Sunday');
  });
});
