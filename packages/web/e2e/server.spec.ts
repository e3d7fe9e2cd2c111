import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { HouseServer } from './house/server.ts';
import { bids, expect, inviteLink, listen, openDrawer, type Page, test, untilCards } from './house/test.ts';

/** Ana makes a table of two, Bob comes by her link, both are ready, the game is on. */
async function sitDown(ana: Page, bob: Page, address: string): Promise<void> {
  await ana.goto(`${address}/play/goofspiel/new`);
  await ana.getByRole('radio', { name: 'Online' }).check();
  await ana.getByRole('radio', { name: '3', exact: true }).check();
  await ana.getByRole('radio', { name: '5 (short)' }).check();
  await ana.getByLabel('Who plays Jade').selectOption('greedy');
  await ana.getByLabel('Name', { exact: true }).fill('Ana');
  await ana.getByRole('button', { name: 'Create' }).click();
  const link = await inviteLink(ana);
  await bob.goto(link);
  await bob.getByLabel('What shall we call you?').fill('Bob');
  await bob.getByRole('button', { name: 'Join', exact: true }).click();
  await bob.getByRole('button', { name: 'I am ready' }).click();
  await ana.getByRole('button', { name: 'I am ready' }).click();
  await ana.getByRole('button', { name: 'Start', exact: true }).click();
  await untilCards(ana, 5);
  await untilCards(bob, 5);
}

async function another(context: BrowserContext): Promise<Page> {
  const browser = context.browser();
  if (browser === null) throw new Error('no browser');
  return (await browser.newContext()).newPage();
}

test('two people and a bot play a whole game, with a reload and a talk', async ({
  page: ana,
  context,
  house,
  complaints,
}) => {
  const bob = await another(context);
  listen(bob, complaints);
  await sitDown(ana, bob, house.address);
  await openDrawer(ana, 'Talks');
  await ana.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await ana.getByRole('button', { name: 'Send' }).click();
  await openDrawer(bob, 'Talks');
  await expect(bob.getByText('Good luck!')).toBeVisible();
  await bob.getByRole('button', { name: 'About this line by Ana' }).click();
  await bob.getByRole('button', { name: 'Report this line' }).click();
  await expect(bob.getByRole('status').filter({ hasText: 'Reported.' })).toBeVisible();
  await bob.getByRole('button', { name: 'Mute Ana' }).click();
  await expect(bob.getByText('Good luck!')).toHaveCount(0);
  await bob.getByRole('button', { name: 'Hear Ana again' }).click();
  await expect(bob.getByText('Good luck!')).toBeVisible();
  for (let left = 5; left > 0; left--) {
    await untilCards(ana, left);
    await untilCards(bob, left);
    await bids(ana).last().click();
    // Ana has answered and waits; she may still think again.
    await expect(ana.getByRole('button', { name: `Undo: Bid ${left}` })).toBeVisible();
    if (left === 3) await bob.reload();
    await untilCards(bob, left);
    await bids(bob).first().click();
  }
  for (const page of [ana, bob]) {
    await page.getByRole('link', { name: 'Result and debrief' }).click();
    await expect(page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(3);
  }
  const [file] = await Promise.all([
    bob.waitForEvent('download'),
    bob.getByRole('button', { name: 'Save as picture' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('entente-goofspiel.png');
  expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe('PNG');
  await bob.goto(`${house.address}/me/games`);
  await expect(bob.getByRole('region', { name: 'Goofspiel' }).getByRole('definition')).toHaveText([
    '1',
    /^[01]$/,
    /^\d+$/,
  ]);
  await expect(ana.getByRole('definition')).toHaveText([/^[0-9a-f]{64}$/, /^[0-9a-f]{64}$/]);
  await ana.getByRole('link', { name: 'Verify this game' }).click();
  await expect(ana.getByText(/^All is well/)).toBeVisible();
});

test('a dropped socket and a server that dies: nothing is lost, nobody reloads', async ({
  page: ana,
  context,
}) => {
  const house = await HouseServer.start();
  try {
    const bob = await another(context);
    await sitDown(ana, bob, house.address);
    await bids(ana).last().click();
    await bids(bob).first().click();
    await untilCards(ana, 4);
    // The phone goes through a tunnel while the other one plays on.
    await bob.context().setOffline(true);
    await bids(ana).last().click();
    await bob.context().setOffline(false);
    await untilCards(bob, 4);
    await bids(bob).first().click();
    await untilCards(ana, 3);
    await untilCards(bob, 3);
    await house.kill();
    await expect(ana.getByText('Connection lost, trying again…')).toBeVisible();
    // Pressed while nobody is there to hear it: it is kept and sent again.
    await bids(ana).last().click();
    await house.up();
    await expect(ana.getByText('Connection lost, trying again…')).toHaveCount(0);
    await bids(bob).first().click();
    await untilCards(ana, 2);
    await untilCards(bob, 2);
    await openDrawer(ana, 'Log');
    await expect(ana.getByRole('link', { name: 'Ana has bid 3.' })).toBeVisible();
  } finally {
    await house.remove();
  }
});

test('the host hands the table over; a bot stands in; one asks to go back, one gives up: all are told', async ({
  page: ana,
  context,
  house,
  complaints,
}) => {
  const bob = await another(context);
  listen(bob, complaints);
  await sitDown(ana, bob, house.address);
  const menu = (page: Page, item: string) =>
    page
      .getByRole('button', { name: 'Table menu' })
      .click()
      .then(() => page.getByRole('button', { name: item }).click());
  await menu(ana, 'Seats and links');
  await ana.getByRole('button', { name: 'Make host' }).click();
  await expect(ana.getByRole('button', { name: 'End this table' })).toHaveCount(0);
  await ana.getByRole('button', { name: 'Close', exact: true }).click();
  await menu(bob, 'Seats and links');
  await expect(bob.getByRole('dialog')).toContainText('host');
  await expect(bob.getByRole('button', { name: 'End this table' })).toBeVisible();
  await bob.getByRole('button', { name: 'Close', exact: true }).click();

  await menu(bob, 'Let a bot play for me');
  await expect(bob.getByText('A bot is playing for Bob.')).toBeVisible();
  const told = (page: Page) => page.getByRole('tabpanel');
  await openDrawer(ana, 'Log');
  await expect(told(ana)).toContainText('Bob has left. A bot plays until they return.');
  // The bot has answered; the next question is Bob's again.
  await bob.keyboard.press('Escape');
  await bob.getByRole('button', { name: 'Play on myself' }).click();
  await bids(ana).last().click();
  await untilCards(bob, 4);

  const request = 'Ana asks to undo the last move (“Ana has bid 5”).';
  await menu(ana, 'Ask to go back one step');
  await expect(bob.getByText(request)).toBeVisible();
  await bob.getByRole('button', { name: 'Do not go back' }).click();
  await expect(ana.getByRole('status').filter({ hasText: 'Bob said no' })).toBeVisible();
  await ana.keyboard.press('Escape');
  await menu(ana, 'Ask to go back one step');
  await expect(bob.getByText(request)).toBeVisible();
  await bob.getByRole('button', { name: 'Agree to go back' }).click();
  await untilCards(ana, 5);
  await menu(bob, 'Resign');
  await bob.getByRole('button', { name: 'Resign? A bot will play your seat to the end.' }).click();
  await expect(bob.getByRole('button', { name: /Resign/ })).toHaveCount(0);
  await expect(bob.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await expect(told(ana)).toContainText('Bob has resigned. A bot plays on.');
  await ana.reload();
  await expect(told(ana)).toContainText('Bob has resigned. A bot plays on.');
  await expect(ana.getByText('Waiting for')).toHaveCount(0);
});

test('hot seat: nothing of a hand arrives before its curtain is lifted', async ({ page }) => {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await page.goto('/play/goofspiel/new');
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Who plays Ember').selectOption('me');
  await page.getByLabel('Name of Cobalt').fill('Ann');
  await page.getByLabel('Name of Ember').fill('Ben');
  await page.getByRole('button', { name: 'Create' }).click();
  const ann = page.getByRole('button', { name: 'I am Ann, show my side' });
  await ann.waitFor();
  expect(frames.join('\n')).not.toContain('"hand"');
  await ann.click();
  await untilCards(page, 13);
  expect(frames.join('\n')).toContain('"hand"');
  frames.length = 0;
  await bids(page).nth(6).click();
  const ben = page.getByRole('button', { name: 'I am Ben, show my side' });
  await ben.waitFor();
  expect(await page.locator('body').textContent()).not.toContain('Your hand');
  const views = frames.map((frame) => JSON.parse(frame)).filter(({ kind }) => kind === 'view');
  expect(views.filter(({ shown }) => shown.viewer === 1)).toEqual([]);
  await ben.click();
  await untilCards(page, 13);
});
