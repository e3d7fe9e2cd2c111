import { check, LOOKS } from './house/axe.ts';
import { bids, shortGame, test, untilCards } from './house/test.ts';

const PLAIN = [
  '/',
  '/play',
  '/play/goofspiel',
  '/play/goofspiel/new',
  '/learn',
  '/rules/goofspiel',
  '/me',
  '/verify',
  '/nowhere',
];

for (const [scheme, device, viewport] of LOOKS) {
  test.describe(`${scheme}, ${device}`, () => {
    test.use({ colorScheme: scheme, viewport });

    test('the pages around a table', async ({ page }) => {
      for (const path of PLAIN) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await check(page, path);
      }
    });

    test('a table from the first moment to the debrief', async ({ page }) => {
      await shortGame(page);
      await check(page, 'play');
      await bids(page).first().click();
      await untilCards(page, 4);
      for (const key of ['r', 'c', 'l']) {
        await page.keyboard.press(key);
        await page.waitForLoadState('networkidle');
        await check(page, `key ${key}`);
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await check(page, 'keys');
      await page.keyboard.press('Escape');
      for (let left = 4; left > 0; left--) {
        await untilCards(page, left);
        await bids(page).first().click();
      }
      await page.getByRole('link', { name: 'Result and debrief' }).click();
      await page.getByRole('button', { name: 'Rematch' }).waitFor();
      await check(page, 'end');
      await page.getByRole('link', { name: 'Replay', exact: true }).click();
      await page.getByRole('slider', { name: 'Moment' }).waitFor();
      await check(page, 'replay');
    });
  });
}

test('the lobby and a link, in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/play/goofspiel/new');
  await page.getByRole('radio', { name: 'on the server, with others' }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('img', { name: 'The same link as a QR code' }).waitFor();
  await check(page, 'lobby');
});

test('high contrast and drawn boards', async ({ page }) => {
  await page.goto('/me');
  await page.getByRole('radio', { name: 'high' }).check();
  await check(page, 'me');
  for (const title of ['Connect four', 'Tic-tac-toe']) {
    await page.goto('/play');
    await page.getByRole('button', { name: `Play now: ${title}` }).click();
    await page.locator('#board [data-action]').first().waitFor();
    await check(page, title);
  }
});
