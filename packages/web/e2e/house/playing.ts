import type { TableState } from '@entente/protocol';
import { expect, type Page } from './test.ts';

/** Maximum number of decisions of a seat, more than any has needed. */
const MOST = 300;

export const actions = (page: Page) => page.getByRole('region', { name: 'What you can do' });
/** Everything that can be done, in words. */
export const allActions = (page: Page) => page.getByRole('dialog', { name: 'All actions' });

type Hand = 'click' | 'tap';

/** Opens the list of everything that can be done. */
export async function openAll(page: Page, hand: Hand = 'click'): Promise<void> {
  await page.locator('#all-actions')[hand]();
  // A form waits folded.
  await page
    .locator('[role="dialog"] :is([data-action], [data-fold])')
    .filter({ visible: true })
    .first()
    .waitFor();
}

/** What can be done now, by name, in the order of the list; what has to be filled in, too. */
export async function listed(page: Page): Promise<string[]> {
  await openAll(page);
  const ids = await page
    .locator('[role="dialog"] :is([data-action], [data-fold])')
    .evaluateAll((buttons) => [
      ...new Set(
        buttons.map((button) => button.getAttribute('data-action') ?? button.getAttribute('data-fold') ?? ''),
      ),
    ]);
  await page.keyboard.press('Escape');
  return ids;
}

/** In the tray or on the board where it can be seen, otherwise on the list. */
export async function choose(page: Page, id: string, hand: Hand = 'click'): Promise<void> {
  const named = `[data-action=${JSON.stringify(id)}]`;
  const seen = page.locator(`:is(#actions, #board) ${named}`).filter({ visible: true });
  if ((await seen.count()) > 0) return seen.first()[hand]();
  await openAll(page, hand);
  const inList = page.locator(`[role="dialog"] ${named}`);
  const folded = page.locator('[role="dialog"] details:not([open])', { has: page.locator(named) });
  if ((await folded.count()) > 0) await folded.locator('summary')[hand]();
  await inList[hand]();
}

export const result = (page: Page) => page.getByRole('link', { name: 'Result and debrief' });

/** Then players give every answer themselves, so that answers can be counted. */
export const keepAsking = (page: Page) =>
  page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('entente.settings') ?? '{"version":0}');
    localStorage.setItem(
      'entente.settings',
      JSON.stringify({ ...kept, state: { ...kept.state, keepAsking: true } }),
    );
  });

/** A hand of a player: gives an answer. */
export type WayToPress = (page: Page) => Promise<void>;

/** Something that happens around an answer; it has to press once. */
type Mishap = (press: () => Promise<void>) => Promise<void>;

/** Milliseconds to wait, far more than the slowest machine has needed. */
const PATIENCE = 180_000;

/** Waits until the seat is asked something else than before; null when the game is over. */
export async function nextQuestion(page: Page, before: string | null): Promise<string | null> {
  const told = await page.waitForFunction(
    (asked) => {
      const main = document.querySelector('main');
      const question = main?.getAttribute('data-question') ?? asked;
      if (main?.querySelector('a[href$="/end"]')) return { question: null };
      return question !== asked && main?.querySelector('#all-actions') ? { question } : null;
    },
    before,
    { timeout: PATIENCE },
  );
  const { question } = (await told.jsonValue()) ?? { question: null };
  return question;
}

/** Plays a seat to the end of the game and gives the number of its answers. */
export async function play(
  page: Page,
  press: WayToPress,
  mishaps: Record<number, Mishap> = {},
): Promise<number> {
  let asked: string | null = null;
  for (let answers = 0; answers < MOST; answers++) {
    asked = await nextQuestion(page, asked);
    if (asked === null) return answers;
    const mishap: Mishap = mishaps[answers] ?? ((just) => just());
    await mishap(() => press(page));
  }
  throw new Error('The game does not end.');
}

/** How much of a long game is played by hand: enough to see how, or at night all of it. */
export const LENGTHS = [
  { title: 'a game, begun by hand and ended by bots,', byHand: 10, tag: [] },
  { title: 'a whole game', byHand: Number.POSITIVE_INFINITY, tag: '@deep' },
];

/** Plays a seat until this is enough, and lets a bot play on to the end of the game. */
export async function begin(
  page: Page,
  press: WayToPress,
  isEnough: (answers: number) => boolean,
): Promise<void> {
  let asked: string | null = null;
  for (let answers = 0; !isEnough(answers); answers++) {
    asked = await nextQuestion(page, asked);
    if (asked === null) return;
    await press(page);
  }
  await page.getByRole('button', { name: 'Table menu' }).click();
  const left = page.waitForResponse(/\/do$/);
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await left;
  // A page that looks on would draw every move of the bots.
  const table = page.url();
  await page.goto(new URL('/me', table).href);
  await expect.poll(() => phaseAt(page, table), { timeout: PATIENCE }).toBe('over');
  await page.goto(table);
  await result(page).waitFor();
}

/** As the server has it. */
async function phaseAt(page: Page, table: string): Promise<TableState['phase']> {
  const answer = await page.request.get(table.replace('/t/', '/api/tables/'));
  return ((await answer.json()) as { table: TableState }).table.phase;
}
