import { type AnyGame, type Position, type Seat, same, type Types, type Viewer } from '@entente/engine';
import {
  atOnce,
  type Checkpoints,
  HistoryDiffers,
  HostedGame,
  isGiven,
  Replay,
  type Stretches,
  withRests,
} from '@entente/table';
import type {
  Clocks,
  Lease,
  StoredEntry,
  StoredTalk,
  TableNews,
  TableProgress,
  WholeTable,
} from '../store/store.ts';
import { type GameResult, isPlayedByPerson, type ReactionWindow, type TableDoc } from '../store/table-doc.ts';
import { askedFor } from './asked-for.ts';
import { beginningOf } from './beginning.ts';
import { nextDue } from './clock.ts';
import { playersOf } from './reaction-windows.ts';

/** Milliseconds of silence after which other processes look after the tables of a process. */
export const LEASE = 30_000;

/** Entries of other processes that are taken in at a stretch. */
const MOST_NEWS = 100;

/** Commands of a finished game that are remembered by their ids. */
const LAST_ANSWERS = 50;

/** In bytes, as measured: a table without its game, an id of a command, a line of talk. */
const BARE = 6000;
const COMMAND = 120;
const LINE_OF_TALK = 500;

/** Counts for all tables together: a table that was loaded again must not look like the one before it. */
let stateVersions = 0;

/** Why a stored game cannot be shown. */
export interface Broken {
  readonly what: HistoryDiffers['what'] | 'unreadable';
  readonly entry: number;
}

/** What a table is played by. */
interface PlayedBy {
  /** Null when its rules are not here, or do not play its log: then it can only be seen in the list and closed. */
  readonly game: AnyGame | null;
  readonly build?: string | null;
  readonly broken?: Broken | null;
  /** Its game, if that has been loaded. */
  readonly play?: HostedGame | null;
}

/** @param before number of entries before these */
const checkpointsOf = (entries: readonly StoredEntry[], before = 0): Checkpoints =>
  new Map(
    entries.flatMap(({ hash }, index) => (typeof hash === 'string' ? [[before + index + 1, hash]] : [])),
  );

/** Is it the same game in the middle, by the same rules? Its beginning and its end need more than its entries. */
const isSameGame = (before: TableDoc, now: TableDoc): boolean =>
  [before, now].every(({ phase, ended }) => phase !== 'lobby' && phase !== 'over' && ended === null) &&
  before.version === now.version &&
  before.rules === now.rules &&
  before.former?.length === now.former?.length;

/** How a game ended. */
export function resultOf(play: HostedGame): GameResult {
  const { setup, hash, outcome } = play.file();
  return { setup, hash, outcome };
}

/** Throws when the game did not end as it was written down. */
function compareResult(play: HostedGame, result: GameResult | undefined): void {
  if (result === undefined) return;
  const { setup, hash, outcome } = resultOf(play);
  if (hash === result.hash && same(outcome, result.outcome) && same(setup, result.setup)) return;
  throw new HistoryDiffers('end', play.entries.length, 'The game ended otherwise than was stored.');
}

/** Loads the game of a table in stretches; null if it has none. */
export function loadingOf(
  { doc, entries, snapshot }: WholeTable,
  game: AnyGame | null,
  build: string | null,
): Stretches<HostedGame> | null {
  const hasBegun = doc.phase !== 'lobby' || entries.length > 0;
  const neverBegan = doc.ended !== null && doc.chairs.some(({ nonce }) => nonce === null);
  if (game === null || !hasBegun || neverBegan) return null;
  const log = entries.map(({ entry }) => entry);
  return HostedGame.loading(game, beginningOf(doc), log, {
    snapshot,
    checkpoints: checkpointsOf(entries),
    build,
  });
}

/** A table in memory: a copy of what is stored, and the game that follows from it. */
export class LiveTable {
  doc: TableDoc;
  rev: number;
  clocks: Clocks | null;
  lease: Lease;
  play: HostedGame | null;
  readonly talk: StoredTalk[];
  /** Commands that were carried out: a repeated one is only answered. */
  readonly commandsDone = new Set<string>();
  /** Another number whenever chairs, presence, clocks or arrangements have changed. */
  stateVersion = ++stateVersions;
  /** When something last changed that everybody can see. */
  changed: number;
  /** The moment that everybody has seen. */
  moment: number;
  /** The phase and rematch that notices have announced. */
  announced: Pick<TableDoc, 'phase' | 'rematch'>;
  /** All rules that have played it. Null if they are not here, or do not play its log. */
  private readonly rules: AnyGame | null;
  /** Names the build of its rules. */
  readonly build: string | null;
  /** Why its game cannot be shown; null if it can, or its rules are not here. */
  readonly broken: Broken | null;
  /** The newest version of its game; null if there is no such game. */
  newest: number | null = null;
  /** How many entries of its log are stored. */
  entries: number;
  /** Begins the marks of its views. No other process has this one, nor has this one when the table is loaded again. */
  mark = '';
  private replay = new Replay();
  /** One replay after the other. */
  private replayed: Promise<unknown> = Promise.resolve();

  /** Throws `HistoryDiffers` when the rules make something else of its log than was stored. */
  constructor(stored: WholeTable, { game, build = null, broken = null, play }: PlayedBy) {
    this.build = build;
    this.broken = broken;
    this.doc = stored.doc;
    this.rev = stored.rev;
    this.clocks = stored.clocks;
    this.lease = stored.lease;
    this.talk = stored.talk;
    this.changed = stored.changed;
    this.announced = stored.doc;
    this.rules = game;
    this.entries = stored.entries.length;
    const loading = play === undefined ? loadingOf(stored, game, build) : null;
    this.play = play ?? (loading === null ? null : atOnce(loading));
    if (this.play !== null) compareResult(this.play, stored.doc.result);
    this.moment = this.play?.moment ?? 0;
    // A client that got no answer sends its command again. In a finished game that was one of the last.
    this.remember(stored.doc.phase === 'over' ? stored.entries.slice(-LAST_ANSWERS) : stored.entries);
    this.remember(stored.talk);
  }

  /**
   * Takes in what another process has stored since. False where that is no continuation, or a long one: then the table has to be
   * loaded as a whole, and this one must not be used any more.
   */
  follow(news: TableNews): boolean {
    const { play } = this;
    const { doc, entries } = news;
    if (play === null || play.entries.length !== this.entries) return false;
    if (!isSameGame(this.doc, doc) || entries.length > MOST_NEWS) return false;
    if (entries.some(({ entry }) => 'rules' in entry)) return false;
    for (const [at, hash] of checkpointsOf(entries, this.entries)) play.checkpoints.set(at, hash);
    play.goOn(entries.map(({ entry }) => entry));
    if (entries.some(({ entry }) => 'back' in entry)) this.forgetReplay();
    this.doc = doc;
    this.announced = doc;
    this.rev = news.rev;
    this.clocks = news.clocks;
    this.lease = news.lease;
    this.changed = news.changed;
    this.entries += entries.length;
    this.moment = play.moment;
    this.talk.push(...news.talk);
    this.remember(entries);
    this.remember(news.talk);
    this.stateChanged();
    return true;
  }

  private remember(done: readonly { readonly command: string | null }[]): void {
    for (const { command } of done) if (command !== null) this.commandsDone.add(command);
    const held = this.doc.window?.held?.command ?? null;
    if (held !== null) this.commandsDone.add(held);
  }

  /** The rules that play it now. */
  get game(): AnyGame | null {
    return this.play?.game ?? this.rules;
  }

  /** Chairs, presence, clocks or arrangements have changed. */
  stateChanged(): void {
    this.stateVersion = ++stateVersions;
  }

  /** Bytes in memory, roughly. */
  get weight(): number {
    const own = BARE + this.commandsDone.size * COMMAND + this.talk.length * LINE_OF_TALK;
    return own + (this.play?.weight ?? 0) + this.replay.weight;
  }

  /** Has another process gone further? */
  isBehind({ rev, entries, talk }: TableProgress): boolean {
    return this.rev < rev || this.entries < entries || (this.talk.at(-1)?.number ?? 0) < talk;
  }

  /** Is the game waiting for answers? */
  get open(): boolean {
    return this.doc.phase === 'running' && this.play !== null && this.play.position.outcome === null;
  }

  /** Does it wait for this viewer's person? A player who resigned or left the seat to a bot has nothing to answer. */
  isOpenFor(viewer: Viewer): boolean {
    return this.open && (viewer === 'spectator' || isPlayedByPerson(this.doc.chairs[viewer]));
  }

  /** The reaction window in which the game is. */
  get window(): ReactionWindow | null {
    const { window = null } = this.doc;
    return window !== null && window.moment === this.play?.moment ? window : null;
  }

  /** Seats that owe an answer. For what others may know of it, see `askedFor`. */
  get asked(): readonly Seat[] {
    if (!this.open || this.play === null) return [];
    const { asked } = this.play.position;
    return this.window?.held ? asked.filter((seat) => !this.isHeld(seat)) : asked;
  }

  /** Is this seat's answer kept until the window closes? */
  isHeld(seat: Seat): boolean {
    return this.window?.held?.seat === seat;
  }

  /** Seats that owe an answer, as far as this person can tell: a window hides who else has answered. */
  askedFor(person: string | null): readonly Seat[] {
    return this.open ? askedFor(this.doc, this.asked, this.play?.moment ?? 0, person) : this.asked;
  }

  /** Names what `seat` is asked now. Others' answers to a simultaneous question do not change it. */
  question(seat: Seat): string {
    if (this.play === null) return '';
    return this.play.question(seat, this.isHeld(seat) ? 1 : 0);
  }

  /** Over how many of its choices `seat` goes back by itself: what was given for it would be given again. */
  wayBack(seat: Seat): number {
    return this.play?.wayBack(seat, this.isGiven(seat)) ?? 0;
  }

  /** Is the single answer of this seat given for it, so that it is not asked? */
  isGiven(seat: Seat): (g: Position<Types>) => boolean {
    return this.game === null ? () => false : isGiven(this.game, playersOf(this.doc), seat);
  }

  /** Does the game wait for simultaneous answers that must stay secret? */
  get isDecidingInSecret(): boolean {
    // A pause interrupts the answering, not the secrecy.
    if (this.play === null || this.doc.phase === 'over') return false;
    const { position, game } = this.play;
    const frame = position.flow.at(-1);
    if (frame === undefined) return false;
    const step = game.steps[frame.step];
    return step.kind === 'simultaneous' && step.talks !== true;
  }

  get askedBots(): Seat[] {
    return this.asked.filter((seat) => this.doc.chairs[seat].bot !== null);
  }

  get askedPersons(): Seat[] {
    return this.asked.filter((seat) => isPlayedByPerson(this.doc.chairs[seat]));
  }

  /** When a process has to look after this table: at once for bots, or when a clock runs out. */
  leaseFrom(self: string, now: number): Lease {
    if (this.askedBots.length > 0) {
      const { wakeAt, leaseBy, leaseUntil } = this.lease;
      const mine = leaseBy === self && leaseUntil !== null && leaseUntil > now + LEASE / 2;
      if (mine && wakeAt !== null && wakeAt <= now) return this.lease;
      return { wakeAt: now, leaseBy: self, leaseUntil: now + LEASE };
    }
    const dues = this.open ? [this.window?.closes ?? null, this.doc.guidance?.until ?? null] : [];
    if (this.open && this.doc.late !== 'wait' && this.clocks !== null) dues.push(nextDue(this.clocks));
    const times = dues.filter((due) => due !== null);
    return { wakeAt: times.length === 0 ? null : Math.min(...times), leaseBy: null, leaseUntil: null };
  }

  /**
   * Does something with the game as it was at a moment; null if it has none. Where it has to be played again, that is done in stretches,
   * and nobody at the table needs to wait for it. The present one may have answers already.
   * @param rest lets others have their turn
   */
  at<Result>(
    moment: number,
    rest: () => Promise<void>,
    work: (then: HostedGame) => Result,
  ): Promise<Result> | null {
    const { play, replay } = this;
    const entries = play?.moments[moment];
    if (play === null || entries === undefined) return null;
    if (moment === play.moment) return Promise.resolve(work(play));
    const done = this.replayed.then(async () => work(await withRests(replay.reaching(play, entries), rest)));
    this.replayed = done.catch(() => {});
    return done;
  }

  /** After going back, an old replay may hold entries that the present game does not continue. */
  forgetReplay(): void {
    this.replay = new Replay();
  }
}
