import { test as base, expect, type Page } from '@playwright/test';
import { HouseServer } from './server.ts';

interface Fixtures {
  /** What the page complained about: must stay empty. */
  complaints: string[];
  /** Has this browser never played a title? Otherwise nothing greets it. */
  newcomer: boolean;
}

interface WorkerFixtures {
  house: HouseServer;
}

/** Tests with a server of their own for each worker; a page that complains fails its test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  house: [
    async ({ browserName: _any }, use) => {
      const house = await HouseServer.start();
      await use(house);
      await house.remove();
    },
    { scope: 'worker' },
  ],
  newcomer: [false, { option: true }],
  page: async ({ page, newcomer }, use) => {
    if (!newcomer) await page.context().addInitScript(visitEverything);
    await use(page);
  },
  baseURL: async ({ house }, use) => use(house.address),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** As a player who knows every title, and wants no cards, reports and tips, nor to wait for bots. */
export function visitEverything(): void {
  localStorage.setItem('entente.visited', '["limit","ideology","venonta","attack"]');
  localStorage.setItem(
    'entente.settings',
    localStorage.getItem('entente.settings') ?? '{"state":{"happened":"none","botPause":0,"tips":false}}',
  );
}

export function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (fault) => complaints.push(fault.message));
  page.on('console', (message) => {
    // A dropped connection is told by the browser as well, in one of a dozen ways; that is what some tests are about.
    const isDropped = /WebSocket|net::ERR_(?!BLOCKED)/.test(message.text());
    // At plain http a browser says so with every page; that is what other tests are about.
    const isPlain = message.text().startsWith('The Cross-Origin-Opener-Policy header has been ignored');
    if (message.type() === 'error' && !isDropped && !isPlain) complaints.push(message.text());
  });
}

export { expect, type Page };

/** Nothing is being fetched to be shown, and the letters are those that stay. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('[data-waiting]') === null && document.fonts.status === 'loaded',
  );
}

/** A short game of Goofspiel on this device: five cards, three bots. */
export async function shortGame(page: Page): Promise<void> {
  await page.goto('/play/goofspiel/new');
  await page.getByRole('radio', { name: 'On this device (works offline)' }).check();
  await page.getByRole('radio', { name: '5 (short)' }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('region', { name: 'What to do' })).toContainText('Which card do you bid');
}

/** Opens a part of the drawer over the world. */
export async function openDrawer(page: Page, part: 'Log' | 'Talks'): Promise<void> {
  await page.locator('main > header').getByRole('button', { name: part }).click();
}

/** The cards that can be bid now. */
export const bids = (page: Page) =>
  page.getByRole('region', { name: 'Board' }).getByRole('button', { name: /^Bid \d+$/ });

export async function untilCards(page: Page, left: number): Promise<void> {
  await expect(bids(page)).toHaveCount(left);
}

/** The link that a lobby with empty seats shows. */
export async function inviteLink(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: 'Send this link' }).inputValue();
}
