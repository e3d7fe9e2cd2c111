import { choose, listed, nextQuestion, type WayToPress } from '@entente/web/e2e/playing.ts';
import { inviteLink, type Page } from '@entente/web/e2e/test.ts';
import type { Locator } from '@playwright/test';

/** A table of three on the server: the host, one who comes by link, and a bot. */
export async function sitDown(host: Page, guest: Page, address: string, withCards = false): Promise<void> {
  await host.goto(`${address}/play/venonta/new`);
  await host.getByRole('radio', { name: 'Online' }).check();
  await host.getByRole('radio', { name: '3', exact: true }).check();
  // Without action cards nobody has to be asked at every turn and roll whether a card is played.
  if (!withCards) await host.getByRole('radio', { name: 'first game' }).check();
  await host.getByLabel('Who plays Jade').selectOption('random');
  await host.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana');
  await host.getByRole('button', { name: 'Create' }).click();
  const link = await inviteLink(host);
  await guest.goto(link);
  await guest.getByRole('textbox', { name: 'What shall we call you?' }).fill('Bob');
  await guest.getByRole('button', { name: 'Join', exact: true }).click();
  await guest.getByRole('button', { name: 'I am ready' }).click();
  await host.getByRole('button', { name: 'I am ready' }).click();
  await host.getByRole('button', { name: 'Start', exact: true }).click();
}

/** Answers that keep a game short; a farm at every chance feeds the people. */
const WANTED = [
  'claim',
  'feed',
  'endProduction',
  'endWar',
  'endTurn',
  'pass',
  'keep',
  'supplyAll',
  'refuse',
  'refuseDeal',
  'endTalk',
];

/** The first preferred choice, otherwise the last on the list. */
async function wanted(page: Page): Promise<string> {
  const ids = await listed(page);
  return ids.find((id) => WANTED.includes(id.split(' ')[0])) ?? ids.at(-1) ?? '';
}

/** Takes territories on the map: opens one at its counter and acts in the sheet beside it. */
export const byMap: WayToPress = async (page) => {
  const id = await wanted(page);
  const land = /^claim territory="(\w+)"/.exec(id)?.[1];
  if (land !== undefined) await page.locator(`#board [role="button"][data-region="${land}"]`).press('Enter');
  await choose(page, id);
};

/** By touch on the list of actions, and confirms. */
export const byFinger: WayToPress = async (page) => {
  await choose(page, await wanted(page), 'tap');
  await page.getByRole('button', { name: 'Confirm' }).tap();
};

/**
 * A table of three on this device, with action cards, and chance that is the same every time: the worker that plays it
 * gets these numbers instead of random ones. The first player is dealt cards that can be played at once.
 */
export async function sitDownWithCards(page: Page): Promise<void> {
  await page.route('**/worker.js', async (route) => {
    const script = await route.fetch();
    const body = `crypto.getRandomValues = (numbers) => numbers.fill(20);\n${await script.text()}`;
    await route.fulfill({ response: script, body });
  });
  await page.goto('/play/venonta/new');
  await page.getByRole('radio', { name: 'On this device (works offline)' }).check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  for (const seat of ['Ember', 'Jade']) await page.getByLabel(`Who plays ${seat}`).selectOption('random');
  await page.getByRole('button', { name: 'Create' }).click();
}

/** Gives one of the answers on the list. */
export const byList: WayToPress = async (page) => {
  await choose(page, await wanted(page));
};

/** Answers on the list until this is to be seen at a question. */
export async function answerUntil(page: Page, seen: Locator): Promise<void> {
  let asked: string | null = null;
  for (;;) {
    asked = await nextQuestion(page, asked);
    if (asked === null) throw new Error('The game is over.');
    if (await seen.first().isVisible()) return;
    await byList(page);
  }
}
