import { TitleRows } from '../titles/TitleRows.tsx';
import style from '../ui/screen.module.css';
import { useTitle } from '../ui/useTitle.ts';
import { useWords } from '../words/index.ts';

/** `/play` */
export default function TitlesScreen() {
  const say = useWords();
  useTitle(say('nav.play'));
  return (
    <div className={style.screen}>
      <div className={style.intro}>
        <h1>{say('titles.title')}</h1>
        <p>{say('titles.about')}</p>
      </div>
      <TitleRows />
    </div>
  );
}
