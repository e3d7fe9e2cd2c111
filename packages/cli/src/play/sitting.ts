/** Everything that one game at the terminal is made of. */
import { type Bot, botOf } from '@entente/bots';
import {
  type Answer,
  type AnyGame,
  type Choice,
  type LogEntry,
  type Refusal,
  type Seat,
  SeededChance,
  type Types,
  type Viewer,
} from '@entente/engine';
import {
  giveSingleAnswers,
  type HostedGame,
  isAbandoned,
  isGiven,
  letBotAnswer,
  nextBot,
  type Player,
  type TakenBack,
} from '@entente/table';
import { type Rule, readRulebook } from '../base/rulebook.ts';
import type { Terminal } from '../base/terminal.ts';
import type { Title } from '../games.ts';
import type { Seating } from './seats.ts';
import type { Speaker } from './speaker.ts';
import type { PlayWords } from './words.ts';

export class Sitting {
  readonly title: Title;
  readonly table: HostedGame;
  readonly seating: Seating;
  readonly terminal: Terminal;
  readonly speaker: Speaker;
  readonly words: PlayWords;
  /** The seat at the screen. */
  looking: Viewer = 'spectator';
  /** What a lesson keeps closed, and why. */
  closes: ((choice: Choice) => Refusal | null) | null = null;
  /** Takes what is allowed instead of the table: an answer to a puzzle is not carried out. */
  catches: ((choice: Choice) => void) | null = null;
  /** Where the game was saved last. */
  savedTo: string | null = null;
  /** Up to which entry of the table each viewer has read the log. */
  private readonly read = new Map<Viewer, number>();
  private rules: Rule[] | null = null;
  private readonly chance: SeededChance;
  private readonly bot: Bot<Types>;

  constructor(
    title: Title,
    table: HostedGame,
    seating: Seating,
    terminal: Terminal,
    speaker: Speaker,
    words: PlayWords,
  ) {
    this.title = title;
    this.table = table;
    this.seating = seating;
    this.terminal = terminal;
    this.speaker = speaker;
    this.words = words;
    this.chance = new SeededChance(seating.botSeed);
    this.bot = botOf(title.game, seating.botKind, this.chance);
  }

  get game(): AnyGame {
    return this.title.game;
  }

  get people(): readonly Seat[] {
    return this.seating.people;
  }

  /** Who decides for each seat. */
  get players(): Player[] {
    const { position } = this.table;
    return Array.from({ length: position.seats }, (_, seat): Player => {
      if (!this.people.includes(seat)) return { kind: 'bot' };
      const isOut = this.game.resignation?.has(position, seat) ?? false;
      return isOut ? { kind: 'nobody' } : { kind: 'person', keepAsking: false };
    });
  }

  get isOver(): boolean {
    return this.table.isOver || isAbandoned(this.players);
  }

  /** Bots answer first, so that the last person's answer shows at once what it leads to. */
  private get nextBot(): Seat | undefined {
    return nextBot(this.table.position.asked, this.players);
  }

  /**
   * Lets bots answer, and gives single answers, until a person has to decide or the game is over: only real choices are
   * asked. Null, or why a bot has nothing at all to answer.
   */
  playOn(): Refusal | null {
    while (!this.isOver) {
      const bot = this.nextBot;
      const answer = bot === undefined ? null : this.letBotAnswer(bot);
      if (answer?.ok === false) return answer.refusal;
      if (answer === null && !giveSingleAnswers(this.table, this.players)) break;
    }
    return null;
  }

  private letBotAnswer(seat: Seat): Answer {
    const { terminal, words, speaker } = this;
    return letBotAnswer(this.table, seat, this.bot, this.chance, () =>
      terminal.write(terminal.colours.dim(words.botFault(speaker.nameOf(seat)))),
    );
  }

  /** Goes back to the last choice that the seat has made itself. */
  takeBack(seat: Seat): TakenBack {
    return this.table.takeBack(seat, isGiven(this.game, this.players, seat));
  }

  /** All people here share one keyboard, so the table need not ask for their consent. */
  goBackTo(seat: Seat, moment: number): Answer {
    return this.table.goBackTo(seat, moment, []);
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

  /** Practice is not kept: a file tells a game from its set-up on. */
  get isPractice(): boolean {
    return this.table.beginning.from !== undefined;
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
