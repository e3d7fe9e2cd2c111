import { lessonOf, lessons } from '@entente/shelf/lessons';
import { expect, type Page, PHONE, test } from './house/test.ts';

/** Maximum number of presses in a lesson. */
const MOST = 60;

/** What a learner sees of the lesson and of the game. */
const seen = (page: Page) =>
  page.evaluate(
    () =>
      `${document.querySelector('main')?.dataset.question} ${document.querySelector('[data-lesson]')?.textContent}`,
  );

/** Gives an answer if one is asked for, presses what leads on, and waits until the lesson or the game has gone on. */
async function goOn(page: Page): Promise<void> {
  const panel = page.locator('[data-lesson]');
  const next = panel.getByRole('button', { name: 'Next', exact: true });
  const letMe = panel.getByRole('button', { name: 'Do it for me' });
  const answers = panel.locator('[aria-pressed]');
  await next.or(letMe).or(answers).first().waitFor();
  const isDeed = (await letMe.count()) > 0;
  for (let answer = 0; !isDeed && (await next.count()) === 0; answer++) {
    await answers.nth(answer).tap();
    const isGiven = answers.nth(answer).and(panel.locator('[aria-pressed="true"]'));
    await next.or(isGiven).first().waitFor();
  }
  // An answer changes what is said, too: only what comes after this press counts.
  const before = await seen(page);
  await (isDeed ? letMe : next).tap();
  await expect.poll(() => seen(page)).not.toBe(before);
}

test.use(PHONE);

for (const [game, list = []] of Object.entries(lessons)) {
  for (const { id } of list) {
    // Every step of every lesson takes minutes; their texts alone are measured every time.
    test(`${game} ${id}: what each step points at is on the screen`, { tag: '@deep' }, async ({ page }) => {
      const steps = (await lessonOf(game, id))?.lesson.steps ?? [];
      await page.goto('/learn');
      await page.locator(`[data-lesson-id="${game}/${id}"]`).tap();
      const panel = page.locator('[data-lesson]');
      await panel.waitFor();
      let last = '';
      for (let count = 0; count < MOST; count++) {
        const state = await panel.getAttribute('data-lesson');
        if (state === 'done') return;
        expect(state).toBe('open');
        const [, number = ''] = /Step (\d+)/.exec(await panel.locator('header').innerText()) ?? [];
        // Later in a step what it points at may have been pressed already.
        if (number !== last && steps[Number(number) - 1].point !== undefined)
          await expect(page.locator('[data-ring]')).toBeVisible();
        last = number;
        expect(await panel.evaluate((section) => section.scrollWidth - section.clientWidth)).toBe(0);
        await goOn(page);
      }
      throw new Error('the lesson has no end');
    });
  }
}
