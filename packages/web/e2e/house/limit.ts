import { readFileSync } from 'node:fs';
import type { GameFile } from '@entente/engine';
import { expect, inviteLink, type Page } from './test.ts';

/** More decisions than any seat has needed. */
const MOST = 300;

const actions = (page: Page) => page.getByRole('region', { name: 'What you can do' });
export const result = (page: Page) => page.getByRole('link', { name: 'Result and debrief' });
const lastAction = (page: Page) => actions(page).getByRole('button').last();

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
    await host.getByLabel(`Who plays ${seat}`).selectOption('bot: careless');
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

/** Every answer is then one that somebody has given, so that they can be counted. */
export const keepAsking = (page: Page) =>
  page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('entente.settings') ?? '{"version":0}');
    localStorage.setItem(
      'entente.settings',
      JSON.stringify({ ...kept, state: { ...kept.state, keepAsking: true } }),
    );
  });

interface Guest {
  readonly page: Page;
  readonly name: string;
  /** The address by which this guest reaches the server. */
  readonly by: string;
}

/** A hand of a player: gives the last answer on the list, which makes for a short game. */
export type Press = (page: Page) => Promise<void>;

/** On the board where it is drawn, otherwise on the list. */
export const byMouse: Press = async (page) => {
  const id = await actions(page).locator('[data-action]').last().getAttribute('data-action');
  const drawn = page.locator(`#board [data-action=${JSON.stringify(id)}]`).filter({ visible: true });
  await ((await drawn.count()) === 1 ? drawn : lastAction(page)).click();
};

export const byTouch: Press = async (page) => {
  await lastAction(page).tap();
  await page.getByRole('button', { name: 'Confirm' }).tap();
};

const pass = (page: Page) => actions(page).getByRole('button', { name: 'Pass', exact: true });

/** To the end of the turn where there is one, otherwise to the last thing that can be chosen. */
export const byKeys: Press = async (page) => {
  await page.keyboard.press((await pass(page).isVisible()) ? 'e' : 'N');
  await page.keyboard.press('Enter');
};

/** As a screen reader does: told that it is its turn, it presses a button of the region by its name. */
export const byName: Press = async (page) => {
  await expect(page.getByRole('alert')).toContainText('Your turn.');
  await lastAction(page).click();
};

/** Something that happens around an answer; it has to press once. */
type Mishap = (press: () => Promise<void>) => Promise<void>;

/** Far more than the slowest machine has needed. */
const PATIENCE = 180_000;

/** Waits until the seat is asked something else than before; null when the game is over. */
export async function nextQuestion(page: Page, before: string | null): Promise<string | null> {
  const told = await page.waitForFunction(
    (asked) => {
      const main = document.querySelector('main');
      const question = main?.getAttribute('data-question') ?? asked;
      if (main?.querySelector('a[href$="/end"]')) return { question: null };
      return question !== asked && main?.querySelector('#actions [data-action]') ? { question } : null;
    },
    before,
    { timeout: PATIENCE },
  );
  const { question } = (await told.jsonValue()) ?? { question: null };
  return question;
}

/** Plays a seat to the end of the game and gives the number of its answers. */
export async function play(page: Page, press: Press, mishaps: Record<number, Mishap> = {}): Promise<number> {
  let asked: string | null = null;
  for (let answers = 0; answers < MOST; answers++) {
    asked = await nextQuestion(page, asked);
    if (asked === null) return answers;
    const mishap: Mishap = mishaps[answers] ?? ((just) => just());
    await mishap(() => press(page));
  }
  throw new Error('The game does not end.');
}

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
