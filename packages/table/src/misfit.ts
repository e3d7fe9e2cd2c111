import {
  type AnyGame,
  completeOptions,
  copy,
  type Places,
  type Position,
  Referee,
  type Refusal,
  SeededChance,
  same,
  type Types,
  view,
} from '@entente/engine';

/** How the position is tried: games from there, and random choices in each. */
const TRIALS = 2;
const CHOICES = 60;

/**
 * Why newer rules cannot take over this position; null if they can. They can if they have all options of the table, with
 * the same values, and what they make of the position is one of theirs: nothing is missing, nothing gets lost, they find
 * nothing wrong with it, and nothing goes wrong in random games that they play on from there. The way that led to it does
 * not matter.
 */
export function misfit(older: AnyGame, newer: AnyGame, position: Position<Types>): Refusal | null {
  const { seats, options } = position;
  const refusal = (code: string): Refusal => ({ code, rule: '', with: { version: newer.version } });
  const hasOptions = newer.seats.includes(seats) && completeOptions(newer, options, seats).ok;
  if (older.id !== newer.id || !hasOptions) return refusal('refuse.rulesOptions');
  try {
    for (let trial = 1; trial <= TRIALS; trial++)
      if (!fits(newer, copy(older, position), older.version, new SeededChance(trial)))
        return refusal('refuse.rulesPosition');
    return null;
  } catch {
    // What newer rules make of an older position can be anything.
    return refusal('refuse.rulesPosition');
  }
}

function fits(newer: AnyGame, g: Position<Types>, version: number, chance: SeededChance): boolean {
  const referee = new Referee(newer, chance);
  referee.takeOver(g, version);
  if (!hasPartsOf(newer.setup(g.seats, g.options, chance), g)) return false;
  return same(copy(newer, g), g) && playsOn(newer, g, referee, chance);
}

/** Does a position have everything that a set-up has? Other things may come later in a game. */
function hasPartsOf(setup: Places<Types>, { public: open, private: own, secret }: Position<Types>): boolean {
  return (
    isLike(setup.public, open) &&
    setup.private.length === own.length &&
    own.every((one, seat) => isLike(setup.private[seat], one)) &&
    isLike(setup.secret, secret)
  );
}

function isLike(one: object, other: object): boolean {
  const found = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, part]) => {
    const there = found.get(name);
    if (part === null || there === null) return found.has(name);
    return typeof part === typeof there && Array.isArray(part) === Array.isArray(there);
  });
}

/** Plays on at random, as everybody would see it, and looks at every position on the way. */
function playsOn(game: AnyGame, g: Position<Types>, referee: Referee<Types>, chance: SeededChance): boolean {
  const totals = game.conserved(g);
  for (let choices = 0; ; choices++) {
    if (game.faults(g).length > 0 || !same(game.conserved(g), totals)) return false;
    if (g.outcome !== null || choices === CHOICES) return true;
    for (let seat = 0; seat < g.seats; seat++) JSON.stringify(view(game, g, seat));
    const seat = g.asked[chance.below(g.asked.length)];
    const choice = referee.pick(g, seat, chance);
    // A form that was filled in at random may be refused.
    if (referee.refusal(g, seat, choice) === null) referee.take(g, seat, choice);
  }
}
