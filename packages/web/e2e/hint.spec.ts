import { expect, test } from './house/test.ts';

test.use({ newcomer: true });

test('a hint names choices and chances; Escape closes it, and only then what is below', async ({ page }) => {
  await page.goto('/play/ideology');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  const hint = page.getByRole('region', { name: 'What would you do?' });
  const welcome = page.getByRole('region', { name: 'The game in four lines' });
  await expect(welcome).toBeVisible();
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await expect(hint.getByRole('listitem').first()).toContainText(/chance of winning \d+ %/);
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await expect(welcome).toBeVisible();
  await page.keyboard.press('w');
  await expect(hint.getByRole('listitem').first()).toBeVisible();
  // And what is wrong with a choice that the player has in mind.
  await hint.getByRole('combobox', { name: 'Why is this bad?' }).selectOption({ index: 1 });
  await expect(hint).toContainText(/of winning \d+ %\. With|It is about as good as the best/);
  await hint.getByRole('button', { name: 'Close' }).click();
  await expect(hint).toBeHidden();
});
