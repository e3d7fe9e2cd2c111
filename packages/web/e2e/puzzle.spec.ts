import type { Choice } from '@entente/engine';
import { isSolution, puzzleOfDay } from '@entente/engine/puzzle';
import { puzzledGames, puzzleFileOf, puzzleOf } from '@entente/shelf/puzzles';
import { idOf } from '../src/board-api/intents.ts';
import { everyLook } from './house/axe.ts';
import { choose, listed } from './house/playing.ts';
import { expect, test } from './house/test.ts';

test.use({ serviceWorkers: 'allow' });

test('the puzzle of the day: a wrong answer with its reasons, another try, solved, without a network', async ({
  page,
  context,
}) => {
  const [game] = puzzledGames;
  const lines = (await puzzleFileOf(game))?.puzzles ?? [];
  const { number } = puzzleOfDay(lines, new Date());
  const puzzle = await puzzleOf(game, number);
  if (puzzle === null) throw new Error(`there is no puzzle ${number}`);
  const [best, ...others] = puzzle.answers;
  await page.goto(`/play/${game}`);
  await page.getByRole('link', { name: /^Puzzles: / }).click();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await everyLook(page, 'puzzles');
  await context.setOffline(true);
  await page.reload();
  await page
    .getByRole('region', { name: 'Puzzle of the day' })
    .getByRole('button', { name: 'Solve it' })
    .click();
  const panel = page.getByRole('region', { name: 'Puzzle', exact: true });
  await expect(panel).toContainText('Find the best choice for ');
  await expect(page.getByRole('button', { name: 'What would you do?' })).toHaveCount(0);
  const answer = (choice: Choice) => choose(page, idOf(choice));
  const open = await listed(page);
  const wrong = others.find((one) => open.includes(idOf(one.choice)) && !isSolution(puzzle, one)) ?? best;
  await answer(wrong.choice);
  await expect(panel.getByRole('status')).toContainText(`Not the best. `);
  await expect(panel).toContainText(`The best choice has ${Math.round(best.chance * 100)} %`);
  await everyLook(page, 'puzzle');
  // The list of all actions does not stay over the board.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toContainText('Find the best choice for ');
  await answer(best.choice);
  await expect(panel.getByRole('status')).toContainText('Right! ');
  await page.reload();
  await expect(panel.getByRole('status')).toContainText('Right! ');
  await panel.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByText(`1 of ${lines.length} solved`)).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('button', { name: new RegExp(`^Puzzle ${number}, .*, solved$`) }),
  ).toBeVisible();
});
