import { describe, expect, test } from 'vitest';
import { commitment } from '../chance/keyed.ts';
import { type Errand, errand, errandHeader } from '../testing/errand.ts';
import { teller } from '../words/teller.ts';
import { closings } from './closing.ts';
import { GameFileError, parseGameFile } from './file.ts';
import { hashPosition } from './hash.ts';
import { Table } from './table.ts';
import { verify } from './verify.ts';

const SECRET = 'a1'.repeat(32);
const keyed = { kind: 'keyed', commitment: commitment(SECRET), nonces: ['ann', 'bob'] } as const;

function seated(): Table<Errand> {
  return new Table(errand, errandHeader());
}

/** Seat and choice in turn; every one must be accepted. */
function play(table: Table<Errand>, ...moves: [number, Errand['choice']][]): Table<Errand> {
  for (const [seat, choice] of moves) expect(table.take(seat, choice)).toMatchObject({ ok: true });
  return table;
}

const round: [number, Errand['choice']][] = [
  [0, { do: 'roll' }],
  [0, { do: 'draw' }],
  [0, { do: 'end' }],
  [1, { do: 'spend', amount: 1 }],
  [1, { do: 'end' }],
  [1, { do: 'vote', mood: 'yes' }],
  [0, { do: 'vote', mood: 'no' }],
  [0, { do: 'vote', mood: 'no' }],
  [1, { do: 'vote', mood: 'yes' }],
];

const { turn } = errand.steps;
if (turn.kind !== 'decision') throw new Error('errand has changed');
/** In a turn only this may be chosen. */
const offering = (choices: typeof turn.choices) => ({
  ...errand,
  steps: { ...errand.steps, turn: { ...turn, choices } },
});

const finished = () => play(new Table(errand, errandHeader({ chance: keyed }), SECRET), ...round, ...round);

describe('undo follows facts', () => {
  test('a seat may go back choice by choice to its last mark', () => {
    const table = seated();
    const before = hashPosition(table.position);
    play(table, [0, { do: 'spend', amount: 1 }], [0, { do: 'spend', amount: 2 }]);
    expect([table.mayUndo(0), table.mayUndo(1)]).toEqual([true, false]);
    expect(table.undo(0)).toMatchObject({ ok: true });
    expect(table.position.public.coins).toEqual([2, 3]);
    expect(table.undo(0)).toMatchObject({ ok: true });
    expect(hashPosition(table.position)).toBe(before);
    expect(table.mayUndo(0)).toBe(false);
    expect(table.undo(0)).toMatchObject({ ok: false, refusal: { code: 'refuse.noUndo' } });
  });

  test.each<[string, Errand['choice']]>([
    ['chance was drawn', { do: 'roll' }],
    ['a hidden card was drawn', { do: 'draw' }],
    ['a step says that something was shown', { do: 'peek' }],
    ['another seat has to act', { do: 'end' }],
  ])('not when %s', (_why, choice) => {
    const table = play(seated(), [0, { do: 'spend', amount: 1 }], [0, choice]);
    const before = hashPosition(table.position);
    expect(table.undo(0)).toMatchObject({ ok: false, refusal: { code: 'refuse.noUndo' } });
    expect(hashPosition(table.position)).toBe(before);
  });

  test('nobody undoes for another seat', () => {
    const table = play(seated(), [0, { do: 'spend', amount: 1 }]);
    expect(table.undo(1)).toMatchObject({ ok: false });
  });

  test('the table says beforehand what cannot be taken back, and why', () => {
    const table = seated();
    const why = closings(errand, table.view(0));
    const choices: Errand['choice'][] = [
      { do: 'spend', amount: 1 },
      { do: 'roll' },
      { do: 'draw' },
      { do: 'peek' },
      { do: 'end' },
    ];
    expect(choices.map(why)).toEqual([null, 'chance', 'shown', 'shown', 'others']);
    for (const choice of choices) {
      const tried = play(seated(), [0, choice]);
      expect([choice.do, tried.mayUndo(0)]).toEqual([choice.do, why(choice) === null]);
    }
    expect(table.position).toEqual(seated().position);
    expect(closings(errand, table.view('spectator'))({ do: 'roll' })).toBeNull();
  });

  test('among secret answers, only the last one cannot be taken back', () => {
    const table = play(seated(), [0, { do: 'end' }], [1, { do: 'end' }]);
    const yes = { do: 'vote', mood: 'yes' } as const;
    expect(closings(errand, table.view(0))(yes)).toBeNull();
    play(table, [1, yes], [1, yes], [0, yes]);
    expect(closings(errand, table.view(0))(yes)).toBe('shown');
  });

  test('the table says what would be taken back', () => {
    const table = play(seated(), [0, { do: 'spend', amount: 1 }], [0, { do: 'spend', amount: 2 }]);
    expect([table.undoes(0), table.undoes(1)]).toEqual([{ do: 'spend', amount: 2 }, null]);
    table.undo(0);
    expect(table.undoes(0)).toEqual({ do: 'spend', amount: 1 });
    table.undo(0);
    expect(table.undoes(0)).toBeNull();
    play(table, [0, { do: 'end' }], [1, { do: 'end' }], [0, { do: 'vote', mood: 'no' }]);
    expect(table.undoes(0)).toEqual({ do: 'vote', mood: 'no' });
  });

  test('an answer given in secret can be taken back alone', () => {
    const table = play(seated(), [0, { do: 'end' }], [1, { do: 'end' }]);
    play(table, [0, { do: 'vote', mood: 'yes' }], [1, { do: 'vote', mood: 'no' }]);
    expect(table.undo(0)).toMatchObject({ ok: true });
    expect(table.position.answers).toEqual([[], [{ do: 'vote', mood: 'no' }]]);
  });

  test('a seat goes back past choices without an alternative', () => {
    const tired = offering((g, frame, seat, offer) => {
      if (g.public.coins[seat] === 3) turn.choices(g, frame, seat, offer);
      else if (g.public.coins[seat] === 0) offer.add({ do: 'end' });
      else offer.add({ do: 'spend', amount: 1 });
    });
    const table = new Table(tired, errandHeader());
    play(table, [0, { do: 'spend', amount: 1 }], [0, { do: 'spend', amount: 1 }]);
    expect(table.wayBack(0, () => true)).toBe(2);
    expect(table.undoes(0, 2)).toEqual({ do: 'spend', amount: 1 });
    // A seat that is asked all the same goes back one choice at a time.
    expect(table.wayBack(0, () => false)).toBe(1);
    expect(table.wayBack(1, () => true)).toBe(0);
    for (let back = table.wayBack(0, () => true); back > 0; back--) table.undo(0);
    expect(table.position.public.coins).toEqual([3, 3]);
    expect(table.wayBack(0, () => true)).toBe(0);
    expect(Table.load(tired, table.header, table.entries).position).toEqual(table.position);
  });

  test('the table gives a single answer, unless that would end the seat’s chance to undo', () => {
    const given = () => true;
    const table = new Table(
      offering((g, frame, seat, offer) => {
        if (g.public.coins[seat] === 3) turn.choices(g, frame, seat, offer);
        else if (g.public.coins[seat] === 2) offer.add({ do: 'spend', amount: 1 });
        else offer.add({ do: 'end' });
      }),
      errandHeader(),
    );
    expect(table.needless(0, given)).toBeNull();
    play(table, [0, { do: 'spend', amount: 1 }]);
    expect(table.needless(0, given)).toEqual({ do: 'spend', amount: 1 });
    expect(table.needless(0, () => false)).toBeNull();
    play(table, [0, { do: 'spend', amount: 1 }]);
    // Ending the turn is the only choice, but the seat could still take back what it spent.
    expect(table.needless(0, given)).toBeNull();
    const ending = new Table(
      offering((_g, _frame, _seat, offer) => offer.add({ do: 'end' })),
      errandHeader(),
    );
    expect(ending.needless(0, given)).toEqual({ do: 'end' });
  });

  test('the log notes for a seat that it had only one answer', () => {
    const short = offering((_g, _frame, _seat, offer) => offer.add({ do: 'end' }));
    const table = play(new Table(short, errandHeader()), [0, { do: 'end' }]);
    const note = { say: 'log.passedOnly', with: { choice: { say: 'choice.end', with: {} } } };
    expect(table.logFor(0)).toMatchObject([note]);
    expect(table.logFor(1)).toEqual([]);
    expect(teller(short, 'en').say(note)).toBe('Only one answer: End the turn');
    expect(play(seated(), [0, { do: 'end' }]).log).toEqual([]);
  });

  test('with consent it goes back further, and dice are not rolled again', () => {
    const table = play(seated(), [0, { do: 'roll' }], [0, { do: 'end' }], [1, { do: 'spend', amount: 1 }]);
    expect(table.undoTo(1, 0, [0])).toMatchObject({ ok: true });
    expect(table.position.public).toMatchObject({ coins: [3, 3], rolls: [] });
    play(table, [0, { do: 'roll' }]);
    const straight = play(seated(), [0, { do: 'roll' }], [0, { do: 'roll' }]);
    expect(table.position.public.rolls).toEqual(straight.position.public.rolls.slice(1));
    expect(table.undoTo(1, 99, [0])).toMatchObject({ ok: false });
  });

  test('log and measures go back too, and the log says so', () => {
    const table = play(seated(), ...round);
    expect(table.measured).toHaveLength(1);
    table.undoTo(0, 1, [1]);
    expect(table.measured).toEqual([]);
    expect(table.log.slice(0, 2).map(({ say }) => say)).toEqual(['log.rolled', 'log.back']);
  });

  test('readers of an undone line are told so, once for each line', () => {
    const table = play(seated(), ...round);
    const told = [...table.log];
    table.undoTo(0, 1, [1]);
    const again = () => table.log.filter(({ say }) => say === 'log.undone');
    expect(again().map(({ with: { what }, to }) => ({ what, to }))).toEqual(
      told.slice(1).map(({ say, with: args, to }) => ({ what: { say, with: args }, to })),
    );
    table.undoTo(0, 0, [1]);
    expect(again()).toHaveLength(told.length);
    expect(table.log.map(({ at }) => at)).toEqual(table.log.map(() => table.entries.length));
  });
});

describe('the log of inputs is the truth', () => {
  test('replaying it gives the same table', () => {
    const table = play(seated(), [0, { do: 'spend', amount: 1 }]);
    table.undo(0);
    play(table, ...round.slice(0, 3));
    table.undoTo(1, 1, [0]);
    play(table, ...round.slice(0, 4));
    const again = Table.load(errand, table.header, table.entries);
    expect(again.position).toEqual(table.position);
    expect(again.log).toEqual(table.log);
    expect(again.entries).toEqual(table.entries);
  });

  test('going back repeatedly does not replay the same entries each time', () => {
    let set = 0;
    const counted = {
      ...errand,
      setup(...args: Parameters<typeof errand.setup>) {
        set++;
        return errand.setup(...args);
      },
    };
    const table = play(new Table(counted, errandHeader()), [0, { do: 'roll' }], [0, { do: 'roll' }]);
    for (let times = 0; times < 14; times++) table.undoTo(0, table.entries.length - 1, [1]);
    set = 0;
    const again = Table.load(counted, errandHeader(), table.entries);
    expect(again.position).toEqual(table.position);
    expect(again.log).toEqual(table.log);
    expect(set).toBe(1);
    table.undoTo(0, 3, [1]);
    expect(set).toBe(2);
    set = 0;
    expect(verify(counted, table.file())).toEqual({ ok: true });
    expect(set).toBe(1);
  });

  test('a snapshot saves time and changes nothing', () => {
    const table = play(new Table(errand, errandHeader({ chance: keyed }), SECRET), ...round.slice(0, 4));
    const snapshot = JSON.parse(JSON.stringify(table.snapshot()));
    play(table, ...round.slice(4), [0, { do: 'roll' }]);
    const loaded = Table.load(errand, table.header, table.entries, SECRET, snapshot);
    expect(loaded.position).toEqual(table.position);
    expect(loaded.log).toEqual(table.log);
    expect(loaded.measured).toEqual(table.measured);
  });

  test('it can be seen at any moment by any viewer', () => {
    const table = play(seated(), ...round);
    const then = table.at(2);
    expect(then.view(0).private).toEqual(then.position.private[0]);
    expect(then.view(1).private?.hand).toEqual([]);
    const card = { at: 2, say: 'log.card', to: [0] };
    expect(then.logFor(0)).toContainEqual(expect.objectContaining(card));
    expect(then.logFor(1)).not.toContainEqual(expect.objectContaining(card));
    expect(then.logFor('spectator')).not.toContainEqual(expect.objectContaining(card));
  });

  test('measures are recorded at every round', () => {
    const table = finished();
    expect(table.measured.map(({ round }) => round)).toEqual([1, 2]);
    expect(table.measured[1].values).toEqual({ coins: [3, 1], cards: 6 });
  });

  test('rules of another version do not play it', () => {
    const table = seated();
    expect(() => Table.load({ ...errand, version: 4 }, table.header, [])).toThrow('version 3');
  });

  test('a fault of the rules changes nothing', () => {
    const { steps } = errand;
    const broken = {
      ...errand,
      steps: {
        ...steps,
        close: {
          ...steps.close,
          run() {
            throw new Error('oops');
          },
        },
      },
    };
    const table = play(new Table(broken, errandHeader()), ...round.slice(0, -1));
    const before = hashPosition(table.position);
    expect(() => table.take(1, { do: 'vote', mood: 'yes' })).toThrow('oops');
    expect(hashPosition(table.position)).toBe(before);
    expect(table.entries).toHaveLength(round.length - 1);
  });
});

describe('a game file', () => {
  const file = () => parseGameFile(JSON.stringify(finished().file()));

  test('of a finished game verifies', () => {
    expect(verify(errand, file())).toEqual({ ok: true });
  });

  test('of a running game keeps the secret of its dice', () => {
    const table = play(new Table(errand, errandHeader({ chance: keyed }), SECRET), [0, { do: 'roll' }]);
    expect(JSON.stringify(table.file())).not.toContain(SECRET);
    expect(verify(errand, table.file())).toMatchObject({ ok: false, problem: { say: 'verify.noSecret' } });
  });

  test.each<[string, (text: string) => string, string]>([
    ['one die', (text) => text.replace(/"chance":\[\d\]/, '"chance":[6]'), 'verify.dice'],
    ['one choice', (text) => text.replace('"mood":"no"', '"mood":"yes"'), 'verify.seal'],
    ['one amount beyond what is legal', (text) => text.replace('"amount":1', '"amount":9'), 'verify.illegal'],
    ['one seat’s nonce', (text) => text.replace('"bob"', '"bab"'), 'verify.setup'],
    ['the secret', (text) => text.replaceAll('a1a1', 'a1a2'), 'verify.commitment'],
    ['a nonce left out', (text) => text.replace('["ann","bob"]', '["ann"]'), 'verify.nonces'],
    ['the outcome', (text) => text.replace('"winners":[1]', '"winners":[0]'), 'verify.outcome'],
    ['the last position', (text) => text.replace(/"hash":"./, '"hash":"x'), 'verify.hash'],
    ['the number of seats', (text) => text.replace('"seats":2', '"seats":9'), 'verify.seats'],
    ['an option', (text) => text.replace('"rounds":2', '"rounds":7'), 'options.value'],
    ['the game', (text) => text.replace('"game":"errand"', '"game":"chess"'), 'verify.game'],
    ['the version', (text) => text.replace('"version":3', '"version":2'), 'verify.version'],
  ])('with %s changed is refused with the reason', (_what, change, reason) => {
    const text = JSON.stringify(finished().file());
    const tampered = change(text);
    expect(tampered).not.toBe(text);
    expect(verify(errand, parseGameFile(tampered))).toMatchObject({ ok: false, problem: { say: reason } });
  });

  const changed = (changes: object) => JSON.stringify({ ...finished().file(), ...changes });

  test.each([
    ['no JSON', '{', 'not JSON'],
    ['something else', '{"a":1}', 'not a game file'],
    ['nothing', 'null', 'not a game file'],
    ['no entries', changed({ entries: 3 }), 'no list of entries'],
    ['a broken entry', changed({ entries: [{}] }), 'entry 1 is unreadable'],
    ['an entry of nobody', changed({ entries: [{ seat: -1, seal: '', retract: true }] }), 'entry 1 is'],
    ['no seats', changed({ seats: 'two' }), 'how many seats'],
    ['options as a list', changed({ options: [] }), 'no options'],
    ['options as a word', changed({ options: 'none' }), 'no options'],
    ['empty options', changed({ options: null }), 'no options'],
    ['no set-up', changed({ setup: [0.5] }), 'the chance of its set-up is missing'],
    ['no hash', changed({ hash: 7 }), 'the hash of its last position is missing'],
    ['an outcome as a list', changed({ outcome: [] }), 'its outcome is unreadable'],
    ['no chance', changed({ chance: { kind: 'sixes' } }), 'chance comes from'],
    ['chance of an unknown kind', changed({ chance: { ...keyed, kind: 'sixes' } }), 'chance comes from'],
    ['dice without a commitment', changed({ chance: { ...keyed, commitment: 1 } }), 'chance comes from'],
    ['an unreadable secret', changed({ chance: { ...keyed, secret: 1 } }), 'chance comes from'],
    ['an unreadable nonce', changed({ chance: { ...keyed, nonces: [1] } }), 'chance comes from'],
  ])('with %s gives a clear sentence', (_what, text, words) => {
    expect(() => parseGameFile(text)).toThrow(GameFileError);
    expect(() => parseGameFile(text)).toThrow(words);
  });

  test('of keyed dice is read with and without their secret', () => {
    const secret = 'a1';
    for (const chance of [keyed, { ...keyed, secret }])
      expect(parseGameFile(changed({ chance })).chance).toEqual(chance);
  });
});

describe('giving up', () => {
  const three = () => new Table(errand, errandHeader({ seats: 3 }));

  test('is an entry like any other: stored, sealed, replayed, verified', () => {
    const table = play(three(), [0, { do: 'roll' }], [0, { do: 'end' }]);
    expect(table.resign(2)).toMatchObject({ ok: true, entry: { seat: 2, resigned: true } });
    play(table, [1, { do: 'end' }]);
    expect(table.position.asked).toEqual([0, 1]);
    expect(table.log.map(({ say, at }) => `${at} ${say}`)).toContain('3 log.resigned');
    const again = Table.load(errand, table.header, table.entries);
    expect(hashPosition(again.position)).toBe(hashPosition(table.position));
    expect(verify(errand, parseGameFile(JSON.stringify(table.file())))).toEqual({ ok: true });
  });

  test('cannot be taken back by a seat, only by the whole table', () => {
    const table = play(three(), [0, { do: 'spend', amount: 1 }]);
    expect(table.resign(1)).toMatchObject({ ok: true });
    expect(table.mayUndo(0)).toBe(false);
    expect(table.undoTo(0, 1, [0, 2])).toMatchObject({ ok: true });
    expect(table.position.public.left).toEqual([]);
  });

  test('is refused to a seat that has given up already, and changes nothing', () => {
    const table = three();
    table.resign(1);
    const before = hashPosition(table.position);
    expect(table.resign(1)).toMatchObject({ ok: false, refusal: { code: 'refuse.resigned' } });
    expect([hashPosition(table.position), table.entries.length]).toEqual([before, 1]);
  });
});

describe('the person who leads a table', () => {
  /** A gift for everybody, as long as there is a deck. */
  const giving = {
    ...errand,
    injects: {
      gift: {
        may: (g: Table<Errand>['position']) => g.secret.deck.length > 0,
        happen(g: Table<Errand>['position'], go: Parameters<typeof turn.take>[4]) {
          const count = go.chance.die(6);
          g.public.coins = g.public.coins.map((coins) => coins + count);
        },
      },
    },
  };
  const keyedTable = () => new Table(giving, errandHeader({ chance: keyed }), SECRET);

  test('tells news: it is in the log, changes nothing, and no seat goes back past it alone', () => {
    const table = play(seated(), [0, { do: 'spend', amount: 1 }]);
    const before = hashPosition(table.position);
    expect(table.tell('Oil is short')).toMatchObject({ ok: true, entry: { seat: 0, told: 'Oil is short' } });
    expect(hashPosition(table.position)).toBe(before);
    expect(table.log.at(-1)).toMatchObject({ say: 'log.told', with: { words: 'Oil is short' } });
    expect(table.mayUndo(0)).toBe(false);
    expect(table.position.asked).toEqual([0]);
  });

  test('lets happen what the rules have, and only that; the proof of the game holds, with its dice', () => {
    const table = play(keyedTable(), round[0]);
    expect(table.tell('Rain', 'flood')).toMatchObject({ ok: false, refusal: { code: 'refuse.notOffered' } });
    const coins = [...table.position.public.coins];
    expect(table.tell('A gift', 'gift')).toMatchObject({ ok: true });
    const [die] = table.position.public.coins.map((now, seat) => now - coins[seat]);
    expect(table.entries.at(-1)).toMatchObject({ told: 'A gift', inject: 'gift', chance: [die - 1] });
    play(table, ...round.slice(1), ...round);
    const file = parseGameFile(JSON.stringify(table.file()));
    expect(verify(giving, file)).toEqual({ ok: true });
    const forged = structuredClone(file);
    const told = forged.entries.find((entry) => 'told' in entry);
    if (told !== undefined && 'told' in told) told.told = 'No gift';
    expect(verify(giving, forged)).toMatchObject({ ok: false, problem: { say: 'verify.seal' } });
    expect(table.tell('Too late')).toMatchObject({ ok: false, refusal: { code: 'refuse.over' } });
  });

  test('takes a table back, and the log says that no seat did', () => {
    const table = play(keyedTable(), ...round.slice(0, 3));
    table.undoTo(0, 0, [], true);
    expect(table.entries.at(-1)).toMatchObject({ seat: 0, back: 0, agreed: [], led: true });
    expect(table.log.map(({ say }) => say)).toContain('log.ledBack');
    expect(table.log.map(({ say }) => say)).not.toContain('log.back');
    play(table, ...round, ...round);
    expect(verify(giving, parseGameFile(JSON.stringify(table.file())))).toEqual({ ok: true });
  });
});
