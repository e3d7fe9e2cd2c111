/**
 * Rules of earlier releases. Each is one file without imports, kept for ever; today's engine plays its `game`. What that
 * lacks for today's pages is taken from the newest version of the title, by name. Nothing that decides is ever taken.
 */
import {
  type AnyGame,
  CONTRACT,
  copy,
  goalOf,
  type Message,
  type Moment,
  Referee,
  SeededChance,
  teller,
  view,
} from '@entente/engine';

/** What a file of rules exports. The first releases do not name their contract. */
export interface RulesModule {
  readonly contract?: number;
  readonly game: AnyGame;
}

/** These rules cannot be played here. The message is a sentence for people. */
export class UnknownRules extends Error {}

/**
 * The game of a file of rules, complete by today's contract.
 * @param newest the title as it is today
 */
export function adopt({ contract = 1, game }: RulesModule, newest: AnyGame): AnyGame {
  if (contract > CONTRACT) {
    throw new UnknownRules(
      `Version ${game.version} of ${game.id} was made for a newer release (contract ${contract}; this one knows ${CONTRACT}).`,
    );
  }
  return contract === CONTRACT ? game : completed(game, newest);
}

/** In the first contract, a game says nothing about what its names are for. */
function completed(old: AnyGame, newest: AnyGame): AnyGame {
  const words = wordsOf(old, newest);
  // The same key may have other parameters now.
  const isNew = ({ say }: Message) => !Object.hasOwn(old.words.en, say);
  const whole: AnyGame = {
    ...old,
    words,
    steps: stepsOf(old, newest),
    size: newest.size,
    phases: newest.phases,
    roles: newest.roles,
    tones: newest.tones,
    ...(newest.prepares === undefined ? {} : { prepares: newest.prepares }),
    ...(newest.sources === undefined ? {} : { sources: newest.sources }),
    ...(newest.groups === undefined ? {} : { groups: groupsOf(newest.groups) }),
    ...(newest.moments === undefined ? {} : { moments: momentsOf(newest.moments, isNew) }),
    consequences: quietly(
      (...given) => (newest.consequences?.(...given) ?? []).filter(({ message }) => isNew(message)),
      [],
    ),
  };
  const goal = goalFor(whole, newest);
  return goal === undefined ? whole : { ...whole, goal };
}

type Part<Name extends keyof AnyGame> = NonNullable<AnyGame[Name]>;

/** A function of newer rules may not understand what older ones have made: then it says nothing. */
const quietly =
  <Given extends unknown[], Result>(ask: (...given: Given) => Result, nothing: Result) =>
  (...given: Given): Result => {
    try {
      return ask(...given);
    } catch {
      return nothing;
    }
  };

/** Words that only a drawn board says, and boards are always the newest. */
const OF_THE_BOARD = 'board.';

/** Its own words, and behind them those of the newest, which a page may fetch later. */
function wordsOf(old: AnyGame, { words: newer }: AnyGame): AnyGame['words'] {
  const { words } = old;
  const over = <Dictionary extends object>(own: Dictionary, behind: object): Dictionary => {
    const kept = Object.entries(own).filter(([key]) => !key.startsWith(OF_THE_BOARD));
    return Object.assign(Object.create(behind) as Dictionary, Object.fromEntries(kept));
  };
  return {
    ...words,
    en: over(words.en, newer.en),
    it: over(words.it, newer.it),
    de: over(words.de, newer.de),
    terms: { ...newer.terms, ...words.terms },
    names: { ...newer.names, ...words.names },
  };
}

/** Rules that also have words for what other rules have written into the log of the same game. */
export function speakingAlso(game: AnyGame, others: readonly AnyGame[]): AnyGame {
  if (others.length === 0) return game;
  const { words } = game;
  const all = others.map((other) => other.words);
  // A page may fetch words later.
  const over = <Dictionary extends object>(own: Dictionary, behind: readonly object[]): Dictionary =>
    new Proxy(own, {
      get: (_, key) =>
        [own, ...behind].map((one) => Reflect.get(one, key) as unknown).find((text) => text !== undefined),
      has: (_, key) => [own, ...behind].some((one) => Reflect.has(one, key)),
    });
  return {
    ...game,
    words: {
      ...words,
      en: over(
        words.en,
        all.map(({ en }) => en),
      ),
      it: over(
        words.it,
        all.map(({ it }) => it),
      ),
      de: over(
        words.de,
        all.map(({ de }) => de),
      ),
      terms: Object.assign({}, ...all.map(({ terms }) => terms), words.terms),
      names: Object.assign({}, ...all.map(({ names }) => names), words.names),
    },
  };
}

function stepsOf(old: AnyGame, newest: AnyGame): AnyGame['steps'] {
  const newer: Readonly<Partial<AnyGame['steps']>> = newest.steps;
  const steps = Object.entries(old.steps).map(([name, step]) => {
    const phase = newer[name]?.phase ?? 'caller';
    const first = newest.phases[0]?.[0] ?? '';
    return [name, { ...step, phase: typeof phase === 'function' ? quietly(phase, first) : phase }];
  });
  return Object.fromEntries(steps) as AnyGame['steps'];
}

/** Choices that the newest rules do not have are in the last group. */
const groupsOf = ({ ids, of }: Part<'groups'>): Part<'groups'> => ({
  ids,
  of: (choice) => of(choice) ?? ids.at(-1) ?? null,
});

/** What a line of the log means, without sentences that these rules have other words for. */
function momentsOf(moments: Part<'moments'>, isNew: (message: Message) => boolean): Part<'moments'> {
  const told = (moment: Moment | null): Moment | null =>
    moment?.tells === undefined ? moment : { ...moment, tells: moment.tells.filter(isNew) };
  return Object.fromEntries(
    Object.entries(moments).map(([line, moment]) => [
      line,
      typeof moment === 'function'
        ? quietly((...given: Parameters<typeof moment>) => told(moment(...given)), null)
        : (told(moment ?? null) ?? undefined),
    ]),
  );
}

/** The newest goal, as far as it makes sense of these rules: tried on a table of theirs. */
function goalFor(old: AnyGame, { goal }: AnyGame): AnyGame['goal'] {
  if (goal === undefined) return undefined;
  const isFine = (part: Part<'goal'>) => {
    try {
      const [seats] = old.seats;
      const options = Object.fromEntries(Object.entries(old.options).map(([id, [first]]) => [id, first]));
      const start = new Referee(old, new SeededChance(1)).start(seats, options);
      const now = goalOf({ goal: part }, view(old, copy(old, start), 'spectator'));
      const numbers = [...(now?.standing ?? []), now?.progress?.now ?? 0, now?.progress?.of ?? 0];
      return now !== null && teller(old, 'en').say(now.message) !== '' && numbers.every(Number.isFinite);
    } catch {
      return false;
    }
  };
  const { with: args, standing, progress } = goal;
  const words: Part<'goal'> = args === undefined ? {} : { with: args };
  if (!isFine(words)) return undefined;
  const parts = [
    ...(standing === undefined ? [] : [{ standing }]),
    ...(progress === undefined ? [] : [{ progress }]),
  ];
  return Object.assign(words, ...parts.filter((part) => isFine({ ...words, ...part })));
}
