import { GraduationCap } from 'lucide-react';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';
import { nextLesson } from './list.ts';
import { useLearn } from './useLearn.ts';

/** To the next lesson of a game; nothing where it has none. */
export function LearnButton({ game, title }: { game: string; title: string }) {
  const say = useWords();
  const { language } = useSettings();
  const { isStarting, learn } = useLearn();
  const next = nextLesson(game);
  if (next === undefined) return null;
  return (
    <Button
      aria-disabled={isStarting}
      aria-description={say('lessons.long', { title, lesson: next.title[language] })}
      onClick={() => learn(game, next.id)}
    >
      <GraduationCap size={18} aria-hidden="true" />
      {say('title.learn')} · {say('lessons.minutes', { minutes: next.minutes })}
    </Button>
  );
}
