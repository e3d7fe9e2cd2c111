import { botKinds } from '@entente/bots';
import { FORMAT } from '@entente/lab';
import { Command } from 'commander';
import { gameArgument, givenOptions, seatsOf, titleNamed, wholeNumber } from '../../base/arguments.ts';
import { writeText } from '../../base/game-files.ts';
import { either, WrongUse } from '../../base/wrong-use.ts';

interface NewFlags {
  seats?: string;
  bots: string;
  blocks: string;
  set?: string;
  compare?: string;
}

export const fresh = new Command('new')
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
