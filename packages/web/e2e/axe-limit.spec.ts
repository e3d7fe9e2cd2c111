import { check } from './house/axe.ts';
import { answer, byMouse, lastAction, play } from './house/limit.ts';
import { type Page, test } from './house/test.ts';

const SIZES = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

/** Limit's board has colours of its own at every size, so all four looks are read. */
async function bothThemes(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await check(page, `${what}, ${colorScheme}`);
  }
}

for (const [device, viewport] of SIZES) {
  test.describe(device, () => {
    test.use({ viewport });

    test("Limit's board from the first question to the debrief", async ({ page }) => {
      test.setTimeout(240_000);
      await page.goto('/me');
      await page.getByRole('radio', { name: 'at once' }).check();
      await page.goto('/play/limit/new');
      await page.getByRole('radio', { name: 'on this device, also offline' }).check();
      await page.getByRole('radio', { name: '2', exact: true }).check();
      await page.getByRole('radio', { name: 'teaching start, without alliances' }).check();
      await page.getByLabel('Who plays Ember').selectOption('bot: careless');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByRole('region', { name: 'What you can do' }).waitFor();
      await page.locator('#board [data-action]').first().waitFor();
      await bothThemes(page, 'start');
      if (device === 'phone')
        for (const part of ['World', 'Nations']) {
          await page.getByRole('button', { name: part, exact: true }).click();
          await bothThemes(page, part);
        }
      // The cards that were drawn, and after the rest has gone under the deck the turn with the hand.
      for (const question of ['drawn', 'under', 'turn']) {
        await answer(page, byMouse);
        await lastAction(page).waitFor();
        if (question !== 'under') await bothThemes(page, question);
      }
      await play(page, byMouse);
      await page.getByRole('link', { name: 'Result and debrief' }).click();
      await page.getByRole('button', { name: 'Rematch' }).waitFor();
      await page.getByRole('table').first().waitFor();
      await bothThemes(page, 'debrief');
    });

    test('the join page and the curtain', async ({ page, browser }) => {
      await page.goto('/play/limit/new');
      await page.getByRole('radio', { name: 'on the server, with others' }).check();
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByRole('button', { name: 'Invite' }).click();
      const link = (await page.getByText(/\/j\/[0-9a-z]{10}$/).textContent()) ?? '';
      const context = await browser.newContext({ viewport, serviceWorkers: 'block', locale: 'en' });
      const guest = await context.newPage();
      await guest.goto(link);
      await guest.getByRole('button', { name: 'Sit down' }).waitFor();
      await bothThemes(guest, 'join');
      await context.close();
      await page.goto('/play/limit/new');
      await page.getByRole('radio', { name: 'on this device, also offline' }).check();
      await page.getByRole('radio', { name: '2', exact: true }).check();
      await page.getByLabel('Who plays Ember').selectOption('me');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByRole('button', { name: 'I am Cobalt, show my side' }).waitFor();
      await bothThemes(page, 'curtain');
    });
  });
}
