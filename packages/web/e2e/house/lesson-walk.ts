import type { Locator } from '@playwright/test';
import { lessons as de } from '../../src/words/de/lessons.ts';
import { lessons as en } from '../../src/words/en/lessons.ts';
import { lessons as it } from '../../src/words/it/lessons.ts';
import { expect, type Page } from './test.ts';

const WORDS = { en, it, de } as const;
export type Locale = keyof typeof WORDS;

/** Maximum number of presses in a lesson. */
const MOST = 60;

/** What a learner sees of the lesson and of the game. */
const seen = (page: Page) =>
  page.evaluate(
    () =>
      `${document.querySelector('main')?.dataset.question} ${document.querySelector('[data-lesson]')?.textContent}`,
  );

/** How a lesson is taken. */
interface Ways {
  readonly locale?: Locale;
  /** By finger or mouse, if nothing is said. */
  press?(button: Locator): Promise<void>;
}

async function pressed(button: Locator): Promise<void> {
  const isPhone = await button.page().evaluate(() => matchMedia('(pointer: coarse)').matches);
  await (isPhone ? button.tap() : button.click());
}

/** Maximum number of keys from one button of a lesson to the next. */
const MOST_KEYS = 150;

/** With keys alone: tab by tab to the button. */
export async function pressedByKeys(button: Locator): Promise<void> {
  const { keyboard } = button.page();
  await button.waitFor();
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    if (await button.evaluate((element) => element === document.activeElement)) {
      await keyboard.press('Enter');
      return;
    }
    await keyboard.press('Tab');
  }
  throw new Error('keys do not come to this button');
}

/** Gives an answer if one is asked for, presses what leads on, and waits until the lesson or the game has gone on. */
async function goOn(page: Page, { locale = 'en', press = pressed }: Ways): Promise<void> {
  const panel = page.locator('[data-lesson]');
  const words = WORDS[locale];
  const next = panel.getByRole('button', { name: words['lesson.next'], exact: true });
  const letMe = panel.getByRole('button', { name: words['lesson.letMe'] });
  const answers = panel.locator('[aria-pressed]');
  await next.or(letMe).or(answers).first().waitFor();
  const isDeed = (await letMe.count()) > 0;
  for (let answer = 0; !isDeed && (await next.count()) === 0; answer++) {
    await press(answers.nth(answer));
    const isGiven = answers.nth(answer).and(panel.locator('[aria-pressed="true"]'));
    await next.or(isGiven).first().waitFor();
  }
  // An answer changes what is said, too: only what comes after this press counts.
  const before = await seen(page);
  await press(isDeed ? letMe : next);
  await expect.poll(() => seen(page)).not.toBe(before);
}

/** Takes a lesson from the list to its end, as it does it itself. `visit` sees each state, with the number of its step from 0. */
export async function walkThrough(
  page: Page,
  lesson: string,
  visit: (step: number) => Promise<void>,
  ways: Ways = {},
): Promise<void> {
  await page.goto('/learn');
  await (ways.press ?? pressed)(page.locator(`[data-lesson-id="${lesson}"]`));
  const panel = page.locator('[data-lesson]');
  await panel.waitFor();
  for (let count = 0; count < MOST; count++) {
    const state = await panel.getAttribute('data-lesson');
    if (state === 'done') return;
    expect(state).toBe('open');
    const [number = ''] = /\d+/.exec(await panel.locator('header span').innerText()) ?? [];
    await visit(Number(number) - 1);
    await goOn(page, ways);
  }
  throw new Error('the lesson has no end');
}
