import type { AnyGame, Choice, Refusal, Seat, Viewer } from '@entente/engine';
import type { Puzzle } from '@entente/engine/puzzle';
import { positionBeginning } from '@entente/table';
import type {
  ChairWish,
  PuzzleAct,
  PuzzleProgress,
  Shown,
  TableShown,
  TableState,
} from '../link/messages.ts';
import { DeviceTable } from './device-table.ts';
import type { DeviceTables } from './device-tables.ts';
import { begunFrom, newTable } from './kept-table.ts';
import type { KeptTable } from './store.ts';

/** What plays the other seats when the solver plays on. */
const BOT = 'greedy';

const START: PuzzleProgress = { state: 'open', made: null, tries: 0 };

/** A new table for a puzzle: its solver, and bots that wait. */
function puzzleTable(game: AnyGame, puzzle: Puzzle, name: string, person: string): KeptTable {
  const { seat, number, position } = puzzle;
  const chairs = Array.from(
    { length: position.seats },
    (_, other): ChairWish => (other === seat ? { kind: 'me' } : { kind: 'bot', bot: BOT }),
  );
  const { options } = position;
  const table = newTable(game, { game: game.id, options: { ...options }, chairs, name }, person);
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return {
    ...begunFrom(table, positionBeginning(game, position, seed)),
    puzzle: { number, progress: START },
  };
}

/** Sets a table up for a puzzle. */
export async function openPuzzle(
  tables: DeviceTables,
  [id, number, name]: readonly [game: string, number: number, name: string],
  person: string,
): Promise<TableState> {
  const { around } = tables;
  const puzzle = await around.puzzleOf(id, number);
  const game = puzzle && (await around.gameBy({ game: id, version: puzzle.version, entries: [] }));
  if (puzzle === null || game === null) throw new RangeError(`there is no puzzle ${number} of ${id}`);
  // Tables of puzzles that nobody plays on would pile up.
  for (const old of await around.store.exercises()) if (isUnplayed(old)) await tables.close(old.id);
  return tables.add(game, puzzleTable(game, puzzle, name, person));
}

/** Was nothing played at a puzzle's table? */
const isUnplayed = ({ puzzle }: KeptTable): boolean =>
  puzzle !== undefined && puzzle.progress.state !== 'free';

/** A table of this device at which a puzzle is solved. A choice is kept, but not carried out until its solver plays on. */
export class PuzzleTable extends DeviceTable {
  private get isOpen(): boolean {
    return isUnplayed(this.kept);
  }

  private get progress(): PuzzleProgress {
    return this.kept.puzzle?.progress ?? START;
  }

  protected override get asksAll(): boolean {
    return super.asksAll || this.isOpen;
  }

  override get nextBot(): Seat | undefined {
    return this.isOpen ? undefined : super.nextBot;
  }

  override settle(): boolean {
    return this.isOpen ? false : super.settle();
  }

  override take(seat: Seat, choice: Choice): Refusal | null {
    if (!this.isOpen) return super.take(seat, choice);
    const refusal = this.hosted.refusal(seat, choice);
    return refusal ?? this.goOn({ state: 'answered', made: choice, tries: this.progress.tries + 1 });
  }

  override solve(act: PuzzleAct): Refusal | null {
    if (!this.isOpen) return super.solve(act);
    switch (act.do) {
      case 'again':
        return this.goOn({ ...this.progress, state: 'open', made: null });
      case 'show':
        return this.goOn({ ...this.progress, state: 'shown', made: null });
      case 'playOn': {
        const choice = act.choice ?? this.progress.made;
        this.goOn({ ...this.progress, state: 'free', made: null });
        return choice === null ? null : super.take(this.mine[0], choice);
      }
    }
  }

  /** After an answer it is a new question, so that whatever was open for the last one closes. */
  override question(seat: Seat): string {
    return `${super.question(seat)}.${this.progress.tries}`;
  }

  override shown(viewer: Viewer): Shown {
    const shown = super.shown(viewer);
    return viewer === 'spectator' ? shown : { ...shown, question: this.question(viewer) };
  }

  private goOn(progress: PuzzleProgress): null {
    const { puzzle } = this.kept;
    if (puzzle !== undefined) this.kept = { ...this.kept, puzzle: { ...puzzle, progress } };
    this.note();
    return null;
  }

  override state(): TableShown {
    const state = super.state();
    const { puzzle } = this.kept;
    if (puzzle === undefined) return state;
    return { ...state, from: null, puzzle: { number: puzzle.number, ...puzzle.progress } };
  }
}
