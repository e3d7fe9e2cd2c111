/** Tables of earlier releases play on with their own rules: on a real server, over sockets, with bots, to their end. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseGameFile, SeededChance, verify } from '@entente/engine';
import type { Shown, TableState, TablesAnswer } from '@entente/protocol';
import { shelf } from '@entente/shelf';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { anyChoice } from '../testing/any-choice.ts';
import { latestView } from '../testing/goofspiel.ts';
import { Guest, newCommandId } from '../testing/guest.ts';
import {
  isFile,
  putDatabase,
  type ReleasedTable,
  readRelease,
  releases,
  viewsOf,
} from '../testing/kept-release.ts';
import { ServerFolder } from '../testing/server-folder.ts';

/** Answers that people give before bots finish what would take them long. */
const ANSWERS = 6;
/** Which bots finish within seconds. `npm run deep` plays every table to its end; otherwise it is one for each title. */
const QUICK = 'limit';
/** `npm run deep -- older` names one release and one title at a time. */
const [release, title] = process.env.ENTENTE_OLDER?.split(' ') ?? [];
const isDeep = release !== undefined;
const looked = isDeep ? releases.filter((name) => name === release) : releases;

const newest = Object.fromEntries(
  await Promise.all(Object.entries(shelf).map(async ([id, load]) => [id, (await load()).version] as const)),
);

describe.each(looked)('release %s', (name) => {
  const kept = readRelease(name);
  const older = kept.tables.filter(
    ({ game, version }) => version !== newest[game] && (title === undefined || game === title),
  );
  const some = (kind: ReleasedTable['kind']) => {
    const found = older
      .filter((table) => table.kind === kind)
      .sort((a, b) => a.seats.length - b.seats.length);
    return isDeep ? found : [...new Map(found.reverse().map((table) => [table.game, table])).values()];
  };
  const views = viewsOf(name);
  const chance = new SeededChance(5);
  let folder: ServerFolder;
  let server: RunningServer;
  let people: ReadonlyMap<string, Guest>;
  beforeAll(async () => {
    folder = new ServerFolder();
    putDatabase(name, folder.data);
    server = await folder.start();
    people = new Map(
      kept.people.map((one) => [
        one.name,
        Guest.known(server.address, one.name, `entente=${one.token}`, one.name),
      ]),
    );
  });
  afterAll(() => folder.leave());
  const person = (who: string): Guest => {
    const found = people.get(who);
    if (found === undefined) throw new Error(`${who} was not there`);
    return found;
  };
  const look = async ({ id }: ReleasedTable, who = 'Ann') =>
    (await person(who).get<{ table: TableState }>(`/api/tables/${id}`)).table;
  const see = (table: ReleasedTable, who: string, moment: number, viewer: string) =>
    person(who).get<{ shown: Shown; last: number }>(
      `/api/tables/${table.id}/moments/${moment}?viewer=${viewer}`,
    );

  test('nothing in the lists of its people is broken, and lobbies have the newest rules', async () => {
    const { mine } = await person('Ann').get<TablesAnswer>('/api/tables');
    expect(mine.filter(({ broken }) => broken)).toEqual([]);
    for (const table of kept.tables.filter(({ kind }) => kind === 'lobby')) {
      const { version, before } = await look(table);
      expect(version).toBe(newest[table.game]);
      expect(before).toBe(version === table.version ? undefined : table.version);
    }
  });

  const finished = some('finished').filter(isFile);
  test.each(finished)(
    'table $id of $game $version, finished, is shown, replayed and proved',
    async (table) => {
      expect(await look(table)).toMatchObject({ version: table.version, outcome: table.outcome });
      for (const [viewer, { view }] of Object.entries(views[table.id])) {
        const { shown, last } = await see(table, 'Ann', table.moment, viewer);
        expect([shown.view, last]).toEqual([view, table.moment]);
      }
      await see(table, 'Ann', Math.floor(table.moment / 2), 'spectator');
      const file = parseGameFile(JSON.stringify(await person('Ann').get(`/api/tables/${table.id}/file`)));
      expect(file.hash).toBe(table.hash);
      const game = await server.services.rules.gameOf(table);
      expect(game !== null && verify(game, file)).toEqual({ ok: true });
    },
  );

  const begun = [...some('running'), ...(isDeep ? [...some('paused'), ...some('practice')] : [])];
  test.each(begun)('table $id of $game $version, $kind, plays on', async (table) => {
    const mine = table.seats.flatMap((who, seat) => (people.has(who) ? [{ who, seat }] : []));
    const host = mine[0].who;
    const before = await look(table, host);
    expect(before).toMatchObject({
      version: table.version,
      moment: table.moment,
      newest: newest[table.game],
    });
    if (before.phase === 'paused') await person(host).do(table.id, { do: 'resume' });
    const lines = await Promise.all(
      mine.map(async ({ who, seat }) => ({ seat, line: await person(who).sit(table.id) })),
    );
    const answered = new Set<string>();
    const asked = () =>
      lines
        .map(({ seat, line }) => ({ seat, line, shown: latestView(line, seat)?.shown }))
        .find(
          ({ seat, shown }) =>
            shown !== undefined && shown.offers.length > 0 && !answered.has(`${seat} ${shown.question}`),
        );
    for (let answers = 0; answers < ANSWERS; ) {
      if (lines.some(({ line }) => line.last('table')?.table.phase === 'over')) break;
      const at = asked();
      if (at?.shown === undefined) {
        // Bots are asked first.
        await Promise.race(lines.map(({ line }) => line.another()));
        continue;
      }
      const { seat, line, shown } = at;
      const choice = anyChoice(shown, chance);
      const said = { kind: 'command', id: newCommandId(), seat, question: shown.question, choice } as const;
      // A deal filled in at random may be refused; the same question is then answered with another choice.
      if ((await line.command(said)).kind !== 'ack') continue;
      answered.add(`${seat} ${shown.question}`);
      answers++;
    }
    expect((await look(table, host)).moment).toBeGreaterThan(table.moment);
    if (!isDeep && table.game !== QUICK) return;
    for (const { seat } of mine) {
      const { phase } = await look(table, host);
      if (phase !== 'over') await person(host).do(table.id, { do: 'bot', seat, bot: 'random' });
    }
    const end = await lines[0].line.table(({ phase }) => phase === 'over');
    expect(end.outcome).not.toBeNull();
    if (table.kind === 'practice') return;
    const game = await server.services.rules.gameOf(table);
    const file = parseGameFile(JSON.stringify(await person(host).get(`/api/tables/${table.id}/file`)));
    expect(file).toMatchObject({ version: table.version, outcome: end.outcome });
    expect(game !== null && verify(game, file)).toEqual({ ok: true });
    const again = await person(host).do(table.id, { do: 'rematch' });
    const { table: next } = await person(host).get<{ table: TableState }>(`/api/tables/${again.rematch}`);
    expect(next).toMatchObject({ version: newest[table.game], before: table.version });
  });
});

test('what an upgrade would do can be looked at beforehand, and changes nothing', () => {
  const folder = new ServerFolder();
  putDatabase('ca8bb7d', folder.data);
  const file = join(folder.data, 'entente.db');
  const look = () => {
    const { status, stdout } = spawnSync(process.execPath, [folder.bundle.upgrade, folder.data, '--json'], {
      encoding: 'utf8',
    });
    return { status, tables: JSON.parse(stdout) as { id: string; fate: string; why?: string }[] };
  };
  const contents = () => {
    const database = new Database(file);
    const rows = ['tables', 'entries', 'kysely_migration'].map((table) =>
      database.prepare(`select * from ${table}`).all(),
    );
    database.close();
    return rows;
  };
  const before = contents();
  const { status, tables } = look();
  expect([status, tables.filter(({ fate }) => fate === 'broken')]).toEqual([0, []]);
  const fates = new Map(tables.map(({ id, fate }) => [id, fate]));
  for (const { id, kind, phase, game, version } of readRelease('ca8bb7d').tables) {
    // Ideology 5 has every option of version 4 and all parts of its positions, so running games of it may move.
    const mayMove = game === 'ideology' && (phase === 'running' || phase === 'paused');
    const older = kind === 'lobby' ? 'takes' : mayMove ? 'may' : 'stays';
    expect([id, fates.get(id)]).toEqual([id, version === newest[game] ? 'same' : older]);
  }
  expect(contents()).toEqual(before);
  const [{ id }] = readRelease('ca8bb7d').tables.filter(isFile);
  const database = new Database(file);
  database
    .prepare(`update entries set entry = replace(entry, '"seal":"', '"seal":"0') where table_id = ?`)
    .run(id);
  database.close();
  const after = look();
  expect(after.status).toBe(1);
  const broken = after.tables.filter(({ fate }) => fate === 'broken');
  expect(broken).toMatchObject([{ id, why: 'Entry 1 is not the one that was sealed.' }]);
  return folder.leave();
});
