import type { Locator } from '@playwright/test';
import { everyLook } from './house/axe.ts';
import { allActions, openAll } from './house/playing.ts';
import { expect, openDrawer, type Page, PHONE, test } from './house/test.ts';

/** A learner who knows the page's words alone, from the first page to a lesson. */
async function learn(page: Page, lesson: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn' }).first().click();
  await page.getByRole('button', { name: lesson }).click();
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Lesson', exact: true });

test('a learner goes from the first page to the end of the first lesson, with a wrong turn on the way', async ({
  page,
}) => {
  await learn(page, 'Learn Goofspiel by playing: First bids');
  const panel = panelOf(page);
  await expect(panel).toContainText('Bid your 5.');
  const ring = page.locator('[data-ring]');
  await expect(ring).toBeVisible();
  await panel.getByRole('button', { name: 'Take me there' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Bid 5' })).toBeFocused();
  // Presses go through the ring.
  await page.getByRole('button', { name: 'Bid 4' }).click();
  await expect(panel.getByRole('status')).toContainText('a tie');
  await everyLook(page, 'lesson');
  await panel.getByRole('button', { name: 'Take it back' }).click();
  await expect(panel).toContainText('Bid your 5.');
  await page.getByRole('button', { name: 'Bid 5' }).click();
  await panel.getByRole('button', { name: 'Back in my hand' }).click();
  await expect(panel).toContainText('Not quite.');
  await panel.getByRole('button', { name: 'Spent for good' }).click();
  // A reload loses nothing.
  await page.reload();
  await panel.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Bid 1' }).click();
  await page.getByRole('button', { name: 'Bid 4' }).click();
  await panel.getByRole('button', { name: 'No', exact: true }).click();
  await panel.getByRole('button', { name: 'Next' }).click();
  // The last card plays itself.
  await page.getByRole('button', { name: 'Bid 2' }).click();
  await expect(panel).toContainText('Lesson finished: “First bids”.');
  await panel.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('button', { name: /First bids, done$/ })).toBeVisible();
});

/** Presses something on the list of all that can be done: it is there in every game, on every screen. */
async function act(page: Page, name: RegExp): Promise<void> {
  await openAll(page);
  await allActions(page).getByRole('button', { name }).click();
}

test('the first lesson of Limit', async ({ page }) => {
  await learn(page, 'Learn Limit by playing: Your first generation');
  const panel = panelOf(page);
  const next = panel.getByRole('button', { name: 'Next' });
  await page.getByRole('button', { name: /^Draw from the Production deck/ }).click();
  await page
    .getByRole('button', { name: /^Keep / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Play Industrialisation/ }).click();
  await page
    .getByRole('button', { name: /^Choose the industrial factory/ })
    .first()
    .click();
  await panel.getByRole('button', { name: 'No, I keep it' }).click();
  await next.click();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(panel).toContainText('class A lives better now');
  await next.click();
  await panel.getByRole('button', { name: 'No', exact: true }).click();
  await next.click();
  await page.getByRole('button', { name: /^Draw from the Society deck/ }).click();
  await page
    .getByRole('button', { name: /^Keep / })
    .first()
    .click();
  await expect(panel).toContainText('Lesson finished');
});

test('the first lesson of Ideology', async ({ page }) => {
  await learn(page, 'Learn Ideology: The War of Ideas by playing: Your first region');
  const panel = panelOf(page);
  const next = panel.getByRole('button', { name: 'Next' });
  await act(page, /^Mexico: extend military influence/);
  await panel.getByRole('button', { name: 'Two' }).click();
  await next.click();
  await act(page, /^Mexico: extend economic influence/);
  await act(page, /^Mexico: extend cultural influence/);
  await panel.getByRole('button', { name: 'Not before the Assessment' }).click();
  await next.click();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await act(page, /^Propose to Ember: Peace/);
  await expect(panel).toContainText('4 of the 12 points');
  await next.click();
  await panel.getByRole('button', { name: '4', exact: true }).click();
  await next.click();
  await page.getByRole('button', { name: 'Done swapping' }).click();
  await expect(panel).toContainText('Lesson finished');
  // A rule beside the board leads to the lesson that teaches it, but not to the one that is taken.
  await openDrawer(page, 'Log');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.getByRole('button', { name: /^IDEO-7.2.1: Take the lesson/ })).toBeHidden();
  await page.getByRole('button', { name: 'IDEO-8.1.1: Take the lesson: Your first conflict' }).click();
  await expect(panel).toContainText('Mexico is full');
});

test('the first lesson of Venonta', async ({ page }) => {
  await learn(page, 'Learn Venonta: the land of people by playing: Bread first');
  const panel = panelOf(page);
  const letMe = panel.getByRole('button', { name: 'Do it for me' });
  await act(page, /^Take South Asia/);
  await expect(panel).toContainText('Green Revolution');
  // Held: the other cards say why they are closed.
  await openAll(page);
  await allActions(page)
    .getByRole('button', { name: /^Card 1/ })
    .click();
  await act(page, /^Done talking/);
  await act(page, /^Europe: farm/);
  await act(page, /^South America: farm/);
  await panel.getByRole('button', { name: 'Everybody loses' }).click();
  await panel.getByRole('button', { name: 'Next' }).click();
  await act(page, /^South Asia: farm/);
  await letMe.click();
  await expect(panel).toContainText('Well built');
  await page.getByRole('button', { name: 'Done building' }).click();
  await expect(panel).toContainText('Lesson finished');
});

test('the first lesson of Attack!', async ({ page }) => {
  await learn(page, 'Learn Attack! by playing: Your first campaign');
  const panel = panelOf(page);
  const next = panel.getByRole('button', { name: 'Next' });
  const letMe = panel.getByRole('button', { name: 'Do it for me' });
  await act(page, /^Move$/);
  await expect(panel).toContainText('Step 2');
  await page.getByRole('button', { name: /Egypt and Sudan\s*8/ }).click();
  await page
    .getByRole('button', { name: /Ethiopia\s*Neutral/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Send 7 units to Ethiopia' }).click();
  await page.getByRole('button', { name: 'Declare the move' }).first().click();
  await panel.getByRole('button', { name: 'Infantry and Tanks' }).click();
  await next.click();
  await act(page, /^Fight with all units/);
  await expect(panel).toContainText('Ethiopia is yours!');
  await panel.getByRole('button', { name: 'Monarchy counts overseas' }).click();
  await next.click();
  await act(page, /^Build new units/);
  await expect(panel).toContainText('Infantry is the cheapest');
  await letMe.click();
  await expect(panel).toContainText('Finish building');
  await letMe.click();
  await letMe.click();
  await expect(panel).toContainText('Lesson finished');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the ring is round a choice, or the group that has it, not round all that can be done', async ({
    page,
  }) => {
    await learn(page, 'Learn Attack! by playing: Money and oil');
    const ring = page.locator('[data-ring]');
    const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
    await expect(ring).toBeVisible();
    // Its own button comes with the list on the board, a moment later.
    await expect
      .poll(async () => {
        const share = (await widthOf(ring)) / (await widthOf(page.locator('#actions')));
        return share < 0.8 || (await ring.getAttribute('data-ring')) === 'itself';
      })
      .toBe(true);
  });

  test('the lesson covers nothing, and who plays on freely may come back', async ({ page }) => {
    await learn(page, 'Learn Goofspiel by playing: First bids');
    const panel = panelOf(page);
    const strip = await panel.boundingBox();
    const board = await page.getByRole('region', { name: 'Board' }).boundingBox();
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual((board?.y ?? 0) + 1);
    await panel.getByRole('button', { name: 'Play on freely' }).tap();
    await page.getByRole('button', { name: 'Bid 1' }).tap();
    await panel.getByRole('button', { name: 'Back to the lesson' }).tap();
    await expect(panel).toContainText('Bid your 5.');
    await panel.getByRole('button', { name: 'Do it for me' }).tap();
    await expect(panel).toContainText('Where is your 5 now?');
  });
});
