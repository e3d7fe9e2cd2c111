export { checkLesson } from './check.ts';
export { checkTips } from './check-tips.ts';
export { draftLesson } from './draft.ts';
export { lastBack, Pupil } from './pupil.ts';
export {
  type LessonAct,
  type LessonNow,
  type LessonProgress,
  LessonRun,
  lessonBeginning,
} from './run.ts';
export { inWords } from './words.ts';
