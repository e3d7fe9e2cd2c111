import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { TitleCards } from './TitleCards.tsx';
import { allTitles, largeTitles, smallTitles } from './titles.ts';

/** Every game, on the first page: large pictures for newcomers, a small one each for people who have been here. */
export function AllTitles({ isNew }: { isNew: boolean }) {
  const say = useWords();
  if (!isNew)
    return (
      <section className={style.block}>
        <h2>{say('now.play')}</h2>
        <TitleCards titles={allTitles} look="brief" />
      </section>
    );
  return (
    <>
      <section className={style.block}>
        <h2 className="quiet">{say('now.play')}</h2>
        <TitleCards titles={largeTitles} look="large" />
      </section>
      <section className={style.block}>
        <h2>{say('now.small')}</h2>
        <TitleCards titles={smallTitles} look="small" />
      </section>
    </>
  );
}
