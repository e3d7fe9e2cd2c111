/** Newer rules by agreement: a game goes on from a position by rules that would not have led to it. */
import { type AnyGame, anyGame, type GameFile, parseGameFile, verify } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { inSuccession } from '@entente/shelf';
import { describe, expect, test } from 'vitest';
import { type Beginning, deal, HostedGame, playAlike, Replay } from './index.ts';

const game = anyGame(goofspiel);
const { prize } = game.steps;
if (prize.kind !== 'automatic') throw new Error('goofspiel has changed');

/** The next version: two prizes are on offer at a time. */
const newer: AnyGame = {
  ...game,
  version: game.version + 1,
  steps: {
    ...game.steps,
    prize: {
      ...prize,
      run(g, frame, go) {
        const { prizes } = g.secret as { prizes: number[] };
        const [extra] = prizes.length > 1 ? prizes.splice(-1) : [];
        if (extra !== undefined) (g.public as { prizes: number[] }).prizes.push(extra);
        prize.run(g, frame, go);
      },
    },
  },
};

const CARDS = { cards: 5, ties: 'carry' };
const beginning: Beginning = deal(game, 2, CARDS, (bytes) => '5'.repeat(2 * bytes));
const bid = (play: HostedGame, seat: number, card: number) => {
  const choice = { do: 'bid', card };
  return play.take(seat, choice);
};
const bidBoth = (play: HostedGame, card: number) => {
  bid(play, 0, card);
  bid(play, 1, 6 - card);
};
const onOffer = (play: HostedGame) => (play.position.public as { prizes: number[] }).prizes.length;

/** One bid by the old rules, then the move, then the end by the newer ones. */
function moved(): HostedGame {
  const play = HostedGame.begin(game, beginning);
  bidBoth(play, 1);
  expect(play.moveOver(1, newer, [0]).ok).toBe(true);
  return play;
}
function played(): HostedGame {
  const play = moved();
  for (const card of [5, 4, 2, 3]) if (!play.isOver) bidBoth(play, card);
  expect(play.isOver).toBe(true);
  return play;
}
const fileOf = (play: HostedGame): GameFile => parseGameFile(JSON.stringify(play.file()));
const both = inSuccession([game, newer], game.version) ?? game;

describe('a game moves over', () => {
  test('as an entry of its log: from then on the newer rules decide, and the question is put again', () => {
    const play = moved();
    expect(playAlike(game, newer, beginning, play.entries.slice(0, 2))).toBe(false);
    expect(play.game.version).toBe(newer.version);
    expect(play.entries.at(-1)).toMatchObject({ seat: 1, rules: newer.version, agreed: [0] });
    expect([play.moment, onOffer(play)]).toEqual([2, 1]);
    expect(play.log.at(-1)).toMatchObject({ say: 'log.rules', with: { version: newer.version } });
    bidBoth(play, 2);
    expect(onOffer(play)).toBe(2);
  });

  test('without the answers that were given in secret: they have to be given again', () => {
    const play = HostedGame.begin(game, beginning);
    bid(play, 0, 3);
    expect(play.position.asked).toEqual([1]);
    play.moveOver(1, newer, [0]);
    expect([play.position.asked, play.moment]).toEqual([[0, 1], 1]);
  });

  test('and is loaded from its log alone, with a snapshot, and at every moment, as it was', () => {
    const play = played();
    const snapshot = play.asText();
    for (const kept of [snapshot, null]) {
      const { checkpoints, build } = play;
      const loaded = HostedGame.load(both, beginning, play.entries, { snapshot: kept, checkpoints, build });
      expect(loaded.position).toEqual(play.position);
      expect([loaded.moments, loaded.game.version]).toEqual([play.moments, newer.version]);
    }
    const replay = new Replay();
    const seen = [3, 0, 2, 1].map((moment) => {
      const then = replay.at(play, moment);
      return [moment, then?.game.version, then === null ? 0 : onOffer(then)];
    });
    expect(seen).toEqual([
      [3, newer.version, 2],
      [0, game.version, 1],
      [2, newer.version, 1],
      [1, game.version, 1],
    ]);
  });

  test('and its file is proved by both rules, and by nothing else', () => {
    const file = fileOf(played());
    expect(verify(both, file)).toEqual({ ok: true });
    expect(() => verify(game, file)).toThrow('needs version 2 of the rules');
    const alike = inSuccession([game, { ...game, version: newer.version }], game.version) ?? game;
    expect(verify(alike, file).ok).toBe(false);
    const forged = file.entries.map((entry) => ('rules' in entry ? { ...entry, agreed: [] } : entry));
    expect(verify(both, { ...file, entries: forged })).toMatchObject({ problem: { say: 'verify.seal' } });
  });

  test('and does not go back to before that, neither alone nor together', () => {
    const play = moved();
    expect(play.takeBack(0, () => false).ok).toBe(false);
    expect(play.goBackTo(0, 0, [1])).toMatchObject({ refusal: { code: 'refuse.otherRules' } });
    bidBoth(play, 2);
    expect(play.goBackTo(0, 2, [1]).ok).toBe(true);
    expect(play.game.version).toBe(newer.version);
  });

  test('with a new option at its default, and with what the rules add to the position', () => {
    const play = HostedGame.begin(game, beginning);
    const withMore: AnyGame = {
      ...newer,
      options: { ...game.options, jokers: [0, 1] },
      setup: withJokers,
      copy: { ...game.copy, public: (it) => ({ ...game.copy.public(it), jokers: jokersOf(it).slice() }) },
      takeOver: (g, version) => void Object.assign(g.public, { jokers: [version] }),
    };
    expect(play.moveOver(0, withMore, [1]).ok).toBe(true);
    expect(play.position.options).toEqual({ ...CARDS, jokers: 0 });
    expect(jokersOf(play.position.public)).toEqual([game.version]);
    for (const card of [5, 4, 3, 2, 1]) bidBoth(play, card);
    const all = inSuccession([game, withMore], game.version) ?? game;
    expect(verify(all, fileOf(play))).toEqual({ ok: true });
    expect(fileOf(play).options).toEqual(CARDS);
  });

  test('more than once', () => {
    const play = moved();
    const third = { ...game, version: newer.version + 1 };
    expect(play.moveOver(0, third, [1]).ok).toBe(true);
    for (const card of [5, 4, 3, 2]) bidBoth(play, card);
    const all = inSuccession([game, newer, third], game.version) ?? game;
    expect(verify(all, fileOf(play))).toEqual({ ok: true });
  });
});

describe('newer rules do not take over', () => {
  const refusalOf = (other: AnyGame): string | undefined => {
    const play = HostedGame.begin(game, beginning);
    bidBoth(play, 1);
    const before = structuredClone(play.position);
    const answer = play.moveOver(0, { ...other, version: newer.version }, [1]);
    expect([play.position, play.game, play.entries.length]).toEqual([before, game, 2]);
    return answer.ok ? undefined : answer.refusal.code;
  };

  test.each<[string, Partial<AnyGame>]>([
    ['for another number of seats', { seats: [3] }],
    ['with another value of an option', { options: { ...game.options, cards: [13, 8] } }],
  ])('%s', (_why, other) => {
    expect(refusalOf({ ...game, ...other })).toBe('refuse.rulesOptions');
  });

  test.each<[string, Partial<AnyGame>]>([
    ['that know a part of the position that is not there', { setup: withJokers }],
    [
      'that add a part of the wrong kind',
      { setup: withJokers, takeOver: (g) => void Object.assign(g.public, { jokers: 0 }) },
    ],
    ['that would forget a part of it', { copy: { ...game.copy, secret: () => ({}) } }],
    ['without the step that is due', { steps: { prize } }],
    ['that find a fault in it', { faults: () => ['a prize is missing'] }],
    ['that lose a card on the way', { conserved: (g) => ({ hands: g.private.flatMap(handOf).length }) }],
    ['that fail on the way', { facts: () => failed() }],
  ])('%s', (_why, other) => {
    expect(refusalOf({ ...game, ...other })).toBe('refuse.rulesPosition');
  });

  test('of a game that is over', () => {
    const play = played();
    expect(play.moveOver(0, { ...game, version: 9 }, [1])).toMatchObject({
      refusal: { code: 'refuse.over' },
    });
  });
});

const jokersOf = (open: object) => (open as { jokers: number[] }).jokers;
const handOf = (own: object) => (own as { hand: number[] }).hand;

function withJokers(...given: Parameters<AnyGame['setup']>): ReturnType<AnyGame['setup']> {
  const places = game.setup(...given);
  return { ...places, public: { ...places.public, jokers: [] } };
}

function failed(): never {
  throw new TypeError('there are no jokers');
}
