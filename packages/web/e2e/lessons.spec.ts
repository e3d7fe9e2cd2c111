import { expect, type Page, PHONE, test } from './house/test.ts';

/** A learner who knows the page's words alone, from the first page to a lesson. */
async function learn(page: Page, lesson: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn' }).first().click();
  await page.getByRole('button', { name: lesson }).click();
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Lesson', exact: true });

test('a learner goes from the first page to the end of the first lesson, with a wrong turn on the way', async ({
  page,
}) => {
  await learn(page, 'Learn Goofspiel by playing: First bids');
  const panel = panelOf(page);
  await expect(panel).toContainText('Bid your 5.');
  const ring = page.locator('[data-ring]');
  await expect(ring).toBeVisible();
  // Presses go through the ring.
  await page.getByRole('button', { name: 'Bid 4' }).click();
  await expect(panel.getByRole('status')).toContainText('a tie');
  await panel.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Bid 5' }).click();
  await panel.getByRole('button', { name: 'Back in my hand' }).click();
  await expect(panel).toContainText('Not quite.');
  await panel.getByRole('button', { name: 'Spent for good' }).click();
  // A reload loses nothing.
  await page.reload();
  await panel.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Bid 1' }).click();
  await page.getByRole('button', { name: 'Bid 4' }).click();
  await panel.getByRole('button', { name: 'No', exact: true }).click();
  await panel.getByRole('button', { name: 'Next' }).click();
  // The last card plays itself.
  await page.getByRole('button', { name: 'Bid 2' }).click();
  await expect(panel).toContainText('Lesson finished: “First bids”.');
  await panel.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('button', { name: /First bids, done$/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the lesson covers nothing, and who plays on freely may come back', async ({ page }) => {
    await learn(page, 'Learn Goofspiel by playing: First bids');
    const panel = panelOf(page);
    const strip = await panel.boundingBox();
    const board = await page.getByRole('region', { name: 'Board' }).boundingBox();
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual((board?.y ?? 0) + 1);
    await panel.getByRole('button', { name: 'Play on freely' }).tap();
    await page.getByRole('button', { name: 'Bid 1' }).tap();
    await panel.getByRole('button', { name: 'Back to the lesson' }).tap();
    await expect(panel).toContainText('Bid your 5.');
    await panel.getByRole('button', { name: 'Do it for me' }).tap();
    await expect(panel).toContainText('Where is your 5 now?');
  });
});
