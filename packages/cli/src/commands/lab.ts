import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { botKinds } from '@entente/bots';
import { ExperimentError, FORMAT, gameFileOf, markdownOf, reportOf } from '@entente/lab';
import { Command } from 'commander';
import {
  gameArgument,
  givenOptions,
  jsonOption,
  seatsOf,
  titleNamed,
  wholeNumber,
} from '../base/arguments.ts';
import { readText, saveGameFile, writeText } from '../base/game-files.ts';
import { printResult } from '../base/result.ts';
import { EXIT, either, WrongUse } from '../base/wrong-use.ts';
import { writeReport } from '../lab/report-files.ts';
import { resultsIn, runHere } from '../lab/run.ts';

/** Where runs are kept if nothing is said, below the folder that one is in. */
const RUNS = 'lab';

const folderFor = (file: string): string => join(RUNS, basename(file).replace(/\.json$/, ''));

/** A run by its folder, or by its name in the usual place. */
const runNamed = (name: string): string => (existsSync(name) ? name : join(RUNS, name));

/** An experiment that is wrong is wrong use: one sentence, and nothing is done. */
async function careful<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof ExperimentError) throw new WrongUse(fault.message);
    throw fault;
  }
}

interface RunFlags {
  into?: string;
  threads?: string;
  minutes?: string;
  json?: boolean;
}

const run = new Command('run')
  .description('play an experiment, or what is missing of it; Ctrl-C stops it, the same command continues')
  .argument('<file>', 'an experiment, see docs/laboratory.md and `entente lab new`')
  .option('--into <folder>', `where results are kept (default: ${RUNS}/ and the name of the file)`)
  .option('--threads <number>', 'how many games are played at a time (default: one for each core)')
  .option('--minutes <number>', 'stop after this time, whatever the file says')
  .addOption(jsonOption())
  .action(async (file: string, flags: RunFlags) => {
    const into = flags.into ?? folderFor(file);
    const text = readText(file);
    const { lab, results, cut } = await careful(() =>
      runHere(text, {
        into,
        ...(flags.threads === undefined ? {} : { threads: wholeNumber('--threads', flags.threads, 1) }),
        ...(flags.minutes === undefined ? {} : { minutes: wholeNumber('--minutes', flags.minutes) }),
      }),
    );
    const page = writeReport(into, lab, results);
    const { facts } = reportOf(lab.game, results);
    printResult(flags.json, { into, blocks: results.blocks, ended: results.ended, report: page }, () =>
      [...facts.slice(0, 2).map(([name, words]) => `${name}: ${words}`), `Report: ${page}`].join('\n'),
    );
    if (cut === 'interrupted') process.exitCode = EXIT.interrupted;
  });

interface NewFlags {
  seats?: string;
  bots: string;
  blocks: string;
  set?: string;
  compare?: string;
}

const fresh = new Command('new')
  .description('write an experiment to begin with')
  .addArgument(gameArgument())
  .argument('[file]', 'where to write it (default: to the terminal)')
  .option('--seats <number>', 'number of seats (default: the smallest with two players)')
  .option('--bots <list>', 'who sits there, going round', 'greedy')
  .option('--blocks <number>', 'how many seeds', '100')
  .option('--set <options>', 'options as name=value,name=value')
  .option('--compare <options>', 'options of which all values are compared, by commas; each is changed alone')
  .action((name: string, file: string | undefined, flags: NewFlags) => {
    const { game } = titleNamed(name);
    const fewest = game.seats.find((count) => count > 1) ?? game.seats[0];
    const bots = flags.bots.split(',');
    const stranger = bots.find((kind) => !botKinds(game).includes(kind));
    if (stranger !== undefined)
      throw new WrongUse(`--bots can have ${either(botKinds(game))}, not “${stranger}”.`);
    const compared = flags.compare?.split(',') ?? [];
    const unknown = compared.find((id) => !Object.hasOwn(game.options, id));
    if (unknown !== undefined)
      throw new WrongUse(
        `${game.id} has no option “${unknown}”. It has: ${Object.keys(game.options).join(', ')}.`,
      );
    const experiment = {
      format: FORMAT,
      name: `${game.words.en.title}, a first experiment`,
      game: game.id,
      version: game.version,
      seats: flags.seats === undefined ? fewest : seatsOf(game, flags.seats),
      bots,
      options: { ...givenOptions(game, flags.set), ...Object.fromEntries(compared.map((id) => [id, '*'])) },
      ...(compared.length > 0 ? { combine: 'one-change' } : {}),
      seed: 1,
      blocks: wholeNumber('--blocks', flags.blocks, 1),
    };
    const text = `${JSON.stringify(experiment, null, 2)}\n`;
    if (file === undefined) process.stdout.write(text);
    else writeText(file, text);
  });

const list = new Command('list')
  .description(`the runs in ${RUNS}/`)
  .addOption(jsonOption())
  .action(async ({ json }: { json?: boolean }) => {
    const names = existsSync(RUNS)
      ? readdirSync(RUNS).filter((name) => existsSync(join(RUNS, name, 'units.jsonl')))
      : [];
    const runs = await careful(() =>
      Promise.all(
        names.map(async (name) => {
          const { results } = await resultsIn(join(RUNS, name));
          const { experiment, blocks, ended } = results;
          return {
            run: name,
            name: experiment.name,
            game: experiment.game,
            blocks,
            of: experiment.blocks,
            ended,
          };
        }),
      ),
    );
    printResult(json, { runs }, () =>
      runs.length === 0
        ? `There are no runs in ${RUNS}/.`
        : runs.map((one) => `${one.run}: ${one.name}, ${one.blocks} of ${one.of} blocks`).join('\n'),
    );
  });

const show = new Command('show')
  .description('the report of a run as text, and its files written again')
  .argument('<run>', 'its folder, or its name in lab/')
  .addOption(jsonOption())
  .action(async (name: string, { json }: { json?: boolean }) => {
    const path = runNamed(name);
    const { lab, results } = await careful(() => resultsIn(path));
    writeReport(path, lab, results);
    const report = reportOf(lab.game, results);
    printResult(json, report, () => markdownOf(report));
  });

const game = new Command('game')
  .description('write a game of a run as a file, for `entente replay` and the page')
  .argument('<run>', 'its folder, or its name in lab/')
  .argument('<game>', 'cell, block and rotation, as the report names it: 0.12.1')
  .argument('[file]', 'where to write it (default: game.json)', 'game.json')
  .action(async (name: string, place: string, file: string) => {
    const { lab, results } = await careful(() => resultsIn(runNamed(name)));
    const [cell, block, rotation] = place.split('.').map(Number);
    const known = results.cells[cell]?.games.some((one) => one.block === block && one.rotation === rotation);
    if (known !== true) throw new WrongUse(`The run has no game ${place}. A game is named like 0.12.1.`);
    try {
      saveGameFile(file, gameFileOf(lab, { cell, block, rotation }));
    } catch (fault) {
      if (fault instanceof RangeError) throw new WrongUse(`Game ${place}: ${fault.message}.`);
      throw fault;
    }
    process.stdout.write(`${file}\n`);
  });

export const lab = new Command('lab').description('experiments: many games at once, and what they show');
for (const command of [run, fresh, list, show, game]) lab.addCommand(command.exitOverride());
