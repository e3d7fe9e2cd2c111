import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type GameFile, parseGameFile, Table, verify } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { ideology } from './game.ts';
import { FINISHED, playAnew, shownBy, TWO_PLAYERS, written } from './testing/finished.ts';
import { playthrough } from './testing/playthrough.ts';

/**
 * `ENTENTE_RENEW=1 npm run unit -- ideology/src/finished` plays the games anew and writes the playthrough; with
 * `-t playthrough` at the end it writes only that, from the game as it is kept.
 */
const RENEW = process.env.ENTENTE_RENEW === '1';
const PATIENCE = RENEW ? 3_600_000 : 60_000;
const LARGEST = 400_000;

const folder = new URL('../games/', import.meta.url);
const pathOf = (name: string) => new URL(`${name}.json`, folder);
const read = (name: string): GameFile => parseGameFile(readFileSync(pathOf(name), 'utf8'));
const write = (name: string, text: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(name, folder), text);
};
const replayed = (file: GameFile) => {
  const { entries, setup: _setup, hash: _hash, outcome: _outcome, ...header } = file;
  return Table.load(ideology, header, entries);
};

describe('finished games', () => {
  test.each(FINISHED)(
    '$name ends as it did: every choice is legal, hash and outcome are the same',
    (plan) => {
      const { name, shows, players, options } = plan;
      if (RENEW) write(`${name}.json`, written(playAnew(plan)));
      const file = read(name);
      expect(statSync(pathOf(name)).size).toBeLessThan(LARGEST);
      expect(verify(ideology, file)).toEqual({ ok: true });
      expect(file.seats).toBe(players.length);
      expect(file.options).toMatchObject(options);
      const table = replayed(file);
      expect(table.measured.map(({ round }) => round)).toEqual(
        Array.from({ length: table.position.public.turn }, (_, turn) => turn + 1),
      );
      expect([...shownBy(table)]).toEqual(expect.arrayContaining([...shows]));
    },
    PATIENCE,
  );

  test('together they show how games end, conflicts, weapons, and every number of players', () => {
    const shown = new Set(FINISHED.flatMap(({ shows }) => shows));
    for (const what of [
      ...(['outcome.influence', 'outcome.points', 'outcome.turns', 'log.attacked', 'log.usedWmd'] as const),
      ...(['log.destroyed', 'log.swapped', 'log.gained', 'log.lost', 'log.relation'] as const),
    ])
      expect(shown).toContain(what);
    const seats = new Set(FINISHED.map(({ players }) => players.length));
    expect([...seats].sort((one, other) => one - other)).toEqual(ideology.seats);
  });

  test(
    'the playthrough reads as it did',
    () => {
      const text = playthrough(read(TWO_PLAYERS));
      if (RENEW) write('playthrough.txt', text);
      expect(text).toBe(readFileSync(new URL('playthrough.txt', folder), 'utf8'));
    },
    PATIENCE,
  );
});
