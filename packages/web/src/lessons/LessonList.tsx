import { Check, GraduationCap } from 'lucide-react';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import { useWords } from '../words/index.ts';
import { aboutLesson } from './about.ts';
import style from './lesson-list.module.css';
import { isDone, lessonsOf, nextLesson } from './list.ts';
import { useLearn } from './useLearn.ts';

/** The lessons of a game, with what was finished on this device. */
export function LessonList({ game, title }: { game: string; title: string }) {
  const say = useWords();
  const { language } = useSettings();
  const { isStarting, problem, learn } = useLearn();
  const next = nextLesson(game);
  const list = lessonsOf(game);
  if (list.length === 0) return null;
  return (
    <>
      <ol className={style.lessons} aria-label={say('lessons.title')}>
        {list.map((lesson) => (
          <li key={lesson.id}>
            <Button
              look={lesson === next && !isDone(lesson) ? 'primary' : 'default'}
              className={style.lesson}
              data-lesson-id={`${game}/${lesson.id}`}
              aria-disabled={isStarting}
              aria-label={`${say('lessons.long', { title, lesson: lesson.title[language] })}${isDone(lesson) ? `, ${say('lessons.done')}` : ''}`}
              aria-description={aboutLesson(lesson)[language]}
              onClick={() => learn(game, lesson.id)}
            >
              {isDone(lesson) ? (
                <Check size={20} aria-hidden="true" />
              ) : (
                <GraduationCap size={20} aria-hidden="true" />
              )}
              <span className={style.words}>
                <strong>{lesson.title[language]}</strong>
                <span>{aboutLesson(lesson)[language]}</span>
              </span>
              <span className={style.minutes}>{say('lessons.minutes', { minutes: lesson.minutes })}</span>
            </Button>
          </li>
        ))}
      </ol>
      <Problem words={problem} />
    </>
  );
}
