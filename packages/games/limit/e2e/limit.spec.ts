import { everyLook } from '@entente/web/e2e/axe.ts';
import { expectReport, playUntil, showWhatHappens } from '@entente/web/e2e/happened.ts';
import { choose, listed, nextQuestion, play, result } from '@entente/web/e2e/playing.ts';
import { expect, type Page, test } from '@entente/web/e2e/test.ts';
import type { Locator } from '@playwright/test';
import { byKeys } from './play.ts';

test('a whole game of Limit against three bots by keyboard, every look of its board on the way', async ({
  page,
}) => {
  // Generous: a whole game on a machine that may be slow and busy.
  test.setTimeout(900_000);
  await page.goto('/me');
  await page.getByRole('radio', { name: 'at once' }).check();
  await page.goto('/play/limit/new');
  await page.getByRole('radio', { name: 'On this device (works offline)' }).check();
  await page.getByRole('radio', { name: 'first game' }).check();
  for (const seat of ['Ember', 'Jade', 'Violet'])
    await page.getByLabel(`Who plays ${seat}`).selectOption('random');
  await page.getByRole('button', { name: 'Create' }).press('Enter');
  await page.locator('#board [data-action]').first().waitFor();
  const looks = (what: string) => async (press: () => Promise<void>) => {
    await everyLook(page, what);
    await press();
  };
  await play(page, byKeys, {
    0: async () => {
      await everyLook(page, 'decks');
      await page.setViewportSize({ width: 390, height: 844 });
      for (const part of ['World', 'Nations', 'Nation']) {
        await page.getByRole('button', { name: part, exact: true }).click();
        await everyLook(page, part);
        await page.setViewportSize({ width: 390, height: 844 });
        // The way to the other parts stays in sight while the board is scrolled.
        await page.locator('#board').evaluate((board) => board.scrollTo(0, board.scrollHeight));
        await expect(page.getByRole('navigation', { name: 'Parts of the board' })).toBeInViewport({
          ratio: 1,
        });
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
    },
    1: async (press) => {
      await everyLook(page, 'drawn');
      // Every chosen card can be read whole, and the hand beside them is in sight.
      for (const card of await page.locator('#board li > button[data-lit="true"]').all()) {
        await card.hover();
        expect(await isCut(card)).toBe(false);
      }
      await expect(page.getByRole('article', { name: 'Schooling' })).toBeInViewport({ ratio: 1 });
      await press();
    },
    3: looks('turn'),
  });
  await result(page).press('Enter');
  await expect(page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('table').first().waitFor();
  await everyLook(page, 'debrief');
  await page.getByRole('link', { name: 'Replay', exact: true }).press('Enter');
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  await page.locator('#main, main').getByRole('region').first().waitFor();
  // Beside the log the nation has less room, and nothing of it is cut.
  const nation = page.getByRole('region', { name: /^Cobalt/ }).first();
  expect(await nation.evaluate((mat) => mat.scrollWidth - mat.clientWidth)).toBeLessThan(2);
  await everyLook(page, 'replay');
});

test('what has happened in Limit is reported, and a generation ends with a newspaper', async ({ page }) => {
  await showWhatHappens(page);
  await page.goto('/play/limit');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expectReport(page);
  const paper = page.getByRole('region', { name: 'Generation 1 is over.' });
  // Its code is loaded when it is needed, a moment after the first question of the next generation.
  const next = page.locator('main > header').getByText(/^(Gen\.|Generation) 2/);
  await playUntil(
    page,
    async () => (await paper.isVisible()) || (await next.filter({ visible: true }).count()) > 0,
  );
  await expect(paper.getByRole('heading', { name: 'The Cobalt Gazette' })).toBeVisible();
  await expect(paper.getByRole('heading', { level: 3 }).first()).not.toBeEmpty();
  await expect(paper.getByRole('row', { name: /taxes/ })).toContainText('→');
  await expect(paper.getByRole('listitem').filter({ hasText: 'Cobalt (you)' })).toContainText(
    /happiness|money/,
  );
  await everyLook(page, 'newspaper');
  await page.keyboard.press('Space');
  await expect(paper).toBeHidden();
});

/** Does the text of a card not fit? */
const isCut = (card: Locator) =>
  card.locator('> :last-child').evaluate((text) => text.scrollHeight > text.clientHeight + 1);

/** Two nations of people at one device, up to the leader's first turn. */
async function firstTurn(page: Page): Promise<void> {
  await page.goto('/play/limit/new');
  await page.getByRole('radio', { name: 'On this device (works offline)' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Who plays Ember').selectOption('me');
  await page.getByRole('button', { name: 'Create' }).click();
  const press = (name: RegExp) => button(page, name).first().click();
  const curtain = page.getByRole('button', { name: /show my side$/ });
  for (const nation of ['Cobalt', 'Ember']) {
    await page.getByRole('button', { name: `I am ${nation}, show my side` }).click();
    await press(/Draw from the Society deck/);
  }
  // Ember is still at the screen when all choose what they keep.
  await press(/Keep/);
  await page.getByRole('button', { name: 'I am Cobalt, show my side' }).click();
  await press(/Keep/);
  // Either of the two may lead; both hold the same first cards.
  await curtain.or(button(page, /Play Public spending/).first()).waitFor();
  if (await curtain.isVisible()) await curtain.click();
}

/** In the tray or on the board. */
const button = (page: Page, name: RegExp) => page.locator('#actions, #board').getByRole('button', { name });

test('a turn of Limit can be taken back until its nation ends it, and ends by itself for who wants that', async ({
  page,
}) => {
  await firstTurn(page);
  const press = (name: RegExp) => button(page, name).first().click();
  const prompt = page.getByRole('region', { name: 'What to do' });
  const curtain = page.getByRole('button', { name: /show my side$/ });
  await press(/Play Public spending/);
  await expect(prompt).toContainText('Play a second card, or pass.');
  await press(/Play Crafts/);
  await press(/military/);
  await expect(prompt).toContainText('End your turn?');
  for (const what of ['military', 'Play Crafts'])
    await prompt.getByRole('button', { name: new RegExp(`^Undo: .*${what}`) }).click();
  await expect(prompt).toContainText('Play a second card, or pass.');
  await press(/Play Crafts/);
  await press(/renewables/);
  await expect(prompt).toContainText('End your turn?');
  await page
    .getByRole('checkbox', { name: 'End my turn automatically when I have nothing left to do' })
    .click();
  await curtain.click();
  await expect(prompt).toContainText('Your turn: play two cards');
});

/** What brings a nation to the market soon: class A rises, and with it comes the card that trades. */
const TO_THE_MARKET = [/^Play Market access/, /^Play Schooling/];

test('a trade at the market of Limit is prepared and made on the board', async ({ page }) => {
  await page.goto('/me');
  await page.getByRole('radio', { name: 'at once' }).check();
  await page.goto('/play/limit/new');
  await page.getByRole('radio', { name: 'On this device (works offline)' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Who plays Ember').selectOption('random');
  await page.getByRole('button', { name: 'Create' }).click();
  const board = page.locator('#board');
  // Signs and numbers explain themselves under a resting mouse.
  await board.locator('[data-tip="Military: 0"]').first().hover();
  await expect(page.locator('[data-tips]')).toHaveText('Military: 0');
  const sale = board.getByRole('button', { name: /^Sell: / }).first();
  let asked: string | null = null;
  for (;;) {
    asked = await nextQuestion(page, asked);
    if (await sale.isVisible()) break;
    const wanted = await Promise.all(
      TO_THE_MARKET.map(async (name) => ({ name, there: await button(page, name).first().isVisible() })),
    );
    const name = wanted.find(({ there }) => there)?.name;
    if (name !== undefined) await button(page, name).last().click();
    else await choose(page, (await listed(page)).findLast((id) => !id.startsWith('play')) ?? '');
  }
  // What earns points is one press away, and nothing lies over it.
  await page.getByRole('button', { name: 'Where the points come from' }).click();
  const sheet = page.getByRole('region', { name: 'Where the points come from' });
  await expect(sheet.getByRole('row', { name: /^territories\s*5 each\s*25/ })).toBeVisible();
  await page.keyboard.press('Escape');
  // Opened, closed and opened again: what one of them leaves behind must not break the board.
  for (const open of ['true', 'false', 'true']) {
    await sale.click();
    await expect(sale).toHaveAttribute('aria-pressed', open);
  }
  await board.getByRole('button', { name: /^Sell 1 unit/ }).click();
  await nextQuestion(page, asked);
  await expect(page.getByText('The board cannot be drawn just now.')).toHaveCount(0);
});
