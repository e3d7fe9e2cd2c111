import type { Game, Types } from '../../game.ts';
import { same } from '../../same.ts';
import { type GameFile, parseGameFile } from '../../table/file.ts';
import { Table } from '../../table/table.ts';
import { prove } from '../../table/verify.ts';
import { type KeptPlan, playAnew } from './plan.ts';
import { type Chapters, playthrough } from './playthrough.ts';

/** The folder in which a game keeps its finished games. The kit itself knows no files. */
export interface Folder {
  read(name: string): string;
  write(name: string, text: string): void;
}

export interface Keeping<T extends Types> extends Chapters<T> {
  readonly folder: Folder;
  readonly games: readonly KeptPlan<T>[];
  /** The name of the game that is written out to be read. */
  readonly playthrough: string;
  /** What a finished game shows besides the keys of its log and its `outcome.<reason>`. */
  alsoShows?(table: Table<T>): readonly string[];
}

const LARGEST = 400_000;

/**
 * Games that are kept as files and played again by every test run: if one of them ends differently, a rule has changed.
 * Their inputs do not depend on the players any more; only renewing them does.
 */
export class KeptGames<T extends Types> {
  private readonly game: Game<T>;
  private readonly keeping: Keeping<T>;

  constructor(game: Game<T>, keeping: Keeping<T>) {
    this.game = game;
    this.keeping = keeping;
  }

  file(name: string): GameFile {
    return parseGameFile(this.keeping.folder.read(`${name}.json`));
  }

  /** Plays a plan again and keeps the game. */
  renew(plan: KeptPlan<T>): void {
    const table = playAnew(this.game, plan, (it) => this.shownBy(it));
    this.keeping.folder.write(`${plan.name}.json`, written(table.file()));
  }

  /** Plays the choices of a kept game once more and seals it by the rules as they are now. */
  seal({ name }: KeptPlan<T>): void {
    const { format, game, seats, options, chance, entries } = this.file(name);
    const header = { format, game, version: this.game.version, seats, options, chance };
    const secret = chance.kind === 'keyed' ? chance.secret : undefined;
    this.keeping.folder.write(`${name}.json`, written(Table.load(this.game, header, entries, secret).file()));
  }

  /** What is wrong with a kept game, in plain words: an illegal choice, another end, something it no longer shows. */
  faults(plan: KeptPlan<T>): string[] {
    const text = this.keeping.folder.read(`${plan.name}.json`);
    const file = parseGameFile(text);
    const { verdict, table } = prove(this.game, file);
    if (!verdict.ok) return [`${verdict.problem.say} ${JSON.stringify(verdict.problem.with)}`];
    const faults: string[] = [];
    if (table === null || table.position.outcome === null) return ['it is not over'];
    if (text.length > LARGEST) faults.push(`it has ${text.length} characters`);
    if (file.seats !== plan.players.length) faults.push(`it has ${file.seats} seats`);
    for (const [option, value] of Object.entries(plan.options)) {
      if (file.options[option] !== value) faults.push(`${option} is ${file.options[option]}, not ${value}`);
    }
    const rounds = table.measured.map(({ round }) => round);
    const all = Array.from({ length: table.position.round }, (_, round) => round + 1);
    if (!same(rounds, all)) faults.push(`rounds ${rounds.join(', ')} were measured`);
    const shown = this.shownBy(table);
    for (const what of plan.shows) if (!shown.has(what)) faults.push(`it does not show ${what}`);
    return faults;
  }

  /** What all plans together show, and which numbers of seats they have. */
  get together(): { shows: ReadonlySet<string>; seats: number[] } {
    const { games } = this.keeping;
    const seats = new Set(games.map(({ players }) => players.length));
    return {
      shows: new Set(games.flatMap(({ shows }) => shows)),
      seats: [...seats].sort((one, other) => one - other),
    };
  }

  /** The game that is written out, as text. */
  playthrough(): string {
    return playthrough(this.game, this.file(this.keeping.playthrough), this.keeping);
  }

  private shownBy(table: Table<T>): ReadonlySet<string> {
    const shown = new Set<string>(table.log.map(({ say }) => say));
    const { outcome } = table.position;
    if (outcome !== null) shown.add(`outcome.${outcome.reason}`);
    for (const what of this.keeping.alsoShows?.(table) ?? []) shown.add(what);
    return shown;
  }
}

/** As text with one entry on each line, so that a change can be read. */
function written(file: GameFile): string {
  const { entries, hash, outcome, ...head } = file;
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  const start = JSON.stringify(head).slice(0, -1);
  return `${start},\n"entries":[\n${lines}\n],\n"hash":"${hash}",\n"outcome":${JSON.stringify(outcome)}}\n`;
}
