import { teller, verify as verifyFile } from '@entente/engine';
import { Command } from 'commander';
import { jsonOption, titleNamed } from '../base/arguments.ts';
import { type OpenedFile, openGameFile } from '../base/game-files.ts';
import { printResult } from '../base/result.ts';
import { EXIT, WrongUse } from '../base/wrong-use.ts';
import { seatName } from '../play/seats.ts';

interface Checked {
  readonly file: string;
  readonly ok: boolean;
  /** What was proved, or why the file is refused. */
  readonly words: string;
  readonly exit: number;
}

export const verify = new Command('verify')
  .description('prove that a game followed the rules and used the committed dice')
  .argument('<files...>', 'game files, as `entente play --save` writes them')
  .addOption(jsonOption())
  .action(async (files: string[], { json }: { json?: boolean }) => {
    const checked = await Promise.all(files.map(check));
    const result = checked.map(({ file, ok, words }) => ({ file, ok, words }));
    printResult(json, result, () =>
      checked.map(({ file, ok, words }) => `${ok ? 'ok      ' : 'REFUSED '} ${file}: ${words}`).join('\n'),
    );
    process.exitCode = Math.max(...checked.map(({ exit }) => exit));
  });

async function check(path: string): Promise<Checked> {
  try {
    const opened = await openGameFile(path);
    const reason = fault(opened);
    return reason === null
      ? { file: path, ok: true, words: proved(opened), exit: EXIT.fine }
      : { file: path, ok: false, words: reason, exit: EXIT.fault };
  } catch (problem) {
    if (!(problem instanceof WrongUse)) throw problem;
    return { file: path, ok: false, words: problem.message.replace(`${path}: `, ''), exit: EXIT.wrongUse };
  }
}

/** Why the file is refused; null when it is true. */
function fault({ game, file }: OpenedFile): string | null {
  try {
    const verdict = verifyFile(game, file);
    return verdict.ok ? null : teller(game, 'en').say(verdict.problem);
  } catch (thrown) {
    // A file can claim anything. What the rules cannot even look at did not happen.
    return `It cannot be replayed: ${(thrown as Error).message}.`;
  }
}

function proved({ game, file }: OpenedFile): string {
  const { seats, entries, outcome, chance } = file;
  const isOld = titleNamed(game.id).game.version !== game.version;
  const title = `${game.words.en.title}${isOld ? ` by version ${game.version} of the rules` : ''}`;
  const about = `${title}, ${seats} seats, ${entries.length} entries`;
  const dice = chance.kind === 'keyed' ? 'the dice follow from the commitment' : `seed ${chance.seed}`;
  if (outcome === null) return `${about}, not finished; ${dice}.`;
  const winners = outcome.winners.map(seatName).join(', ');
  return `${about}; ${winners === '' ? 'nobody won' : `won by ${winners}`}, scores ${outcome.scores.join(' : ')}; ${dice}.`;
}
