import { parseLesson, parseTips } from '@entente/engine/lesson';
import { lessons, tipsOf } from '@entente/shelf/lessons';
import { checkLesson, checkTips } from '@entente/table/lessons';
import { describe, expect, test } from 'vitest';
import { titleNamed } from '../base/arguments.ts';
import { mapPlaces } from '../base/map-places.ts';
import { readRulebook } from '../base/rulebook.ts';

describe.each(Object.entries(lessons))('the lessons of %s', (game, list = []) => {
  test.each(list.map(({ id, load }) => [id, load] as const))(
    '%s works in every way that it names, and at random',
    async (_id, load) => {
      const title = titleNamed(game);
      const lesson = parseLesson(JSON.stringify((await load()).default));
      const rules = readRulebook(title).map(({ id }) => id);
      expect(checkLesson(title.game, lesson, { rules, places: mapPlaces(title) })).toEqual([]);
    },
  );
});

test.each(Object.keys(lessons))('the tips of %s wait for what it has, and name its rules', async (game) => {
  const title = titleNamed(game);
  const tips = parseTips(JSON.stringify(await tipsOf(game)));
  const rules = readRulebook(title).map(({ id }) => id);
  expect(checkTips(title.game, tips, rules)).toEqual([]);
});
