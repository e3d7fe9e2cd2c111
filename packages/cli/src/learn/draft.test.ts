import { completeOptions, type Entry, SeededChance } from '@entente/engine';
import { parseLesson } from '@entente/engine/lesson';
import { HostedGame } from '@entente/table';
import { checkLesson, draftLesson, lessonBeginning, Pupil } from '@entente/table/lessons';
import { expect, test } from 'vitest';
import { titleNamed } from '../base/arguments.ts';

/** A game that is decided at random, as far as this number of choices. */
function played(id: string, choices: number): HostedGame {
  const { game } = titleNamed(id);
  const seats = game.seats[0];
  const chance = new SeededChance(choices);
  const options = completeOptions(game, {}, seats);
  if (!options.ok) throw new Error(options.problem.say);
  const hosted = HostedGame.begin(game, {
    header: {
      format: 'entente-game/1',
      game: id,
      version: game.version,
      seats,
      options: options.options,
      chance: { kind: 'seeded', seed: 7 },
    },
  });
  for (let count = 0; count < choices && !hosted.isOver; count++) {
    const [seat] = hosted.position.asked;
    hosted.take(seat, hosted.choices(seat).pick(chance));
  }
  return hosted;
}

const choicesOf = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => ('choice' in entry ? [{ seat: entry.seat, choice: entry.choice }] : []));

test.each(['goofspiel', 'limit', 'ideology', 'venonta', 'attack'])(
  'from any moment of %s a lesson can be made, which works when its words are written',
  (id) => {
    const { game } = titleNamed(id);
    const hosted = played(id, 60);
    for (const moment of [0, Math.floor(hosted.moment / 2), hosted.moment - 1]) {
      const draft = JSON.stringify(draftLesson(game, hosted.file(), moment));
      expect(() => parseLesson(draft)).toThrow('lesson.title.en is empty');
      const lesson = parseLesson(draft.replaceAll('""', '"Go on"'));
      expect(checkLesson(game, lesson, { rules: [], seeds: 2 })).toEqual([]);
      // Others do what they did, and chance brings what it brought: the lesson leads to where the game was.
      const { steps, bots = [] } = lesson.lesson;
      const from = hosted.moments[moment];
      const line = choicesOf(hosted.entries.slice(from, from + steps.length + bots.length));
      const again = HostedGame.begin(game, lessonBeginning(game, lesson, 99));
      for (const { seat, choice } of line) expect(again.take(seat, choice).ok).toBe(true);
      const there = HostedGame.load(game, hosted.beginning, hosted.entries.slice(0, from + line.length));
      expect(again.position).toEqual(there.position);
      const pupil = new Pupil(game, lesson, 99, 'random');
      while (pupil.run.isOn) expect(pupil.act({ do: 'letMe' })).toBeNull();
      const made = choicesOf(pupil.hosted.entries);
      for (let seat = 0; seat < lesson.seats; seat++) {
        const own = line.filter((one) => one.seat === seat);
        expect(made.filter((one) => one.seat === seat).slice(0, own.length)).toEqual(own);
      }
    }
    expect(draftLesson(game, hosted.file(), hosted.moment)).toBeNull();
  },
);
