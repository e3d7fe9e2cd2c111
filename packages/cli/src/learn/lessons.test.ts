import { parseLesson } from '@entente/engine/lesson';
import { lessons } from '@entente/shelf/lessons';
import { checkLesson } from '@entente/table/lessons';
import { describe, expect, test } from 'vitest';
import { titleNamed } from '../base/arguments.ts';
import { readRulebook } from '../base/rulebook.ts';

describe.each(Object.entries(lessons))('the lessons of %s', (game, list = []) => {
  test.each(list.map(({ id, load }) => [id, load] as const))(
    '%s works in every way that it names, and at random',
    async (_id, load) => {
      const title = titleNamed(game);
      const lesson = parseLesson(JSON.stringify((await load()).default));
      const rules = readRulebook(title).map(({ id }) => id);
      expect(checkLesson(title.game, lesson, { rules })).toEqual([]);
    },
  );
});
