import { imagine, Referee, SeededChance, teller, view } from '@entente/engine';
import { type Action, idOf } from '@entente/web/board-api/intents.ts';
import { describe, expect, test } from 'vitest';
import { CLASSES, type Limit, type LimitView, limit, RULEBOOK_VIEW, subjectOf } from '../src/index.ts';
import { BoardActions, spotOf } from './board-actions.ts';

const told = teller(limit, 'en');

/** The first question of a game for two, seen by the first seat. */
function start() {
  const referee = new Referee(limit, new SeededChance(4));
  const options = {
    alliances: true,
    teaching: false,
    fossil: 'main',
    resilience: 'once',
    endOfTrack: 'nothing',
    annexation: 'target',
    ...RULEBOOK_VIEW,
  } as const;
  return { referee, g: referee.start(2, options) };
}

const open = (choice: Limit['choice']): Action => ({ kind: 'plain', id: idOf(choice), choice, label: '' });
const refused = (choice: Limit['choice']): Action => ({
  kind: 'refused',
  id: idOf(choice),
  choice,
  label: '',
  reason: 'no',
  rule: 'LIM-1',
});

describe('what a choice lights', () => {
  test.each([
    [{ do: 'play', card: 'S07' }, 'card:S07'],
    [{ do: 'draw', deck: 'society' }, 'deck:society'],
    [{ do: 'raise', class: 'B' }, 'class:B'],
    [{ do: 'closeFactory', factory: 'military' }, 'factory:military'],
    [{ do: 'sell', resource: 'fossil', amount: 1 }, 'market:fossil'],
    [{ do: 'gain', resource: 'industrial' }, 'stock:industrial'],
    [{ do: 'target', seat: 2 }, 'nation:2'],
    [{ do: 'propose', alliance: 'military', target: 1 }, 'nation:1'],
    [{ do: 'pass' }, null],
  ] as const)('%o', (choice, spot) => {
    expect(spotOf(choice)).toBe(spot);
  });

  test.each([
    [[{ do: 'play', card: 'S07' }, { do: 'pass' }], 'cards'],
    [[{ do: 'consent' }, { do: 'decline' }], 'nations'],
    [[{ do: 'callAllies' }, { do: 'standAlone' }], 'nation'],
    [[{ do: 'pass' }], null],
  ] as const)('%o: the board shows first what it is about', (choices, place) => {
    expect(new BoardActions(choices.map(open)).place()).toBe(place);
  });

  test('open and refused actions stand at the same thing and are told apart', () => {
    const lit = new BoardActions([open({ do: 'play', card: 'S07' }), refused({ do: 'play', card: 'S11' })]);
    expect(lit.open('card:S07')).toHaveLength(1);
    expect(lit.open('card:S11')).toEqual([]);
    expect(lit.refused('card:S11')[0]?.reason).toBe('no');
    expect(lit.open('card:P01')).toEqual([]);
  });

  test('a nation holds every proposal made to it', () => {
    const proposals = (['military', 'economic'] as const).map((alliance) =>
      open({ do: 'propose', alliance, target: 1 }),
    );
    expect(new BoardActions(proposals).open('nation:1')).toEqual(proposals);
  });

  test('on a small screen the part that holds the lit things comes first', () => {
    expect(new BoardActions([open({ do: 'draw', deck: 'society' })]).part()).toBe('cards');
    expect(new BoardActions(CLASSES.map((name) => open({ do: 'raise', class: name }))).part()).toBe('nation');
    expect(new BoardActions([open({ do: 'rateUp', resource: 'fossil' })]).part()).toBe('world');
    expect(new BoardActions([open({ do: 'target', seat: 1 })]).part()).toBe('nations');
    expect(
      new BoardActions([open({ do: 'pass' }), refused({ do: 'draw', deck: 'society' })]).part(),
    ).toBeNull();
  });

  test('every choice of a whole game is lit or left to the list, and has words', () => {
    const { referee, g } = start();
    const chance = new SeededChance(7);
    const lights = new Set<string>();
    for (let turn = 0; turn < 400 && g.outcome === null; turn++) {
      const [seat] = g.asked;
      const choice = referee.pick(g, seat, chance);
      expect(told.choice(choice)).not.toBe('');
      lights.add(spotOf(choice)?.split(':')[0] ?? 'list');
      referee.take(g, seat, choice);
    }
    expect([...lights].sort()).toEqual(expect.arrayContaining(['card', 'class', 'deck', 'factory', 'list']));
  });
});

describe('whose mat is asked about', () => {
  const seen = (over: Partial<LimitView>): LimitView => {
    const { g } = start();
    return { ...view(limit, g, 0), ...over };
  };
  const playing = {
    seat: 0,
    card: 'E07',
    aim: 1,
    track: -1,
    force: 0,
    at: 0,
    left: 1,
    traded: -1,
    other: 0,
    ordered: false,
    shared: false,
  } as const;

  test('the own one, or the target’s when a card works on it', () => {
    expect(subjectOf(seen({}))).toBe(0);
    expect(subjectOf(seen({ flow: [{ step: 'raiseClass', ...playing }] }))).toBe(1);
    expect(subjectOf(seen({ flow: [{ step: 'force', ...playing }] }))).toBe(0);
  });

  test('a spectator starts at the leader', () => {
    const { g } = start();
    expect(subjectOf(view(limit, g, 'spectator'))).toBe(g.public.leader);
  });

  test('an imagined position keeps the question', () => {
    const { g } = start();
    const again = imagine(limit, view(limit, g, 0), new SeededChance(2));
    expect(subjectOf(view(limit, again, 0))).toBe(0);
  });
});
