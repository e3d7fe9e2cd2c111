import { bids, expect, inviteLink, listen, type Page, settled, test, untilCards } from './house/test.ts';

/** Ana and Bob play five cards. Ana waits in her own way: on which pages is up to the test. */
async function sitDown(ana: Page, bob: Page, pace: string): Promise<void> {
  await ana.goto('/play/goofspiel/new');
  await ana.getByRole('radio', { name: 'Online' }).check();
  await ana.getByRole('radio', { name: '2', exact: true }).check();
  await ana.getByRole('radio', { name: '5 (short)' }).check();
  await ana.getByRole('radio', { name: pace, exact: true }).check();
  await ana.getByLabel('Name', { exact: true }).fill('Ana');
  await ana.getByRole('button', { name: 'Create' }).click();
  await bob.goto(await inviteLink(ana));
  await bob.getByLabel('What shall we call you?').fill('Bob');
  await bob.getByRole('button', { name: 'Join', exact: true }).click();
  await bob.getByRole('button', { name: 'I am ready' }).click();
  await ana.getByRole('button', { name: 'I am ready' }).click();
  await ana.getByRole('button', { name: 'Start', exact: true }).click();
  await untilCards(ana, 5);
  await untilCards(bob, 5);
}

test('a decision that waits elsewhere is counted everywhere and called once', async ({
  page: ana,
  browser,
  complaints,
}) => {
  // Every sound has a sounding board of its own.
  await ana.context().addInitScript(() => {
    const Real = AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        localStorage.setItem('rung', `${Number(localStorage.getItem('rung')) + 1}`);
      }
    };
  });
  const context = await browser.newContext();
  const bob = await context.newPage();
  listen(bob, complaints);
  await sitDown(ana, bob, 'no clock');
  await bids(ana).first().click();
  await ana.evaluate(() => localStorage.setItem('rung', '0'));
  await ana.goto('/play');
  const other = await ana.context().newPage();
  listen(other, complaints);
  await other.goto('/');
  await expect(other.getByText('Waiting for Bob')).toBeVisible();
  await expect(ana).toHaveTitle('Play · Entente');
  await bids(bob).first().click();
  await expect(ana).toHaveTitle('(1) Play · Entente');
  await expect(other).toHaveTitle('(1) Entente');
  await expect(ana.getByRole('link', { name: 'Now Your turn at 1 table' })).toBeVisible();
  await expect.poll(() => ana.evaluate(() => localStorage.getItem('rung'))).toBe('1');

  // At the table itself nothing is counted, and the other tab knows that it is seen to.
  await other.getByRole('link', { name: 'Next table' }).click();
  await expect(other).toHaveTitle(/^● /);
  await bids(other).first().click();
  await expect(ana).toHaveTitle('Play · Entente');
  expect(await ana.evaluate(() => localStorage.getItem('rung'))).toBe('1');
  await context.close();
});

test('the table says what happens when time is up: before the game, in it, and in the language of the reader', async ({
  page: ana,
  browser,
  complaints,
}) => {
  const context = await browser.newContext();
  const bob = await context.newPage();
  listen(bob, complaints);
  await sitDown(ana, bob, 'live');
  const prompt = ana.getByRole('region', { name: 'What to do' });
  await expect(prompt).toContainText('When time is up, a bot makes this one decision.');
  await ana.getByRole('button', { name: 'Table menu' }).click();
  await ana.getByRole('button', { name: 'Seats and links' }).click();
  const seats = ana.getByRole('dialog', { name: 'Seats and links' });
  await expect(seats).toContainText('After three timeouts in a row, a bot plays until they return.');
  await expect(seats).toContainText('If someone leaves, a bot plays until they return');
  for (const [locale, words] of [
    ['de', 'Wenn die Zeit um ist: ein Bot trifft diese eine Entscheidung.'],
    ['it', 'Quando il tempo scade, un bot prende questa sola decisione.'],
  ]) {
    const reader = await browser.newContext({ locale });
    const page = await reader.newPage();
    listen(page, complaints);
    await page.goto(new URL(ana.url()).pathname);
    await expect(page.getByText(words)).toBeVisible();
    await reader.close();
  }
  await context.close();
});

test('a table whose code cannot be fetched at first comes when it can', async ({ page, browser }) => {
  const maker = await (await browser.newContext()).newPage();
  await maker.goto('/play/goofspiel/new');
  await maker.getByRole('radio', { name: 'Online' }).check();
  await maker.getByRole('button', { name: 'Create' }).click();
  await inviteLink(maker);
  let refused = 0;
  await page.route(/\/assets\/server-[^/]+\.js$/, (route) =>
    refused++ < 2 ? route.abort('connectionfailed') : route.continue(),
  );
  await page.goto(new URL(maker.url()).pathname);
  await expect(page.getByRole('list', { name: 'Seats' })).toBeVisible();
  await settled(page);
  expect(refused).toBeGreaterThan(2);
  await maker.context().close();
});
