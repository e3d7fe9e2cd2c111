import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../../words/en/index.ts';
import type { Play } from '../usePlay.ts';
import ReactionWindow from './ReactionWindow.tsx';

const say = (key: keyof typeof en, args: Record<string, unknown> = {}) =>
  en[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args[name]));

/** As Ana in seat 0 sees it; the others are Bob and Cleo. */
function seen(
  window: { closes: number | null; waits?: number[]; away?: number[] },
  hasNothing: boolean,
): string {
  const seatName = (seat: number) => ['Ana', 'Bob', 'Cleo'][seat];
  const play = {
    say,
    session: { ahead: 0 },
    viewer: 0,
    seatName,
    table: {},
    myTurn: true,
  } as unknown as Play;
  const whole = { length: 6000, waits: [], away: [], ...window };
  return renderToStaticMarkup(createElement(ReactionWindow, { play, window: whole, hasNothing }));
}

/** What is read out, once. */
const status = (markup: string) => /role="status">([^<]*)</.exec(markup)?.[1];

test('a player with nothing to play sees when it goes on, one who could play sees the time left', () => {
  const closes = Date.now() + 3900;
  expect(status(seen({ closes }, true))).toBe('Nothing you can play. Going on in 4 s');
  expect(status(seen({ closes }, false))).toBe('Going on in 4 s');
  // What counts down is not read out again and again.
  expect(seen({ closes }, true)).toMatch(/aria-hidden="true">Nothing you can play/);
});

test('everybody reads who needs longer and who is away; waiting is offered until one has asked for it', () => {
  const held = seen({ closes: null, waits: [1], away: [2] }, true);
  expect(status(held)).toBe(
    'Nothing you can play. Going on when everybody is ready. More time for Bob. Waiting for Cleo.',
  );
  expect(held).toContain('Wait, I need longer</button>');
  expect(seen({ closes: null, waits: [0] }, false)).not.toContain('</button>');
  // Before its time is up, too, nobody is told when it goes on.
  expect(status(seen({ closes: Date.now() + 3900, waits: [1] }, false))).toBe('More time for Bob.');
});
