import { Conqueror, sitDown } from './house/attack.ts';
import { everyLook } from './house/axe.ts';
import { play, result } from './house/limit.ts';
import { expect, test } from './house/test.ts';

/** What moves takes time that a test has no use for. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Attack!’s board in every view and part', async ({ page }) => {
  await page.goto('/play/attack/new');
  await page.getByRole('radio', { name: 'On this device (works offline)' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('region', { name: 'What you can do' }).waitFor();
  const world = page.getByRole('group', { name: 'World map' });
  await world.getByRole('button', { name: /^Brazil/ }).press('Enter');
  await everyLook(page, 'map');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('atlantic');
  await everyLook(page, 'list');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  // What is lit on the map is done in the sheet beside it.
  await page.locator('#board [data-action="claim region=\\"brazil\\""]').click();
  await expect(world.getByRole('button', { name: /^Brazil, .+1 × Infantry/ })).toBeVisible();
  for (const part of ['Actions', 'Cards', 'Powers']) {
    await page.getByRole('button', { name: part, exact: true }).click();
    await everyLook(page, part);
  }
});

test('a whole short game of Attack! against a bot, with a battle on the board', async ({ page, house }) => {
  await sitDown(page, house.address);
  const ana = new Conqueror();
  expect(await play(page, ana.press)).toBeGreaterThan(10);
  expect(ana.battles.size).toBeGreaterThan(0);
  expect(ana.foughtOut).toBeGreaterThan(0);
  await result(page).click();
  await expect(page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(2);
});
