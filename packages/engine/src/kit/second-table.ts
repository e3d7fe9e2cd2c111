import type { Chance } from '../chance/chance.ts';
import type { Game, Options, Position, Refusal, Types } from '../game.ts';
import { copyFlat } from '../position.ts';
import type { GameHeader } from '../table/file.ts';
import { type LogEntry, Table } from '../table/table.ts';
import { isMark } from '../table/undo-barrier.ts';
import { difference, short } from './plain.ts';
import { broken, type PropertyVerdict, type Turn } from './property.ts';
import type { Said } from './trial.ts';

export function headerOf<T extends Types>(
  game: Game<T>,
  table: { seats: number; options: Options; seed: number },
): GameHeader {
  const { seats, options, seed } = table;
  return {
    format: 'entente-game/1',
    game: game.id,
    version: game.version,
    seats,
    options,
    chance: { kind: 'seeded', seed },
  };
}

const SHARE_LOADED = 0.02;

/** The same game played along at a real table, now and then taken back, or stored and loaded. */
export class SecondTable<T extends Types> {
  private table: Table<T>;
  private readonly game: Game<T>;

  constructor(game: Game<T>, header: GameHeader) {
    this.game = game;
    this.table = new Table(game, header);
  }

  /** Does it begin as the first one did? */
  begins(g: Position<T>, said: readonly Said[]): PropertyVerdict {
    const found = difference(g, this.table.position) ?? difference(said, this.said(0), 'log');
    return found === null ? 'holds' : broken(`The same seed gives another set-up: ${found}.`);
  }

  /** Takes the same choice. */
  follow(turn: Turn<T>): PropertyVerdict {
    const refusal = this.take(turn);
    if (refusal !== null) return broken(`On replay ${short(turn.choice)} is refused with ${refusal.code}.`);
    const found =
      difference(turn.g, this.table.position) ??
      difference(turn.said, this.said(this.table.entries.length), 'log');
    if (found !== null) return broken(`The same seed and choices give something else: ${found}.`);
    if (share(turn.chance, SHARE_LOADED)) this.load();
    return 'holds';
  }

  /** Takes back the choice that was followed, and takes it again. */
  undo(turn: Turn<T>): PropertyVerdict {
    const { before, g, seat, choice, chanceDrawn, shown } = turn;
    const answered = (g.answers[seat]?.length ?? 0) > 0;
    const marked = !answered && isMark(before, g, seat, { chanceDrawn, shown });
    // It has no past when it was loaded just now.
    const undone = this.table.undo(seat);
    if (!undone.ok) return marked ? 'holds' : 'idle';
    if (marked) return broken(`Seat ${seat} could take back ${short(choice)} in spite of a mark.`);
    const found = difference(before, this.table.position);
    if (found !== null)
      return broken(`After seat ${seat} took back ${short(choice)} it is not as before: ${found}.`);
    const refusal = this.take(turn);
    if (refusal !== null) return broken(`Taken back, ${short(choice)} is refused with ${refusal.code}.`);
    const changed = difference(g, this.table.position);
    return changed === null
      ? 'holds'
      : broken(`Taken back and taken again, ${short(choice)} differs: ${changed}.`);
  }

  private take({ seat, choice }: Turn<T>): Refusal | null {
    const answer = this.table.take(seat, copyFlat(choice));
    return answer.ok ? null : answer.refusal;
  }

  private said(entry: number): Said[] {
    const { log } = this.table;
    let first = log.length;
    while (first > 0 && log[first - 1].at === entry) first--;
    // What a table notes by itself the rules have not said.
    return log
      .slice(first)
      .filter(({ say }) => say !== 'log.passedOnly')
      .map(plain);
  }

  private load(): void {
    const { header, entries } = this.table;
    const snapshot = JSON.parse(JSON.stringify(this.table.snapshot())) as ReturnType<Table<T>['snapshot']>;
    this.table = Table.load(this.game, header, entries, undefined, snapshot);
  }
}

const plain = ({ say, with: args, to }: LogEntry): Said =>
  to === undefined ? { say, with: args } : { say, with: args, to };

/** True this often. */
export const share = (chance: Chance, part: number) =>
  part >= 1 || chance.below(1_000_000) < part * 1_000_000;
