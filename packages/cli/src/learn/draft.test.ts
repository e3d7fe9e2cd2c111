import { completeOptions, SeededChance } from '@entente/engine';
import { parseLesson } from '@entente/engine/lesson';
import { HostedGame } from '@entente/table';
import { checkLesson, draftLesson } from '@entente/table/lessons';
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

test.each(['goofspiel', 'limit', 'ideology', 'venonta', 'attack'])(
  'from any moment of %s a lesson can be made, which works when its words are written',
  (id) => {
    const { game } = titleNamed(id);
    const hosted = played(id, 60);
    for (const moment of [0, Math.floor(hosted.moment / 2), hosted.moment - 1]) {
      const draft = JSON.stringify(draftLesson(game, hosted.file(), moment));
      expect(() => parseLesson(draft)).toThrow('lesson.title.en is empty');
      const written = draft.replaceAll('""', '"Go on"');
      expect(checkLesson(game, parseLesson(written), { rules: [], seeds: 2 })).toEqual([]);
    }
    expect(draftLesson(game, hosted.file(), hosted.moment)).toBeNull();
  },
);
