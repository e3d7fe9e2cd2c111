import type { Chance } from './chance/chance.ts';
import type { Game, Position, Types, View, Viewer } from './game.ts';
import { Referee } from './referee.ts';

/** A copy that shares nothing that can change. */
export function copy<T extends Types>(game: Game<T>, g: Position<T>): Position<T> {
  return {
    seats: g.seats,
    options: g.options,
    public: game.copy.public(g.public),
    private: g.private.map(game.copy.private),
    secret: game.copy.secret(g.secret),
    flow: g.flow.map(copyFlat),
    asked: g.asked,
    answers: g.answers.length === 0 ? [] : g.answers.map((given) => [...given]),
    round: g.round,
    outcome: g.outcome,
  };
}

/** Copies an object of scalars and lists, such as a frame. */
export function copyFlat<Flat extends object>(flat: Flat): Flat {
  const result = { ...flat };
  for (const key in result) {
    const value = result[key];
    if (typeof value === 'object' && value !== null) result[key] = copyAny(value);
  }
  return result;
}

function copyAny<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyAny) as Value;
  if (typeof value === 'object' && value !== null) return copyFlat(value);
  return value;
}

/** What a viewer may know. It shares data with the position: write it out or copy it to keep it. */
export function view<T extends Types>(game: Game<T>, g: Position<T>, viewer: Viewer): View<T> {
  const seated = viewer !== 'spectator';
  return {
    viewer,
    seats: g.seats,
    options: g.options,
    public: g.public,
    private: seated ? g.private[viewer] : null,
    facts: game.facts(g),
    flow: g.flow,
    asked: g.asked,
    answers: seated && g.answers.length > 0 ? g.answers[viewer] : [],
    round: g.round,
    outcome: g.outcome,
  };
}

/**
 * A whole position that this viewer could be in. Answers that other seats have given in secret are replaced by
 * random legal ones.
 */
export function imagine<T extends Types>(game: Game<T>, seen: View<T>, chance: Chance): Position<T> {
  const places = game.imagine(seen, chance);
  const g: Position<T> = {
    seats: seen.seats,
    options: seen.options,
    public: game.copy.public(places.public),
    private: places.private.map(game.copy.private),
    secret: game.copy.secret(places.secret),
    flow: seen.flow.map(copyFlat),
    asked: [],
    answers: [],
    round: seen.round,
    outcome: seen.outcome,
  };
  if (g.outcome === null) answerInSecret(new Referee(game, chance), g, seen, chance);
  return g;
}

function answerInSecret<T extends Types>(
  referee: Referee<T>,
  g: Position<T>,
  seen: View<T>,
  chance: Chance,
): void {
  g.asked = seen.asked;
  const { step, frame } = referee.due(g);
  if (step.kind !== 'simultaneous') return;
  g.answers = Array.from({ length: g.seats }, () => []);
  for (const seat of step.asks(g, frame)) {
    if (seat === seen.viewer) g.answers[seat] = [...seen.answers];
    else if (!seen.asked.includes(seat)) {
      do g.answers[seat].push(referee.pick(g, seat, chance));
      while (step.more?.(g, frame, seat, g.answers[seat]));
    }
  }
}
