import {
  type AnyGame,
  copy,
  type Entry,
  type GameFile,
  type Position,
  Referee,
  SeededChance,
  Table,
  type Types,
} from '@entente/engine';
import { beginningOf } from '@entente/table';
import { prospectsBy } from './prospects.ts';

export interface Luck {
  /** How often something was rolled or drawn. */
  readonly throws: number;
  /** What that brought each seat, in shares of its prospects, beyond what it brings on average. */
  readonly of: readonly number[];
}

/** Other results that each one is compared with. */
const SAMPLES = 24;

/** One result of chance: what each seat's position was worth after it, and after others in its place. */
interface Throw {
  readonly entry: number;
  readonly actual: readonly number[];
  readonly others: readonly (readonly number[])[];
}

/**
 * Plays a finished game once more and lets every result of chance fall again and again. What was shuffled before the
 * first question counts for nobody: it is hidden in the piles from which cards are drawn later.
 */
export async function luckOf(game: AnyGame, file: GameFile): Promise<Luck | null> {
  const { header, secret } = beginningOf(file);
  const { seats } = header;
  const table = new Table(game, header, secret);
  const judged = (g: Position<Types>) =>
    Array.from({ length: seats }, (_, seat) => table.game.judgement(g, seat));
  const rows = [judged(table.position)];
  let throws: Throw[] = [];
  for (const [entry, played] of file.entries.entries()) {
    const before = drewChance(played) ? copy(table.game, table.position) : null;
    table.redo(played);
    // What was taken back by all has not happened.
    if ('back' in played) throws = throws.filter((one) => one.entry < played.back);
    // The end is the result, not a position to be judged.
    if (before === null || !('choice' in played) || table.position.outcome !== null) continue;
    const actual = judged(table.position);
    rows.push(actual);
    // It takes a while, and the page must stay responsive.
    await new Promise((resolve) => setTimeout(resolve));
    const others = Array.from({ length: SAMPLES }, (_, sample) => {
      const other = copy(table.game, before);
      const referee = new Referee(table.game, new SeededChance(entry * SAMPLES + sample + 1));
      referee.take(other, played.seat, played.choice);
      return judged(other);
    });
    throws.push({ entry, actual, others });
  }
  if (throws.length === 0) return null;
  const prospects = prospectsBy(rows);
  const of = Array.from({ length: seats }, (_, seat) =>
    throws.reduce((sum, { actual, others }) => {
      const usual = others.reduce((all, other) => all + prospects(other)[seat], 0) / others.length;
      return sum + prospects(actual)[seat] - usual;
    }, 0),
  );
  return { throws: throws.length, of };
}

/** Was anything rolled, drawn or shuffled by it? */
export const drewChance = (entry: Entry): boolean => 'choice' in entry && (entry.chance?.length ?? 0) > 0;
