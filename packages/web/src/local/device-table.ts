import { type Bot, botOf } from '@entente/bots';
import {
  type AnyGame,
  type Choice,
  GameFileError,
  promptOf,
  type Refusal,
  type Seat,
  SeededChance,
  same,
  type Types,
  type Viewer,
} from '@entente/engine';
import {
  type BotFault,
  giveSingleAnswers,
  HistoryDiffers,
  HostedGame,
  isAbandoned,
  isGiven,
  letBotAnswer,
  nextBot,
  type Player,
  Replay,
  showNow,
} from '@entente/table';
import type { LessonAct } from '@entente/table/lessons';
import type { Chair, PuzzleAct, Shown, TableLine, TableState } from '../link/messages.ts';
import { beginningOf } from './kept-table.ts';
import type { KeptTable } from './store.ts';

/** The rules have changed since: its log cannot be played with those of today. */
export class OldRules extends Error {}

function endOf(hosted: HostedGame): NonNullable<KeptTable['end']> {
  const { hash, outcome } = hosted.file();
  return { hash, outcome };
}

const NOT_NOW: Refusal = { code: 'refuse.notNow', rule: '', with: {} };

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0];

/** A table of this device while it is being played: its game, who sits there, and what is kept of it. */
export class DeviceTable {
  kept: KeptTable;
  /** How many of its entries are written down. */
  written: number;
  readonly hosted: HostedGame;
  readonly replay = new Replay();
  /** Is its person to be asked also where there is only one answer? */
  keepAsking = false;
  private readonly newest: number;
  private readonly chance = new SeededChance(randomSeed());
  private readonly bots = new Map<Seat, Bot<Types>>();

  /** @param newest the newest version of the game */
  constructor(game: AnyGame, kept: KeptTable, newest = game.version) {
    this.kept = kept;
    this.newest = newest;
    this.written = kept.entries.length;
    try {
      this.hosted = HostedGame.load(game, beginningOf(kept), kept.entries, {
        checkpoints: new Map(kept.checkpoints),
      });
    } catch (fault) {
      const isOld = fault instanceof GameFileError && !(fault instanceof HistoryDiffers);
      throw isOld ? new OldRules() : fault;
    }
    if (kept.end !== undefined && !same(kept.end, endOf(this.hosted)))
      throw new HistoryDiffers('end', kept.entries.length, 'The game ended otherwise than was stored.');
    this.seatBots();
  }

  get game(): AnyGame {
    return this.hosted.game;
  }

  /** The seats of this device's people. */
  get mine(): Seat[] {
    return this.kept.chairs.flatMap(({ kind }, seat) => (kind === 'me' ? [seat] : []));
  }

  protected get players(): Player[] {
    const keepAsking = this.asksAll;
    return this.kept.chairs.map(({ kind }, seat): Player => {
      if (kind !== 'me') return { kind: 'bot' };
      return this.hasResigned(seat) ? { kind: 'nobody' } : { kind: 'person', keepAsking };
    });
  }

  protected get asksAll(): boolean {
    return this.keepAsking;
  }

  private hasResigned(seat: Seat): boolean {
    return this.game.resignation?.has(this.hosted.position, seat) ?? false;
  }

  get isOver(): boolean {
    return this.hosted.isOver || isAbandoned(this.players);
  }

  /** The bot that has to act before anybody else can see anything new. */
  get nextBot(): Seat | undefined {
    return this.isOver ? undefined : nextBot(this.hosted.position.asked, this.players);
  }

  take(seat: Seat, choice: Choice): Refusal | null {
    return this.noted(this.hosted.take(seat, choice));
  }

  takeBack(seat: Seat): Refusal | null {
    return this.noted(this.hosted.takeBack(seat, isGiven(this.game, this.players, seat)));
  }

  resign(seat: Seat): Refusal | null {
    return this.noted(this.hosted.resign(seat));
  }

  /** Newer rules take over. All people here share one screen, so the table need not ask for their consent. */
  moveOver(seat: Seat, newer: AnyGame): Refusal | null {
    const refusal = this.noted(this.hosted.moveOver(seat, newer, []));
    if (refusal === null) this.seatBots();
    return refusal;
  }

  private seatBots(): void {
    this.kept.chairs.forEach((chair, seat) => {
      const chance = new SeededChance(randomSeed());
      if (chair.kind === 'bot')
        this.bots.set(seat, botOf(this.game, chair.bot, chance, { now: () => performance.now() }));
    });
  }

  /** All people here share one screen, so the table need not ask for their consent. */
  goBackTo(seat: Seat, moment: number): Refusal | null {
    return this.noted(this.hosted.goBackTo(seat, moment, []));
  }

  letBotAnswer(seat: Seat, report: (fault: BotFault) => void): Refusal | null {
    const bot = this.bots.get(seat);
    return bot === undefined ? null : this.noted(letBotAnswer(this.hosted, seat, bot, this.chance, report));
  }

  /** Only tables with a lesson have one. */
  teach(_act: LessonAct): Refusal | null {
    return { ...NOT_NOW };
  }

  /** Only tables with a puzzle have one. */
  solve(_act: PuzzleAct): Refusal | null {
    return { ...NOT_NOW };
  }

  /** Gives single answers that nobody needs to be asked for. True when there were any. */
  settle(): boolean {
    if (this.isOver || !giveSingleAnswers(this.hosted, this.players)) return false;
    this.note();
    return true;
  }

  protected noted(answer: { ok: true } | { ok: false; refusal: Refusal }): Refusal | null {
    if (!answer.ok) return answer.refusal;
    if (!this.settle()) this.note();
    return null;
  }

  protected note(): void {
    const { hosted } = this;
    this.kept = {
      ...this.kept,
      entries: [...hosted.entries],
      checkpoints: [...hosted.checkpoints],
      ...(hosted.isOver ? { end: endOf(hosted) } : {}),
      line: this.line(),
    };
  }

  /** Names what a seat is asked now. */
  question(seat: Seat): string {
    return this.hosted.question(seat);
  }

  shown(viewer: Viewer): Shown {
    return showNow(this.hosted, this.players, viewer);
  }

  private chairs(): Chair[] {
    return this.kept.chairs.map((chair, seat) => ({
      seat,
      kind: chair.kind === 'me' ? 'person' : 'bot',
      name: chair.name ?? null,
      bot: chair.kind === 'bot' ? chair.bot : null,
      mine: chair.kind === 'me',
      host: seat === this.mine[0],
      ready: true,
      online: true,
      seen: null,
      resigned: this.hasResigned(seat),
      missed: 0,
      back: false,
      code: null,
      clock: null,
    }));
  }

  /** What is the same in a list and at the table itself. */
  private now() {
    const { hosted, isOver } = this;
    return {
      phase: isOver ? ('over' as const) : ('running' as const),
      asked: isOver ? [] : [...hosted.position.asked],
      prompt: promptOf(this.game, hosted.view('spectator')),
      moment: hosted.moment,
      outcome: hosted.position.outcome,
      ended: isOver && !hosted.isOver ? ('resigned' as const) : null,
      rematch: this.kept.rematch,
    };
  }

  line(): TableLine {
    const now = this.now();
    return {
      ...this.kept.line,
      ...now,
      names: this.kept.chairs.map(({ name }) => name ?? null),
      waits: now.asked.some((seat) => this.mine.includes(seat)),
      changed: Date.now(),
    };
  }

  state(): TableState {
    const { kept, game, isOver } = this;
    const { chance } = kept.header;
    const moves = kept.entries.flatMap((entry) => ('rules' in entry ? [entry.rules] : []));
    const former = [kept.header.version, ...moves]
      .slice(0, moves.length)
      .map((version) => ({ version, rules: null }));
    const keyed = chance.kind === 'keyed' ? chance : { commitment: '', nonces: [] };
    return {
      id: kept.id,
      name: kept.name,
      game: game.id,
      version: game.version,
      ...(game.version === this.newest ? {} : { newest: this.newest }),
      ...(former.length === 0 ? {} : { former }),
      options: { ...this.hosted.position.options },
      chairs: this.chairs(),
      host: true,
      pace: 'none',
      late: 'wait',
      visibility: 'link',
      talk: 'off',
      spectators: false,
      watching: 0,
      locked: true,
      code: null,
      dice: {
        commitment: keyed.commitment,
        nonces: [...keyed.nonces],
        secret: isOver && kept.from === null ? kept.secret : null,
      },
      ...this.now(),
      round: this.hosted.position.round,
      proposal: null,
      from: kept.from === null ? null : { table: kept.from.table, moment: kept.from.moment },
      created: kept.created,
      now: Date.now(),
    };
  }
}
