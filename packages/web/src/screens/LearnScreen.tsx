import { useEffect, useState } from 'react';
import { joinProgress } from '../lessons/join-progress.ts';
import { LessonList } from '../lessons/LessonList.tsx';
import { PuzzlesLink } from '../puzzles/PuzzlesLink.tsx';
import { useSettings } from '../settings/store.ts';
import { Cover } from '../titles/Cover.tsx';
import { allTitles } from '../titles/titles.ts';
import { ButtonLink } from '../ui/Button.tsx';
import style from '../ui/screen.module.css';
import { useTitle } from '../ui/useTitle.ts';
import { useWords } from '../words/index.ts';

/** `/learn`: rules and cards of every game, and the page that checks a game. */
export default function LearnScreen() {
  const say = useWords();
  const { language } = useSettings();
  useTitle(say('nav.learn'));
  const [, setLearned] = useState(false);
  useEffect(() => {
    joinProgress().then(setLearned, () => {
      // The list shows what this device knows.
    });
  }, []);
  return (
    <div className={style.screen}>
      <div className={style.intro}>
        <h1>{say('learn.title')}</h1>
        <p>{say('learn.about')}</p>
      </div>
      <ul className={style.cards}>
        {allTitles.map(({ id, words }) => (
          <li key={id}>
            <article className={style.card}>
              <Cover id={id} />
              <div className={style.cardBody}>
                <h2>{words[language].title}</h2>
                <p>{words[language].about}</p>
              </div>
              <div className={style.cardFoot}>
                <LessonList game={id} title={words[language].title} />
                <PuzzlesLink game={id} title={words[language].title} />
                <ButtonLink href={`/rules/${id}`}>
                  {say('learn.rulesOf', { title: words[language].title })}
                </ButtonLink>
              </div>
            </article>
          </li>
        ))}
      </ul>
      <section className={style.block}>
        <h2>{say('world3.title')}</h2>
        <p>{say('world3.about')}</p>
        <div className={style.row}>
          <ButtonLink href="/world3">{say('world3.open')}</ButtonLink>
        </div>
      </section>
      <section className={style.block}>
        <h2>{say('lab.page')}</h2>
        <p>{say('lab.pageAbout')}</p>
        <div className={style.row}>
          <ButtonLink href="/lab">{say('lab.toLab')}</ButtonLink>
        </div>
      </section>
      <section className={style.block}>
        <h2>{say('learn.class')}</h2>
        <p>{say('learn.classAbout')}</p>
        <div className={style.row}>
          <ButtonLink href="/class">{say('learn.toClass')}</ButtonLink>
        </div>
      </section>
      <section className={style.block}>
        <h2>{say('verify.title')}</h2>
        <p>{say('verify.about')}</p>
        <div className={style.row}>
          <ButtonLink href="/verify">{say('verify.open')}</ButtonLink>
        </div>
      </section>
    </div>
  );
}
