import { useLocation } from 'wouter';
import { TitleCards } from '../titles/TitleCards.tsx';
import { largeTitles, smallTitles } from '../titles/titles.ts';
import { useTitle } from '../ui/useTitle.ts';
import { useWords } from '../words/index.ts';
import style from './screen.module.css';

/** `/play` */
export default function TitlesScreen() {
  const say = useWords();
  const [, go] = useLocation();
  useTitle(say('nav.play'));
  return (
    <div className={style.screen}>
      <div className={style.intro}>
        <h1>{say('titles.title')}</h1>
        <p>{say('titles.about')}</p>
      </div>
      <section className={style.block} aria-labelledby="titles">
        <h2 id="titles" className="quiet">
          {say('nav.play')}
        </h2>
        <TitleCards titles={largeTitles} large go={go} />
      </section>
      <section className={style.block}>
        <h2>{say('now.small')}</h2>
        <TitleCards titles={smallTitles} go={go} />
      </section>
    </div>
  );
}
