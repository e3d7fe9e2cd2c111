import { lessonAfter, lessonNamed } from '../../lessons/list.ts';
import { guide } from '../../lessons/tips.ts';
import { useLearn } from '../../lessons/useLearn.ts';
import { PuzzlesLink } from '../../puzzles/PuzzlesLink.tsx';
import { useSettings } from '../../settings/store.ts';
import { titleName } from '../../titles/titles.ts';
import { useStart } from '../../titles/useStart.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useWords } from '../../words/index.ts';

/** Where to go from a lesson that is finished. */
export function AfterLesson({ game, lesson }: { game: string; lesson: string }) {
  const say = useWords();
  const { language } = useSettings();
  const { learn, isStarting } = useLearn();
  const { playNow, starting } = useStart('');
  const next = lessonAfter(game, lesson);
  const isAlone = lessonNamed(`${game}/${lesson}`)?.seats === 1;
  // The game for one is a game of its own: what comes before it is complete.
  const isReady = next === undefined || (next.seats === 1 && !isAlone);
  return (
    <>
      {isReady && (
        <Button
          look="expected"
          aria-disabled={starting !== null}
          onClick={() => {
            guide(game);
            playNow(game, 'beginner', isAlone ? 1 : undefined);
          }}
        >
          {say('lesson.realGame')}
        </Button>
      )}
      {next !== undefined && (
        <Button
          look={isReady ? 'onPrompt' : 'expected'}
          aria-disabled={isStarting}
          onClick={() => learn(game, next.id)}
        >
          {say('lesson.following', { title: next.title[language] })}
        </Button>
      )}
      <PuzzlesLink look="onPrompt" game={game} title={titleName(game, language)} />
      <ButtonLink look="onPrompt" href="/learn">
        {say('lesson.all')}
      </ButtonLink>
    </>
  );
}
