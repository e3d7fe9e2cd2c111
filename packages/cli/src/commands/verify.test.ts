import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GameFile } from '@entente/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../base/root.ts';
import { entente, useCommand } from '../testing/entente.ts';

const folder = useCommand();
const file = () => folder.path('game.json');

beforeAll(() => {
  entente(['play', 'goofspiel', '--options', 'cards=5', '--save', file()], [1, 2, 3, 4]);
});

interface Changeable {
  setup: number[];
  entries: { seat: number; choice: { card: number } }[];
  chance: { nonces: string[]; secret?: string };
  outcome: { winners: number[] };
  seats: unknown;
}

/** Verifies the game with one thing changed in its file. */
function tampered(change: (game: Changeable) => void) {
  const game = JSON.parse(readFileSync(file(), 'utf8'));
  change(game);
  const path = folder.path('tampered.json');
  writeFileSync(path, JSON.stringify(game));
  return entente(['verify', path]);
}

test('a finished game is proved', () => {
  const { code, out } = entente(['verify', file()]);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^ok .*game\.json: Goofspiel, 2 seats, 10 entries; .*the dice follow from the commitment\./,
  );
});

describe('a tampered game is refused with the reason', () => {
  test('one die', () => {
    const { code, out } = tampered((game) => {
      game.setup[0] = (game.setup[0] + 1) % 5;
    });
    expect(code).toBe(1);
    expect(out).toContain('The set-up does not follow from the secret and the nonces of the seats.');
  });

  test('one choice', () => {
    const { code, out } = tampered(({ entries }) => {
      const own = entries.filter(({ seat }) => seat === 0);
      [own[0].choice, own[1].choice] = [own[1].choice, own[0].choice];
    });
    expect(code).toBe(1);
    expect(out).toContain('was changed after it was sealed.');
  });

  test('one choice that was never open', () => {
    const { code, out } = tampered(({ entries }) => {
      entries[0].choice.card = 99;
    });
    expect(code).toBe(1);
    expect(out).toContain('Entry 1 is not a legal move at that moment');
  });

  test('one nonce of a seat', () => {
    const { code, out } = tampered(({ chance }) => {
      chance.nonces[1] = 'mine';
    });
    expect(code).toBe(1);
    // Other nonces mean other dice. Should they happen to fall alike, the seal tells.
    expect(out).toMatch(/The set-up does not follow|was changed after it was sealed/);
  });

  test('the secret', () => {
    const { code, out } = tampered(({ chance }) => {
      chance.secret = '0'.repeat(64);
    });
    expect(code).toBe(1);
    expect(out).toContain('The secret does not match the commitment');
  });

  test('no secret at all', () => {
    const { code, out } = tampered(({ chance }) => {
      delete chance.secret;
    });
    expect(code).toBe(1);
    expect(out).toContain('not published yet');
  });

  test('the winner', () => {
    const { code, out } = tampered(({ outcome }) => {
      outcome.winners = [0, 1, 0];
    });
    expect(code).toBe(1);
    expect(out).toContain('The outcome is not the one that the file claims.');
  });
});

describe('a broken file is wrong use', () => {
  test.each([
    ['no JSON', 'nonsense', 'it is not JSON'],
    ['no game file', '{}', 'does not say "format": "entente-game/1"'],
    ['half a game file', '{"format":"entente-game/1","game":"goofspiel"}', 'it has no version of the rules'],
  ])('%s', (_what, text, reason) => {
    const path = folder.path('broken.json');
    writeFileSync(path, text);
    const { code, out } = entente(['verify', path]);
    expect(code).toBe(2);
    expect(out).toContain(reason);
    expect(out).not.toMatch(/^\s+at /m);
  });

  test('an unknown game, and no file at all', () => {
    const game: GameFile = JSON.parse(readFileSync(file(), 'utf8'));
    const path = folder.path('unknown.json');
    writeFileSync(path, JSON.stringify({ ...game, game: 'golfspiel' }));
    const { code, out } = entente(['verify', path, folder.path('nowhere.json')]);
    expect(code).toBe(2);
    expect(out).toContain('Did you mean “goofspiel”?');
    expect(out).toContain('there is no such file or folder');
  });
});

test('under --json every file has its verdict', () => {
  const { out } = entente(['verify', '--json', file(), folder.path('nowhere.json')]);
  expect(JSON.parse(out)).toMatchObject([{ file: file(), ok: true }, { ok: false }]);
});

test('a game of an earlier release is proved and shown by its own rules', () => {
  const kept = join(repositoryRoot(), 'releases/ca8bb7d/games/limit-bots-1.json.gz');
  const path = folder.path('older.json');
  writeFileSync(path, gunzipSync(readFileSync(kept)));
  const proved = entente(['verify', path]);
  expect(proved).toMatchObject({ code: 0, err: '' });
  expect(proved.out).toContain('by version 2 of the rules');
  const shown = entente(['replay', path, '--at', '20', '--language', 'it']);
  expect(shown).toMatchObject({ code: 0, err: '' });
  // Of a version that was never released nothing is said.
  const unknown = folder.path('unknown.json');
  writeFileSync(unknown, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), version: 99 }));
  expect(entente(['verify', unknown])).toMatchObject({ code: 1 });
  expect(entente(['verify', unknown]).out).toContain('version 99');
});
