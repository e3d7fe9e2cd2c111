import { everyLook } from '@entente/web/e2e/axe.ts';
import { expectReport, showWhatHappens } from '@entente/web/e2e/happened.ts';
import { begin, LENGTHS, result } from '@entente/web/e2e/playing.ts';
import { expect, test } from '@entente/web/e2e/test.ts';
import { Conqueror, sitDown } from './play.ts';

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

for (const { title, byHand, tag } of LENGTHS)
  test(`${title} of Attack! against a bot, with a battle on the board`, { tag }, async ({ page, house }) => {
    await sitDown(page, house.address);
    const ana = new Conqueror();
    await begin(page, ana.press, (answers) => answers >= byHand && ana.foughtOut > 0);
    expect(ana.battles.size).toBeGreaterThan(0);
    expect(ana.foughtOut).toBeGreaterThan(0);
    await result(page).click();
    await expect(page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(2);
  });

test('what has happened in Attack! is reported', async ({ page }) => {
  await showWhatHappens(page);
  await page.goto('/play/attack');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expectReport(page);
});
