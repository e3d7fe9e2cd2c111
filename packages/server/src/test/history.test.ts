/** What was played is never shown otherwise, whatever happens to rules and to what is stored. */
import { join } from 'node:path';
import { type AnyGame, anyGame, type GameFile, parseGameFile, verify } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import type { MomentAnswer, RefusalAnswer, TableState, TablesAnswer } from '@entente/protocol';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playOn, startedTable } from '../testing/goofspiel.ts';
import { Guest } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';

let folder: ServerFolder;
beforeEach(() => {
  folder = new ServerFolder();
});
afterEach(() => folder.leave());

const game = anyGame(goofspiel);
const { prize } = game.steps;
if (prize.kind !== 'automatic') throw new Error('goofspiel has changed');
/** The same version, but at the end the first seat gets a hundred points. */
const changed: AnyGame = {
  ...game,
  steps: {
    ...game.steps,
    prize: {
      ...prize,
      run(g, frame, go) {
        const { won } = g.public as { won: number[][] };
        if ((g.secret as { prizes: number[] }).prizes.length === 0) won[0].push(100);
        prize.run(g, frame, go);
      },
    },
  },
};
const games = (one: AnyGame) => new Map([[one.id, one]]);

/** A finished game and a running one, and their people afterwards at a server with other rules. */
async function played(rules: string | null): Promise<{ ended: TableState; running: TableState; ann: Guest }> {
  const before = await folder.start({ rules }, games(game));
  const ann = await Guest.come(before.address, 'Ann');
  const finished = await startedTable([ann], 2);
  await playOn(await ann.sit(finished.id), 0);
  const running = await startedTable([ann], 2);
  const { table: ended } = await ann.get<{ table: TableState }>(`/api/tables/${finished.id}`);
  await folder.stop(before);
  return { ended, running, ann };
}

const look = async (guest: Guest, id: string) =>
  (await guest.get<{ table: TableState }>(`/api/tables/${id}`)).table;

describe('rules that changed without a new version', () => {
  test('do not change the winner of a finished game: it is shown as broken, with what was stored', async () => {
    const { ended, running, ann } = await played(null);
    const after = await folder.start({ rules: null }, games(changed));
    const her = ann.movedTo(after.address);
    const { mine } = await her.get<TablesAnswer>('/api/tables');
    const line = mine.find(({ id }) => id === ended.id);
    expect(line).toMatchObject({ broken: true, outcome: ended.outcome });
    expect(mine.find(({ id }) => id === running.id)?.broken).toBeUndefined();
    const table = await look(her, ended.id);
    expect(table).toMatchObject({ broken: { what: 'end' }, outcome: ended.outcome });
    const asked = await her.ask('GET', `/api/tables/${ended.id}/moments/0`);
    expect(asked.status).toBe(422);
    expect((asked.body as RefusalAnswer).words).toContain('another result than was stored');
    const file = await her.get<GameFile>(`/api/tables/${ended.id}/file`);
    expect(verify(game, parseGameFile(JSON.stringify(file)))).toEqual({ ok: true });
  });

  test('are not used where the file of rules is kept that a table began with', async () => {
    const { ended, ann } = await played(folder.bundle.rules);
    // The database alone has it.
    const after = await folder.start({ rules: null }, games(changed));
    const her = ann.movedTo(after.address);
    const table = await look(her, ended.id);
    expect(table.broken).toBeUndefined();
    expect(table.outcome).toEqual(ended.outcome);
    const { shown } = await her.get<MomentAnswer>(`/api/tables/${ended.id}/moments/${ended.moment}`);
    expect((shown.view as { outcome: unknown }).outcome).toEqual(ended.outcome);
  });
});

describe('what somebody has changed in the database', () => {
  async function afterChange(sql: string): Promise<TableState> {
    const { ended, ann } = await played(null);
    const file = new Database(join(folder.data, 'entente.db'));
    file.prepare(sql).run(ended.id);
    file.close();
    const after = await folder.start({ rules: null }, games(game));
    return look(ann.movedTo(after.address), ended.id);
  }

  test.each([
    ['an answer', `replace(entry, '"card":', '"card":9')`, { what: 'refused', entry: 1 }],
    ['a seal', `replace(entry, '"seal":"', '"seal":"0')`, { what: 'seal', entry: 1 }],
  ])('%s: it is said which entry it is', async (_what, value, broken) => {
    const table = await afterChange(`update entries set entry = ${value} where seq = 0 and table_id = ?`);
    expect(table).toMatchObject({ broken });
  });

  test('the hash of a position: it is said after which entry it differs', async () => {
    const table = await afterChange(`update entries set hash = 'other' where seq = 3 and table_id = ?`);
    expect(table).toMatchObject({ broken: { what: 'position', entry: 4 } });
  });
});

describe('newer rules', () => {
  const newer = (one: AnyGame) => ({ ...one, version: game.version + 1 });

  test('take over a running game that they would have played alike: it goes on, and can be proved', async () => {
    const { ended, running, ann } = await played(folder.bundle.rules);
    const after = await folder.start({ rules: null }, games(newer(game)));
    const her = ann.movedTo(after.address);
    expect(await look(her, running.id)).toMatchObject({ version: game.version + 1 });
    // What is over stays as it was.
    expect(await look(her, ended.id)).toMatchObject({ version: game.version, outcome: ended.outcome });
    await playOn(await her.sit(running.id), 0);
    await folder.stop(after);
    const again = await folder.start({ rules: null }, games(newer(game)));
    const file = await ann.movedTo(again.address).get<GameFile>(`/api/tables/${running.id}/file`);
    expect(file).toMatchObject({ version: game.version, rules: game.version + 1 });
    expect(verify(game, parseGameFile(JSON.stringify(file)))).toEqual({ ok: true });
  });

  test('do not take over a game that they would have played otherwise', async () => {
    const { running, ann } = await played(folder.bundle.rules);
    const other = { ...newer(game), seats: [2] };
    const after = await folder.start({ rules: null }, games(other));
    const her = ann.movedTo(after.address);
    expect(await look(her, running.id)).toMatchObject({ version: game.version, newest: other.version });
    const end = await playOn(await her.sit(running.id), 0);
    expect(end.length).toBeGreaterThan(0);
  });
});
