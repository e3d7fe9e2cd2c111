import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { check } from './house/axe.ts';
import { expect, inviteLink, listen, type Page, test } from './house/test.ts';

/** A device that has a fingerprint and keeps keys. */
async function withPasskeys(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A table of Ana's on the server, where she is a guest so far. */
async function newTable(page: Page): Promise<string> {
  await page.goto('/play/goofspiel/new');
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByRole('button', { name: 'Create' }).click();
  await inviteLink(page);
  return new URL(page.url()).pathname;
}

test.describe('who I am', () => {
  // Passkeys belong to names, not to numbers.
  test.use({ baseURL: async ({ house }, use) => use(`http://localhost:${house.port}`) });

  test('a guest keeps the seats with a passkey, comes back with a code, takes the data and is forgotten', async ({
    page: ana,
    browser,
    complaints,
  }) => {
    await withPasskeys(ana);
    const table = await newTable(ana);
    await ana.goto('/me');
    await expect(ana.getByText('You’re playing as a guest')).toBeVisible();
    await ana.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(ana.getByRole('button', { name: /^Remove: Passkey/ })).toBeVisible();

    await ana.getByRole('button', { name: 'Sign out here' }).click();
    await expect(ana.getByText('You have no account in this browser yet')).toBeVisible();
    await ana.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(ana.getByText('Welcome, Ana.')).toBeVisible();
    await ana.goto('/');
    await expect(ana.locator(`a[href="${table}"]`).first()).toBeVisible();

    await ana.goto('/me');
    await ana.getByRole('button', { name: 'Make a recovery code' }).click();
    const link = (await ana.getByText(/\/me#code=/).textContent()) ?? '';
    const context = await browser.newContext();
    const phone = await context.newPage();
    listen(phone, complaints);
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
    expect(phone.url()).not.toContain('code');
    await expect(phone.getByText('Welcome, Ana.')).toBeVisible();
    const sessions = phone.getByRole('region', { name: 'Signed-in devices' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await phone.getByRole('button', { name: 'Sign out all others' }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await ana.reload();
    await expect(ana.getByText('You have no account in this browser yet')).toBeVisible();

    const saved = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Download my data' }).click();
    const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
    expect(file).toMatchObject({ profile: { name: 'Ana' }, tables: [{ game: 'goofspiel', host: true }] });

    await phone.getByRole('button', { name: 'Delete my account', exact: true }).click();
    const really = phone.getByRole('button', { name: 'Delete my account for good' });
    await expect(really).toBeDisabled();
    await phone.getByRole('textbox', { name: 'To confirm, type your name: Ana' }).fill('Ana');
    await check(phone, 'me, about to be forgotten');
    await really.click();
    await expect(phone.getByText('Your account has been deleted.')).toBeVisible();
    await expect(phone.getByText('You have no account in this browser yet')).toBeVisible();
    await context.close();
  });
});

test('a way to be told: added, tested, switched off; tables and how often are chosen', async ({
  page: ana,
}) => {
  const taken: string[] = [];
  const hook = createServer((request, response) => {
    request.on('data', (part: Buffer) => taken.push(part.toString()));
    request.on('end', () => response.writeHead(taken.length > 1 ? 500 : 200).end());
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  await newTable(ana);
  await ana.goto('/me');
  const notices = ana.getByRole('region', { name: 'Notices' });
  const address = `127.0.0.1:${(hook.address() as AddressInfo).port}`;
  await notices.getByLabel('Address of my own (webhook)').fill(`http://${address}/hook`);
  await notices.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(notices.getByText('With this secret every message is signed.')).toBeVisible();
  await notices.getByRole('button', { name: `Test: ${address}` }).click();
  await expect(notices.getByText(/last sent/)).toBeVisible();
  expect(JSON.parse(taken[0])).toMatchObject({ title: 'A notice from Entente' });
  await notices.getByRole('button', { name: `Test: ${address}` }).click();
  await expect(notices.getByText(/failed .*: answered with 500/)).toBeVisible();
  await notices.getByRole('radio', { name: 'at most once an hour' }).check();
  await notices.getByRole('checkbox', { name: 'Goofspiel' }).uncheck();
  await check(ana, 'me, notices');
  const kept = ana.waitForResponse(/\/api\/me\/channels\//);
  await notices.getByRole('checkbox', { name: `${address}: on` }).uncheck();
  await kept;
  await ana.reload();
  await expect(notices.getByRole('radio', { name: 'at most once an hour' })).toBeChecked();
  await expect(notices.getByRole('checkbox', { name: 'Goofspiel' })).not.toBeChecked();
  await expect(notices.getByRole('checkbox', { name: `${address}: on` })).not.toBeChecked();
  await notices.getByRole('button', { name: `Remove: ${address}` }).click();
  await expect(notices.getByRole('listitem')).toHaveCount(0);
  hook.closeAllConnections();
  await new Promise((resolve) => hook.close(resolve));
});

test.describe('in this browser', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

  test('a pushed notice is shown, with the table it leads to', async ({ page, baseURL }) => {
    const cdp = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        for (const { registrationId } of registrations) resolve(registrationId);
      });
    });
    await cdp.send('ServiceWorker.enable');
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL ?? '',
      registrationId: await registered,
      data: JSON.stringify({ title: 'Your turn: Limit', text: 'Choose a card.', path: '/t/abc', tag: '1' }),
    });
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
      });
    await expect.poll(shown).toEqual([{ title: 'Your turn: Limit', body: 'Choose a card.', data: '/t/abc' }]);
  });
});

test('words can be larger, maps quieter, the side on the left, and any key another one', async ({ page }) => {
  await page.goto('/me');
  const before = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  await page.getByRole('radio', { name: 'largest' }).check();
  const after = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  expect(after / before).toBeCloseTo(1.3, 2);
  await page.getByRole('radio', { name: 'on the left' }).check();
  await page.getByRole('textbox', { name: 'key for: talks' }).press('Control+k');
  await page.getByRole('textbox', { name: 'key for: back, cancel' }).press('Backspace');
  await page.getByRole('textbox', { name: 'key for: charts' }).press('l');
  await expect(page.getByRole('textbox', { name: 'key for: log' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'key for: talks' })).toHaveValue('Ctrl+k');
  await page.getByRole('radio', { name: 'only where I look' }).check();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Ideology' }).click();
  await page.getByRole('region', { name: 'What you can do' }).waitFor();
  await page.keyboard.press('l');
  const side = await page.getByRole('tab', { name: 'Charts' }).boundingBox();
  expect(side?.x).toBeLessThan(400);
  await expect(page.getByRole('tab', { name: 'Charts' })).toHaveAttribute('aria-selected', 'true');
  const names = page.locator('#board svg text:visible').filter({ hasText: /\p{L}{4}/u });
  await expect(names).toHaveCount(0);
});
