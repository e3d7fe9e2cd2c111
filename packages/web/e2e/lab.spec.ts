import { readFileSync } from 'node:fs';
import { check, everyLook } from './house/axe.ts';
import { expect, type Page, PHONE, test } from './house/test.ts';

const file = (page: Page) => page.getByLabel('The experiment as a file');

/** Two small experiments on the same seeds, as links carry them. */
const address = (name: string, bots: readonly string[]) => {
  const fields = { format: 'entente-lab/1', name, game: 'goofspiel', seats: 2, bots, options: { cards: 5 } };
  return `/lab#e=${Buffer.from(JSON.stringify({ ...fields, blocks: 20 })).toString('base64url')}`;
};

test('an experiment is filled in, played without a server, read, watched, compared and taken along', async ({
  page,
  context,
}) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Open the laboratory' }).click();
  await page.getByLabel('Game', { exact: true }).selectOption('Goofspiel');
  await page.getByRole('button', { name: 'What does an option change?' }).click();
  await page.getByRole('checkbox', { name: '8', exact: true }).uncheck();
  await page.getByLabel('Seeds (each in every seating)').fill('20');
  await expect(page.getByText('2 settings × 20 seeds = 40 games')).toBeVisible();
  await page.getByText('The file', { exact: true }).click();
  await expect(file(page)).toHaveValue(/"cards": \[\s*13,\s*5\s*\]/);
  // A file that cannot be played says why, and the form comes back with one that can.
  const whole = await file(page).inputValue();
  await file(page).fill(whole.replace('"cards"', '"card"'));
  await expect(page.getByRole('alert')).toHaveText('goofspiel has no option “card”; it has cards, ties.');
  await expect(page.getByRole('button', { name: 'Run here' })).toHaveAttribute('aria-disabled', 'true');
  await file(page).fill(whole);
  await page.getByRole('button', { name: 'Run here' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Done: 40 games.');
  await expect(page.getByRole('heading', { name: 'Report: What does an option change?' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^All settings/ }).first()).toBeVisible();
  await everyLook(page, 'report');

  // What is taken along: the report as a page of its own.
  await page.getByText('Download', { exact: true }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Report as a page' }).click(),
  ]);
  expect(readFileSync(await saved.path(), 'utf8')).toContain('<h1>What does an option change?</h1>');

  // A number opens its games.
  await page.getByRole('button', { name: 'Watch game 0.0.0' }).first().click();
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
  await page.goBack();

  // Two results on the same seeds.
  for (const bots of [['random'], ['casual']]) {
    await page.goto(address(bots[0], bots));
    await page.reload();
    await page.getByRole('button', { name: 'Run here' }).click();
    await expect(page.getByRole('status')).toHaveText('Done: 20 games.');
  }
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('20 blocks that both have')).toBeVisible();
  await page.getByRole('button', { name: 'Open random' }).click();
  await expect(page.getByRole('heading', { name: 'Report: random' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a run is stopped, and goes on after the page was closed', async ({ page }) => {
    const fields = { format: 'entente-lab/1', name: 'long', game: 'goofspiel', seats: 4, bots: ['greedy'] };
    const packed = Buffer.from(JSON.stringify({ ...fields, blocks: 100_000 })).toString('base64url');
    await page.goto(`/lab#e=${packed}`);
    await page.getByRole('button', { name: 'Run here' }).click();
    await expect(page.getByText(/games a second/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByRole('status')).toHaveText(/^Stopped after .+ games\. It can go on\.$/);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await check(page, 'stopped');
    const stopped = await page.getByRole('status').textContent();
    await page.goto('/lab');
    await page.reload();
    await page.getByRole('button', { name: 'Open long' }).click();
    await expect(page.getByRole('status')).toHaveText(stopped ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/games a second/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByRole('status')).not.toHaveText(stopped ?? '');
  });
});
