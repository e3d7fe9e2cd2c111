import { type Choices, filled } from '../../choices.ts';
import type { Game, Position, Seat, Types } from '../../game.ts';
import type { GameFile } from '../../table/file.ts';
import { Table } from '../../table/table.ts';
import { type Teller, teller } from '../../words/teller.ts';

/** How a playthrough is divided. */
export interface Chapters<T extends Types> {
  /** What a seat is called: `Nation` gives Nation 1, Nation 2. `Player` by default. */
  readonly called?: string;
  /** The heading of the chapter that a position belongs to; when it changes, the table is drawn. */
  chapter(g: Position<T>): string;
}

/**
 * A kept game as a text to read: what is asked, what is open, what is chosen, what comes of it, and the table at the
 * start of every chapter. A change of rules or words shows as a change of this text.
 */
export function playthrough<T extends Types>(
  game: Game<T>,
  file: GameFile,
  { called = 'Player', chapter }: Chapters<T>,
): string {
  const { format, version, seats, options, chance } = file;
  const table = new Table(game, { format, game: file.game, version, seats, options, chance });
  const name = (seat: Seat): string => `${called} ${seat + 1}`;
  const reader = new Reader(game, table, name);
  const title = game.words.en.title.replace(/:.*/, '');
  const set = Object.entries(options).map(([option, value]) => `${option} ${value}`);
  const lines = [`${title}, ${seats} ${called.toLowerCase()}s: ${set.join(', ')}.`, ...reader.told(0)];
  let last = '';
  for (const entry of file.entries) {
    const now = chapter(table.position);
    if (now !== last) lines.push('', `=== ${now} ===`, '', reader.drawn());
    last = now;
    if (!('choice' in entry)) throw new Error('a playthrough has nothing but choices');
    const { seat, choice } = entry;
    const asked = reader.asked(seat);
    const before = table.log.length;
    const refusal = table.redo(entry);
    if (refusal !== null) throw new Error(`a kept choice is refused: ${refusal.code}`);
    lines.push('', `${table.entries.length}. ${name(seat)}: ${asked.prompt}`);
    lines.push(...asked.open.map((label) => `     ${label}`), `  -> ${reader.words.choice(choice)}`);
    lines.push(...reader.told(before));
  }
  lines.push('', '=== The end ===', '', reader.drawn(), '', ...reader.outcome());
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** Puts a table into words. */
class Reader<T extends Types> {
  readonly words: Teller<T>;
  private readonly game: Game<T>;
  private readonly table: Table<T>;
  private readonly name: (seat: Seat) => string;

  constructor(game: Game<T>, table: Table<T>, name: (seat: Seat) => string) {
    this.game = game;
    this.table = table;
    this.name = name;
    this.words = teller(game, 'en', name);
  }

  /** The log from here on; private lines name their reader in brackets. */
  told(from: number): string[] {
    return this.table.log.slice(from).map((entry) => {
      const only = entry.to === undefined ? '' : ` [only ${entry.to.map(this.name).join(', ')}]`;
      return `  * ${this.words.say(entry)}${only}`;
    });
  }

  /** The question a seat is asked and every open choice; of an amount the least and the most. */
  asked(seat: Seat): { prompt: string; open: string[] } {
    const list: Choices<T['choice']> = this.table.choices(seat);
    const open = list.offers.map(({ choice, fill }) => {
      if (fill?.kind !== 'amount') return this.words.choice(choice);
      const { field, min, max } = fill;
      const ends = [min, max].map((amount) => this.words.choice(filled(choice, { [field]: amount })));
      return min === max ? ends[0] : ends.join(' … ');
    });
    return { prompt: this.words.prompt(this.table.view(seat)) ?? '', open };
  }

  drawn(): string {
    const text = this.game.sketch?.(this.table.view('spectator'), this.words.say) ?? '';
    return text
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n');
  }

  outcome(): string[] {
    const { outcome } = this.table.position;
    if (outcome === null) return [];
    return [
      this.words.outcome(outcome),
      ...outcome.scores.map((score, seat) => `${this.name(seat)}: ${score}`),
    ];
  }
}
