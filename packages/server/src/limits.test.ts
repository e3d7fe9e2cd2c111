import { expect, test } from 'vitest';
import { Limits, networkOf } from './limits.ts';

test.each([
  ['address', 500],
  ['person', 30],
] as const)('of lines by %s %i may be open at a time; a closed one makes room', (by, most) => {
  const limits = new Limits(true, null, () => performance.now());
  const open = Array.from({ length: most }, () => limits.open(by, 'one'));
  expect(() => limits.open(by, 'one')).toThrow('refuse.lines');
  expect(() => limits.open(by, 'another')).not.toThrow();
  for (const close of open.slice(0, 2)) close();
  limits.open(by, 'one');
  limits.open(by, 'one');
  expect(() => limits.open(by, 'one')).toThrow('refuse.lines');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s: who has one address of the newer kind has many', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('twelve lines of talk in twenty seconds; then the speaker has to wait', () => {
  let now = 1000;
  const limits = new Limits(true, null, () => now);
  const talk = () => limits.spend('talk', 'one');
  for (let line = 0; line < 12; line++) talk();
  now += 15_500;
  expect(talk).toThrow(
    expect.objectContaining({ refusal: expect.objectContaining({ with: { limit: 'talk', seconds: 5 } }) }),
  );
  expect(() => limits.spend('talk', 'another')).not.toThrow();
  expect(() => limits.spend('act', 'one')).not.toThrow();
  now += 4500;
  for (let line = 0; line < 12; line++) talk();
  expect(talk).toThrow('refuse.rate');
});
