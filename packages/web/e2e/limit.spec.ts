import { expect, test } from './house/test.ts';

/** More decisions than any game of Limit has needed. */
const MOST = 600;

test('a whole game of Limit against three bots, by keyboard', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/me');
  await page.getByRole('radio', { name: 'at once' }).check();
  await page.goto('/play/limit');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  const actions = page.getByRole('region', { name: 'What you can do' });
  const result = page.getByRole('link', { name: 'Result and debrief' });
  const prompt = page.getByRole('region', { name: 'What to do' });
  for (let taken = 0; taken < MOST; taken++) {
    await expect(actions.or(result).first()).toBeVisible();
    if (await result.isVisible()) break;
    // Always the first thing on the list, filled in as it stands.
    const before = await page.getByRole('main').getAttribute('data-question');
    await page.keyboard.press('1');
    if (await page.locator('fieldset [data-action]:focus').count()) await page.keyboard.press('Enter');
    await expect(prompt).not.toContainText('not possible');
    await expect
      .poll(
        async () =>
          (await result.isVisible()) ||
          (await page.getByRole('main').getAttribute('data-question')) !== before,
      )
      .toBe(true);
  }
  await result.click();
  await expect(page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(4);
});
