import { commitment } from '../chance/keyed.ts';
import type { Game, Types } from '../game.ts';
import { completeOptions } from '../options.ts';
import { same } from '../same.ts';
import type { Message } from '../words/dictionary.ts';
import type { Entry, GameFile } from './file.ts';
import { hashPosition } from './hash.ts';
import { Table } from './table.ts';

export type Verdict = { ok: true } | { ok: false; problem: Message };

const no = (say: string, args: Record<string, unknown> = {}): Verdict => ({
  ok: false,
  problem: { say, with: args },
});

/**
 * Proves a whole game: the dice follow from the secret that was committed to and from every seat's nonce, every
 * move was legal, nothing was changed afterwards, and the end is the end that the file says.
 */
export function verify<T extends Types>(game: Game<T>, file: GameFile): Verdict {
  return prove(game, file).verdict;
}

/** The same, with the table at the end of the game; null when it cannot even be set up. */
export function prove<T extends Types>(
  game: Game<T>,
  file: GameFile,
): { verdict: Verdict; table: Table<T> | null } {
  const problem = headProblem(game, file);
  if (problem !== null) return { verdict: problem, table: null };
  const { format, version, seats, options, chance } = file;
  const table = new Table(game, { format, game: file.game, version, seats, options, chance });
  return { verdict: replayed(table, file), table };
}

/** What is wrong with a file before its first entry; null when nothing is. */
function headProblem<T extends Types>(game: Game<T>, file: GameFile): Verdict | null {
  if (file.game !== game.id) return no('verify.game', { found: file.game, wanted: game.id });
  if (file.version !== game.version)
    return no('verify.version', { found: file.version, wanted: game.version });
  if (!game.seats.includes(file.seats)) return no('verify.seats', { seats: file.seats });
  const options = completeOptions(game, file.options, file.seats);
  if (!options.ok) return options;
  if (file.chance.kind === 'keyed') {
    const { secret, nonces } = file.chance;
    if (secret === undefined) return no('verify.noSecret');
    if (!/^[0-9a-f]{64}$/.test(secret) || commitment(secret) !== file.chance.commitment) {
      return no('verify.commitment');
    }
    if (nonces.length !== file.seats) return no('verify.nonces');
  }
  return null;
}

function replayed<T extends Types>(table: Table<T>, file: GameFile): Verdict {
  if (!same(table.setup, file.setup)) return no('verify.setup');
  table.foresee(file.entries);
  for (const entry of file.entries) {
    const problem = replayOne(table, entry);
    if (problem !== null) return problem;
  }
  if (hashPosition(table.position) !== file.hash) return no('verify.hash');
  if (!same(table.position.outcome, file.outcome)) return no('verify.outcome');
  return { ok: true };
}

function replayOne<T extends Types>(table: Table<T>, entry: Entry): Verdict | null {
  const at = table.entries.length + 1;
  const refusal = table.redo(entry);
  if (refusal !== null) return no('verify.illegal', { entry: at, code: refusal.code });
  const made = table.entries[at - 1];
  const dice = diceOf(entry);
  const drawn = diceOf(made);
  for (let die = 0; die < Math.max(dice.length, drawn.length); die++) {
    if (dice[die] !== drawn[die]) {
      return no('verify.dice', {
        entry: at,
        die: die + 1,
        found: dice[die] ?? '–',
        wanted: drawn[die] ?? '–',
      });
    }
  }
  return made.seal === entry.seal ? null : no('verify.seal', { entry: at });
}

const diceOf = (entry: Entry): readonly number[] =>
  'back' in entry || 'retract' in entry ? [] : (entry.chance ?? []);
