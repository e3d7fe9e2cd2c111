import { expect, test } from 'vitest';
import { Timeline } from './timeline.ts';

test('what was due while an actor stood still happens in its order, as soon as it goes on', async () => {
  const timeline = new Timeline(1);
  const actor = { isDead: false, frozenUntil: timeline.now + 1000 };
  const happened: (string | number)[] = [];
  const note = (what: string) => () => void happened.push(what, timeline.elapsed);
  timeline.after(20, note('second'), actor);
  timeline.after(10, note('first'), actor);
  timeline.after(15, note('another'));
  timeline.after(100, () => {
    actor.frozenUntil = 0;
    timeline.thaw(actor);
  });
  timeline.after(200, note('third'), actor);
  await timeline.run(timeline.now + 2000, () => {});
  expect(happened).toEqual(['another', 15, 'first', 100, 'second', 100, 'third', 200]);
});
