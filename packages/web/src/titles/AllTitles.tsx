import { useLocation } from 'wouter';
import style from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { TitleCards } from './TitleCards.tsx';
import { largeTitles, smallTitles } from './titles.ts';

/** Every game: the large ones, then the small ones. Where a page is about nothing else, its own heading is enough. */
export function AllTitles({ isWholePage = false }: { isWholePage?: boolean }) {
  const say = useWords();
  const [, go] = useLocation();
  return (
    <>
      <section className={style.block}>
        <h2 className={isWholePage ? 'quiet' : undefined}>{say('now.play')}</h2>
        <TitleCards titles={largeTitles} large go={go} />
      </section>
      <section className={style.block}>
        <h2>{say('now.small')}</h2>
        <TitleCards titles={smallTitles} go={go} />
      </section>
    </>
  );
}
