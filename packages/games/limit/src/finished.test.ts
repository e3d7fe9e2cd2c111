import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type GameFile, parseGameFile, Table, verify } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { limit } from './game.ts';
import { FINISHED, playAnew, shownBy, TWO_NATIONS, written } from './testing/finished.ts';
import { playthrough } from './testing/playthrough.ts';

/**
 * `ENTENTE_RENEW=1 npm run unit -- limit/src/finished` plays the games anew and writes the playthrough; with
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
  return Table.load(limit, header, entries);
};

describe('finished games', () => {
  test.each(FINISHED)(
    '$name ends as it did: every choice is legal, hash and outcome are the same',
    (plan) => {
      const { name, shows, players, options } = plan;
      if (RENEW) write(`${name}.json`, written(playAnew(plan)));
      const file = read(name);
      expect(statSync(pathOf(name)).size).toBeLessThan(LARGEST);
      expect(verify(limit, file)).toEqual({ ok: true });
      expect(file.seats).toBe(players.length);
      expect(file.options).toMatchObject(options);
      const table = replayed(file);
      expect(table.measured.map(({ round }) => round)).toEqual(
        Array.from({ length: table.position.public.generation }, (_, generation) => generation + 1),
      );
      expect([...shownBy(table)]).toEqual(expect.arrayContaining([...shows]));
    },
    PATIENCE,
  );

  test('LIM-8.4 after the set-up nothing is left to chance, except the order of solo events', () => {
    for (const { name } of FINISHED) {
      const { seats, setup, entries } = read(name);
      expect(setup.length).toBeGreaterThan(0);
      if (seats > 1) expect(entries.filter((entry) => 'chance' in entry)).toEqual([]);
    }
  });

  test('together they show how games end, every crisis, war, demilitarisation and a broken alliance', () => {
    const shown = new Set(FINISHED.flatMap(({ shows }) => shows));
    for (const what of [
      ...(['generations', 'crises', 'alone', 'log.resisted', 'log.notResisted'] as const),
      ...(['log.financialCrisis', 'log.ecologicalCrisis', 'log.militaryCrisis'] as const),
      ...(['log.demilitarisation', 'log.breakAlliance', 'log.event'] as const),
    ])
      expect(shown).toContain(what);
    const seats = new Set(FINISHED.map(({ players }) => players.length));
    expect([...seats].sort((one, other) => one - other)).toEqual(limit.seats);
  });

  test(
    'the playthrough reads as it did',
    () => {
      const text = playthrough(read(TWO_NATIONS));
      if (RENEW) write('playthrough.txt', text);
      expect(text).toBe(readFileSync(new URL('playthrough.txt', folder), 'utf8'));
    },
    PATIENCE,
  );
});
