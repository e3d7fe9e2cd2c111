/** The people of a running table agree on newer rules: with a table that an earlier release has left. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type GameFile, parseGameFile, SeededChance, verify } from '@entente/engine';
import type { MomentAnswer, TableState } from '@entente/protocol';
import { inSuccession } from '@entente/shelf';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { anyChoice } from '../testing/any-choice.ts';
import { viewWhen } from '../testing/goofspiel.ts';
import { Guest, newCommandId } from '../testing/guest.ts';
import { putDatabase, readRelease } from '../testing/kept-release.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { ServerFolder } from '../testing/server-folder.ts';

const RELEASE = '658f6e8';
const OLD = 3;
const NEW = 4;
const kept = readRelease(RELEASE);
const tableOf = (seats: string) => {
  const found = kept.tables.find(
    (one) => one.game === 'attack' && one.kind === 'running' && one.seats.join() === seats,
  );
  if (found === undefined) throw new Error(`no table of ${seats}`);
  return found;
};
const { id, moment: before } = tableOf('Ann,Bob');

let folder: ServerFolder;
let other: ServerFolder;
beforeEach(() => {
  folder = new ServerFolder();
  other = new ServerFolder();
  putDatabase(RELEASE, folder.data);
  // Others would only take time.
  const database = new Database(join(folder.data, 'entente.db'));
  database.prepare('delete from entries where table_id <> ?').run(id);
  database.prepare('delete from tables where id <> ?').run(id);
  database.close();
});
afterEach(async () => {
  await folder.leave();
  await other.leave();
});

const person = ({ address }: RunningServer, name: string): Guest => {
  const token = kept.people.find((one) => one.name === name)?.token ?? '';
  return Guest.known(address, name, `entente=${token}`, name);
};
const look = async (guest: Guest, table = id) =>
  (await guest.get<{ table: TableState }>(`/api/tables/${table}`)).table;
const rules = (seat: number, agree: boolean, version = NEW) =>
  ({ do: 'rules', seat, version, agree }) as const;
const fates = async (data: string) => {
  const { stdout } = await promisify(execFile)(process.execPath, [folder.bundle.upgrade, data, '--json']);
  const outlooks = JSON.parse(stdout) as { id: string; fate: string }[];
  return outlooks.find((one) => one.id === id)?.fate;
};

/** Ann has asked, and Bob has agreed. */
async function moved(server: RunningServer): Promise<{ ann: Guest; bob: Guest }> {
  const [ann, bob] = ['Ann', 'Bob'].map((name) => person(server, name));
  await ann.do(id, rules(0, true));
  expect(await bob.do(id, rules(1, true))).toMatchObject({ version: NEW });
  return { ann, bob };
}

test('a table stays with its rules until all of its people agree on newer ones', async () => {
  expect(await fates(folder.data)).toBe('may');
  const server = await folder.start();
  const [ann, bob, cleo] = ['Ann', 'Bob', 'Cleo'].map((name) => person(server, name));
  const line = await ann.sit(id);
  expect(await ann.refused(id, rules(0, true, NEW + 1))).toBe('refuse.notNow');
  expect(await cleo.refused(id, rules(0, true))).toBe('refuse.notYours');
  expect(await bob.refused(id, rules(1, false))).toBe('refuse.noProposal');
  const asked = await ann.do(id, rules(0, true));
  expect(asked).toMatchObject({ version: OLD, newest: NEW });
  expect(asked.moving).toEqual({ seat: 0, version: NEW, agreed: [], wanted: [1] });
  // Nobody agrees with themselves.
  expect((await ann.do(id, rules(0, true))).moving).toMatchObject({ agreed: [] });
  const kept = await bob.do(id, rules(1, false));
  expect([kept.moving, kept.version]).toEqual([undefined, OLD]);
  const { lines } = await line.next('talk');
  expect(lines).toMatchObject([{ seat: 1, event: { what: 'keepsRules' } }]);
  await ann.do(id, rules(0, true));
  const agreed = await bob.do(id, rules(1, true));
  expect(agreed).toMatchObject({ version: NEW, former: [{ version: OLD }], moment: before + 1 });
  expect([agreed.moving, agreed.newest]).toEqual([undefined, undefined]);
  const { log } = await viewWhenLog(line, 'log.rules');
  expect(log.lines.at(-1)).toMatchObject({ say: 'log.rules', with: { version: NEW } });
  const beyond = { do: 'propose', seat: 0, moment: before - 1 } as const;
  expect(await ann.refused(id, beyond)).toBe('refuse.otherRules');
});

const viewWhenLog = (line: Awaited<ReturnType<Guest['sit']>>, say: string) => {
  const has = ({ log }: { log: { lines: readonly { say: string }[] } }) =>
    log.lines.some((one) => one.say === say);
  const here = line.last('view', has);
  return here === undefined ? line.next('view', has) : Promise.resolve(here);
};

test('from there the newer rules play it: after a restart, in replays, in practice, and in its file', async () => {
  const server = await folder.start();
  const { ann, bob } = await moved(server);
  const lines = [await ann.sit(id), await bob.sit(id)];
  const chance = new SeededChance(4);
  for (let answers = 0; answers < 8; ) {
    const { asked, moment } = await look(ann);
    const [seat] = asked;
    const { shown } = await viewWhen(
      lines[seat],
      seat,
      (one) => one.moment === moment && one.offers.length > 0,
    );
    const choice = anyChoice(shown, chance);
    const said = { kind: 'command', id: newCommandId(), seat, question: shown.question, choice } as const;
    if ((await lines[seat].command(said)).kind === 'ack') answers++;
  }
  const now = await look(ann);
  const seen = await ann.get<MomentAnswer>(`/api/tables/${id}/moments/${now.moment}?viewer=0`);
  await folder.stop(server);

  const again = await folder.start();
  const her = ann.movedTo(again.address);
  expect(await look(her)).toMatchObject({ version: NEW, moment: now.moment });
  const { log } = await her.get<MomentAnswer>(`/api/tables/${id}/moments/${now.moment}?viewer=0`);
  expect(log.lines).toEqual(seen.log.lines);
  const blocker = async (moment: number) => {
    const { shown } = await her.get<MomentAnswer>(`/api/tables/${id}/moments/${moment}`);
    return (shown.view.public as { blocker?: number }).blocker;
  };
  expect([await blocker(before), await blocker(before + 1)]).toEqual([undefined, -1]);
  for (const [moment, version] of [
    [before, OLD],
    [before + 1, NEW],
  ] as const) {
    const wish = { moment, seat: 0, bot: 'random' };
    const { table } = (await her.ask('POST', `/api/tables/${id}/branch`, wish)).body as { table: TableState };
    expect(await look(her, table.id)).toMatchObject({ version });
  }
  await bob.movedTo(again.address).do(id, { do: 'resign', seat: 1 });
  const file = parseGameFile(JSON.stringify(await her.get<GameFile>(`/api/tables/${id}/file`)));
  expect(file.version).toBe(OLD);
  const versions = await Promise.all(
    [OLD, NEW].map((version) => again.services.rules.gameOf({ game: 'attack', version })),
  );
  const both = inSuccession(versions, OLD);
  expect(both !== null && verify(both, file)).toEqual({ ok: true });
  await folder.stop(again);
});

test('a table that only one person plays moves over at once; its bots go on', async () => {
  const server = await folder.start();
  const [ann, bob] = ['Ann', 'Bob'].map((name) => person(server, name));
  // A player who left to a bot is not asked.
  await bob.do(id, { do: 'leave', seat: 1 });
  expect(await ann.do(id, rules(0, true))).toMatchObject({ version: NEW });
  expect(await bob.do(id, { do: 'back', seat: 1 })).toMatchObject({ version: NEW });
});

test('those who leave agree, like bots', async () => {
  const server = await folder.start();
  const [ann, bob] = ['Ann', 'Bob'].map((name) => person(server, name));
  await ann.do(id, rules(0, true));
  expect(await bob.do(id, { do: 'leave', seat: 1 })).toMatchObject({ version: NEW });
});

const run = async (...args: string[]) =>
  (await promisify(execFile)(process.execPath, [folder.bundle.backup, ...args])).stdout;

test('what an upgrade would do can be looked at in Postgres, too, while a server uses it', async () => {
  const postgres = await TestPostgres.start();
  const file = join(folder.data, 'copy.backup');
  await run('backup', folder.data, file);
  await run('restore', postgres.url, file);
  expect(await fates(postgres.url)).toBe('may');
  const server = await other.start({ databaseUrl: postgres.url });
  await moved(server);
  expect(await fates(postgres.url)).toBe('same');
  await other.stop(server);
  await postgres.stop();
});

test('a backup can play it, and going back to an earlier time brings the older rules back', async () => {
  const server = await folder.start();
  await look(person(server, 'Ann'));
  const time = `${server.services.tables.now()}`;
  await moved(server);
  await folder.stop(server);
  const file = join(folder.data, 'copy.backup');
  expect(await run('backup', folder.data, file)).toContain('Every game in it can be played.');
  expect(await run('restore', other.data, file)).toContain('Every game in it can be played.');
  await run('restore', other.data, file, '--replace', '--to', time);
  const earlier = await other.start();
  const table = await look(person(earlier, 'Ann'));
  expect(table).toMatchObject({ version: OLD, newest: NEW, phase: 'paused', moment: before });
});
