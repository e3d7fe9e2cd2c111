import { nextQuestion } from './playing.ts';
import { expect, type Page } from './test.ts';

/** Cards and reports as everybody has them; bots neither think nor wait for anybody to look. */
export const showWhatHappens = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem(
      'entente.settings',
      '{"state":{"happened":"all","botPause":0,"confirm":"never","opponent":"random"}}',
    ),
  );

/** Gives any answer until something is there that can be read; more than any title needs. */
export async function playUntil(page: Page, seen: () => Promise<boolean>, most = 40): Promise<void> {
  let asked: string | null = null;
  for (let answers = 0; answers < most; answers++) {
    asked = await nextQuestion(page, asked);
    if (await seen()) return;
    await page.locator('#all-actions').evaluate((button: HTMLElement) => button.click());
    // An offer without anything in it would be refused.
    await page
      .locator('[role="dialog"] [data-action]:not([data-action^="offerDeal"], [data-action^="counterDeal"])')
      .last()
      .evaluate((button: HTMLElement) => button.click());
  }
}

/** The report: a heading and at most five lines, one of them about another player. */
export async function expectReport(page: Page): Promise<void> {
  const report = page.getByRole('region', { name: 'Since your last decision' });
  // Whom the first report names depends on chance.
  await playUntil(
    page,
    async () => (await report.isVisible()) && /Ember|Jade|Violet/.test(await report.innerText()),
  );
  await expect(report.getByRole('heading', { name: 'Since your last decision' })).toBeVisible();
  const lines = report.getByRole('list').last().getByRole('listitem');
  expect(await lines.count()).toBeGreaterThan(0);
  expect(await lines.count()).toBeLessThan(6);
  await expect(report).toContainText(/Ember|Jade|Violet/);
  await report.getByRole('button', { name: 'Close the report' }).click();
  await expect(report).toBeHidden();
  await page.keyboard.press('i');
  await expect(report).toBeFocused();
}
