export {
  type Conditions,
  type DoStep,
  type InLanguages,
  LANDMARKS,
  type Landmark,
  type Lesson,
  type LessonStep,
  type LessonValue,
  type Pattern,
  type Pointer,
  type QuizStep,
  type ReachStep,
} from './lesson.ts';
export { openingOf } from './opening.ts';
export { parseLesson } from './parse.ts';
export { firstLike, fits, holds, isLike, type Scene, valueOrNone } from './wish.ts';
