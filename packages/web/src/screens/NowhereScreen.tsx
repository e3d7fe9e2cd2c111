import { ButtonLink } from '../ui/Button.tsx';
import { useTitle } from '../ui/useTitle.ts';
import { useWords } from '../words/index.ts';
import style from './screen.module.css';

export default function NowhereScreen() {
  const say = useWords();
  useTitle(say('nowhere.title'));
  return (
    <div className={style.screen}>
      <div className={style.intro}>
        <h1>{say('nowhere.title')}</h1>
        <p>{say('nowhere.about')}</p>
      </div>
      <div className={style.row}>
        <ButtonLink href="/">{say('nowhere.home')}</ButtonLink>
      </div>
    </div>
  );
}
