import { expect, test } from 'vitest';
import { isOwnName } from './own-name.ts';

test.each(['localhost', 'entente.localhost', '127.0.0.1', '127.8.9.10', '[::1]'])(
  'nobody else gets here by %s',
  (host) => expect(isOwnName(host)).toBe(true),
);

test.each(['192.168.1.7', 'table.example', 'localhost.example', '[fe80::1]', '12.7.0.1'])(
  'others may get here by %s',
  (host) => expect(isOwnName(host)).toBe(false),
);
