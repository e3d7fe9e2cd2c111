import { everyLook } from '@entente/web/e2e/axe.ts';
import { expectReport, showWhatHappens } from '@entente/web/e2e/happened.ts';
import { begin, LENGTHS, result } from '@entente/web/e2e/playing.ts';
import { expect, listen, openDrawer, PHONE, test, visitEverything } from '@entente/web/e2e/test.ts';
import { answerUntil, byFinger, byMap, sitDown, sitDownWithCards } from './play.ts';

for (const { title, byHand, tag } of LENGTHS)
  test(`${title} of Venonta: one by map, one by touch, one bot`, { tag }, async ({
    page: ana,
    browser,
    house,
    complaints,
  }) => {
    const context = await browser.newContext(PHONE);
    await context.addInitScript(visitEverything);
    const bob = await context.newPage();
    listen(bob, complaints);
    await sitDown(ana, bob, house.address);
    const isEnough = (answers: number) => answers >= byHand;
    await Promise.all([begin(ana, byMap, isEnough), begin(bob, byFinger, isEnough)]);
    const results: (string | null)[] = [];
    for (const page of [ana, bob]) {
      await result(page).click();
      await expect(page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(3);
      results.push(await page.getByRole('list', { name: 'Ranking' }).textContent());
    }
    expect(results[1]).toBe(results[0]);
    await context.close();
  });

test('Venonta’s board in every view and part', async ({ page }) => {
  await page.goto('/play/venonta/new');
  await page.getByRole('radio', { name: 'On this device (works offline)' }).check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('region', { name: 'What you can do' }).waitFor();
  const world = page.getByRole('group', { name: 'World map' });
  await world.getByRole('button', { name: /^North America/ }).press('Enter');
  await everyLook(page, 'map');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await everyLook(page, 'list');
  for (const part of ['Cards', 'Peoples', 'World']) {
    await page.getByRole('button', { name: part, exact: true }).click();
    await everyLook(page, part);
  }
});

test('an action card is played from the list; then the page passes by itself', async ({ page }) => {
  await sitDownWithCards(page);
  const actions = page.getByRole('region', { name: 'What you can do' });
  const card = actions.getByRole('button', { name: /Play / }).first();
  await answerUntil(page, card);
  const name = ((await card.getAttribute('aria-label')) ?? '').replace(/^.*Play /, '');
  await card.click();
  await openDrawer(page, 'Log');
  await expect(page.getByText(`Cobalt plays ${name}.`).first()).toBeVisible();

  const offer = actions.getByRole('checkbox', { name: /^Auto-pass/ });
  await answerUntil(page, offer);
  const question = await page.getByRole('main').getAttribute('data-question');
  await offer.check();
  await expect(page.getByRole('main')).not.toHaveAttribute('data-question', question ?? '');
});

test('what has happened in Venonta is reported', { tag: '@deep' }, async ({ page }) => {
  await showWhatHappens(page);
  await page.goto('/play/venonta');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expectReport(page);
});
