import { expect, test } from 'vitest';
import type { TalkLine } from '../../link/messages.ts';
import { type EventLine, isEvent, placesOf } from './events.ts';

const line = (moment: number, what?: EventLine['event']['what']): TalkLine => ({
  number: moment,
  seat: 1,
  to: null,
  text: '',
  at: 0,
  moment,
  name: 'Bob',
  ...(what === undefined ? {} : { event: { what } }),
});

test('what happened to people is in the log where it happened, and after its end', () => {
  const talk = [line(0, 'left'), line(1), line(1, 'back'), line(1, 'resigned'), line(9, 'sat')];
  const log = [{ at: 0 }, { at: 1 }, { at: 1 }, { at: 2 }];
  const places = placesOf(talk.filter(isEvent), log);
  const told = [...places].map(([place, lines]) => [place, lines.map(({ event }) => event.what)]);
  expect(told).toEqual([
    [1, ['left']],
    [3, ['back', 'resigned']],
    [4, ['sat']],
  ]);
  expect(placesOf(talk.filter(isEvent), []).get(0)).toHaveLength(4);
});
