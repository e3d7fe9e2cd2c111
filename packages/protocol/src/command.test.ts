import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCommand } from './command.ts';
import { clientMessage } from './socket.ts';

/** A good command, or one with something odd in one place. */
function nearly(good: unknown, odd: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: odd });
}
const anything = fc.jsonValue();
const words = fc.oneof(fc.string({ maxLength: 70 }), fc.stringMatching(/^[\w-]{6,66}$/), anything);
const choice = fc.oneof(
  fc.record({ do: words, cell: anything }, { requiredKeys: [] }),
  fc.dictionary(fc.constantFrom('do', '__proto__', 'constructor', 'cell'), words),
  anything,
);
const command = fc
  .record(
    {
      kind: nearly('command', fc.constantFrom('undo', 'ping', null)),
      id: nearly('command-1', words),
      seat: nearly(1, fc.oneof(fc.integer({ min: -2, max: 18 }), fc.double(), anything)),
      question: nearly('12.0', fc.oneof(fc.stringMatching(/^\d{0,11}\.?\d{0,5}$/), anything)),
      choice: nearly({ do: 'mark', cell: 3 }, choice),
      more: anything,
    },
    { requiredKeys: ['kind', 'id', 'seat', 'question', 'choice'] },
  )
  .chain((full) => {
    const { more: _, ...exact } = full;
    return fc.constantFrom<object>(exact, exact, exact, full, { ...exact, choice: undefined });
  });

test('a command by hand is a command by its schema, and the same one', () => {
  let yes = 0;
  fc.assert(
    fc.property(command, (made) => {
      const value: unknown = JSON.parse(JSON.stringify(made));
      const read = clientMessage.safeParse(value);
      if (!isCommand(value)) return;
      yes++;
      expect(read.success && read.data).toEqual(value);
    }),
    { numRuns: 3000 },
  );
  expect(yes).toBeGreaterThan(500);
});

test('whatever the schema takes for a command unchanged is one by hand', () => {
  fc.assert(
    fc.property(command, (made) => {
      const text = JSON.stringify(made);
      const read = clientMessage.safeParse(JSON.parse(text));
      if (!read.success || read.data.kind !== 'command' || text.includes('"__proto__"')) return;
      expect(isCommand(JSON.parse(text))).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['null', null],
  ['a list', []],
  ['another kind', { kind: 'ping' }],
  [
    'a field too many',
    { kind: 'command', id: 'command-1', seat: 0, question: '1.0', choice: { do: 'a' }, x: 1 },
  ],
  [
    'a seat that no table has',
    { kind: 'command', id: 'command-1', seat: 16, question: '1.0', choice: { do: 'a' } },
  ],
  [
    'a choice without a name',
    { kind: 'command', id: 'command-1', seat: 0, question: '1.0', choice: { do: '' } },
  ],
])('%s is no command', (_, value) => {
  expect(isCommand(value)).toBe(false);
});
