import { readFileSync } from 'node:fs';
import type { GameFile } from '@entente/engine';
import {
  actions,
  choose,
  keepAsking,
  listed,
  openAll,
  result,
  type WayToPress,
} from '@entente/web/e2e/playing.ts';
import { expect, inviteLink, type Page } from '@entente/web/e2e/test.ts';

export const lost = (page: Page) => page.getByText('Connection lost, trying again…');

/**
 * The host makes a table of four with careless bots in the seats that nobody takes; the others come by link. The taught
 * first game has the fewest questions.
 */
export async function sitDown(host: Page, guests: readonly Guest[], address: string): Promise<void> {
  for (const page of [host, ...guests.map((guest) => guest.page)]) await keepAsking(page);
  await host.goto(`${address}/play/limit/new`);
  await host.getByRole('radio', { name: 'Online' }).check();
  await host.getByRole('radio', { name: '4', exact: true }).check();
  await host.getByRole('radio', { name: 'first game' }).check();
  for (const seat of ['Ember', 'Jade', 'Violet'].slice(guests.length))
    await host.getByLabel(`Who plays ${seat}`).selectOption('random');
  await host.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana');
  await host.getByRole('button', { name: 'Create' }).click();
  const link = new URL(await inviteLink(host));
  for (const { page, name, by } of guests) {
    await page.goto(new URL(link.pathname, by).href);
    await page.getByRole('textbox', { name: 'What shall we call you?' }).fill(name);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByRole('button', { name: 'I am ready' }).click();
  }
  await host.getByRole('button', { name: 'I am ready' }).click();
  await host.getByRole('button', { name: 'Start', exact: true }).click();
}

interface Guest {
  readonly page: Page;
  readonly name: string;
  /** The address by which this guest reaches the server. */
  readonly by: string;
}

/** On the board where it is drawn, otherwise on the list. */
export const byMouse: WayToPress = async (page) => {
  await choose(page, (await listed(page)).at(-1) ?? '');
};

export const byTouch: WayToPress = async (page) => {
  await choose(page, (await listed(page)).at(-1) ?? '', 'tap');
  await page.getByRole('button', { name: 'Confirm' }).tap();
};

const pass = (page: Page) => actions(page).getByRole('button', { name: 'Pass', exact: true });

/** To the end of the turn where there is one, otherwise to the last thing that can be chosen. */
export const byKeys: WayToPress = async (page) => {
  await page.keyboard.press((await pass(page).isVisible()) ? 'e' : 'N');
  const isForm = await page.locator(':focus').evaluate((button) => button.hasAttribute('data-fold'));
  await page.keyboard.press('Enter');
  // Forms are sent with their first values.
  if (isForm) await page.getByRole('dialog').locator('[data-action]').last().press('Enter');
};

/** As a screen reader does: told that it is its turn, it opens the list and presses a button by its name. */
export const byName: WayToPress = async (page) => {
  await expect(page.getByRole('alert')).toContainText('Your turn.');
  await openAll(page);
  await page.getByRole('dialog', { name: 'All actions' }).locator('[data-action]').last().click();
};

/** Everybody reads the same result, and the game file has every answer once. */
export async function expectSameEnd(pages: readonly Page[], answers: readonly number[]): Promise<void> {
  const rankings: string[][] = [];
  for (const page of pages) {
    await result(page).click();
    const ranking = page.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
    await expect(ranking).toHaveCount(4);
    rankings.push(await ranking.allTextContents());
  }
  for (const ranking of rankings) expect(ranking).toEqual(rankings[0]);
  const [download] = await Promise.all([
    pages[0].waitForEvent('download'),
    pages[0].getByRole('button', { name: 'Save the game file' }).click(),
  ]);
  const { entries } = JSON.parse(readFileSync(await download.path(), 'utf8')) as GameFile;
  expect(answers.map((_, seat) => entries.filter((entry) => entry.seat === seat).length)).toEqual(answers);
}
