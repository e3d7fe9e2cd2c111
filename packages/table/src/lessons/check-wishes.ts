import { type AnyGame, ownWords } from '@entente/engine';
import type { ChoicePattern, Conditions, Lesson, LessonStep } from '@entente/engine/lesson';

/** Does a game, or the engine for it, have a choice of this name? */
export const hasChoice = (game: AnyGame, name: string): boolean =>
  Object.hasOwn(game.words.en, `choice.${name}`) || Object.hasOwn(ownWords.en, `choice.${name}`);

/** Sentences: wishes for choices that the game does not have. A bot that wishes for one would never get it, and nobody would notice. */
export function unknownWishes(game: AnyGame, { lesson }: Lesson): string[] {
  const faults = (where: string, patterns: readonly ChoicePattern[]) =>
    patterns
      .flatMap(namesIn)
      .filter((name) => !hasChoice(game, name))
      .map((name) => `${where} wishes for ${name}, which ${game.id} does not have`);
  return [
    ...(lesson.bots ?? []).flatMap(({ choice, when = {} }, index) =>
      faults(`bot wish ${index + 1}`, [choice, ...patternsIn(when)]),
    ),
    ...lesson.steps.flatMap((step, index) => faults(`step ${index + 1}`, patternsOf(step))),
  ];
}

/** The choices that a pattern allows by name. */
function namesIn(pattern: ChoicePattern): string[] {
  const { do: wanted } = pattern as { do?: unknown };
  if (typeof wanted === 'string') return [wanted];
  const { any } = (wanted ?? {}) as { any?: unknown };
  return Array.isArray(any) ? any.map(String) : [];
}

const patternsIn = ({ open, closed }: Conditions): ChoicePattern[] =>
  [open, closed].filter((pattern) => pattern !== undefined);

function patternsOf(step: LessonStep): ChoicePattern[] {
  const { when = {}, point } = step;
  const common = [...patternsIn(when), ...(point !== undefined && 'choice' in point ? [point.choice] : [])];
  switch (step.kind) {
    case 'say':
      return common;
    case 'watch':
      return [...common, ...patternsIn(step.until ?? {})];
    case 'do':
      return [
        ...common,
        step.choice,
        ...[...(step.also ?? []), ...(step.wrong ?? [])].map(({ choice }) => choice),
      ];
    case 'reach':
      return [...common, ...patternsIn(step.until), ...step.play];
    case 'quiz':
      return [...common, ...step.answers.flatMap(({ right }) => patternsIn(right))];
  }
}
