import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { HouseServer } from './house/server.ts';
import { test as base, expect, listen, openDrawer, type Page, visitEverything } from './house/test.ts';

const release = new URL('../../../releases/658f6e8/', import.meta.url);

const { tables, people } = JSON.parse(readFileSync(new URL('tables.json', release), 'utf8')) as {
  tables: { id: string; game: string; kind: string; seats: string[] }[];
  people: { name: string; token: string }[];
};

/** A server with the tables of an earlier release. */
const test = base.extend<object, { house: HouseServer }>({
  house: [
    async ({ browserName: _any }, use) => {
      const database = gunzipSync(readFileSync(new URL('entente.db.gz', release)));
      const house = await HouseServer.start('runs', [], database);
      await use(house);
      await house.remove();
    },
    { scope: 'worker' },
  ],
});

/** A person who was at these tables. */
async function comeBack(page: Page, { address }: HouseServer, name: string, table: string): Promise<void> {
  const { token = '' } = people.find((one) => one.name === name) ?? {};
  await page.context().addCookies([{ name: 'entente', value: token, url: address }]);
  await page.goto(`/t/${table}`);
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
