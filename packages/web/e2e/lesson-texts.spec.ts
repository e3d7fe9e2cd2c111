import { lessonOf, lessons } from '@entente/shelf/lessons';
import { expect, PHONE, test } from './house/test.ts';

/** Pixels of a phone's 844 that a lesson may take, so that the board and the action at hand stay in sight. */
const MOST = 300;

/** What a learner reads at a step: alone, with the answer to a question, and after a wrong turn. */
async function readings() {
  const steps = await Promise.all(
    Object.entries(lessons).flatMap(([game, list = []]) =>
      list.map(async ({ id }) => (await lessonOf(game, id))?.lesson.steps ?? []),
    ),
  );
  return steps.flat().flatMap((step) => {
    if (step.kind === 'quiz') return step.answers.map(({ because }) => [step.text, because]);
    if (step.kind === 'do')
      return [[step.text], ...[...(step.wrong ?? []), ...(step.also ?? [])].map(({ text }) => [text])];
    return [[step.text]];
  });
}

for (const locale of ['en', 'it', 'de'] as const) {
  test.describe(locale, () => {
    test.use({ ...PHONE, locale });

    test('every text of every lesson fits a phone', async ({ page }) => {
      const texts = (await readings()).map((parts) => parts.map((part) => part[locale]));
      await page.goto('/learn');
      await page.locator('[data-lesson-id="goofspiel/first-bids"]').tap();
      const panel = page.locator('[data-lesson]');
      await panel.waitFor();
      const tooHigh = await panel.evaluate(
        (section, { all, most }) => {
          const [words] = section.querySelectorAll('[role="status"]');
          return all.filter((parts) => {
            words.replaceChildren(
              ...parts.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
            );
            const isWide = section.scrollWidth > section.clientWidth;
            return isWide || section.getBoundingClientRect().height > most;
          });
        },
        { all: texts, most: MOST },
      );
      expect(tooHigh).toEqual([]);
    });
  });
}
