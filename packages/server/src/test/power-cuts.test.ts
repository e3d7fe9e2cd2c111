/** The power fails: what the disk was not asked to keep is gone, as a whole, in parts, or torn. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededChance } from '@entente/engine';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import { canCutPower, FailingDisk, LOSSES } from '../testing/power-cut.ts';
import { ServerProcess } from '../testing/process.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { SteadyPlayers } from '../testing/steady-players.ts';
import { TEST_TIMEOUT } from '../testing/test-timeout.ts';
import { REAL_WORLD } from '../world.ts';

/** `npm run deep -- powercuts` wants more. */
const CUTS = Number(process.env.ENTENTE_POWER_CUTS ?? 2);

let folder: ServerFolder;
let server: ServerProcess | null = null;
beforeAll(() => {
  folder = new ServerFolder();
});
afterAll(async () => {
  await server?.kill();
  await folder.leave();
});

test.runIf(canCutPower())(
  `the power fails ${CUTS} times while people play: the file is whole, and what was acknowledged is there once`,
  async () => {
    const disk = new FailingDisk(folder.data);
    const chance = new SeededChance(45);
    let running = await ServerProcess.start(folder, disk.env);
    server = running;
    const addresses = () => [running.address];
    const companies = await Promise.all([
      SteadyPlayers.come(4, 0, addresses),
      SteadyPlayers.come(2, 2, addresses, 'limit'),
      SteadyPlayers.come(2, 1, addresses, 'attack'),
    ]);
    let unsynced = 0;
    for (let cut = 0; cut < CUTS; cut++) {
      await Promise.all(companies.map((players) => players.progress(2 + chance.below(6))));
      await running.kill();
      unsynced += disk.cut(LOSSES[cut % LOSSES.length], chance);
      // To open the file mends it, and the next server has to do that by itself.
      const copy = mkdtempSync(join(tmpdir(), 'entente-'));
      cpSync(folder.data, copy, { recursive: true });
      const file = new Database(join(copy, 'entente.db'));
      expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
      file.close();
      rmSync(copy, { recursive: true });
      running = await ServerProcess.start(folder, disk.env);
      server = running;
    }
    await Promise.all(companies.map((players) => players.progress(2)));
    await Promise.all(companies.map((players) => players.stop()));
    await running.kill();
    const store = new SqliteStore(folder.data, folder.bundle.storeThread, REAL_WORLD);
    await store.open();
    for (const players of companies) expect(await players.complaints(store)).toEqual([]);
    await store.close();
    const count = companies.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    console.info(
      `${CUTS} power cuts, ${count} acknowledged, ${unsynced} writes not synced, 0 lost, 0 doubled`,
    );
  },
  3 * TEST_TIMEOUT,
);
