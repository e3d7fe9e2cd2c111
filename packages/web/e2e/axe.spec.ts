import { check, everyLook } from './house/axe.ts';
import { bids, expect, inviteLink, openDrawer, shortGame, test, untilCards } from './house/test.ts';

for (const paths of [
  ['/', '/play', '/play/limit', '/play/limit/new', '/learn'],
  ['/rules/goofspiel', '/me', '/verify', '/world3', '/nowhere'],
]) {
  test(`the pages around a table: ${paths.join(' ')}`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await everyLook(page, path);
    }
  });
}

test('a table from the first moment to the debrief', async ({ page }) => {
  await shortGame(page);
  await everyLook(page, 'play');
  await bids(page).first().click();
  await untilCards(page, 4);
  // The log is open at first.
  for (const key of ['r', 'c']) {
    await page.keyboard.press(key);
    await everyLook(page, `key ${key}`);
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await everyLook(page, 'keys');
  await page.keyboard.press('Escape');
  for (const menu of ['Table menu', 'Read the table']) {
    await page.getByRole('button', { name: menu }).click();
    await everyLook(page, menu);
    await page.keyboard.press('Escape');
  }
  // The last card is bid by itself.
  for (let left = 4; left > 1; left--) {
    await untilCards(page, left);
    await bids(page).first().click();
  }
  await page.getByRole('link', { name: 'Result and debrief' }).click();
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  await everyLook(page, 'end');
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  await everyLook(page, 'replay');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Finished' }).waitFor();
  await everyLook(page, 'now');
});

test('lobby, link, join, talks and curtain', async ({ page, browser }) => {
  await page.goto('/play/limit/new');
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('img', { name: 'The same link as a QR code' }).waitFor();
  await page.getByText('Change pace, talk and visibility').click();
  await everyLook(page, 'lobby');
  const link = await inviteLink(page);
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Join', exact: true }).waitFor();
  await everyLook(guest, 'join');
  await guest.getByRole('textbox', { name: 'What shall we call you?' }).fill('Bob');
  await guest.getByRole('button', { name: 'Join', exact: true }).click();
  await guest.getByRole('button', { name: 'I am ready' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await openDrawer(page, 'Talks');
  await page.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('list', { name: 'Talks' }).getByText('Good luck!').waitFor();
  await check(page, 'talks');
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Seats and links' }).click();
  await page.getByRole('dialog').waitFor();
  await check(page, 'seats');
  await context.close();
  await page.goto('/play/limit/new');
  await page.getByRole('radio', { name: 'On this device (works offline)' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Who plays Ember').selectOption('me');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'I am Cobalt, show my side' }).waitFor();
  await everyLook(page, 'curtain');
});

test('high contrast and drawn boards', async ({ page }) => {
  await page.goto('/me');
  await page.getByRole('radio', { name: 'high' }).check();
  await check(page, 'me');
  for (const title of ['Connect four', 'Tic-tac-toe', 'Limit']) {
    await page.goto('/play');
    await page.getByRole('button', { name: `Play now: ${title}` }).click();
    await page.locator('#board [data-action]').first().waitFor();
    await check(page, title);
  }
});

test('a part of the page that cannot be fetched is told, and a reload mends it', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await page.route(/\/assets\/MeScreen-/, (route) => route.abort());
  await page.getByRole('link', { name: 'Me' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await everyLook(page, 'fault');
  await page.unroute(/\/assets\/MeScreen-/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible();
  // The browser and React have said so, too: that is what this test is about.
  complaints.length = 0;
});
