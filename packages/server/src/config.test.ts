import { expect, test } from 'vitest';
import { configFrom } from './config.ts';

const from = (env: NodeJS.ProcessEnv) => configFrom(env, '/house', new URL('file:///house/dist/'));

test('an empty variable counts as not set', () => {
  const names = ['PORT', 'HOST', 'DATA', 'DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'WEB', 'LOG_LEVEL'];
  expect(from(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(from({}));
  expect(from({})).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    databaseUrl: null,
    natsUrl: null,
    publicUrl: null,
    mail: null,
  });
});

test.each([
  [{ PORT: '80a' }, 'PORT'],
  [{ DATA_LIMIT: '-1' }, 'DATA_LIMIT'],
  [{ PUBLIC_URL: 'games.example.org' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'ftp://games.example.org' }, 'PUBLIC_URL'],
  [{ NATS_URL: 'nats://localhost' }, 'DATABASE_URL'],
  [{ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@example.org' }, 'PUBLIC_URL'],
])('%j is refused at the start, and why', (env, name) => {
  expect(() => from(env)).toThrow(name);
});
