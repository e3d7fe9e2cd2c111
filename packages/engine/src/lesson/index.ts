export {
  type BotWish,
  type ChoicePattern,
  type Conditions,
  type DoStep,
  type InLanguages,
  LANDMARKS,
  type Landmark,
  type Lesson,
  type LessonStep,
  type LessonValue,
  type Pointer,
  type QuizStep,
  type ReachStep,
} from './lesson.ts';
export { openingOf } from './opening.ts';
export { parseLesson } from './parse.ts';
export { parseTips } from './parse-tips.ts';
export { comesUp, type Occasion, type Scenery, type Tip } from './tip.ts';
export { firstLike, fits, holds, isLike, type LessonScene, valueOrNone } from './wish.ts';
