import { expect, type Page, settled, test } from './house/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de' });

/** The narrowest screen there is, and letters twice as large. */
const TIGHT = [
  [320, '100%'],
  [390, '200%'],
  [390, '100%'],
] as const;

/** How far the page could be moved in each direction: not at all. */
const play = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });

/** What a finger would miss. */
const small = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, select, summary, a, [type=number])')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 44)
      .map(({ element }) => element.ariaLabel ?? element.textContent),
  );

async function playNow(page: Page, title: string): Promise<void> {
  await page.goto(`/play/${title}`);
  await page.getByRole('button', { name: 'Sofort gegen Bots spielen' }).tap();
  await page.getByRole('region', { name: 'Was du tun kannst' }).waitFor();
  await settled(page);
}

test('Limit on a phone: nothing moves the page, nothing is too small for a finger', async ({ page }) => {
  await playNow(page, 'limit');
  const parts = page.getByRole('navigation', { name: 'Teile des Spielplans' });
  for (const [width, letters] of TIGHT) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
    for (const part of ['Nation', 'Karten', 'Welt', 'Nationen']) {
      await parts.getByRole('button', { name: part, exact: true }).tap();
      expect([width, letters, part, await play(page)]).toEqual([width, letters, part, [0, 0]]);
      expect([width, letters, part, await small(page)]).toEqual([width, letters, part, []]);
    }
  }
});

test('Venonta on a phone: every answer can be pressed, and the log opens at its end', async ({ page }) => {
  await playNow(page, 'venonta');
  const prompt = page.getByRole('region', { name: 'Was zu tun ist' });
  const answers = page.getByRole('region', { name: 'Was du tun kannst' }).getByRole('button');
  const question = page.locator('main');
  for (let asked = 0; asked < 9; asked++) {
    const before = (await question.getAttribute('data-question')) ?? '';
    await answers.last().tap();
    await page.getByRole('button', { name: 'Bestätigen' }).tap();
    await expect(question).not.toHaveAttribute('data-question', before);
    await expect(prompt).toContainText('Kobalt:');
    await answers.last().waitFor();
  }
  await page
    .getByRole('navigation', { name: 'Teile des Tisches' })
    .getByRole('button', { name: 'Verlauf' })
    .tap();
  const log = page.getByRole('tabpanel', { name: 'Verlauf' });
  await expect
    .poll(() => log.evaluate((panel) => panel.scrollHeight - panel.clientHeight - Math.ceil(panel.scrollTop)))
    .toBeLessThan(2);
  expect(await log.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
});
