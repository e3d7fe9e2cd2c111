import { Tag } from '@entente/web/pictures/Tag.tsx';
import type { Effect } from '../src/index.ts';
import { useTable } from './context.ts';
import style from './effects.module.css';

/** What a card changes, as tags: "points +2". `short`: where the name stands already, except for one of several. */
export function Effects({ of, short = false }: { of: readonly Effect[]; short?: boolean }) {
  const { tell } = useTable();
  if (of.length === 0) return null;
  return (
    <span className={style.effects}>
      {of.map(({ of: name, by, mood }) => (
        <span key={name} className={style.effect}>
          <span className={short ? 'quiet' : undefined}>{tell(`board.effect.${name}`)} </span>
          <Tag by={by} mood={mood} />
        </span>
      ))}
    </span>
  );
}
