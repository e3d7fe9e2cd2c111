import { expect, test } from 'vitest';
import { gameOf } from './games.ts';

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'chess'])(
  'there is no game %s',
  async (id) => {
    expect(await gameOf(id)).toBeNull();
  },
);
