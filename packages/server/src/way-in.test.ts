import { expect, test } from 'vitest';
import { wayIn } from './way-in.ts';

test('addresses for others, the first as a picture; none where only this machine gets in', () => {
  expect(wayIn([], true)).toEqual([]);
  const addresses = ['http://192.168.1.5:8080', 'http://10.0.0.2:8080'];
  const lines = addresses.map((address) => `Others in this network: ${address}`);
  expect(wayIn(addresses, false)).toEqual(lines);
  const [one, other, , picture] = wayIn(addresses, true);
  expect([one, other]).toEqual(lines);
  expect(picture.split('\n').length).toBeGreaterThan(10);
});
