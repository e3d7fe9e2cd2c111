import { ScenarioError } from '@entente/engine';
import { parseLesson, parseTips } from '@entente/engine/lesson';
import { lessons as shelved, tipsOf } from '@entente/shelf/lessons';
import { checkLesson, checkTips } from '@entente/table/lessons';
import { Argument, Command } from 'commander';
import { jsonOption, titleNamed } from '../base/arguments.ts';
import { mapPlaces } from '../base/map-places.ts';
import { printResult } from '../base/result.ts';
import { readRulebook } from '../base/rulebook.ts';
import { EXIT } from '../base/wrong-use.ts';

interface Line {
  readonly game: string;
  readonly lesson: string;
  readonly title: string;
  readonly minutes: number;
  readonly steps: number;
  readonly problems: readonly string[];
}

export const lessons = new Command('lessons')
  .description('list the lessons of the games; with --check, play each of them in every way it names')
  .addArgument(new Argument('[game]', 'a game that `entente games` lists (default: all)'))
  .option('--check', 'the intended way, every wrong way and random ways, with twenty seeds')
  .addOption(jsonOption())
  .action(async (name: string | undefined, { check, json }: { check?: boolean; json?: boolean }) => {
    const games = name === undefined ? Object.keys(shelved) : [titleNamed(name).game.id];
    const lines = (await Promise.all(games.map((game) => linesOf(game, check === true)))).flat();
    printResult(json, lines, () => lines.map((line) => inWords(line, check === true)).join('\n'));
    process.exitCode = lines.some(({ problems }) => problems.length > 0) ? EXIT.fault : EXIT.fine;
  });

async function linesOf(game: string, check: boolean): Promise<Line[]> {
  const title = titleNamed(game);
  const rules = readRulebook(title).map(({ id }) => id);
  const tips = parseTips(JSON.stringify(await tipsOf(game)));
  const faults = check ? checkTips(title.game, tips, rules) : [];
  const lines = await Promise.all(
    (shelved[game] ?? []).map(async ({ id, load }) => {
      try {
        const lesson = parseLesson(JSON.stringify((await load()).default));
        const { title: words, minutes, steps } = lesson.lesson;
        const problems = check ? checkLesson(title.game, lesson, { rules, places: mapPlaces(title) }) : [];
        return { game, lesson: id, title: words.en, minutes, steps: steps.length, problems };
      } catch (fault) {
        if (!(fault instanceof ScenarioError)) throw fault;
        return { game, lesson: id, title: '', minutes: 0, steps: 0, problems: [fault.message] };
      }
    }),
  );
  // Of tips only what is wrong is worth a line.
  if (faults.length > 0)
    lines.push({ game, lesson: 'tips', title: 'Tips', minutes: 0, steps: tips.length, problems: faults });
  return lines;
}

function inWords({ game, lesson, title, minutes, steps, problems }: Line, check: boolean): string {
  const verdict = check ? (problems.length === 0 ? 'ok     ' : 'FAILED ') : '';
  return [
    `${verdict}${game} ${lesson}: ${title} (${steps} steps, ${minutes} min)`,
    ...problems.map((problem) => `  ${problem}`),
  ].join('\n');
}
