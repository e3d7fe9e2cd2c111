/**
 * The contract of a game. `docs/engine.md` explains it on one page.
 *
 * A game is a table of steps over a position. This file holds types only: whoever knows it can write a game.
 */
import type { Chance } from './chance/chance.ts';
import type { Choices } from './choices.ts';
import type { Args, Dictionary, Message, Translation } from './words/dictionary.ts';

/** 0 is the first seat. */
export type Seat = number;
export type Viewer = Seat | 'spectator';

/** One place in the flow of play: the step that is due, and what it has to remember. Public knowledge. */
export interface Frame {
  step: string;
}

/** Small flat JSON that says what to do and names what it points at. */
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

/** Where things lie: in front of everybody, with one seat, or with nobody. */
export interface Places<T extends Types> {
  public: T['public'];
  private: T['private'][];
  secret: T['secret'];
}

/** Everything about a game at one moment. Plain mutable data: no closures, no classes. */
export interface Position<T extends Types> extends Places<T> {
  readonly seats: number;
  readonly options: T['options'];
  /** The stack of frames; the last one is due. */
  flow: T['frame'][];
  /** Who owes an answer now. Replaced, never changed in place. */
  asked: readonly Seat[];
  /** What each seat has answered in the simultaneous step that is open; empty otherwise. */
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
  /** Tells everybody, or only the seats in `to`. */
  log<K extends keyof T['words'] & string>(say: K, args: Args<T['words'][K]>, to?: readonly Seat[]): void;
  /** Something hidden was shown that the places do not betray by themselves: no undo beyond this point. */
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
   * The phase that it belongs to. `caller`: it is asked in several, and belongs to the nearest frame below it that has a phase
   * of its own. A function, for a step that comes back in another phase. Must hold: at every question the phase is known.
   */
  readonly phase: T['phase'] | 'caller' | ((course: Course<T>) => T['phase']);
  /** IDs of the rules that this step carries out. */
  readonly rules: readonly string[];
}

/** The frames of one step. */
type FrameOf<T extends Types, S extends string> = Extract<T['frame'], { step: S }>;

interface AutomaticStep<T extends Types, F> extends AnyStep<T> {
  readonly kind: 'automatic';
  run(g: Position<T>, frame: F, go: Go<T>): void;
}

interface AskingStep<T extends Types, F> extends AnyStep<T> {
  /** The only source of legality: puts what `seat` may do into `offer`. Changes nothing. */
  choices(g: Position<T>, frame: F, seat: Seat, offer: Choices<T['choice']>): void;
  /**
   * What may be chosen here follows from what everybody sees: that there is a single answer tells nobody anything, so
   * it need not be asked for.
   */
  readonly open?: true;
  /** The same for a step of which it is true only at times: is it so now? */
  isOpen?(seen: Seen<T>, frame: F): boolean;
  /**
   * A reaction window: everybody asked may play something or pass, and `default` is the pass. At a table of several
   * people it lasts equally long whatever anybody holds.
   */
  readonly window?: true;
  /** Arguments of the words `prompt.<step>` besides the fields of the frame. */
  prompt?(view: View<T>, frame: F): Record<string, unknown>;
  /** A random legal choice without a list. Must be uniform over what `choices` offers. */
  pick?(g: Position<T>, frame: F, seat: Seat, chance: Chance): T['choice'];
  /**
   * What a clock answers when the seat does not. Legal, the same every time, and made of what the seat may know.
   * Given again and again, it must leave the seat owing nothing in a simultaneous step.
   */
  default?(g: Position<T>, frame: F, seat: Seat): T['choice'];
}

interface DecisionStep<T extends Types, F> extends AskingStep<T, F> {
  readonly kind: 'decision';
  asks(g: Position<T>, frame: F): Seat;
  take(g: Position<T>, frame: F, seat: Seat, choice: T['choice'], go: Go<T>): void;
}

interface SimultaneousStep<T extends Types, F> extends AskingStep<T, F> {
  readonly kind: 'simultaneous';
  /** What is answered is to be talked about meanwhile, as offers are: nothing is guarded from talk in pairs. */
  readonly talks?: true;
  asks(g: Position<T>, frame: F): Seat[];
  /** Does this seat owe another choice after those it has given? If absent, one is enough. */
  more?(g: Position<T>, frame: F, seat: Seat, given: readonly T['choice'][]): boolean;
  /** `answers[seat]` is empty for a seat that was not asked. */
  resolve(g: Position<T>, frame: F, answers: readonly (readonly T['choice'][])[], go: Go<T>): void;
}

/** Runs by itself. */
export type Automatic<T extends Types, S extends T['frame']['step']> = AutomaticStep<T, FrameOf<T, S>>;
/** One seat decides. */
export type Decision<T extends Types, S extends T['frame']['step']> = DecisionStep<T, FrameOf<T, S>>;
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
  /** `printed`: in the rulebook's text; `public`: another public source; `reconstructed`: worked out or made up to fit. */
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
}

/** A seat may give up for good, at any moment. */
export interface Resignation<T extends Types> {
  /** Does whoever gives up end the game for all, with these options? With two seats that goes without saying. */
  endsGame?(options: T['options']): boolean;
  /** Has it given up? */
  has(g: Position<T>, seat: Seat): boolean;
  /**
   * It gives up now: the game notes it, and may end. From here on no step asks the seat. What it is being asked at this
   * moment is answered by defaults; what it has answered in an open simultaneous step is forgotten.
   */
  declare(g: Position<T>, seat: Seat, go: Go<T>): void;
}

/**
 * What a choice is for, whatever the game calls it. `end`: the seat could go on, but is done with its turn or a part of it.
 * `pass`: it leaves things as they are, and the others go on. `decline`: it says no to what somebody else wants.
 */
export type Role = 'end' | 'pass' | 'decline';

/**
 * What a line of the log is like. `dice` fall; `clash`: a battle, a crisis, a blow; `phase`: a round or a phase begins for the
 * whole table; `pass`: somebody does nothing.
 */
export type Tone = 'dice' | 'clash' | 'phase' | 'pass';

export interface Game<T extends Types> {
  readonly id: string;
  /** Rises when old games would replay differently. */
  readonly version: number;
  /** The numbers of seats it can be played with. */
  readonly seats: readonly number[];
  readonly options: { readonly [K in keyof T['options']]: OptionValues };
  /** Defaults that depend on the number of seats: what differs from the first values. */
  defaults?(seats: number): Partial<T['options']>;
  /** Those that fill an evening stand first among the titles. */
  readonly size: 'large' | 'small';
  /** About how many choices all seats together make in a game, by the number of seats: a page tells from it how long it takes. */
  readonly typicalChoices?: Readonly<Partial<Record<number, number>>>;
  /** Its subject wants a word beforehand: `framing` stands beside the title, and a game at one press uses `firstGame`. */
  readonly framed?: true;
  /** Options that make a first game easier: what differs from the defaults. */
  readonly firstGame?: Partial<T['options']>;
  /** Named sets of options beside the defaults. Words: `set.<id>`, and `set.<id>.about` for what it is. */
  readonly sets?: Readonly<Record<string, Partial<T['options']>>>;
  /** Where everything with a name comes from. If absent, nothing is marked. */
  readonly sources?: Sources;
  readonly words: Words<T['words']>;
  readonly steps: { readonly [S in T['frame']['step']]: Step<T, FrameOf<T, S>> };
  /** In the order of play, part by part: set-up, a round, the end. Those of one part are shown side by side. Words: `phase.<id>`. */
  readonly phases: readonly (readonly T['phase'][])[];
  /**
   * Choices that have a role. Must hold: it is offered with nothing to fill in, and a window's default passes or declines.
   * A page ends turns by key and passes for a reader by it.
   */
  readonly roles: { readonly [Does in T['choice']['do']]?: Role };
  /** Lines of the log that have a tone. A page makes sounds and marks of a timeline of them, and folds passes. */
  readonly tones: { readonly [Line in keyof T['words'] & `log.${string}`]?: Tone };
  /** IDs of rules carried out elsewhere than in a step: set-up, scoring, data. */
  readonly rules: readonly string[];
  readonly measures: readonly Measure<T>[];

  /** What becomes of a seat that gives up. If absent, the rules know nothing of it, and somebody else plays on. */
  readonly resignation?: Resignation<T>;

  setup(seats: number, options: T['options'], chance: Chance): Places<T>;
  /** The frames a game starts with, in order. */
  begin(seats: number, options: T['options']): T['frame'][];
  /** Copies written by hand, since copying is the price of every search. */
  readonly copy: {
    public(it: T['public']): T['public'];
    private(it: T['private']): T['private'];
    secret(it: T['secret']): T['secret'];
  };
  /** What everybody may know about hidden things, such as the sizes of hands. */
  facts(g: Position<T>): T['facts'];
  /** Places that this viewer could be in: what it cannot know is drawn at random. */
  imagine(view: View<T>, chance: Chance): Places<T>;
  /** Sums that stay what they were at the start: cards, money, tokens. */
  conserved(g: Position<T>): Record<string, number>;
  /** What is wrong with a position, in plain words; empty when all is well. */
  faults(g: Position<T>): string[];
  /** What a position is worth to a seat: higher is better. For bots and analysis. */
  judgement(g: Position<T>, seat: Seat): number;
  /**
   * How a seat that is asked rates what it may do, where the game can tell without trying it out: by the chances of the
   * dice to come, by a plan of several choices. Null, or absent: every choice is tried, and what becomes of it judged.
   */
  rating?(g: Position<T>, seat: Seat): ((choice: T['choice']) => number) | null;
  /** Other ways to see the same position, by name: bots of other characters. */
  readonly characters?: Readonly<Record<string, (g: Position<T>, seat: Seat) => number>>;
  /** Forms filled in as somebody would who has something to gain: bots try them besides what they fill in at random. */
  proposals?(g: Position<T>, seat: Seat): T['choice'][];
  /** The table as text, at most 100 columns wide. `say` gives words in the reader's language. */
  sketch?(view: View<T>, say: (message: Message) => string): string;
}
