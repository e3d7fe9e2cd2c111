import { chromium } from './house/chromium.ts';
import { bids, expect, inviteLink, listen, type Page, test, untilCards } from './house/test.ts';

/** A name of this machine: what such a page may do differs from one at localhost, which browsers trust. */
const NAME = 'table.example';

test.use({
  launchOptions: {
    executablePath: chromium(),
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  },
});

/** What was copied, read as a person would: by pasting it somewhere. */
async function pasted(page: Page, field: string): Promise<string> {
  const box = page.getByRole('textbox', { name: field });
  await box.fill('');
  await box.press('Control+v');
  return box.inputValue();
}

test('at a plain http address people join by a copied link, play, come back and verify', async ({
  page: ana,
  context,
  house,
  complaints,
}) => {
  const address = `http://${NAME}:${house.port}`;
  await ana.goto(`${address}/play/goofspiel/new`);
  expect(await ana.evaluate(() => isSecureContext)).toBe(false);
  await ana.getByRole('radio', { name: 'Online' }).check();
  await ana.getByRole('radio', { name: '2', exact: true }).check();
  await ana.getByRole('radio', { name: '5 (short)' }).check();
  await ana.getByLabel('Name', { exact: true }).fill('Ana');
  await ana.getByRole('button', { name: 'Create' }).click();
  const link = await inviteLink(ana);
  await ana.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(ana.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await pasted(ana, 'Say something')).toBe(link);

  const bob = await context.browser()?.newContext();
  if (bob === undefined) throw new Error('no browser');
  const other = await bob.newPage();
  listen(other, complaints);
  await other.goto(link);
  expect(await other.evaluate(() => isSecureContext)).toBe(false);
  await other.getByLabel('What shall we call you?').fill('Bob');
  await other.getByRole('button', { name: 'Join', exact: true }).click();
  await other.getByRole('button', { name: 'I am ready' }).click();
  await ana.getByRole('button', { name: 'I am ready' }).click();
  await ana.getByRole('button', { name: 'Start', exact: true }).click();
  for (let left = 5; left > 0; left--) {
    for (const page of [ana, other]) {
      await untilCards(page, left);
      await bids(page).last().click();
    }
    if (left === 4) {
      // What was pressed a moment before a reload may never have left the page.
      await untilCards(other, 3);
      await other.reload();
    }
  }
  await ana.getByRole('link', { name: 'Result and debrief' }).click();
  await ana.getByRole('button', { name: 'Copy link' }).click();
  await expect(ana.getByRole('button', { name: 'Copied' })).toBeVisible();
  await ana.getByRole('link', { name: 'Verify this game' }).click();
  await expect(ana.getByText(/^All is well/)).toBeVisible();
  await ana.goto(address);
  // The page is redrawn when it has found its server.
  await expect(async () => expect(await pasted(ana, 'Code or link')).toMatch(/\/t\/\w+\/end$/)).toPass();

  // What a browser does not allow here says what it needs.
  await ana.goto(`${address}/me`);
  await expect(ana.getByText('You’re playing as a guest')).toBeVisible();
  await expect(ana.getByText('Passkeys need https or localhost.')).toBeVisible();
  await expect(ana.getByText('Notices in this browser need https or localhost')).toBeVisible();
  await expect(ana.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});

test('at a plain http address a game on this device can be played', async ({ page, house }) => {
  const address = `http://${NAME}:${house.port}`;
  await page.goto(`${address}/play/goofspiel/new`);
  await page.getByRole('radio', { name: 'On this device', exact: true }).check();
  await page.getByRole('radio', { name: '5 (short)' }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await untilCards(page, 5);
  await bids(page).last().click();
  await untilCards(page, 4);
  await page.reload();
  await untilCards(page, 4);
});
