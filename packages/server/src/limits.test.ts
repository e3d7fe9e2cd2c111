import { expect, test } from 'vitest';
import { Limits } from './limits.ts';

test.each([
  ['address', 500],
  ['person', 30],
] as const)('of lines by %s %i may be open at a time; a closed one makes room', (by, most) => {
  const limits = new Limits(true);
  const open = Array.from({ length: most }, () => limits.open(by, 'one'));
  expect(() => limits.open(by, 'one')).toThrow('refuse.lines');
  expect(() => limits.open(by, 'another')).not.toThrow();
  for (const close of open.slice(0, 2)) close();
  limits.open(by, 'one');
  limits.open(by, 'one');
  expect(() => limits.open(by, 'one')).toThrow('refuse.lines');
});
