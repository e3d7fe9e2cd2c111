/**
 * What was released before can still be read, and its rules still play what was begun with them. This must hold for ever,
 * whatever today's rules are: nothing in `releases/` is ever changed.
 */
import { createHash, hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as engine from '@entente/engine';
import { shelf } from '@entente/shelf';
import { adopt } from '@entente/shelf/older';
import { HostedGame } from '@entente/table';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenHash } from '../ids.ts';
import type { TableDoc } from '../store/table-doc.ts';
import { beginningOf } from '../tables/beginning.ts';
import {
  isFile,
  putDatabase,
  readRelease,
  releaseFolder,
  releases,
  unpacked,
  viewsOf,
} from '../testing/kept-release.ts';

/** A file of rules has the whole engine that it was played with, and the game. */
type Rules = typeof engine & { game: engine.AnyGame };

// Twice as fast as the one that runs anywhere.
const digest = (text: string) => hash('sha256', text);
engine.useDigest(digest);

async function rulesFrom(folder: URL, file: string): Promise<Rules> {
  const rules: Rules = await import(/* @vite-ignore */ new URL(`rules/${file}`, folder).href);
  rules.useDigest(digest);
  return rules;
}

test('releases are kept', () => {
  expect(releases).toEqual(expect.arrayContaining(['199a278', '658f6e8', 'ca8bb7d']));
});

describe.each(releases)('release %s', (name) => {
  const folder = releaseFolder(name);
  const kept = readRelease(name);
  const files = [...kept.games, ...kept.tables.flatMap((table) => (isFile(table) ? table : []))];

  test.each(Object.entries(kept.rules))('its rules of %s are whole and as they were', async (id, rules) => {
    const body = readFileSync(new URL(`rules/${rules.file}`, folder));
    const sum = createHash('sha256').update(body).digest('hex').slice(0, 12);
    expect(rules.file).toBe(`${id}@${rules.version}-${sum}.mjs`);
    const { game } = await rulesFrom(folder, rules.file);
    expect(game).toMatchObject({ id, version: rules.version });
  });

  test.each(files)(
    '$file is proved by its own rules, by today’s engine with them, and by today’s rules if they are of that version',
    async (one) => {
      const text = unpacked(new URL(`games/${one.file}`, folder)).toString();
      const own = await rulesFrom(folder, kept.rules[one.game].file);
      const file = own.parseGameFile(text);
      expect(file).toMatchObject({ game: one.game, version: one.version, hash: one.hash });
      expect(own.verify(own.game, file)).toEqual({ ok: true });
      const today = await shelf[one.game]();
      expect(engine.verify(adopt(own, today), engine.parseGameFile(text))).toEqual({ ok: true });
      if (today.version !== one.version) return;
      expect(engine.verify(today, engine.parseGameFile(text))).toEqual({ ok: true });
    },
  );

  describe('its database', () => {
    const place = mkdtempSync(join(tmpdir(), 'release-'));
    const shown = viewsOf(name);
    let database: Database.Database;
    beforeAll(() => {
      putDatabase(name, place);
      database = new Database(join(place, 'entente.db'));
    });
    afterAll(() => {
      database.close();
      rmSync(place, { recursive: true });
    });
    const rows = <Row>(sql: string, ...values: unknown[]) => database.prepare(sql).all(...values) as Row[];
    const docOf = (id: string): TableDoc =>
      JSON.parse(rows<{ doc: string }>('select doc from tables where id = ?', id)[0].doc);
    const entriesOf = (id: string): engine.Entry[] =>
      rows<{ entry: string }>('select entry from entries where table_id = ? order by seq', id).map(
        ({ entry }) => JSON.parse(entry),
      );

    test('holds the tables and the people that it should', () => {
      const ids = rows<{ id: string }>('select id from tables').map(({ id }) => id);
      expect(ids.sort()).toEqual(kept.tables.map(({ id }) => id).sort());
      for (const { id, entries, seats, game, version, phase, options } of kept.tables) {
        const doc = docOf(id);
        expect(doc).toMatchObject({ game, version, phase, options });
        expect([doc.chairs.length, entriesOf(id).length]).toEqual([seats.length, entries]);
      }
      for (const { name: called, token } of kept.people) {
        const found = rows(
          'select name from people join sessions on person = people.id where hash = ?',
          tokenHash(token),
        );
        expect(found).toEqual([{ name: called }]);
      }
      for (const game of Object.keys(kept.rules)) {
        const kinds = kept.tables.filter((table) => table.game === game).map(({ kind }) => kind);
        expect(kinds).toEqual(expect.arrayContaining(['lobby', 'running', 'finished']));
      }
    });

    test('holds the entries of finished games as their files do', () => {
      for (const { id, file } of kept.tables.filter(isFile)) {
        const { entries } = JSON.parse(unpacked(new URL(`games/${file}`, folder)).toString());
        expect(entriesOf(id)).toEqual(entries);
      }
    });

    const begun = kept.tables.filter(({ kind }) => kind !== 'lobby' && kind !== 'finished');
    test.each(begun)('table $id of $game, $kind, is what its people were shown', async ({ id, game }) => {
      const rules = await rulesFrom(folder, kept.rules[game].file);
      const [doc, entries] = [docOf(id), entriesOf(id)];
      const then = begunWith(rules, docOf(id), entries);
      // With today's engine, as every host plays it.
      const now = HostedGame.load(adopt(rules, await shelf[game]()), beginningOf(doc), entries);
      expect(now.entries.map(({ seal }) => seal)).toEqual(entries.map(({ seal }) => seal));
      // Limit's options have changed; its points are counted by those of the table all the same.
      const { outcome } = now.position;
      if (game === 'limit' && outcome !== null)
        expect(engine.goalOf(now.game, now.view('spectator'))?.standing).toEqual(outcome.scores);
      for (const [viewer, { view, offers }] of Object.entries(shown[id])) {
        const seat = viewer === 'spectator' ? viewer : Number(viewer);
        for (const table of [then, now]) {
          const seen = JSON.parse(JSON.stringify(table.view(seat)));
          // A reaction window hides who has answered.
          expect(doc.window ? { ...seen, asked: view.asked } : seen).toEqual(view);
          if (offers.length === 0 || seat === 'spectator') continue;
          const open = table.choices(seat).offers.map(({ choice }) => choice);
          expect(JSON.parse(JSON.stringify(open))).toEqual(offers.map(({ choice }) => choice));
        }
      }
    });
  });
});

/** As a server of that time loads it: the secret and the nonces are the dice; a practice table begins where it was left. */
function begunWith(rules: Rules, doc: TableDoc, entries: engine.Entry[]): engine.Table<engine.Types> {
  const { game, version, options, secret, chairs } = doc;
  const nonces = chairs.map(({ nonce }) => nonce ?? '');
  const header: engine.GameHeader = {
    ...{ format: 'entente-game/1', game, version, options, seats: chairs.length },
    chance: { kind: 'keyed', commitment: rules.commitment(secret), nonces },
  };
  if (doc.from === null) return rules.Table.load(rules.game, header, entries, secret);
  const { drawn } = new rules.Table(rules.game, header, secret).snapshot();
  const origin = { entries: 0, position: doc.from.position, drawn, log: [], measured: [] };
  return rules.Table.load(rules.game, header, entries, secret, origin);
}
