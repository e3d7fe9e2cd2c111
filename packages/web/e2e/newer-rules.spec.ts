import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { HouseServer } from './house/server.ts';
import { test as base, expect, listen, openDrawer, type Page, visitEverything } from './house/test.ts';

interface Kept {
  readonly tables: readonly { id: string; game: string; kind: string; seats: string[] }[];
  readonly people: readonly { name: string; token: string }[];
}

const folderOf = (release: string) => new URL(`../../../releases/${release}/`, import.meta.url);
const keptOf = (release: string): Kept =>
  JSON.parse(readFileSync(new URL('tables.json', folderOf(release)), 'utf8')) as Kept;

/** A server with the tables of an earlier release. */
async function withRelease(release: string, use: (house: HouseServer) => Promise<void>): Promise<void> {
  const database = gunzipSync(readFileSync(new URL('entente.db.gz', folderOf(release))));
  const house = await HouseServer.start('runs', [], database);
  await use(house);
  await house.remove();
}

const [first, latest] = ['ca8bb7d', '658f6e8'];
const { tables, people } = keptOf(latest);

const test = base.extend<object, { house: HouseServer; oldHouse: HouseServer }>({
  house: [({ browserName: _any }, use) => withRelease(latest, use), { scope: 'worker' }],
  oldHouse: [({ browserName: _any }, use) => withRelease(first, use), { scope: 'worker' }],
});

/** A person who was at these tables. */
async function comeBack(
  page: Page,
  { address }: HouseServer,
  name: string,
  table: string,
  known = people,
): Promise<void> {
  const { token = '' } = known.find((one) => one.name === name) ?? {};
  await page.context().addCookies([{ name: 'entente', value: token, url: address }]);
  await page.goto(`${address}/t/${table}`);
}

test('two players agree on newer rules, from the table menu', async ({
  page,
  browser,
  house,
  complaints,
}) => {
  const { id = '' } =
    tables.find(({ game, kind, seats }) => game === 'attack' && kind === 'running' && seats.length === 2) ??
    {};
  const context = await browser.newContext({ baseURL: house.address });
  await context.addInitScript(visitEverything);
  const other = await context.newPage();
  listen(other, complaints);
  await comeBack(page, house, 'Ann', id);
  await comeBack(other, house, 'Bob', id);

  const menu = page.getByRole('button', { name: 'Table menu' });
  const ask = async () => {
    await menu.click();
    await page.getByRole('button', { name: 'Ask to play on by version 4 of the rules' }).click();
    await page.getByRole('button', { name: 'Play on by version 4? What was played stays' }).click();
    await page.keyboard.press('Escape');
  };
  await menu.click();
  await expect(page.getByText('Rules: version 3. Newest: 4.')).toBeVisible();
  await page.keyboard.press('Escape');
  await ask();
  const asked = (one: Page) => one.getByText('asks to play on by version 4 of the rules instead of 3');
  await expect(asked(page)).toBeVisible();
  await other.getByRole('button', { name: 'Keep our rules' }).click();
  await expect(asked(other)).toHaveCount(0);
  await expect(page.getByText('Bob said no: the game keeps its rules.', { exact: true })).toBeVisible();
  await ask();
  await other.getByRole('button', { name: 'Agree to the newer rules' }).click();
  for (const one of [page, other]) {
    await expect(asked(one)).toHaveCount(0);
    await expect(one.locator('#board')).toBeVisible();
    await openDrawer(one, 'Log');
    const log = one.getByRole('tabpanel', { name: 'Log' });
    await expect(log).toContainText('From now on the game follows version 4 of the rules.');
  }
  await page.reload();
  await menu.click();
  await expect(page.getByText('Newest: 4.')).toHaveCount(0);
  await context.close();
});

test('today’s boards draw what the first release began', async ({ page, oldHouse }) => {
  const kept = keptOf(first);
  for (const game of ['limit', 'ideology', 'venonta', 'attack']) {
    for (const kind of ['running', 'finished']) {
      const { id = '' } = kept.tables.find((one) => one.game === game && one.kind === kind) ?? {};
      await comeBack(page, oldHouse, 'Ann', id, kept.people);
      await expect(page.locator('#board'), `${game}, ${kind}`).not.toBeEmpty();
      await expect(page.getByText('The board cannot be drawn just now.'), `${game}, ${kind}`).toHaveCount(0);
    }
  }
});
