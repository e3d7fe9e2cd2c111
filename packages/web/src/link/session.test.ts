import type { Types, View } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import type { LogLine, Shown, TableState, WholeMessage } from './messages.ts';
import { after, type Session, viewerOf } from './session.ts';

const empty: Session = {
  line: 'live',
  table: null,
  shown: {},
  logs: {},
  talk: [],
  ahead: 0,
  lifted: null,
  pending: null,
  trouble: null,
};

const line = (at: number, say: string): LogLine => ({ at, say, with: {} });

function view(viewer: Shown['viewer'], from: number, lines: LogLine[]): WholeMessage {
  const seen = { viewer, asked: [1], round: 2 } as unknown as View<Types>;
  const shown: Shown = {
    viewer,
    moment: 5,
    question: '0.0',
    view: seen,
    prompt: null,
    offers: [],
    refused: [],
    undo: null,
  };
  return { kind: 'view', n: 1, mark: '', shown, log: { from, lines } };
}

describe('the log of a viewer', () => {
  test('goes on from the line that a message names', () => {
    let session = after(empty, view(0, 0, [line(0, 'a'), line(1, 'b')]));
    session = after(session, view(0, 2, [line(2, 'c')]));
    expect(session.logs[0].map(({ say }) => say)).toEqual(['a', 'b', 'c']);
  });

  test('is cut back after an undo', () => {
    let session = after(empty, view(0, 0, [line(0, 'a'), line(1, 'b'), line(2, 'c')]));
    session = after(session, view(0, 1, [line(1, 'back')]));
    expect(session.logs[0].map(({ say }) => say)).toEqual(['a', 'back']);
  });
});

test('a view tells how far the table is', () => {
  const table = { id: 't', asked: [0], moment: 4, round: 1, prompt: null } as unknown as TableState;
  const session = after({ ...empty, table }, view(0, 0, []));
  expect(session.table).toMatchObject({ id: 't', asked: [1], moment: 5, round: 2 });
});

test('at a table that is over nobody is to act, whatever the game would ask', () => {
  const table = { id: 't', phase: 'over', asked: [], moment: 4 } as unknown as TableState;
  expect(after({ ...empty, table }, view(0, 0, [])).table).toMatchObject({ asked: [], moment: 5 });
});

test('a covered seat is forgotten', () => {
  const session = after(after(empty, view(1, 0, [line(0, 'mine')])), { kind: 'covered', n: 2, viewer: 1 });
  expect(JSON.stringify(session)).not.toContain('mine');
  expect(session.shown[1]).toBeUndefined();
});

test('a refusal reaches the one who asked and ends the waiting', () => {
  const refusal = { code: 'refuse.x', rule: 'R-1', with: {} };
  const session = after(
    { ...empty, pending: 'abc' },
    { kind: 'refusal', n: 1, id: 'abc', refusal, words: 'No.' },
  );
  expect(session).toMatchObject({ pending: null, trouble: { words: 'No.', rule: 'R-1' } });
});

test('a line of talk that comes twice is kept once', () => {
  const said = { number: 1, seat: 0, to: null, text: 'hi', at: 0, moment: 0, name: null };
  const message: WholeMessage = { kind: 'talk', n: 1, lines: [said] };
  expect(after(after(empty, message), message).talk).toEqual([said]);
});

describe('the screen shows', () => {
  const chair = (seat: number, mine: boolean) => ({ seat, mine }) as never;
  const at = (mine: boolean[], lifted: number | null, viewers: (number | 'spectator')[]) => {
    let session = {
      ...empty,
      lifted,
      table: { chairs: mine.map((its, seat) => chair(seat, its)) } as never,
    } as Session;
    for (const viewer of viewers) session = after(session, view(viewer, 0, []));
    return viewerOf(session);
  };

  test('the only seat one holds', () => expect(at([false, true], null, [1])).toBe(1));
  test('the seat that one shares, to the second of a pair', () => {
    const table = { chairs: [chair(0, false), { seat: 1, mine: false, looksOn: true }] } as never;
    expect(viewerOf(after({ ...empty, table }, view(1, 0, [])))).toBe(1);
  });
  test('the public’s view to a guest', () =>
    expect(at([false, false], null, ['spectator'])).toBe('spectator'));
  test('the uncovered seat of a hot seat', () => expect(at([true, true], 1, ['spectator', 1])).toBe(1));
  test('nothing of a covered one', () => expect(at([true, true], null, ['spectator'])).toBe('spectator'));
});
