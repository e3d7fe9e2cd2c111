import { analyse } from '@entente/analysis';
import { beginningOf } from '@entente/table';
import { Command } from 'commander';
import { told } from '../analyse/telling.ts';
import { ANALYSIS_WORDS } from '../analyse/words.ts';
import { jsonOption, languageOf, languageOption } from '../base/arguments.ts';
import { openGameFile, tableAt } from '../base/game-files.ts';
import { ProgressLine } from '../base/progress.ts';
import { printResult } from '../base/result.ts';
import { WrongUse } from '../base/wrong-use.ts';
import { seatName } from '../play/seats.ts';
import { speakerOf } from '../play/speaker.ts';

interface AnalyseFlags {
  language?: string;
  json?: boolean;
}

/** Parts of the work that are shown. */
const STEPS = 200;

export const analyseCommand = new Command('analyse')
  .description('what a finished game came down to: chances, turning points, luck and play')
  .argument('<file>', 'a game file')
  .addOption(languageOption())
  .addOption(jsonOption())
  .action(async (path: string, flags: AnalyseFlags) => {
    const opened = await openGameFile(path);
    const { file } = opened;
    const language = languageOf(flags.language);
    if (file.outcome === null) throw new WrongUse(`${path}: this game is not over yet.`);
    // Says what is wrong with a file before anything is made of it.
    const { rules, entries } = tableAt(opened, path);
    const progress = new ProgressLine('analysis', STEPS);
    const analysis = analyse(rules, { ...beginningOf(file), entries }, (done) =>
      progress.reach(Math.floor(done * STEPS)),
    );
    progress.end();
    printResult(flags.json, { game: file.game, seats: file.seats, ...analysis }, () =>
      told(analysis, file, speakerOf(rules, language, seatName), ANALYSIS_WORDS[language]),
    );
  });
