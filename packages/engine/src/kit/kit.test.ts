import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { parseGameFile } from '../table/file.ts';
import { verify } from '../table/verify.ts';
import { type Errand, errand } from '../testing/errand.ts';
import { checkGame, type Fault } from './check.ts';

const { turn, vote } = errand.steps;
if (turn.kind !== 'decision' || vote.kind !== 'simultaneous') throw new Error('errand has changed');

const withTurn = (changes: Partial<typeof turn>): Game<Errand> => ({
  ...errand,
  steps: { ...errand.steps, turn: { ...turn, ...changes } },
});

const told = ({ property, words }: Fault) => `${property}: ${words}`;

test('a sound game with one of everything holds all properties', () => {
  const { faults, checks } = checkGame(errand, { games: 60 });
  expect(faults.map(told)).toEqual([]);
  // A property that was never checked has proved nothing. Errand leaves picking to its lists.
  const idle = Object.entries(checks).filter(([, count]) => count === 0);
  expect(idle).toEqual([['pick', 0]]);
});

/** Never the same twice in a row: dice that the kit cannot miss. */
function flipping(): () => { do: 'end' | 'roll' } {
  let flips = 0;
  return () => ({ do: flips++ % 2 === 0 ? 'end' : 'roll' });
}

describe('the kit finds and names', () => {
  const PLANTED: [what: string, game: Game<Errand>, property: string, words: RegExp][] = [
    [
      'a choice that is open only where reasons are wanted',
      withTurn({
        choices(g, frame, seat, offer) {
          turn.choices(g, frame, seat, offer);
          if (offer.explains) offer.add({ do: 'end' });
        },
      }),
      'same-with-reasons',
      /Seat \d has other choices once reasons are wanted/,
    ],
    [
      'a choice whose price nobody can foresee: it hangs on a hidden card',
      withTurn({
        take(g, frame, seat, choice, go) {
          turn.take(g, frame, seat, choice, go);
          if (choice.do === 'spend') g.public.spent += (g.secret.deck.at(-1) ?? 0) / 100;
        },
      }),
      'foresee',
      /Seat \d foresees something else of {"do":"spend"/,
    ],
    [
      'an undo that goes too far: a peek without a mark',
      withTurn({
        take(g, frame, seat, choice, go) {
          if (choice.do === 'peek') g.private[seat].known = g.secret.deck.at(-1) ?? 0;
          else turn.take(g, frame, seat, choice, go);
        },
      }),
      'undo-too-far',
      /Seat \d can take back {"do":"peek"}/,
    ],
    [
      'an undo that goes too far: a peek that only the log tells',
      withTurn({
        take(g, frame, seat, choice, go) {
          if (choice.do === 'peek') go.log('log.card', { card: g.secret.deck.at(-1) ?? 0 }, [seat]);
          else turn.take(g, frame, seat, choice, go);
        },
      }),
      'undo-too-far',
      /log.0.with.card/,
    ],
    [
      'a private log that reaches everybody',
      withTurn({
        take(g, frame, seat, choice, go) {
          turn.take(g, frame, seat, choice, go);
          if (choice.do === 'end') go.log('log.card', { card: g.private[seat].hand[0] ?? 0 });
        },
      }),
      'leak-log',
      /The log tells/,
    ],
    [
      'a form whose answer tells what nobody knows',
      withTurn({
        choices(g, _frame, _seat, offer) {
          const refusal = { code: 'refuse.poor', rule: 'ERR-2', with: {} };
          const deck = g.secret.deck.at(-1) ?? 0;
          offer.form({ do: 'spend' }, { amount: { kind: 'amount', min: 1, max: 9 } }, (filled) =>
            filled.do === 'spend' && filled.amount === deck ? refusal : undefined,
          );
          offer.add({ do: 'end' });
        },
      }),
      'leak-choices',
      /The answer to \{"do":"spend","amount":\d\} tells seat \d something hidden/,
    ],
    [
      'a measure that counts what is in a hand',
      {
        ...errand,
        measures: [{ id: 'cards', of: 'seat', value: (g, seat) => g.private[seat].hand[0] ?? 0 }],
      },
      'leak-measures',
      /A measure tells .* something hidden/,
    ],
    [
      'a form that can never be filled in',
      withTurn({
        choices(_g, _frame, _seat, offer) {
          const refusal = { code: 'refuse.poor', rule: 'ERR-2', with: {} };
          offer.form({ do: 'spend' }, { amount: { kind: 'amount', min: 1, max: 3 } }, () => refusal);
        },
      }),
      'no-dead-end',
      /every way tried to fill in its choices is refused/,
    ],
    [
      'the most of an amount breaks the bank',
      withTurn({
        choices(g, frame, seat, offer) {
          turn.choices(g, frame, seat, offer);
          offer.amount({ do: 'spend' }, 'amount', 100, 101);
        },
        take(g, frame, seat, choice, go) {
          turn.take(g, frame, seat, choice, go);
          if (choice.do === 'spend' && choice.amount === 101) g.public.spent++;
        },
      }),
      'conserved',
      /"amount":101} leaves it out of order: coins were/,
    ],
    [
      'a default that is not listed',
      withTurn({ default: () => ({ do: 'spend', amount: 3 }) }),
      'default',
      /The default \{"do":"spend","amount":3\} of seat \d at "turn" is refused with refuse\.\w+/,
    ],
    [
      'a default that tells what nobody knows',
      withTurn({ default: (g) => ({ do: (g.secret.deck.at(-1) ?? 0) > 4 ? 'end' : 'roll' }) }),
      'default',
      /The default of seat \d at "turn" tells something hidden/,
    ],
    [
      'a default that is thrown by dice of its own',
      withTurn({ default: flipping() }),
      'default',
      /The default of seat \d at "turn" is not the same every time/,
    ],
    [
      'a default that never comes to an end',
      { ...errand, steps: { ...errand.steps, vote: { ...vote, more: () => true } } },
      'default',
      /Seat \d still owes an answer after 200 defaults/,
    ],
    [
      'an open question whose choices depend on a hand',
      withTurn({
        choices(g, frame, seat, offer) {
          if (g.private[seat].known < 5) turn.choices(g, frame, seat, offer);
          else offer.add({ do: 'end' });
        },
      }),
      'open',
      /The step "turn" is not open: .* seat \d has other choices/,
    ],
    [
      'a question that is open at the wrong times',
      withTurn({
        open: undefined,
        isOpen: ({ facts }, { seat }) => facts.hands[seat] > 0,
        choices(g, frame, seat, offer) {
          if (!g.private[seat].hand.includes(1)) turn.choices(g, frame, seat, offer);
          else offer.add({ do: 'end' });
        },
      }),
      'open',
      /The step "turn" is not open: .* seat \d has other choices/,
    ],
    [
      'a window without a pass',
      { ...errand, steps: { ...errand.steps, vote: { ...vote, default: undefined } } },
      'window',
      /The window "vote" has no default/,
    ],
    [
      'a window in which some cannot pass',
      {
        ...errand,
        steps: {
          ...errand.steps,
          vote: {
            ...vote,
            choices(g, frame, seat, offer) {
              if (seat === 0) vote.choices(g, frame, seat, offer);
              else offer.add({ do: 'vote', mood: 'yes' });
            },
          },
        },
      },
      'window',
      /Seat 1 cannot pass in the window "vote": refuse.notOffered/,
    ],
    [
      'a window whose default is an answer like any other',
      { ...errand, roles: { end: 'end' } },
      'window',
      /The default "abstain" of the window "vote" neither passes nor declines/,
    ],
    [
      'a role of a choice that nobody has',
      { ...errand, roles: { ...errand.roles, ...({ finnish: 'end' } as object) } },
      'roles',
      /"finnish" has a role, but no choice has that name/,
    ],
    [
      'a role of a choice that is to be filled in',
      { ...errand, roles: { ...errand.roles, spend: 'pass' } },
      'roles',
      /"spend" has a role, but is to be filled in at "turn"/,
    ],
    [
      'two ways to end one question',
      { ...errand, roles: { ...errand.roles, peek: 'end' } },
      'roles',
      /At "turn" several choices end or pass: peek, end/,
    ],
    [
      'a choice that belongs to no group',
      { ...errand, groups: { ids: ['errands'], of: () => null } },
      'groups',
      /"\w+" belongs to no group and has no role/,
    ],
    [
      'a consequence that cannot be said',
      {
        ...errand,
        consequences: () => [{ kind: 'price', message: { say: 'effect.dear', with: {} } }],
      },
      'groups',
      /What follows from "\w+" cannot be said: no words for "effect.dear"/,
    ],
    [
      'a tone of a line that nobody says',
      { ...errand, tones: { ...errand.tones, ...({ 'log.rang': 'clash' } as object) } },
      'tones',
      /"log.rang" has a tone, but is no line of the log/,
    ],
    [
      'a moment of a line that nobody says',
      { ...errand, moments: { ...({ 'log.rang': { kind: 'battle', weight: 1 } } as object) } },
      'moments',
      /"log.rang" is a moment, but no line of the log/,
    ],
    [
      'a moment of an unknown kind',
      { ...errand, moments: { 'log.rolled': { kind: 'siesta' as 'battle', weight: 1 } } },
      'moments',
      /"log.rolled" is a moment of the unknown kind "siesta"/,
    ],
    [
      'a moment of somebody who does not play',
      { ...errand, moments: { 'log.rolled': { kind: 'battle', weight: 1, to: [7] } } },
      'moments',
      /"log.rolled" is a moment of seat 7, and there are \d/,
    ],
    [
      'a moment with a die that has no such face',
      {
        ...errand,
        moments: {
          'log.rolled': {
            kind: 'battle',
            weight: 1,
            rolls: [{ seat: 0, family: 'mood', dice: [{ face: 'perhaps', hit: true }] }],
          },
        },
      },
      'moments',
      /"log.rolled" is a moment with a die that shows "perhaps"/,
    ],
    [
      'a moment whose card has no words',
      {
        ...errand,
        moments: { 'log.rolled': { kind: 'battle', weight: 3, tells: [{ say: 'moment.bang', with: {} }] } },
      },
      'moments',
      /"log.rolled" is a moment that cannot be told: no words for "moment.bang"/,
    ],
    [
      'a phase without words',
      { ...errand, phases: [...errand.phases, ['siesta' as 'vote']] },
      'phases',
      /The phase "siesta" has no words/,
    ],
    [
      'a step of a phase that is not listed',
      { ...errand, phases: [['market']] },
      'phases',
      /The step "vote" belongs to the phase "vote", which is not listed/,
    ],
    [
      'a phase that is listed twice',
      { ...errand, phases: [...errand.phases, ['vote']] },
      'phases',
      /The phase "vote" is listed twice/,
    ],
    [
      'a step that leaves its phase to a caller it does not have',
      withTurn({ phase: 'caller' }),
      'phases',
      /Nobody knows the phase at "turn"/,
    ],
    [
      'a phase that only a function knows',
      withTurn({ phase: ({ flow }) => `stage ${flow.length}` as 'vote' }),
      'phases',
      /The phase "stage 1" at "turn" is not listed/,
    ],
    [
      'typical choices of tables that cannot be',
      { ...errand, typicalChoices: { 2: 20, 9: 90 } },
      'title',
      /Typical choices are told for 9 seats/,
    ],
    [
      'a first game with a value that cannot be chosen',
      { ...errand, firstGame: { rounds: 7 } },
      'title',
      /A first game has "rounds" set to "7"/,
    ],
    [
      'a quick start that cannot be chosen',
      { ...errand, playNow: { rounds: 7 } },
      'title',
      /"Play now" has "rounds" set to "7"/,
    ],
    [
      'a standing that leaves somebody out',
      { ...errand, goal: { standing: () => [1] } },
      'goal',
      /Of \d seats the standing is \[1\]/,
    ],
    [
      'points without a source',
      {
        ...errand,
        goal: { standing: ({ public: { coins } }) => coins, sources: [{ id: 'gift', of: () => 1 }] },
      },
      'goal',
      /Seat 0 has \d+, from all sources together 1/,
    ],
    [
      'a first visit without words',
      { ...errand, firstVisit: () => ({}) },
      'goal',
      /What is played for cannot be said: no words for "firstVisit.who"/,
    ],
    ['a framing without words', { ...errand, framed: true }, 'title', /It is framed, but has no words/],
    [
      'a window that is open as well',
      { ...errand, steps: { ...errand.steps, vote: { ...vote, open: true } } },
      'window',
      /"vote" is both an open question and a window/,
    ],
    [
      'whoever has given up is asked again',
      {
        ...errand,
        steps: { ...errand.steps, vote: { ...vote, asks: (g) => g.private.map((_, seat) => seat) } },
      },
      'resign',
      /Seat \d has given up but is asked/,
    ],
    [
      'whoever has given up wins',
      {
        ...errand,
        resignation: {
          has: (g, seat) => g.public.left.includes(seat),
          declare(g, seat, go) {
            g.public.left.push(seat);
            go.end({ reason: 'done', scores: g.public.coins.slice(), winners: [seat] });
          },
        },
      },
      'resign',
      /Seat \d has given up and wins/,
    ],
    [
      'a judgement that counts something without a name',
      { ...errand, judgement: (g, seat) => g.public.coins[seat] + 0.5 },
      'parts',
      /For seat \d the parts add up to \d+, and the judgement is \d+\.5/,
    ],
    [
      'a default that changes the position',
      withTurn({
        default(g) {
          g.public.spent++;
          return { do: 'end' };
        },
      }),
      'looking-changes-nothing',
      /"default" changes the position: public.spent/,
    ],
  ];
  test.each(PLANTED)('%s', (_what, game, property, words) => {
    const { faults } = checkGame(game, { games: 100, mostDecisions: 1000 });
    const named = faults.filter((fault) => fault.property === property);
    expect(named.map((fault) => fault.words)).toEqual([expect.stringMatching(words)]);
  });
});

test('a form that is hard to fill in is no dead end', () => {
  const picky = withTurn({
    choices(g, frame, seat, offer) {
      if (g.public.coins[seat] < 3) return turn.choices(g, frame, seat, offer);
      const refusal = { code: 'refuse.poor', rule: 'ERR-2', with: {} };
      const check = ({ amount }: { do: string; amount?: number }) => (amount === 2 ? undefined : refusal);
      offer.form({ do: 'spend' }, { amount: { kind: 'amount', min: 1, max: 3 } }, check);
    },
    default: (g, _frame, seat) => (g.public.coins[seat] < 3 ? { do: 'end' } : { do: 'spend', amount: 2 }),
  });
  const { faults, games } = checkGame(picky, { games: 30 });
  expect(faults.map(told)).toEqual([]);
  expect(games).toBe(30);
});

describe('a fault', () => {
  const stingy = withTurn({
    choices(g, frame, seat, offer) {
      if (g.public.coins[seat] > 0) turn.choices(g, frame, seat, offer);
    },
  });
  const [fault] = checkGame(stingy, { games: 50, seed: 5 }).faults;

  test('is shown by a small game', () => {
    expect(fault).toMatchObject({ property: 'no-dead-end', seats: 2 });
    expect(fault.moment).toBeLessThanOrEqual(3);
    expect(fault.words).toBe('Seat 0 is asked at "turn" but has nothing to choose.');
  });

  test('comes with a game file that replays', () => {
    const file = parseGameFile(JSON.stringify(fault.file));
    expect(file.entries).toHaveLength(fault.moment);
    expect(file.entries[0]).toMatchObject({ seat: 0, choice: { do: 'spend' } });
    expect(verify(stingy, file)).toEqual({ ok: true });
  });

  test('is found again with the same seed', () => {
    expect(checkGame(stingy, { games: 50, seed: 5 }).faults).toEqual([fault]);
  });
});
