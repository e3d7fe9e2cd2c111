import { gameFileOf } from '@entente/lab';
import { Command } from 'commander';
import { saveGameFile } from '../../base/game-files.ts';
import { WrongUse } from '../../base/wrong-use.ts';
import { resultsIn } from '../run.ts';
import { careful, runNamed } from './base.ts';

export const game = new Command('game')
  .description('write a game of a run as a file, for `entente replay` and the page')
  .argument('<run>', 'its folder, or its name in lab/')
  .argument('<game>', 'cell, block and rotation, as the report names it: 0.12.1')
  .argument('[file]', 'where to write it', 'game.json')
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
