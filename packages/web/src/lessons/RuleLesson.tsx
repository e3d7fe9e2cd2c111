import { GraduationCap } from 'lucide-react';
import { useSettings } from '../settings/store.ts';
import { useWords } from '../words/index.ts';
import { lessonOfRule } from './about.ts';
import style from './lesson-list.module.css';
import { useLearn } from './useLearn.ts';

/** Beside a rule: to the lesson that teaches it, if there is one. */
export function RuleLesson({ game, rule }: { game: string; rule: string }) {
  const say = useWords();
  const { language } = useSettings();
  const { isStarting, learn } = useLearn();
  const lesson = lessonOfRule(game, rule);
  if (lesson === undefined) return null;
  const name = say('rules.lesson', { lesson: lesson.title[language] });
  return (
    <button
      type="button"
      className={style.beside}
      aria-label={`${rule}: ${name}`}
      title={name}
      aria-disabled={isStarting}
      onClick={() => learn(game, lesson.id)}
    >
      <GraduationCap size={18} aria-hidden="true" />
    </button>
  );
}
