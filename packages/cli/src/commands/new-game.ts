import { Command } from 'commander';
import { jsonOption } from '../base/arguments.ts';
import { printResult } from '../base/result.ts';
import { writeSkeleton } from '../new-game/skeleton.ts';

export const newGame = new Command('new-game')
  .description('write the skeleton of a game, which can be tested and played at once')
  .argument('<name>', 'the id of the game, such as my-game')
  .option('--at <folder>', 'folder of the game (default: packages/games/<name>)')
  .addOption(jsonOption())
  .action((name: string, { at, json }: { at?: string; json?: boolean }) => {
    const { folder, files, shown } = writeSkeleton(name, at);
    printResult(json, { folder, files }, () =>
      [
        `${files.length} files in ${folder}. Next:`,
        `  GAMES=${shown} ./entente play ${name}    play it against bots`,
        `  GAMES=${shown} npm start                 play it in the browser`,
        `  docs/add-a-game.md                       what each file is for`,
      ].join('\n'),
    );
  });
