import { everyLook } from '@entente/web/e2e/axe.ts';
import { expectReport, showWhatHappens } from '@entente/web/e2e/happened.ts';
import { begin, choose, LENGTHS, listed, nextQuestion } from '@entente/web/e2e/playing.ts';
import { expect, listen, openDrawer, PHONE, test, visitEverything } from '@entente/web/e2e/test.ts';
import { byMap, byTiles, expectSameRanking, sitDown } from './play.ts';

for (const { title, byHand, tag } of LENGTHS)
  test(`${title} of Ideology with five seats: one by map, one by touch, three bots`, { tag }, async ({
    page: ana,
    browser,
    house,
    complaints,
  }) => {
    // Generous: some 160 answers on a machine that may be slow and busy.
    test.setTimeout(600_000);
    const context = await browser.newContext(PHONE);
    await context.addInitScript(visitEverything);
    const bob = await context.newPage();
    listen(bob, complaints);
    await sitDown(ana, bob, house.address);
    const isEnough = (answers: number) => answers >= byHand;
    await Promise.all([begin(ana, byMap, isEnough), begin(bob, byTiles, isEnough)]);
    await expectSameRanking([ana, bob]);
    await expect(ana.getByRole('region', { name: 'What the influence was made of' })).toContainText(
      'Communism',
    );
    await context.close();
  });

test("Ideology's board in every view and part", async ({ page }) => {
  await page.goto('/play/ideology/new');
  await page.getByRole('radio', { name: 'On this device (works offline)' }).check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('region', { name: 'What you can do' }).waitFor();
  await page.getByRole('button', { name: 'If assessed now' }).click();
  const world = page.getByRole('group', { name: 'World map' });
  await world.getByRole('button').first().press('Enter');
  await world.getByRole('button', { pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await everyLook(page, 'map');
  for (const view of ['Tiles', 'List']) {
    await page.getByRole('button', { name: view, exact: true }).click();
    await everyLook(page, view);
  }
  for (const part of ['Ideologies', 'Diplomacy', 'Advances']) {
    await page.getByRole('button', { name: part, exact: true }).click();
    await everyLook(page, part);
  }
});

test('what was undone is told', async ({ page }) => {
  await page.goto('/play/ideology');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await nextQuestion(page, null);
  await choose(page, (await listed(page))[0]);
  await page.getByRole('button', { name: /^Undo: Swap one/ }).click();
  await openDrawer(page, 'Log');
  const log = page.getByRole('tabpanel', { name: 'Log' });
  await expect(log).toContainText('Cobalt went back.');
  await expect(log).toContainText(/Undone: Cobalt swaps one \w+ card\./);
});

test('“Play now” hands nobody an ideology that they may not want to play', async ({ page }) => {
  await page.goto('/play/ideology');
  await expect(page.getByText('it sides with none of them')).toBeVisible();
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await openDrawer(page, 'Log');
  await expect(page.getByRole('tabpanel', { name: 'Log' })).toContainText(/Cobalt \w+ Capitalism/);
});

test('what has happened in Ideology is reported', async ({ page }) => {
  await showWhatHappens(page);
  await page.goto('/play/ideology');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expectReport(page);
});
