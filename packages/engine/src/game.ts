/**
 * The contract of a game. `docs/engine.md` explains it on one page.
 *
 * A game is a table of steps over a position. This file holds types only; it is all you need to write a game.
 */
import type { Chance } from './chance/chance.ts';
import type { Choices } from './choices.ts';
import type { Args, Dictionary, Message, Translation } from './words/dictionary.ts';

/** 0 is the first seat. */
export type Seat = number;
export type Viewer = Seat | 'spectator';

/** One entry in the flow of play: the next step and what it has to remember. Public. */
export interface Frame {
  step: string;
}

/** Small flat JSON: what to do, and with what. */
export interface Choice {
  do: string;
}

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** What a game tells the type checker about itself: `interface Goofspiel extends Types { ... }`. */
export interface Types {
  public: object;
  private: object;
  secret: object;
  facts: object;
  frame: Frame;
  choice: Choice;
  options: Options;
  words: Dictionary;
  /** Names of the phases. */
  phase: string;
}

/** Where things are: visible to everybody, to one seat, or to nobody. */
export interface Places<T extends Types> {
  public: T['public'];
  private: T['private'][];
  secret: T['secret'];
}

/** Everything about a game at one moment. Plain mutable data: no closures, no classes. */
export interface Position<T extends Types> extends Places<T> {
  readonly seats: number;
  readonly options: T['options'];
  /** The stack of frames; the last one is played next. */
  flow: T['frame'][];
  /** Who owes an answer now. Replaced, never changed in place. */
  asked: readonly Seat[];
  /** Each seat's answers in the open simultaneous step; empty otherwise. */
  answers: T['choice'][][];
  round: number;
  outcome: Outcome | null;
}

/** What one viewer may know. Made only by `view`; a position is not assignable to it. */
export interface View<T extends Types> {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: T['options'];
  readonly public: T['public'];
  /** The viewer's own; null for a spectator. */
  readonly private: T['private'] | null;
  readonly facts: T['facts'];
  readonly flow: readonly T['frame'][];
  readonly asked: readonly Seat[];
  /** The viewer's own answers in the open simultaneous step. */
  readonly answers: readonly T['choice'][];
  readonly round: number;
  readonly outcome: Outcome | null;
}

/** What everybody may know. */
export type Seen<T extends Types> = Pick<View<T>, 'seats' | 'options' | 'public' | 'facts'>;

export interface Outcome {
  /** A word of the game: `outcome.<reason>` in the dictionary. */
  reason: string;
  scores: number[];
  winners: Seat[];
}

/** Why something is not allowed. A value, never an exception. */
export interface Refusal {
  /** Key of the words: `refuse.…` of the game or of the engine. */
  code: string;
  rule: string;
  with: Record<string, unknown>;
}

/** What a step may do besides changing the position. */
export interface Go<T extends Types> {
  readonly chance: Chance;
  /** The current frame is over; these come in its place, in this order. */
  next(frame: T['frame'], ...then: T['frame'][]): void;
  /** These come first, in this order; then the frames that are there already. */
  call(frame: T['frame'], ...then: T['frame'][]): void;
  /** The current frame is over. */
  done(): void;
  end(outcome: Outcome): void;
  /** False where nobody reads what is told, as when bots play ahead: words that cost time need not be made. */
  readonly isHeard: boolean;
  /** Tells everybody, or only the seats in `to`. */
  log<K extends keyof T['words'] & string>(say: K, args: Args<T['words'][K]>, to?: readonly Seat[]): void;
  /** Something hidden was revealed that a comparison of places cannot detect: no undo beyond this point. */
  mark(): void;
  /** A round is over: measures are recorded. */
  round(): void;
}

/** What everybody sees of the course of play: a position, or anybody's view of it. */
export interface Course<T extends Types> {
  readonly public: T['public'];
  readonly flow: readonly T['frame'][];
}

interface AnyStep<T extends Types> {
  /**
   * The phase of this step. `caller`: several phases use it; it has the phase of the nearest frame below it that has one. A
   * function, if its phase varies. Must hold: every question has a phase.
   */
  readonly phase: T['phase'] | 'caller' | ((course: Course<T>) => T['phase']);
  /** ID of the rule at which a reader opens the book. All others are named where they happen. */
  readonly rule?: string;
}

/** The frames of one step. */
type FrameOf<T extends Types, S extends string> = Extract<T['frame'], { step: S }>;

interface AutomaticStep<T extends Types, F> extends AnyStep<T> {
  readonly kind: 'automatic';
  run(g: Position<T>, frame: F, go: Go<T>): void;
}

interface AskingStep<T extends Types, F, C extends T['choice'] = T['choice']> extends AnyStep<T> {
  /** The only source of legality: puts what `seat` may do into `offer`. Changes nothing. */
  choices(g: Position<T>, frame: F, seat: Seat, offer: Choices<C>): void;
  /**
   * The choices follow from public information: a single answer reveals nothing, so the table gives it without asking.
   */
  readonly open?: true;
  /** The same, if it is true only sometimes: is it now? */
  isOpen?(seen: Seen<T>, frame: F): boolean;
  /**
   * A reaction window: everybody asked may play something or pass, and `default` is the pass. At a table of several
   * people it stays open for the same time whatever anybody holds.
   */
  readonly window?: true;
  /** Arguments of the message `prompt.<step>` in addition to the fields of the frame. */
  prompt?(view: View<T>, frame: F): Record<string, unknown>;
  /** A random legal choice without a list. Must be uniform over what `choices` offers. */
  pick?(g: Position<T>, frame: F, seat: Seat, chance: Chance): T['choice'];
  /**
   * The clock's answer when the seat gives none. Must be legal, the same every time, and based only on what the seat may
   * know. In a simultaneous step, giving it repeatedly must complete the seat's answer.
   */
  default?(g: Position<T>, frame: F, seat: Seat): T['choice'];
}

interface DecisionStep<T extends Types, F, C extends T['choice'] = T['choice']> extends AskingStep<T, F, C> {
  readonly kind: 'decision';
  /**
   * A turn in which hidden cards decide whether there is anything to do; `default` is the pass. At a table of several
   * people a seat that can only pass does so by itself after a short time, and no pass is shown sooner.
   */
  readonly quietPass?: true;
  asks(g: Position<T>, frame: F): Seat;
  take(g: Position<T>, frame: F, seat: Seat, choice: C, go: Go<T>): void;
}

interface SimultaneousStep<T extends Types, F> extends AskingStep<T, F> {
  readonly kind: 'simultaneous';
  /** Private chat stays open during this step, because its answers (offers, for example) are meant to be negotiated. */
  readonly talks?: true;
  asks(g: Position<T>, frame: F): Seat[];
  /** Must this seat give another choice after these? If absent, one is enough. */
  more?(g: Position<T>, frame: F, seat: Seat, given: readonly T['choice'][]): boolean;
  /** `answers[seat]` is empty for a seat that was not asked. */
  resolve(g: Position<T>, frame: F, answers: readonly (readonly T['choice'][])[], go: Go<T>): void;
}

/** Runs by itself. */
export type Automatic<T extends Types, S extends T['frame']['step']> = AutomaticStep<T, FrameOf<T, S>>;
/** The choices of this name. */
type ChoiceOf<T extends Types, Does extends string> = Extract<T['choice'], { do: Does }>;

/** One seat decides. `Does` names the choices that it offers and takes; if absent, they may be any. */
export type Decision<
  T extends Types,
  S extends T['frame']['step'],
  Does extends T['choice']['do'] = never,
> = DecisionStep<T, FrameOf<T, S>, [Does] extends [never] ? T['choice'] : ChoiceOf<T, Does>>;
/** Every asked seat answers in private; `resolve` sees all answers at once. */
export type Simultaneous<T extends Types, S extends T['frame']['step']> = SimultaneousStep<T, FrameOf<T, S>>;

export type Step<T extends Types, F = T['frame']> =
  | AutomaticStep<T, F>
  | DecisionStep<T, F>
  | SimultaneousStep<T, F>;

/** An option of a table: its values, the default first. Words: `option.<id>`, `option.<id>.<value>`. */
export type OptionValues = readonly [OptionValue, ...OptionValue[]];

/** Where something comes from that players meet: a card, a region, an event, a number. */
export interface Source {
  /** `printed`: in the rulebook's text; `public`: another public source; `reconstructed`: deduced or invented to fit. */
  readonly from: 'printed' | 'public' | 'reconstructed';
  /** Words `source.<note>`: what is known and what is ours. Everything that is not printed has one. */
  readonly note?: string;
  /** How sure we are. Everything that is not printed says so. */
  readonly sure?: 'high' | 'medium' | 'low';
  /** The option that changes it. */
  readonly option?: string;
}

/** By family of `words.terms`: one source for the whole family, or one for each of its members. */
export type Sources = Readonly<Record<string, Source | Readonly<Record<string, Source>>>>;

/** A series worth plotting. Words: `measure.<id>`. */
export interface Measure<T extends Types> {
  readonly id: string;
  readonly of: 'seat' | 'world';
  value(g: Position<T>, seat: Seat): number;
}

export interface Words<D extends Dictionary> {
  readonly en: D;
  readonly it: Translation<D>;
  readonly de: Translation<D>;
  /** Families of words: `terms: { card: ['S01', …] }` needs `card.S01` and so on. */
  readonly terms: Readonly<Record<string, readonly (string | number)[]>>;
  /** Families whose members also have an explanation, `card.S01.text`. */
  readonly explained?: readonly string[];
  /** What a parameter names: 'seat', or a family of `terms`. Others are plain numbers and texts. */
  readonly names: Readonly<Record<string, string>>;
  /** Parameters that list a number for each seat: readers see whose each one is. */
  readonly perSeat?: readonly string[];
}

/** A seat may resign at any moment. */
export interface Resignation<T extends Types> {
  /** Does a resignation end the game for everybody, with these options? With two seats it always does. */
  endsGame?(options: T['options']): boolean;
  /** Has this seat resigned? */
  has(g: Position<T>, seat: Seat): boolean;
  /**
   * The seat resigns now: the game records it, and may end. From then on no step asks the seat. Defaults answer what it is
   * being asked; its answers in an open simultaneous step are dropped.
   */
  declare(g: Position<T>, seat: Seat, go: Go<T>): void;
}

/**
 * What a choice is for, whatever the game calls it. `end`: the seat could continue, but finishes its turn or a part of
 * it. `pass`: it leaves things as they are. `decline`: it says no to another player.
 */
export type Role = 'end' | 'pass' | 'decline';

/**
 * The tone of a log line. `dice`: a roll; `clash`: a battle, a crisis, a blow; `phase`: a round or a phase begins for everybody;
 * `pass`: a player does nothing.
 */
export type Tone = 'dice' | 'clash' | 'phase' | 'pass';

/**
 * What a moment shows: every kind has a picture. `conflict`: a struggle without arms; `decree`: a card or a policy is played;
 * `age`: a part of the game is over.
 */
export type MomentKind =
  | 'war'
  | 'peace'
  | 'battle'
  | 'conflict'
  | 'conquest'
  | 'crisis'
  | 'famine'
  | 'riot'
  | 'growth'
  | 'disaster'
  | 'trade'
  | 'discovery'
  | 'decree'
  | 'age';

/** A die as it was rolled. */
export interface Die {
  /** Pips, or a name of the roll's family; null: blank. */
  readonly face: number | string | null;
  /** Did it do what it was rolled for? */
  readonly hit: boolean;
}

/** What was rolled at once. */
export interface Roll {
  /** Null: for nobody who plays. */
  readonly seat: Seat | null;
  /** In the order of the line; the page shows hits first, unless they are paired. */
  readonly dice: readonly Die[];
  /** Does each meet the one in the same place of another roll? */
  readonly paired?: boolean;
  /** The family of `words.terms` that names faces without pips. */
  readonly family?: string;
  /** How many hits could be expected of it, where a hit is counted. */
  readonly expected?: number;
}

/** Pieces that a line takes off the table. */
export interface Loss {
  readonly seat: Seat | null;
  /** A name of this family of `words.terms`. */
  readonly family: string;
  readonly piece: string;
  readonly count: number;
}

/** What a line of the log means to a reader who was not looking. Seats and dice come from the line's own arguments. */
export interface Moment {
  readonly kind: MomentKind;
  /** 0: only as part of a scene; 1: worth a line of a report; 2: before those; 3: worth a card of its own as well. */
  readonly weight: 0 | 1 | 2 | 3;
  /** Who did it; if absent, the `seat` of the line. Null: nobody in particular. */
  readonly by?: Seat | null;
  /** Whom it befalls besides. */
  readonly to?: readonly Seat[];
  /** The name of the place on the board. */
  readonly place?: string;
  /** Where it came from, if it went from one place to another. */
  readonly from?: string;
  /** A scene takes several lines: the one that `opens` it, then rolls and losses, then the one that `ends` it. */
  readonly part?: 'opens' | 'during' | 'ends';
  readonly rolls?: readonly Roll[];
  readonly loss?: Loss;
  /** By how much a number of the acting seat has changed, and whether that is good for it. */
  readonly change?: { readonly by: number; readonly good: boolean };
  /** Whomever it harms has a line of the log about that: a player without one loses nothing. */
  readonly isTold?: boolean;
  /** More sentences for its card. */
  readonly tells?: readonly Message[];
}

/** The arguments of a line, by name. */
type Told<Text> = { readonly [Parameter in keyof Args<Text>]: string | number };

/** The goal of the game, and how near every seat is to it. Words: `goal`, in a few words. */
export interface Goal<T extends Types> {
  /** Arguments of the words. */
  with?(seen: Seen<T>): Readonly<Record<string, unknown>>;
  /** What decides at the end, as it is now, for every seat: more is better. Absent if nothing is counted. */
  standing?(seen: Seen<T>): readonly number[];
  /** How much of the game has passed, where its end is counted. */
  progress?(seen: Seen<T>): { readonly now: number; readonly of: number };
  /**
   * What brings points to the viewer. Words: `goal.how`, in a few words with these arguments; `room` is `wide` where there is
   * room for more of them, otherwise `narrow`. If absent, nothing is said of it.
   */
  how?(view: View<T>): Readonly<Record<string, unknown>>;
  /** What the standing is made of, in the order in which it is told. If absent, nothing is said of it. */
  readonly sources?: readonly PointSource<T>[];
}

/** One of the things that points come from. Words: `points.<id>`, its name, and `points.<id>.how`, what brings them. */
export interface PointSource<T extends Types> {
  readonly id: string;
  /** Arguments of both words. */
  with?(seen: Seen<T>): Readonly<Record<string, unknown>>;
  /**
   * How many points of the standing a seat owes to it; null where it does not count for that seat.
   * @param log what the reader has been told, for what a position does not keep
   */
  of(seen: Seen<T>, seat: Seat, log: readonly Message[]): number | null;
  /** What it is made of: places, classes. A change is told by them. Must hold: their sum is what `of` says. */
  pieces?(seen: Seen<T>, seat: Seat): readonly PointPiece[];
}

/** One of several things of a kind that points come from. */
export interface PointPiece {
  readonly name: Message;
  readonly points: number;
}

/** Choices as players think of them, in the order in which they are shown. Words: `heading.<id>`. */
export interface Groups<T extends Types> {
  readonly ids: readonly string[];
  /** Null for a choice that has a role instead. */
  of(choice: T['choice']): string | null;
}

/**
 * What follows from a choice, said before it is made. `price`: what is paid; `brings`: its main effect; `breaks`: a pact,
 * a deal or a hope that it ends; `ends`: what cannot be done any more after it.
 */
export interface Consequence {
  readonly kind: 'price' | 'brings' | 'breaks' | 'ends';
  /** A few words without a full stop. */
  readonly message: Message;
  /** Points that it can bring: where one button stands for several choices, it tells of the one with most. */
  readonly points?: number;
}

/** How to look ahead, found by measuring. */
export interface Search<T extends Types> {
  /** Number of rounds that are played to the end before a position is judged. */
  readonly rounds: number;
  /** Maximum number of decisions that are played. If absent, the rounds are played to their end. */
  readonly decisions?: number;
  /** A lead of this much over the best rival, by the judgement, is a chance of winning of 73 %. */
  readonly scale: number;
  /** Steps at which looking ahead pays. If absent, it does at all of them. */
  readonly steps?: readonly T['frame']['step'][];
  /** Playouts in a second, times the number of seats: where no clock runs, a bot that has a second counts playouts instead. */
  readonly pace?: number;
  /** A cheaper judgement for the choices in a playout. */
  rough?(g: Position<T>, seat: Seat): number;
  /**
   * What a seat does in a playout; null where it tries a few offers. It may make small choices of a compound move by itself, and
   * return the one that ends it.
   */
  habit?(g: Position<T>, seat: Seat, chance: Chance): T['choice'] | null;
}

/** What a judgement is made of, for reasons in words: `part.<id>` names what is counted. */
export interface Parts<T extends Types> {
  readonly ids: readonly string[];
  /** In the order of the ids. Must hold: their sum is the judgement of a position without an outcome. */
  of(g: Position<T>, seat: Seat): readonly number[];
}

/**
 * How the judgements of all seats become chances of winning, with this number of seats: found by playing many games, see
 * `./entente chances`.
 */
export interface Calibration {
  readonly seats: number;
  /** Mean number of rounds of a game: the stage of a position is counted by them. */
  readonly rounds: number;
  /** By how much the judgements of one position usually differ from their mean. */
  readonly spread: number;
  /** What the mean of the judgements usually is, and by how much it differs from that. */
  readonly level: { readonly usual: number; readonly spread: number };
  /** How much a lead counts at the start of a game, and at its end. */
  readonly lead: readonly number[];
  /** What sitting there is worth at the start, for each seat. */
  readonly seat: readonly number[];
  /** What makes it likely that all lose: see `chances.ts` of the analysis. Empty if that does not happen. */
  readonly nobody: readonly number[];
}

/** Something that the person who leads a table may let happen, such as the organiser of a class. */
export interface Inject<T extends Types> {
  /** Can it happen now? */
  may(g: Position<T>): boolean;
  /** It happens; the seats that are asked stay asked. */
  happen(g: Position<T>, go: Go<T>): void;
}

export interface Game<T extends Types> {
  readonly id: string;
  /** Rises when old games would replay differently. */
  readonly version: number;
  /** Newer rules that a table moves over to on its way, by version. A host adds them to the rules that it began with. */
  readonly later?: ReadonlyMap<number, Game<T>>;
  /** The numbers of seats it can be played with. */
  readonly seats: readonly number[];
  readonly options: { readonly [K in keyof T['options']]: OptionValues };
  /** Defaults that depend on the number of seats: what differs from the first values. */
  defaults?(seats: number): Partial<T['options']>;
  /** Large games fill an evening; they are listed first. */
  readonly size: 'large' | 'small';
  /** How much there is to learn before it can be played well. If absent, a page says nothing of it. */
  readonly weight?: 'light' | 'medium' | 'heavy';
  /** Typical number of choices of all seats in a game, by number of seats: the page estimates the playing time from it. */
  readonly typicalChoices?: Readonly<Partial<Record<number, number>>>;
  /** The subject needs an introduction: the page shows `framing` next to the title. */
  readonly framed?: true;
  /** Options that make a first game easier: what differs from the defaults. */
  readonly firstGame?: Partial<T['options']>;
  /** Options that "Play now" uses for everybody, new or not: a start without a long set-up, for example. */
  readonly playNow?: Partial<T['options']>;
  /** Named sets of options beside the defaults. Words: `set.<id>`, and `set.<id>.about` for what it is. */
  readonly sets?: Readonly<Record<string, Partial<T['options']>>>;
  /** Where everything with a name comes from. If absent, nothing is marked. */
  readonly sources?: Sources;
  readonly words: Words<T['words']>;
  readonly steps: { readonly [S in T['frame']['step']]: Step<T, FrameOf<T, S>> };
  /** In the order of play, part by part: set-up, a round, the end. Those of one part are shown side by side. Words: `phase.<id>`. */
  readonly phases: readonly (readonly T['phase'][])[];
  /**
   * Choices that have a role. Must hold: such a choice has nothing to fill in, and a window's default passes or declines. The
   * page uses roles for its end-of-turn key and for passing automatically.
   */
  readonly roles: { readonly [Does in T['choice']['do']]?: Role };
  /** Choices that set the game up or sort a player's own cards: never what decided a game. */
  readonly prepares?: readonly T['choice']['do'][];
  /** Groups of all choices that have no role. If absent, they are one group. */
  readonly groups?: Groups<T>;
  /**
   * What an offered choice costs and does, as far as its seat can know: the most important of each kind first. Must be quick,
   * because it is asked for every button. A choice with blanks is given as it would be filled in first.
   */
  consequences?(view: View<T>, choice: T['choice']): readonly Consequence[];
  /** Log lines that have a tone. The page derives sounds and timeline marks from them, and folds passes. */
  readonly tones: { readonly [Line in keyof T['words'] & `log.${string}`]?: Tone };
  /**
   * Log lines that are worth a report, a card or both, from their arguments, the options of the table and the lines of the
   * scene `before` them. By these the page shows a player what has happened since the last decision. If absent, it shows
   * the log alone.
   */
  readonly moments?: {
    readonly [Line in keyof T['words'] & `log.${string}`]?:
      | Moment
      | ((args: Told<T['words'][Line]>, options: T['options'], before: readonly Message[]) => Moment | null);
  };
  readonly measures: readonly Measure<T>[];
  /** If absent, a page says nothing of it. */
  readonly goal?: Goal<T>;
  /**
   * Arguments of the four lines for a first visit: `firstVisit.who` (who the viewer is), `firstVisit.win`, `firstVisit.end` and
   * `firstVisit.first` (what to do first). If absent, there is no such visit.
   */
  firstVisit?(view: View<T>): Readonly<Record<string, unknown>>;

  /**
   * What happens when a seat resigns. If absent, the rules say nothing about it, and a bot or another player
   * must take the seat.
   */
  readonly resignation?: Resignation<T>;

  /** What may happen from outside. Words: `inject.<id>`. If absent, a table can be told news, but nothing follows. */
  readonly injects?: Readonly<Record<string, Inject<T>>>;

  setup(seats: number, options: T['options'], chance: Chance): Places<T>;
  /**
   * Adds to a position of an older version what that does not have, so that a running table can move over. Options that it
   * lacks have their defaults by then. If absent, nothing is added.
   */
  takeOver?(g: Position<T>, version: number): void;
  /** The frames a game starts with, in order. */
  begin(seats: number, options: T['options']): T['frame'][];
  /** Copies written by hand, because every search spends its time copying. */
  readonly copy: {
    public(it: T['public']): T['public'];
    private(it: T['private']): T['private'];
    secret(it: T['secret']): T['secret'];
  };
  /** What everybody may know about hidden things, such as hand sizes. */
  facts(g: Position<T>): T['facts'];
  /** A position that fits this view: what the viewer cannot know is drawn at random. */
  imagine(view: View<T>, chance: Chance): Places<T>;
  /** Totals that never change during a game: cards, money, tokens. */
  conserved(g: Position<T>): Record<string, number>;
  /** What is wrong with a position, in plain words; empty when all is well. */
  faults(g: Position<T>): string[];
  /** What a position is worth to a seat: higher is better. For bots and analysis. */
  judgement(g: Position<T>, seat: Seat): number;
  /** The judgements of all seats, where they share work. Must hold: the same numbers. */
  judgements?(g: Position<T>): readonly number[];
  /** If absent, a hint and an analysis give no reasons. */
  readonly parts?: Parts<T>;
  /**
   * Optional shortcut for bots: rates a choice directly, from odds or a longer plan, instead of trying it. Where it is null or
   * absent, for all choices or for one, the bot tries the choice and judges the result. At minus infinity a bot never does it,
   * as long as there is anything else.
   */
  rating?(g: Position<T>, seat: Seat): ((choice: T['choice']) => number | null) | null;
  /** Other judgements by name, for bots of other characters. */
  readonly characters?: Readonly<Record<string, (g: Position<T>, seat: Seat) => number>>;
  /** What a bot that plays ahead must know. If absent, there is none: it would not play better than by the judgement alone. */
  readonly search?: Search<T>;
  /** How good its judgement is at foretelling who wins, by number of seats. If absent, an analysis has to guess. */
  readonly chances?: readonly Calibration[];
  /** Sensibly filled forms (good deals, for example) for bots to try in addition to random ones. */
  proposals?(g: Position<T>, seat: Seat): T['choice'][];
  /** The table as text, at most 100 columns wide. `say` gives words in the reader's language. */
  sketch?(view: View<T>, say: (message: Message) => string): string;
}
