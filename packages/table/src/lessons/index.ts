export { lessonBeginning } from './beginning.ts';
export { checkLesson } from './check.ts';
export { checkTips } from './check-tips.ts';
export { draftLesson } from './draft.ts';
export type { LessonAct, LessonNow, LessonProgress } from './progress.ts';
export { lastBack, Pupil } from './pupil.ts';
export { LessonRun } from './run.ts';
export { inWords } from './words.ts';
