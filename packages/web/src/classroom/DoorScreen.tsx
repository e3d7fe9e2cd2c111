import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { isDone } from '../lessons/list.ts';
import { titleLessons } from '../lessons/named.ts';
import { useLearn } from '../lessons/useLearn.ts';
import type { ClassDoor } from '../link/messages.ts';
import { useSettings } from '../settings/store.ts';
import { Hero } from '../titles/Hero.tsx';
import { titleName, titleOf } from '../titles/titles.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import { dayOf } from './dates.ts';
import style from './door.module.css';
import { doorOf, joinClass, readyIn, voteIn } from './requests.ts';
import { usePolled } from './usePolled.ts';

/** Milliseconds between two questions whether there are tables. */
const EVERY = 3000;

/** `/class/:code`: a student comes in, waits, and is led to the table. */
export default function DoorScreen() {
  const { code } = useParams<{ code: string }>();
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const { value: door, problem, refused, put } = usePolled(code, EVERY, () => doorOf(code));
  useTitle(door?.name ?? say('class.title'));
  if (door === null || refused === 'refuse.noClass') {
    if (problem === '') return <Waiting />;
    return (
      <div className={screen.screen}>
        <h1>{say('class.title')}</h1>
        <p role="alert">{problem}</p>
        <div>
          <ButtonLink look="primary" href="/class">
            {say('class.join')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={screen.form}>
      <Hero id={door.game}>
        <h1>{say('door.welcome', { name: door.name })}</h1>
        <p className="line">{titleName(door.game, language)}</p>
        <p>{titleOf(door.game)?.words[language].about}</p>
      </Hero>
      {door.message !== null && (
        <p role="status" className={style.message}>
          {door.message}
        </p>
      )}
      <Problem words={problem} />
      {door.lead !== null && (
        <div className={screen.row}>
          <span>{say('door.lead')}</span>
          <ButtonLink look="primary" href={`/class/${door.lead}/lead`}>
            {say('door.toLead')}
          </ButtonLink>
        </div>
      )}
      {door.me === null ? <Outside door={door} put={put} /> : <Inside door={door} me={door.me} put={put} />}
    </div>
  );
}

/** Waiting, observing, or on the way to the table. */
function Inside({
  door,
  me,
  put,
}: {
  door: ClassDoor;
  me: NonNullable<ClassDoor['me']>;
  put(door: ClassDoor): void;
}) {
  const say = useWords();
  const [, go] = useLocation();
  const { table } = me;
  /** Was there no table yet when the page was opened? Then it opens by itself. */
  const waited = useRef(table === null);
  useEffect(() => {
    if (waited.current && table !== null && door.phase === 'playing') go(`/t/${table}`);
  }, [table, door.phase, go]);
  return (
    <>
      <section className={style.who} aria-label={say('door.you', { name: me.name })}>
        <p className={style.name}>{say('door.you', { name: me.name })}</p>
        <p className={style.pin}>{say('door.pinIs', { pin: me.pin })}</p>
        <p className={screen.meta}>{say('door.pinWhy')}</p>
      </section>
      {door.phase === 'gathering' && !me.isWaiting && <Prepare door={door} isReady={me.isReady} put={put} />}
      {door.poll !== null && <Poll code={door.code} poll={door.poll} put={put} />}
      {me.isWaiting && <p role="status">{say('door.waits')}</p>}
      {!me.isWaiting && door.phase === 'gathering' && (
        <p role="status">
          {say('door.next')} {say('door.count', { count: door.students })}.
        </p>
      )}
      {table !== null && (
        <div className={screen.row}>
          {door.phase === 'playing' && (
            <ButtonLink look="primary" href={`/t/${table}`}>
              {say('door.toTable')}
            </ButtonLink>
          )}
          {door.phase === 'over' && (
            <ButtonLink look="primary" href={`/t/${table}/end`}>
              {say('door.yourGame')}
            </ButtonLink>
          )}
        </div>
      )}
      {door.tables.length > 0 && (
        <section className={screen.block}>
          <p>{say('door.observe')}</p>
          <div className={screen.row}>
            {door.tables.map((id, at) => (
              <ButtonLink key={id} href={`/t/${id}`}>
                {say('door.table', { number: at + 1 })}
              </ButtonLink>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** Lessons to take before, and a word when that is done. */
function Prepare({ door, isReady, put }: { door: ClassDoor; isReady: boolean; put(door: ClassDoor): void }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [problem, setProblem] = useState('');
  const { isStarting, learn } = useLearn();
  const lessons = titleLessons(door.game, door.lessons);
  if (lessons.length === 0) return null;
  const tell = async (ready: boolean) => {
    try {
      put(await readyIn(door.code, ready));
      setProblem('');
    } catch (fault) {
      setProblem((fault as Error).message);
    }
  };
  return (
    <section className={screen.block} aria-label={say('door.prepare')}>
      <p>{say('door.prepare')}</p>
      <div className={screen.row}>
        {lessons.map((lesson) => (
          <Button key={lesson.id} aria-disabled={isStarting} onClick={() => learn(lesson.game, lesson.id)}>
            {isDone(lesson) ? '✓ ' : ''}
            {lesson.title[language]} · {say('class.length.minutes', { minutes: lesson.minutes })}
          </Button>
        ))}
      </div>
      <div className={screen.row}>
        {isReady ? (
          <>
            <span role="status">{say('door.isReady')}</span>
            <Button look="plain" onClick={() => void tell(false)}>
              {say('door.notReady')}
            </Button>
          </>
        ) : (
          <Button look="primary" onClick={() => void tell(true)}>
            {say('door.ready')}
          </Button>
        )}
      </div>
      <Problem words={problem} />
    </section>
  );
}

/** A question to everybody: the last answer counts. */
function Poll({
  code,
  poll,
  put,
}: {
  code: string;
  poll: NonNullable<ClassDoor['poll']>;
  put(door: ClassDoor): void;
}) {
  const say = useWords();
  const [problem, setProblem] = useState('');
  const answer = async (chosen: number) => {
    try {
      put(await voteIn(code, poll.id, chosen));
      setProblem('');
    } catch (fault) {
      setProblem((fault as Error).message);
    }
  };
  return (
    <section className={screen.block} aria-label={poll.question}>
      <h2>{poll.question}</h2>
      <div className={style.names}>
        {poll.answers.map((words, at) => (
          <Button
            key={words}
            look={poll.mine === at ? 'primary' : 'default'}
            aria-pressed={poll.mine === at}
            onClick={() => void answer(at)}
          >
            {words}
          </Button>
        ))}
      </div>
      {poll.mine !== null && <p role="status">{say('poll.answered')}</p>}
      <Problem words={problem} />
    </section>
  );
}

/** A name, and what becomes of it. */
function Outside({ door, put }: { door: ClassDoor; put(door: ClassDoor): void }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const come = async (called: string, pin?: string) => {
    try {
      put(await joinClass(door.code, called, pin));
    } catch (fault) {
      setProblem((fault as Error).message);
      // Others may have taken the name: there are new ones.
      await doorOf(door.code).then(put, () => {});
    }
  };
  if (door.phase === 'over') return <p>{say('door.over')}</p>;
  return (
    <>
      {door.isFull ? (
        <p role="alert">{say('door.full')}</p>
      ) : door.names === 'given' ? (
        <Given door={door} pick={(called) => void come(called)} put={put} />
      ) : (
        <form
          className={screen.field}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void come(name.trim());
          }}
        >
          <label htmlFor="door-name">{say('door.yourName')}</label>
          <div className={screen.row}>
            <input
              id="door-name"
              className={screen.input}
              required
              maxLength={40}
              value={name}
              autoComplete="nickname"
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button look="primary" type="submit">
              {say('door.join')}
            </Button>
          </div>
        </form>
      )}
      <Problem words={problem} />
      <div className={style.privacy}>
        <p>{say('door.kept', { date: dayOf(door.deleteAt, language) })}</p>
        <p>{say('door.seen', { projected: String(door.projected) })}</p>
        {door.observed && <p>{say('door.observed')}</p>}
        <p>{say('door.noAccount')}</p>
      </div>
      <Back come={(called, pin) => void come(called, pin)} />
    </>
  );
}

/** The names that were offered when the page was opened stay, although others are offered with every look. */
function Given({
  door,
  pick,
  put,
}: {
  door: ClassDoor;
  pick(name: string): void;
  put(door: ClassDoor): void;
}) {
  const say = useWords();
  const [offered, setOffered] = useState(door.free);
  const others = async () => {
    const next = await doorOf(door.code);
    setOffered(next.free);
    put(next);
  };
  return (
    <section className={screen.block} aria-label={say('door.pick')}>
      <h2>{say('door.pick')}</h2>
      <div className={style.names}>
        {offered.map((name) => (
          <Button key={name} onClick={() => pick(name)}>
            {name}
          </Button>
        ))}
      </div>
      <div>
        <Button look="plain" onClick={() => void others().catch(() => {})}>
          {say('door.others')}
        </Button>
      </div>
    </section>
  );
}

function Back({ come }: { come(name: string, pin: string): void }) {
  const say = useWords();
  const [name, setName] = useState('');
  const [pin, setPin] = useState('');
  return (
    <details className={screen.more}>
      <summary>{say('door.lost')}</summary>
      <form
        className={screen.form}
        onSubmit={(event) => {
          event.preventDefault();
          come(name.trim(), pin);
        }}
      >
        <div className={screen.field}>
          <label htmlFor="back-name">{say('door.yourName')}</label>
          <input
            id="back-name"
            className={screen.input}
            required
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <div className={screen.field}>
          <label htmlFor="back-pin">{say('door.pin')}</label>
          <input
            id="back-pin"
            className={screen.input}
            required
            inputMode="numeric"
            pattern="[0-9]{4}"
            maxLength={4}
            autoComplete="off"
            value={pin}
            onChange={(event) => setPin(event.currentTarget.value)}
          />
        </div>
        <div>
          <Button type="submit">{say('door.back')}</Button>
        </div>
      </form>
    </details>
  );
}
