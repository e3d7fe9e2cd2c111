import { lessonOf, lessons as shelved } from '@entente/shelf/lessons';

/** What lists say about each lesson. Read when the pages are built, never in a browser. */
export const lessons = (
  await Promise.all(
    Object.entries(shelved).map(async ([game, list = []]) =>
      Promise.all(list.map(({ id }) => line(game, id))),
    ),
  )
).flat();

async function line(game: string, id: string) {
  const lesson = await lessonOf(game, id);
  if (lesson === null) throw new Error(`there is no lesson ${id} of ${game}`);
  const { seats } = lesson;
  const { title, about, minutes, steps } = lesson.lesson;
  const rules = [...(lesson.rules ?? []), ...steps.flatMap(({ rule }) => rule ?? [])];
  return { game, id, seats, minutes, title, about, rules: [...new Set(rules)] };
}
