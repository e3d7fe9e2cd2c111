import type { InLanguages, Lesson, LessonStep } from '@entente/engine/lesson';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { noteLessons } from '../../lessons/done.ts';
import { joinProgress } from '../../lessons/join-progress.ts';
import { RuleLesson } from '../../lessons/RuleLesson.tsx';
import { inWords, type LessonAct, lessonOf, teach } from '../../lessons/teach.ts';
import type { LessonShown } from '../../link/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { useLater } from '../../ui/useLater.ts';
import { useWords } from '../../words/index.ts';
import type { Play } from '../usePlay.ts';
import { AfterLesson } from './AfterLesson.tsx';
import style from './lesson.module.css';
import { pointedAt } from './pointed-at.ts';
import { Ring } from './Ring.tsx';
import { useCounting } from './useCounting.ts';

/** What can be pressed with keys. */
const PRESSED = 'button, a, [role="button"], summary';

/** What is said where the author says nothing. */
const USUAL = { other: 'lesson.other', late: 'lesson.late', lost: 'lesson.lost' } as const;

interface Props {
  play: Play;
  now: LessonShown;
  openRule(rule: string): void;
}

/** The lesson at this table: what to do, and why. A strip between the top line and the world, so that it covers nothing. */
export default function LessonPanel({ play, now, openRule }: Props) {
  const { game } = play;
  const lesson = useLater(`${game.id} ${now.id}`, () => lessonOf(game.id, now.id));
  const isDone = now.state === 'done';
  useEffect(() => {
    if (!isDone) return;
    noteLessons([`${game.id}/${now.id}`]);
    joinProgress().catch(() => {
      // It joins the account's when the lessons are listed the next time.
    });
  }, [isDone, game, now.id]);
  if (lesson.state !== 'here' || lesson.value === null) return null;
  return <Panel play={play} now={now} openRule={openRule} lesson={lesson.value} />;
}

function Panel({ play, now, openRule, lesson }: Props & { lesson: Lesson }) {
  const say = useWords();
  const { game } = play;
  const { steps, title } = lesson.lesson;
  const step: LessonStep | undefined = steps[now.at];
  const panel = useRef<HTMLElement>(null);
  useCounting(play.state.id, `${game.id}/${now.id}`, now, steps.length);
  /** The step whose reason is open. */
  const [asked, setAsked] = useState<number | null>(null);
  const act = (wish: LessonAct) => {
    void teach(play.state.id, wish).catch(() => {});
    // A button may go with its step; who works with keys stays here.
    panel.current?.focus({ preventScroll: true });
  };
  const told = (text: InLanguages, of: Pick<LessonStep, 'with'>) =>
    inWords(text, of, now.values, play.teller, play.seatName);
  const remark = remarkIn(lesson, now);
  /** The rule of what was said against a choice. */
  const strayed = remark?.rule ?? (now.remark === null ? undefined : steps[now.remark.step].rule);
  return (
    <section
      ref={panel}
      className={style.panel}
      aria-label={say('lesson.panel')}
      data-lesson={now.state}
      tabIndex={-1}
    >
      <header className={style.head}>
        <h2>{title[play.teller.language]}</h2>
        {step !== undefined && <span>{say('lesson.step', { step: now.at + 1, of: steps.length })}</span>}
        <progress value={Math.min(now.at, steps.length)} max={steps.length} aria-hidden="true" />
      </header>
      <div className={style.words} role="status">
        {body()}
      </div>
      <div className={style.deeds}>{deeds()}</div>
      {step?.point !== undefined && now.state === 'open' && <Ring point={step.point} pointed={now.pointed} />}
    </section>
  );

  function body() {
    switch (now.state) {
      case 'free':
        return <p>{say('lesson.isFree')}</p>;
      case 'done':
        return (
          <p>
            {said()} <strong>{say('lesson.done', { title: title[play.teller.language] })}</strong>{' '}
            {say('lesson.doneGo')}
          </p>
        );
      case 'astray':
        return (
          <p>
            {said()} {strayed !== undefined && <RuleLink rule={strayed} open={openRule} />}
            {strayed !== undefined && <RuleLesson game={game.id} rule={strayed} besides={now.id} />}
          </p>
        );
      case 'open':
        return (
          <>
            <p>
              {said()} {step !== undefined && told(step.text, step)}
            </p>
            {step?.kind === 'quiz' && now.answer !== null && (
              <p>
                <strong>{say(now.answer === now.right ? 'lesson.right' : 'lesson.wrong')}</strong>{' '}
                {told(step.answers[now.answer].because, step)}
              </p>
            )}
            {step?.kind === 'watch' && !now.mayGoOn && <p>{say('lesson.watching')}</p>}
            {step !== undefined && asked === now.at && (
              <p>
                {step.why !== undefined && told(step.why, step)}{' '}
                {step.rule !== undefined && <RuleLink rule={step.rule} open={openRule} />}
              </p>
            )}
          </>
        );
    }
  }

  /** For players who use keys or listen: the ring says nothing to them. */
  function goTo(point: LessonStep['point']) {
    const found = point === undefined ? null : pointedAt(point, now.pointed).found;
    const thing = found?.closest(PRESSED) ?? found?.querySelector(PRESSED);
    if (thing instanceof HTMLElement || thing instanceof SVGElement) thing.focus();
  }

  function said(): string {
    if (now.remark === null) return '';
    if (remark !== null) return told(remark.text, steps[now.remark.step]);
    const { kind } = now.remark;
    return kind === 'late' || kind === 'lost' || kind === 'other' ? say(USUAL[kind]) : '';
  }

  function deeds() {
    if (now.state === 'done') return <AfterLesson game={game.id} lesson={now.id} />;
    if (now.state === 'free')
      return <Button onClick={() => act({ do: 'takeBack' })}>{say('lesson.return')}</Button>;
    if (now.state === 'astray')
      return (
        <>
          <Button look="expected" onClick={() => act({ do: 'takeBack' })}>
            {say('lesson.takeBack')}
          </Button>
          <Button look="onPrompt" onClick={() => act({ do: 'free' })}>
            {say('lesson.free')}
          </Button>
        </>
      );
    return (
      <>
        {step?.kind === 'quiz' &&
          (now.answer === null || now.answer !== now.right) &&
          step.answers.map(({ text }, answer) => (
            <Button
              key={text.en}
              look="onPrompt"
              aria-pressed={now.answer === answer}
              onClick={() => act({ do: 'answer', answer })}
            >
              {told(text, step)}
            </Button>
          ))}
        {now.mayGoOn && (
          <Button look="expected" onClick={() => act({ do: 'next' })}>
            {say('lesson.next')}
          </Button>
        )}
        {(step?.kind === 'do' || step?.kind === 'reach') && play.myTurn && (
          <Button look="onPrompt" onClick={() => act({ do: 'letMe' })}>
            {say('lesson.letMe')}
          </Button>
        )}
        {now.mayGoBack && (
          <Button
            look="onPrompt"
            className={style.small}
            aria-label={say('lesson.back')}
            title={say('lesson.back')}
            onClick={() => act({ do: 'back' })}
          >
            <ArrowLeft size={18} aria-hidden="true" />
          </Button>
        )}
        {step?.point !== undefined && (
          <button type="button" className={`${style.link} ${style.jump}`} onClick={() => goTo(step.point)}>
            {say('lesson.goThere')}
          </button>
        )}
        {(step?.why !== undefined || step?.rule !== undefined) && asked !== now.at && (
          <button type="button" className={style.link} onClick={() => setAsked(now.at)}>
            {say('lesson.why')}
          </button>
        )}
        <button type="button" className={style.link} onClick={() => act({ do: 'free' })}>
          {say('lesson.free')}
        </button>
      </>
    );
  }
}

/** What the author has to say to a choice. */
function remarkIn(lesson: Lesson, { remark }: LessonShown): { text: InLanguages; rule?: string } | null {
  if (remark === null) return null;
  const step = lesson.lesson.steps[remark.step];
  if (step.kind === 'do' && remark.kind === 'also') return step.also?.[remark.index] ?? null;
  if (step.kind === 'do' && remark.kind === 'wrong') return step.wrong?.[remark.index] ?? null;
  if (step.kind === 'reach' && remark.kind === 'late' && step.late !== undefined) return { text: step.late };
  return null;
}
