import { type Choices, copy, filled, type Game, Referee, type Seat, SeededChance } from '@entente/engine';
import type { Limit, Position } from '../../position.ts';
import { WEIGHTS } from './weights.ts';

/*
 * A card that is being played asks its questions one after the other. A position in the middle of them says little, so
 * the card is played to its end first: its owner takes the best answer, everybody else the likely one.
 */

type Judge = (g: Position, seat: Seat) => number;

/** Asked before anything happens: only the end of the card tells which answer is good. */
const FIRST_QUESTIONS: readonly string[] = [
  'target',
  'factory',
  'force',
  'payRest',
  'contribution',
  'rate',
  'reform',
];
/** Asked while effects happen: each answer shows at once. */
const LATER_QUESTIONS: readonly string[] = [
  'sacrifice',
  'raiseClass',
  'gain',
  'pollutionGift',
  'loot',
  'weakening',
  'transaction',
  'reformKeep',
  'takeBack',
  'resistance',
];
/** Has one answer; what follows from it, maybe the whole social phase, follows from the card. */
const NO_QUESTION = 'endOfTurn';
const MOST_QUESTIONS = 12;

/** The best that comes of the card on its way, for this seat. */
export function afterTheCard(game: Game<Limit>, g: Position, seat: Seat, judge: Judge): number {
  if (!isQuestion(g)) return judge(g, seat);
  const referee = new Referee(game, new SeededChance(1));
  return play(referee, copy(game, g), seat, judge, MOST_QUESTIONS) - begging(g, seat);
}

/** The same in a hurry: all give the likely answer. */
export function afterAnyCard(game: Game<Limit>, g: Position, seat: Seat, judge: Judge): number {
  if (!isQuestion(g)) return judge(g, seat);
  const referee = new Referee(game, new SeededChance(1));
  const then = copy(game, g);
  for (let questions = MOST_QUESTIONS; questions > 0 && isQuestion(then); questions--) {
    const asked = then.asked[0];
    const answers = ways(referee.choices(then, asked));
    if (answers.length === 0) break;
    referee.take(then, asked, likely(stepOf(then), answers));
  }
  return judge(then, seat);
}

/** A nation that can pay a card alone troubles nobody. */
function begging(g: Position, seat: Seat): number {
  const frame = g.flow[g.flow.length - 1];
  return 'shared' in frame && frame.shared && frame.seat === seat ? WEIGHTS.idle : 0;
}

function stepOf(g: Position): string {
  return g.flow.length === 0 ? '' : g.flow[g.flow.length - 1].step;
}

export function isQuestion(g: Position): boolean {
  const step = stepOf(g);
  return step === NO_QUESTION || FIRST_QUESTIONS.includes(step) || LATER_QUESTIONS.includes(step);
}

function play(referee: Referee<Limit>, g: Position, seat: Seat, judge: Judge, questions: number): number {
  while (questions-- > 0 && isQuestion(g)) {
    const asked = g.asked[0];
    const answers = ways(referee.choices(g, asked));
    if (answers.length === 0) break;
    if (asked !== seat || stepOf(g) === NO_QUESTION) {
      referee.take(g, asked, likely(stepOf(g), answers));
      continue;
    }
    const first = FIRST_QUESTIONS.includes(stepOf(g));
    let most = Number.NEGATIVE_INFINITY;
    let best = g;
    for (const answer of answers) {
      const then = copy(referee.game, g);
      referee.take(then, seat, answer);
      const worth =
        (first ? play(referee, then, seat, judge, questions) : judge(then, seat)) - trouble(answer);
      if (worth > most) {
        most = worth;
        best = then;
      }
    }
    if (first) return most;
    g = best;
  }
  return judge(g, seat);
}

function trouble(answer: Limit['choice']): number {
  return answer.do === 'withdraw' || answer.do === 'otherOrder' ? WEIGHTS.idle : 0;
}

/** Others resist when they can and give nothing; an attacker takes what is named first. */
function likely(step: string, answers: readonly Limit['choice'][]): Limit['choice'] {
  if (step === 'transaction') return answers[answers.length - 1];
  return answers[0];
}

/** Every plain answer; of an amount the least, the most and some between. */
function ways(choices: Choices<Limit['choice']>): Limit['choice'][] {
  return choices.offers.flatMap(({ choice, fill }) => {
    if (fill?.kind !== 'amount') return [choice];
    const { field, min, max } = fill;
    const amounts = new Set([min, Math.floor((min + max) / 2), max]);
    return [...amounts].map((amount) => filled(choice, { [field]: amount }));
  });
}
