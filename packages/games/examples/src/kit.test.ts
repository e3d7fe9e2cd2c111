import type { Game } from '@entente/engine';
import { checkGame, type Fault, PROPERTIES } from '@entente/engine/kit';
import { describe, expect, test } from 'vitest';
import { connectFour } from './connect-four/game.ts';
import { type Goofspiel, goofspiel } from './goofspiel/game.ts';
import { ticTacToe } from './tic-tac-toe/game.ts';

const { bid } = goofspiel.steps;
if (bid.kind !== 'simultaneous') throw new Error('goofspiel has changed');

const withBid = (changes: Partial<typeof bid>): Game<Goofspiel> => ({
  ...goofspiel,
  steps: { ...goofspiel.steps, bid: { ...bid, ...changes } },
});

/** Games with one fault each, and the property that must name it. */
const PLANTED: [what: string, game: Game<Goofspiel>, property: string, words: RegExp][] = [
  [
    'a view that shows the next prize',
    { ...goofspiel, facts: (g) => ({ ...goofspiel.facts(g), prizesLeft: g.secret.prizes.at(-1) ?? 0 }) },
    'leak-view',
    /facts.prizesLeft is \d+ in one and \d+ in the other/,
  ],
  [
    'a log that tells the last prize',
    withBid({
      resolve(g, frame, answers, go) {
        bid.resolve(g, frame, answers, go);
        go.log('log.lost', { total: g.secret.prizes[0] ?? 0 });
      },
    }),
    'leak-log',
    /The log tells .* something hidden/,
  ],
  [
    'choices that depend on the next prize',
    withBid({
      choices(g, _frame, seat, offer) {
        const { hand } = g.private[seat];
        const few = hand.length > 1 && (g.secret.prizes.at(-1) ?? 0) % 2 === 0;
        for (const card of few ? hand.slice(1) : hand) offer.add({ do: 'bid', card });
      },
    }),
    'leak-choices',
    /The choices of seat \d tell something hidden/,
  ],
  [
    'asking whom a hidden card names',
    withBid({
      asks: (g) => [(g.secret.prizes.at(-1) ?? 0) % g.seats],
      resolve: (g, frame, answers, go) =>
        bid.resolve(
          g,
          frame,
          answers.map((given, seat) =>
            given.length > 0 ? given : [{ do: 'bid', card: g.private[seat].hand[0] }],
          ),
          go,
        ),
    }),
    'leak-asked',
    /by whom it asks/,
  ],
  [
    'a lost card',
    withBid({
      resolve(g, frame, answers, go) {
        bid.resolve(g, frame, answers, go);
        g.public.won[0].pop();
      },
    }),
    'conserved',
    /prizes were \d+ at the start and are \d+/,
  ],
  [
    'a dead end',
    withBid({
      choices(g, _frame, seat, offer) {
        for (const card of g.private[seat].hand) if (card > 1) offer.add({ do: 'bid', card });
      },
    }),
    'no-dead-end',
    /Seat \d is asked at "bid" but has nothing to choose/,
  ],
  [
    'an endless game',
    withBid({ resolve: (_g, _frame, _answers, go) => go.next({ step: 'bid' }) }),
    'ends',
    /not over/,
  ],
  [
    'a flow that runs dry',
    withBid({ resolve: (_g, _frame, _answers, go) => go.done() }),
    'no-rules-fault',
    /the flow of play has run dry/,
  ],
  [
    'a step that rolls its own dice',
    withBid({
      resolve(g, frame, answers, go) {
        bid.resolve(g, frame, answers, go);
        if (Math.random() < 0.5) g.public.played[0].reverse();
      },
    }),
    'replay',
    /public.played/,
  ],
  [
    'a copy that shares a list',
    {
      ...goofspiel,
      copy: { ...goofspiel.copy, public: (it) => ({ ...goofspiel.copy.public(it), played: [...it.played] }) },
    },
    'copy',
    /A change of the copy changed the original: public.played/,
  ],
  [
    'a copy that forgets',
    { ...goofspiel, copy: { ...goofspiel.copy, secret: () => ({ prizes: [] }) } },
    'copy',
    /The copy is not like the original: secret.prizes/,
  ],
  [
    'a position that is no JSON',
    {
      ...goofspiel,
      setup(seats, options, chance) {
        const places = goofspiel.setup(seats, options, chance);
        return { ...places, public: { ...places.public, lost: new Map() as unknown as number[] } };
      },
    },
    'plain-json',
    /public.lost is a Map/,
  ],
  [
    'a listed choice that throws',
    withBid({
      resolve(g, frame, answers, go) {
        if (answers[0][0].card === 2) throw new Error('no twos');
        bid.resolve(g, frame, answers, go);
      },
    }),
    'listed-accepted',
    /choice .* throws: no twos/,
  ],
  [
    'a pick that never gives the last card',
    withBid({
      pick(g, _frame, seat, chance) {
        const { hand } = g.private[seat];
        return { do: 'bid', card: hand[chance.below(Math.max(1, hand.length - 1))] };
      },
    }),
    'pick',
    /1 of \d+ never came/,
  ],
  [
    'a pick with a favourite',
    withBid({
      pick(g, _frame, seat, chance) {
        const { hand } = g.private[seat];
        return { do: 'bid', card: hand[Math.min(chance.below(hand.length), chance.below(hand.length))] };
      },
    }),
    'pick',
    /does not pick all choices of seat \d equally often/,
  ],
  [
    'a pick beside the list',
    withBid({ pick: () => ({ do: 'bid', card: 0 }) }),
    'pick',
    /which is not listed/,
  ],
  [
    'choices that sort the hand',
    withBid({
      choices(g, frame, seat, offer) {
        g.private[seat].hand.reverse();
        bid.choices(g, frame, seat, offer);
      },
    }),
    'looking-changes-nothing',
    /"choices" changes the position: private.0.hand/,
  ],
  [
    'a judgement that sorts the hand',
    {
      ...goofspiel,
      judgement(g, seat) {
        g.private[seat].hand.reverse();
        return goofspiel.judgement(g, seat);
      },
    },
    'looking-changes-nothing',
    /"judgement" changes the position: private.0.hand/,
  ],
  ['a judgement that is no number', { ...goofspiel, judgement: () => Number.NaN }, 'countable', /is NaN/],
  [
    'imagining what cannot be',
    {
      ...goofspiel,
      imagine: (view, chance) => ({ ...goofspiel.imagine(view, chance), secret: { prizes: [] } }),
    },
    'imagine',
    /What .* imagines cannot be: prizes were/,
  ],
  [
    'a missing word',
    { ...goofspiel, words: { ...goofspiel.words, de: without(goofspiel.words.de, 'log.carried') } },
    'words',
    /no words for "log.carried" in de/,
  ],
];

function without<Words extends object>(words: Words, key: keyof Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([other]) => other !== key)) as Words;
}

const told = ({ property, words }: Fault) => `${property}: ${words}`;

describe('the kit finds and names', () => {
  test.each(PLANTED)('%s', (_what, game, property, words) => {
    const all = checkGame(game, { games: 40, options: { cards: 5 }, mostDecisions: 500 }).faults;
    // What is broken cannot be foreseen either.
    const faults = all.filter((fault) => fault.property !== 'foresee');
    expect(faults.map(told)).toHaveLength(1);
    expect(faults[0].property).toBe(property);
    expect(faults[0].words).toMatch(words);
  });
});

test.each([ticTacToe, connectFour, goofspiel])('$id holds all properties', (game) => {
  const { faults, checks } = checkGame(game as Game<Goofspiel>, { games: 60 });
  expect(faults.map(told)).toEqual([]);
  expect(Object.keys(checks)).toEqual(PROPERTIES.map(({ name }) => name));
});
