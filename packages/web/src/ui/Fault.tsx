import { useWords } from '../words/index.ts';
import { Button } from './Button.tsx';
import style from './fault.module.css';

/** When the page itself is broken: what it is, and the way on. A new version on the server does this, too. */
export function Fault({ fault }: { fault: Error }) {
  const say = useWords();
  return (
    <main className={style.fault}>
      <div role="alert">
        <h1>{say('fault.title')}</h1>
        <p>{say('fault.about')}</p>
      </div>
      <div className={style.buttons}>
        <Button look="primary" onClick={() => location.reload()}>
          {say('fault.reload')}
        </Button>
        <Button onClick={() => location.assign('/')}>{say('nowhere.home')}</Button>
      </div>
      <p className={style.what}>{fault.message}</p>
    </main>
  );
}
