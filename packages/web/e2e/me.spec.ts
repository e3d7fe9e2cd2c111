import { readFileSync } from 'node:fs';
import { check } from './house/axe.ts';
import { expect, listen, type Page, test } from './house/test.ts';

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
  await page.getByRole('radio', { name: 'on the server, with others' }).check();
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Invite' }).waitFor();
  return new URL(page.url()).pathname;
}

test.describe('who I am', () => {
  // Passkeys belong to names, not to numbers.
  test.use({ baseURL: async ({ house }, use) => use(`http://localhost:${house.port}`) });

  test('a guest keeps the seats with a passkey, comes back with a code, takes the data and is forgotten', async ({
    page: ana,
    browser,
    baseURL,
    complaints,
  }) => {
    await withPasskeys(ana);
    const table = await newTable(ana);
    await ana.goto('/me');
    await expect(ana.getByText('You are a guest')).toBeVisible();
    await ana.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(ana.getByRole('button', { name: /^Remove: Passkey/ })).toBeVisible();

    await ana.getByRole('button', { name: 'Sign out here' }).click();
    await expect(ana.getByText('Nobody is known in this browser yet')).toBeVisible();
    await ana.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(ana.getByText('Welcome, Ana.')).toBeVisible();
    await ana.goto('/');
    await expect(ana.locator(`a[href="${table}"]`).first()).toBeVisible();

    await ana.goto('/me');
    await ana.getByRole('button', { name: 'Make a recovery code' }).click();
    const link = (await ana.getByText(/\/me#code=/).textContent()) ?? '';
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en', baseURL });
    const phone = await context.newPage();
    listen(phone, complaints);
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
    expect(phone.url()).not.toContain('code');
    await expect(phone.getByText('Welcome, Ana.')).toBeVisible();
    const sessions = phone.getByRole('region', { name: 'Where I am signed in' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await check(phone, 'me, known');
    await phone.getByRole('button', { name: 'End all others' }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await ana.reload();
    await expect(ana.getByText('Nobody is known in this browser yet')).toBeVisible();

    const saved = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Download my data' }).click();
    const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
    expect(file).toMatchObject({ profile: { name: 'Ana' }, tables: [{ game: 'goofspiel', host: true }] });

    await phone.getByRole('button', { name: 'Delete me', exact: true }).click();
    const really = phone.getByRole('button', { name: 'Delete me for good' });
    await expect(really).toBeDisabled();
    await phone.getByRole('textbox', { name: 'To confirm, type your name: Ana' }).fill('Ana');
    await check(phone, 'me, about to be forgotten');
    await really.click();
    await expect(phone.getByText('You are forgotten here.')).toBeVisible();
    await expect(phone.getByText('Nobody is known in this browser yet')).toBeVisible();
    await context.close();
  });
});
