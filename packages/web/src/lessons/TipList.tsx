import { tipsOf } from '@entente/shelf/lessons';
import { useSettings } from '../settings/store.ts';
import style from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useWords } from '../words/index.ts';

/** All tips of a game, to be read again. */
export function TipList({ game }: { game: string }) {
  const say = useWords();
  const { language } = useSettings();
  const tips = useLater(game, () => tipsOf(game));
  if (tips.state !== 'here' || tips.value.length === 0) return null;
  return (
    <details className={style.block}>
      <summary>
        <strong>{say('tips.list', { count: tips.value.length })}</strong>
      </summary>
      <ul>
        {tips.value.map(({ id, text, rule }) => (
          <li key={id}>
            {text[language]} {rule !== undefined && <small>{rule}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}
