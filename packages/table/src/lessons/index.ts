export { checkLesson } from './check.ts';
export { lastBack, Pupil } from './pupil.ts';
export {
  type LessonAct,
  type LessonNow,
  LessonRun,
  lessonBeginning,
  type Progress,
} from './run.ts';
export { inWords } from './words.ts';
