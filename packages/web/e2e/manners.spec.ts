import { bids, expect, openDrawer, shortGame, test, untilCards } from './house/test.ts';

test('no way back is said before; the table is read; a replay has marks, notes and an export', async ({
  page,
}) => {
  await shortGame(page);
  await untilCards(page, 5);
  // The bots have answered: the last answer shows them all.
  await expect(page.getByRole('region', { name: 'What to do' })).toContainText('Can’t be undone');
  await expect(bids(page).first()).toHaveAccessibleDescription('Can’t be undone: reveals something hidden');
  await bids(page).last().click();
  await untilCards(page, 4);

  await page.getByRole('button', { name: 'Read the table' }).click();
  const read = page.getByRole('region', { name: 'Read the table' });
  await read.getByLabel('A player').selectOption('Ember');
  await expect(read.getByRole('status')).toContainText('Ember.');
  await read.getByRole('button', { name: 'What is the goal?' }).click();
  await expect(read.getByRole('status')).toHaveText(/^Most points after 5 prizes\. 2 of 5\. You \d+\. /);
  await read.getByRole('button', { name: 'What I have' }).click();
  await expect(read.getByRole('status')).toContainText('1, 2, 3, 4');
  await page.keyboard.press('Escape');

  await openDrawer(page, 'Log');
  await page.getByRole('tabpanel', { name: 'Log' }).getByRole('link').last().click();
  await page.getByRole('textbox', { name: 'A note on step 1' }).fill('Too dear.');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.reload();
  await expect(page.getByText('Too dear.', { exact: true })).toBeVisible();
  await page.getByText(/^Key moments/).click();
  await expect(page.getByRole('button', { name: /^Note: Too dear\./ })).toContainText('you are here');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^goofspiel-/);
});

test.describe('a newcomer to a title', () => {
  test.use({ newcomer: true });

  test('gets four lines that one key closes, and they stay closed', async ({ page }) => {
    const card = page.getByRole('region', { name: 'The game in four lines' });
    await page.goto('/play');
    await page.getByRole('button', { name: 'Play now: Limit' }).click();
    await expect(card.getByRole('listitem')).toHaveCount(4);
    await expect(card.getByRole('heading')).toContainText([
      'You are',
      'Most points in 2060',
      'About',
      'What to do',
    ]);
    await expect(page.getByRole('region', { name: 'Goal' })).toContainText(/Most points in 2060.*You \d+/);
    // It lies beside the board and not over what is asked.
    await page.getByRole('button', { name: 'Draw from the Society deck' }).last().click({ trial: true });
    await expect(page.locator('#prompt', { hasText: 'New policies: from which deck' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await page.reload();
    await page.getByRole('region', { name: 'What you can do' }).waitFor();
    await expect(card).toBeHidden();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'The game in four lines' }).click();
    await expect(card).toBeFocused();
    await card.getByRole('button', { name: 'Let me play' }).click();
    await expect(card).toBeHidden();
  });
});

test('the goal says what brings points, and a press tells where all of them come from', async ({ page }) => {
  await page.goto('/play/attack');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  const goal = page.getByRole('region', { name: 'Goal' });
  await expect(goal).toContainText(/Most points win after .+2 points a region, .+You \d+/);
  await goal.getByRole('button', { name: 'Where the points come from' }).click();
  const points = page.getByRole('region', { name: 'Where the points come from' });
  await expect(points.getByRole('row', { name: /^Regions 2 for each region( \d+){4}$/ })).toBeVisible();
  await expect(points.getByRole('columnheader')).toHaveText([/Cobalt/, /Ember/, /Jade/, /Violet/]);
  // What is added up is what stands in the line above.
  const [, own] = /You (\d+)/.exec((await goal.textContent()) ?? '') ?? [];
  await expect(points.getByRole('row', { name: new RegExp(`^Points now ${own} `) })).toBeVisible();
  expect(await points.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a new table says how long it takes, and seats can be shuffled', async ({ page }) => {
  await page.goto('/play/limit/new');
  await page.getByRole('radio', { name: 'Online' }).check();
  await expect(page.getByText(/^About .* \(estimate from bot games\)$/)).toBeVisible();
  await page.getByRole('radio', { name: 'first game' }).check();
  const taught = page.getByRole('radio', { name: 'teaching start, without alliances' });
  await expect(taught).toBeHidden();
  await page.getByRole('radio', { name: 'all options' }).check();
  await expect(taught).toBeChecked();
  await page.getByLabel('Who plays Violet').selectOption('greedy');
  await page.getByRole('button', { name: 'Shuffle seats' }).click();
  const holders = await page
    .getByLabel(/^Who plays/)
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  expect(holders.toSorted()).toEqual(['greedy', 'me', 'open', 'open']);
});

test('an address of no table says so', async ({ page }) => {
  for (const address of ['/t/nope', '/t/%00', '/t/nope/end', '/t/nope/m/3', '/t/aaaaaaaaaaaaaaaa']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This table is not here' })).toBeVisible();
  }
});
