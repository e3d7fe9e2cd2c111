import type { AnyGame, Choice, Seat } from '@entente/engine';
import { type Metric, wonBy } from './metric.ts';

/** What one seat had to do with one kind of choice in a game. */
interface Seen {
  readonly key: readonly [string, string | null];
  asked: number;
  taken: number;
}

/** What is offered and what is taken: choices that nobody wants, and choices that everybody takes. */
export const choicesMetric: Metric = {
  id: 'choices',
  about: 'What was open and what was taken, wherever there was something else to do as well.',
  keys: {
    choice: 'kind of choice',
    thing: 'what it names, with its family: card.S01, region.india; empty if nothing',
  },
  sums: {
    asked: 'questions in which it was open beside a choice of another kind or thing',
    taken: 'how often it was taken there',
    seats: 'seats in a game to which it was open',
    takers: 'seats in a game that took it',
    wonBySeats: 'games won by seats to which it was open, in parts of 840',
    wonByTakers: 'games won by seats that took it, in parts of 840',
  },
  perGame: {},
  watch({ game, seats }, tally) {
    const thing = thingIn(game);
    const seen = Array.from({ length: seats }, () => new Map<string, Seen>());
    const note = (seat: Seat, choice: Choice, name: string): Seen => {
      const known = seen[seat].get(name);
      if (known !== undefined) return known;
      const fresh: Seen = { key: [choice.do, thing(choice)], asked: 0, taken: 0 };
      seen[seat].set(name, fresh);
      return fresh;
    };
    const nameOf = (choice: Choice) => `${choice.do} ${thing(choice) ?? ''}`;
    return {
      decision(_, seat, taken, open) {
        if (open.size < 2) return;
        const names = new Map<string, Choice>();
        for (let at = 0; at < open.size; at++) names.set(nameOf(open.at(at)), open.at(at));
        if (names.size < 2) return;
        for (const [name, choice] of names) note(seat, choice, name).asked++;
        note(seat, taken, nameOf(taken)).taken++;
      },
      end(g) {
        seen.forEach((choices, seat) => {
          const won = wonBy(g, seat);
          for (const { key, asked, taken } of choices.values())
            tally.add(key, asked, taken, 1, taken > 0 ? 1 : 0, won, taken > 0 ? won : 0);
        });
        return undefined;
      },
    };
  },
};

/**
 * What a choice names: the first of its fields that is a term in the words of the game, but never a seat; if it has none, its
 * first field.
 */
function thingIn({ words: { names, terms } }: AnyGame): (choice: Choice) => string | null {
  const families = new Map(Object.entries(names).filter(([, family]) => Object.hasOwn(terms, family)));
  const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';
  return (choice) => {
    let first: string | null = null;
    for (const [field, value] of Object.entries(choice)) {
      if (field === 'do' || !isPlain(value)) continue;
      const family = families.get(field);
      if (family !== undefined) return `${family}.${value}`;
      if (names[field] !== 'seat') first ??= `${field}.${value}`;
    }
    return first;
  };
}
