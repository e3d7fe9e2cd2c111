import { everyLook } from './house/axe.ts';
import { actions } from './house/playing.ts';
import { expect, type Page, test } from './house/test.ts';

test.use({ newcomer: true });

const tipOf = (page: Page) => page.getByRole('complementary', { name: 'Tip' });

async function play(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Ideology' }).click();
}

/** Bots answer at once, and nothing lies over the board. */
const calmly = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem(
      'entente.settings',
      localStorage.getItem('entente.settings') ?? '{"state":{"happened":"none","botPause":0}}',
    );
  });

test('what comes up for the first time is explained three times a game, and is then read in one list', async ({
  page,
}) => {
  await calmly(page);
  await play(page);
  await page.getByRole('button', { name: /^Let me play/ }).click();
  const tip = tipOf(page);
  await expect(tip).toContainText('You may swap as many cards');
  await tip.getByRole('button', { name: 'Got it' }).click();
  await expect(tip).toBeHidden();
  await actions(page).getByRole('button', { name: 'Done swapping' }).click();
  await expect(tip).toContainText('Each level of a region takes');
  // A decision ends a tip, too.
  await actions(page).getByRole('button', { name: 'Finish' }).click();
  await expect(tip).toContainText('A region next to one of yours');
  await tip.getByRole('button', { name: 'Got it' }).click();
  // The fourth waits for another game.
  await expect(page.getByText('A phase ends when everybody')).toBeHidden();
  await page.goto('/rules/ideology');
  await page.getByText('10 tips that come up in a game').click();
  await expect(page.getByText('A phase ends when everybody')).toBeVisible();
  // A rule leads to its lesson.
  await page.getByRole('button', { name: 'IDEO-7.2.1: Take the lesson: Your first region' }).click();
  await expect(page.getByRole('region', { name: 'Lesson', exact: true })).toContainText('Step 1');
});

test('a player who has never played a title can be guided, with all tips', async ({ page }) => {
  await calmly(page);
  await play(page);
  await page.getByRole('button', { name: 'Play with tips' }).click();
  const next = tipOf(page).getByRole('button', { name: 'Got it' });
  await expect(tipOf(page)).toContainText('You may swap as many cards');
  await everyLook(page, 'tip');
  await next.click();
  await actions(page).getByRole('button', { name: 'Done swapping' }).click();
  await next.click();
  await actions(page).getByRole('button', { name: 'Finish' }).click();
  await expect(tipOf(page)).toContainText('A region next to one of yours');
  await next.click();
  await expect(tipOf(page)).toContainText('A phase ends when everybody');
  // Off in one place.
  await page.goto('/me');
  await page.getByRole('group', { name: 'Tips in games' }).getByRole('radio', { name: 'off' }).check();
  await page.goBack();
  await expect(actions(page)).toBeVisible();
  await expect(tipOf(page)).toBeHidden();
});
