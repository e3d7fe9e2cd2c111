import { result } from './house/playing.ts';
import { bids, expect, shortGame, test, untilCards } from './house/test.ts';

test('against bots a single answer is given and noted; who wants to be asked is asked', async ({ page }) => {
  const noted = page.getByText(/^Only one answer: Bid \d/);
  await shortGame(page);
  for (let left = 5; left > 1; left--) {
    await untilCards(page, left);
    expect(await noted.count()).toBe(0);
    await bids(page).first().click();
  }
  // The last card is bid without a question.
  await expect(result(page)).toBeVisible();
  await expect(noted).toBeAttached();

  await shortGame(page);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('checkbox', { name: /^Keep asking me/ }).check();
  await page.keyboard.press('Escape');
  for (let left = 5; left > 0; left--) {
    await untilCards(page, left);
    await bids(page).first().click();
  }
  await expect(result(page)).toBeVisible();
});
