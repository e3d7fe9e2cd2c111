import { useWords } from '../words/index.ts';
import style from './waiting.module.css';

export function Waiting() {
  const say = useWords();
  return (
    <p className={style.waiting} role="status" data-waiting="true">
      {say('ui.loading')}
    </p>
  );
}
