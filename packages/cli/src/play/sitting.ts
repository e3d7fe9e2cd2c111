/** Everything that one game at the terminal is made of. */
import type { AnyGame, LogEntry, Viewer } from '@entente/engine';
import { type Rule, readRulebook } from '../base/rulebook.ts';
import type { Terminal } from '../base/terminal.ts';
import type { Title } from '../games.ts';
import type { OpenTable } from './deal.ts';
import type { Party } from './party.ts';
import type { Speaker } from './speaker.ts';
import type { PlayWords } from './words.ts';

export class Sitting {
  readonly title: Title;
  readonly open: OpenTable;
  readonly party: Party;
  readonly terminal: Terminal;
  readonly speaker: Speaker;
  readonly words: PlayWords;
  /** Who looks at the screen. */
  looking: Viewer = 'spectator';
  /** Where the game was saved last. */
  savedTo: string | null = null;
  /** Up to which entry of the table each viewer has read the log. */
  private readonly read = new Map<Viewer, number>();
  private rules: Rule[] | null = null;

  constructor(
    title: Title,
    open: OpenTable,
    party: Party,
    terminal: Terminal,
    speaker: Speaker,
    words: PlayWords,
  ) {
    this.title = title;
    this.open = open;
    this.party = party;
    this.terminal = terminal;
    this.speaker = speaker;
    this.words = words;
  }

  get game(): AnyGame {
    return this.title.game;
  }

  get table(): OpenTable['table'] {
    return this.open.table;
  }

  get rulebook(): readonly Rule[] {
    this.rules ??= readRulebook(this.title, this.speaker.language);
    return this.rules;
  }

  /** What the viewer has not read yet. After this call it has. */
  news(viewer: Viewer): readonly LogEntry[] {
    const { table } = this;
    // Entries only ever grow in number, also when the table goes back; the log does not.
    const known = this.read.get(viewer) ?? -1;
    this.read.set(viewer, table.entries.length);
    return table.logFor(viewer).filter(({ at }) => at > known);
  }

  /** Is there anything at this table that one seat may see and another may not? */
  get hasSecrets(): boolean {
    const { position, log } = this.table;
    return (
      position.answers.length > 0 ||
      position.private.some((its) => Object.keys(its).length > 0) ||
      log.some(({ say, to }) => to !== undefined && say !== 'log.passedOnly')
    );
  }
}
