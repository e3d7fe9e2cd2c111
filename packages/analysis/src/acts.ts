import {
  type AnyGame,
  type Choice,
  copy,
  type Entry,
  type GameHeader,
  type Position,
  Referee,
  roleOf,
  type Seat,
  SeededChance,
  same,
  Table,
  type Types,
} from '@entente/engine';
import { type Glance, glanceAt } from './glance.ts';

/** A game that was played, from its beginning. */
export interface PlayedGame {
  readonly header: GameHeader;
  /** The secret of its dice, unless they come from a seed. */
  readonly secret?: string;
  readonly entries: readonly Entry[];
}

/** Something that changed the position: a choice, several that were made together, or a resignation. */
export interface Act {
  /** Number of entries of the game once it was done, and when its question was put. */
  readonly entry: number;
  readonly asked: number;
  /** Who acted; several if they chose in secret at the same time. */
  readonly seats: readonly Seat[];
  /** What they chose; nothing for a resignation. */
  readonly answers: readonly Chosen[];
  readonly after: Glance;
  /** What else chance could have made of it. Empty if nothing was rolled, drawn or shuffled. */
  readonly others: readonly Glance[];
  /** Of choices made together: what might have come if this seat had chosen something else, for each that chose. */
  readonly instead: readonly (readonly Glance[])[];
  /** Could something else have been chosen that leads elsewhere? */
  readonly isDecision: boolean;
  /** Was it part of setting up, or of sorting cards? */
  readonly isPreparation: boolean;
}

export interface Chosen {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** A game as a row of acts. Acts that were taken back are left out. */
export interface GameCourse {
  readonly start: Glance;
  /** How it could have begun. */
  readonly starts: readonly Glance[];
  readonly acts: readonly Act[];
}

/** Other results that each result of chance is compared with. */
const DRAWS = 24;
/** Other set-ups that the own one is compared with. */
const SETUPS = 24;
/** Other answers that one of several made together is compared with. */
const ANSWERS = 4;
/** Number of other choices that are tried, to see whether it matters which is made. */
const TRIED = 4;
/** Largest difference of judgements that count as equal. */
const NOTHING = 1e-6;

type Place = Position<Types>;

/** A question to several seats, before the first of them answered. */
interface Question {
  readonly asked: number;
  readonly before: Place;
  readonly answers: Chosen[];
}

/**
 * Plays a game once more and lets every result of chance fall again and again.
 * @param onEntry says how many entries are done
 */
export function courseOf(
  game: AnyGame,
  { header, secret, entries }: PlayedGame,
  onEntry: (done: number) => void = () => {},
): GameCourse {
  const table = new Table(game, header, secret);
  table.foresee(entries);
  const start = glanceAt(table.game, table.position);
  const starts = otherStarts(game, header);
  let acts: Act[] = [];
  let open: Question | null = null;
  for (const [index, played] of entries.entries()) {
    const before = copy(table.game, table.position);
    const { answers } = table.position;
    const question: Question | null =
      answers.length === 0 ? null : (open ?? { asked: index, before, answers: [] });
    if (table.redo(played) !== null) throw new RangeError(`entry ${index + 1} is not allowed`);
    const entry = index + 1;
    onEntry(entry);
    if ('choice' in played) question?.answers.push({ seat: played.seat, choice: played.choice });
    if ('retract' in played) forget(question, played.seat);
    open = answers.length > 0 && table.position.answers === answers ? question : null;
    if ('back' in played) acts = acts.filter((act) => act.entry <= played.back);
    else if (open === null) acts.push(actOf(table, before, played, entry, question));
  }
  return { start, starts, acts };
}

function forget(question: Question | null, seat: Seat): void {
  const last = question?.answers.findLastIndex((answer) => answer.seat === seat) ?? -1;
  if (last >= 0) question?.answers.splice(last, 1);
}

function actOf(
  { game, position }: Table<Types>,
  before: Place,
  played: Entry,
  entry: number,
  question: Question | null,
): Act {
  const after = glanceAt(game, position);
  const plain = {
    entry,
    asked: entry - 1,
    seats: [played.seat],
    answers: [],
    after,
    others: [],
    instead: [],
    isPreparation: false,
  };
  if (!('choice' in played)) return { ...plain, isDecision: 'resigned' in played };
  const { seat, choice, chance = [] } = played;
  const isPreparation = game.prepares?.includes(choice.do) ?? false;
  const others = chance.length > 0 ? drawnAgain(game, before, seat, choice, entry) : [];
  if (question === null || question.answers.length < 2) {
    const isDecision = !drewFrom(before, position, seat) && matters(game, before, seat, choice);
    return { ...plain, answers: [{ seat, choice }], others, isDecision, isPreparation };
  }
  const seats = [...new Set(question.answers.map((answer) => answer.seat))];
  const instead = seats.map((each) => answeredOtherwise(game, question, each, entry));
  const isDecision =
    question.answers.some(({ choice }) => isFree(game, choice)) &&
    instead.flat().some((other) => !isAlike(other, after));
  return {
    ...plain,
    asked: question.asked,
    seats,
    answers: question.answers,
    others,
    instead,
    isDecision,
    isPreparation,
  };
}

const isAlike = (one: Glance, other: Glance): boolean =>
  one.worths.every((worth, seat) => Math.abs(worth - other.worths[seat]) <= NOTHING);

function otherStarts(game: AnyGame, { seats, options }: GameHeader): Glance[] {
  return Array.from({ length: SETUPS }, (_, seed) =>
    glanceAt(game, new Referee(game, new SeededChance(seed + 1)).start(seats, options)),
  );
}

function drawnAgain(game: AnyGame, before: Place, seat: Seat, choice: Choice, entry: number): Glance[] {
  return Array.from({ length: DRAWS }, (_, draw) => {
    const g = copy(game, before);
    new Referee(game, new SeededChance(entry * DRAWS + draw + 1)).take(g, seat, choice);
    return glanceAt(game, g);
  });
}

/** The same answers to a question that several were asked, but those of one seat at random. */
function answeredOtherwise(game: AnyGame, question: Question, seat: Seat, entry: number): Glance[] {
  return Array.from({ length: ANSWERS }, (_, time) => {
    const chance = new SeededChance(entry * ANSWERS + time + 1);
    const referee = new Referee(game, chance);
    const g = copy(game, question.before);
    const { answers } = g;
    for (const other of question.answers)
      if (other.seat !== seat && g.asked.includes(other.seat)) referee.take(g, other.seat, other.choice);
    while (g.answers === answers && g.asked.includes(seat)) {
      const choice = referee.pick(g, seat, chance);
      if (referee.refusal(g, seat, choice) === null) referee.take(g, seat, choice);
    }
    return glanceAt(game, g);
  });
}

/** Cards that are drawn are nobody's doing: did the seat get what a pile lost? */
function drewFrom(before: Place, after: Place, seat: Seat): boolean {
  const size = (what: unknown) => JSON.stringify(what).length;
  if (size(after.secret) >= size(before.secret)) return false;
  return size(after.private[seat]) > size(before.private[seat]);
}

/** A seat that ends or passes leaves it to others and to the rules; one that sets up or sorts its cards decides nothing yet. */
const isFree = (game: AnyGame, choice: Choice): boolean =>
  roleOf(game, choice) === undefined && !game.prepares?.includes(choice.do);

/** Would another choice have led elsewhere? */
function matters(game: AnyGame, before: Place, seat: Seat, choice: Choice): boolean {
  if (!isFree(game, choice)) return false;
  const referee = new Referee(game, new SeededChance(1));
  const worth = (chosen: Choice) => {
    const g = copy(game, before);
    referee.take(g, seat, chosen);
    return game.judgement(g, seat);
  };
  const others = referee
    .choices(before, seat)
    .offers.flatMap((offer) =>
      offer.fill !== undefined || same(offer.choice, choice) ? [] : [{ ...offer.choice }],
    );
  if (others.length === 0) return false;
  const mine = worth(choice);
  // A few of them, the first and the last included, tell as much as all.
  const step = Math.max(1, Math.ceil((others.length - 1) / (TRIED - 1)));
  return others.filter((_, at) => at % step === 0).some((other) => Math.abs(worth(other) - mine) > NOTHING);
}
