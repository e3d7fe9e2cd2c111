import type { Go, Position, Seat, Step, Types } from '../game.ts';
import type { Deals, Promised, Until } from './deal.ts';
import type { Clause, DealChoice, Dealing, JudgePromises } from './dealing.ts';
import { tell } from './life.ts';

type Judge = Extract<DealChoice, { do: 'judgePromise' }>;

function clauseOf<T extends Types>(dealing: Dealing<T>, id: string): Clause<T> | undefined {
  return dealing.clauses.find((clause) => clause.id === id);
}

/** Does this clause bind `by` towards `to`? */
export function stands(deals: Deals, clause: string, by: Seat, to: Seat): boolean {
  const { ledger } = deals;
  for (let index = ledger.length - 1; index >= 0; index--) {
    const it = ledger[index];
    if (it.fate === 'standing' && it.by === by && it.to === to && it.clause === clause) return true;
  }
  return false;
}

function decide<T extends Types>(
  g: Position<T>,
  promised: Promised,
  fate: 'over' | 'kept' | 'broken',
  go: Go<T>,
): void {
  promised.fate = fate;
  promised.ended = g.round;
  const args = {
    seat: promised.by,
    partner: promised.to,
    clause: [{ say: `clause.${promised.clause}`, with: {} }],
  };
  if (fate === 'broken') tell(go, 'log.promiseBroken', args);
  else if (fate === 'kept') tell(go, 'log.promiseKept', args);
  else tell(go, 'log.clauseOver', args);
}

/** `by` has just done what it had promised `to` not to do, or ended an enforced clause. */
export function breakClause<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  clause: string,
  by: Seat,
  to: Seat,
  go: Go<T>,
): void {
  const fate = clauseOf(dealing, clause)?.enforced === true ? 'over' : 'broken';
  for (const promised of dealing.deals(g).ledger) {
    if (promised.fate !== 'standing' || promised.clause !== clause) continue;
    if (promised.by === by && promised.to === to) decide(g, promised, fate, go);
  }
}

/** Asks the rules of every standing promise whether it is broken by now. */
export function reviewPromises<T extends Types>(dealing: Dealing<T>, g: Position<T>, go: Go<T>): void {
  for (const promised of dealing.deals(g).ledger) {
    if (promised.fate !== 'standing') continue;
    if (clauseOf(dealing, promised.clause)?.broken?.(g, promised) === true) decide(g, promised, 'broken', go);
  }
}

/**
 * A turn, a round or the game is over, and so are the clauses that were to last until then. True when a seat
 * has to say whether a promise was kept: then the game puts the step `judgePromises` next.
 */
export function fallDue<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  end: Until,
  go: Go<T>,
): boolean {
  let asks = false;
  for (const promised of dealing.deals(g).ledger) {
    if (promised.fate !== 'standing' || !isOver(promised.until, end)) continue;
    const clause = clauseOf(dealing, promised.clause);
    if (clause?.enforced === true) decide(g, promised, 'over', go);
    else if (clause?.broken !== undefined)
      decide(g, promised, clause.broken(g, promised) ? 'broken' : 'kept', go);
    else {
      promised.fate = 'due';
      asks = true;
    }
  }
  return asks;
}

/** The end of a round is also the end of its last turn, and the end of the game that of everything. */
function isOver(until: Until, end: Until): boolean {
  if (end === 'game') return true;
  return until === end || (until === 'turn' && end === 'round');
}

function dueTo(deals: Deals, seat: Seat, given: readonly Judge[]): Promised[] {
  return deals.ledger.filter(
    ({ id, fate, to }) => fate === 'due' && to === seat && !given.some(({ promise }) => promise === id),
  );
}

function judging({ id, by, clause }: Promised, fate: 'kept' | 'broken'): Judge {
  return { do: 'judgePromise', partner: by, promise: id, clause, fate };
}

/** Every seat says, all at once, whether what it was promised was kept. */
export function judgeStep<T extends Types>(dealing: Dealing<T>): Step<T, JudgePromises> {
  const left = (g: Position<T>, seat: Seat, given: readonly T['choice'][]) =>
    dueTo(dealing.deals(g), seat, given as unknown as Judge[]);
  return {
    kind: 'simultaneous',
    phase: 'caller',
    rule: dealing.rule,
    asks: (g) => g.private.map((_, seat) => seat).filter((seat) => left(g, seat, []).length > 0),
    choices(g, _frame, seat, offer) {
      const [first] = left(g, seat, g.answers[seat] ?? []);
      if (first === undefined) return;
      offer.add(judging(first, 'kept'));
      offer.add(judging(first, 'broken'));
    },
    default: (g, _frame, seat) => judging(left(g, seat, g.answers[seat])[0], 'kept'),
    more: (g, _frame, seat, given) => left(g, seat, given).length > 0,
    resolve(g, _frame, answers, go) {
      const verdicts = answers.flat() as unknown as Judge[];
      go.done();
      for (const promised of dealing.deals(g).ledger) {
        if (promised.fate !== 'due') continue;
        const verdict = verdicts.find(({ promise }) => promise === promised.id);
        decide(g, promised, verdict?.fate ?? 'kept', go);
      }
    },
  };
}
