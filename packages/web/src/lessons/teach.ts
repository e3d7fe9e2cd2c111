/** The lesson's file, and what is asked of the table at which it is taken. */
export { lessonOf } from '@entente/shelf/lessons';
export type { LessonAct } from '@entente/table/lessons';
export { inWords } from '@entente/table/lessons/words';
export { teach } from '../local/device-host.ts';
