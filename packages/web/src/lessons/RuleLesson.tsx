import { GraduationCap } from 'lucide-react';
import { useSettings } from '../settings/store.ts';
import { useWords } from '../words/index.ts';
import { lessonOfRule } from './about.ts';
import style from './lesson-list.module.css';
import { useLearn } from './useLearn.ts';

interface Props {
  game: string;
  rule: string;
  /** The lesson that the reader is taking. */
  besides?: string | undefined;
}

/** Beside a rule: to the lesson that teaches it, if there is another one. */
export function RuleLesson({ game, rule, besides }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const { isStarting, learn } = useLearn();
  const lesson = lessonOfRule(game, rule);
  if (lesson === undefined || lesson.id === besides) return null;
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
