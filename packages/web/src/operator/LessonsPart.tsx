import type { OperatorLessons } from '@entente/protocol';
import { lessonOf } from '@entente/shelf/lessons';
import { useState } from 'react';
import { lessonNamed } from '../lessons/list.ts';
import { useSettings } from '../settings/store.ts';
import { titleName } from '../titles/titles.ts';
import { useLater } from '../ui/useLater.ts';
import { useWords } from '../words/index.ts';
import { Grid } from './Facts.tsx';
import { Part, useAnswer } from './Part.tsx';

type Line = OperatorLessons['lessons'][number];

/** Where learners leave lessons, and how long each step takes them. */
export function LessonsPart() {
  const say = useWords();
  return (
    <Part title={say('op.lessons')} loaded={useAnswer<OperatorLessons>('lessons')}>
      {({ lessons }) => (
        <>
          <p>{say(lessons.length === 0 ? 'op.none' : 'op.lessonsAbout')}</p>
          {lessons.map((line) => (
            <LessonLine key={line.lesson} {...line} />
          ))}
        </>
      )}
    </Part>
  );
}

function LessonLine({ lesson, begun, finished, steps }: Line) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [isOpen, setOpen] = useState(false);
  const most = Math.max(...steps.map(({ left }) => left));
  const name = `${titleName(lesson.split('/')[0], language)}: ${lessonNamed(lesson)?.title[language] ?? lesson}`;
  const worst = steps.findIndex(({ left }) => left === most) + 1;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{name}</strong> {say('op.lessonLine', { begun, finished })}{' '}
        {most > 0 && say('op.lessonLeave', { step: worst, count: most })}
      </summary>
      {isOpen && <Steps lesson={lesson} name={name} steps={steps} />}
    </details>
  );
}

/** Step by step, with its words as the author wrote them. */
function Steps({ lesson, name, steps }: Pick<Line, 'lesson' | 'steps'> & { name: string }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [game, id] = lesson.split('/');
  const now = useLater(lesson, () => lessonOf(game, id));
  const written = now.state === 'here' ? (now.value?.lesson.steps ?? []) : [];
  // A lesson that has got other steps since says nothing about those that were counted.
  const says = (step: number) => (written.length === steps.length ? written[step].text[language] : '');
  return (
    <Grid
      caption={name}
      heads={[say('op.step'), say('op.came'), say('op.left'), say('op.seconds'), say('op.says')]}
      rows={steps.map(({ came, left, seconds }, step) => ({
        key: `${step + 1}`,
        cells: [step + 1, came, left, seconds ?? '–', says(step)],
      }))}
    />
  );
}
