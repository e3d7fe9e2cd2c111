import { Tag } from '@entente/web/pictures/Tag.tsx';
import type { Effect } from '../src/index.ts';
import { useTable } from './context.ts';
import style from './effects.module.css';

interface Props {
  of: readonly Effect[];
  /** Its name is beside it already. */
  short?: boolean;
  /** With the first answers to further questions; others may change something else. */
  isExample?: boolean;
}

/** What a card changes, as tags: "points +2". */
export function Effects({ of, short = false, isExample = false }: Props) {
  const { tell } = useTable();
  if (of.length === 0) return null;
  return (
    <span className={style.effects}>
      {isExample && <span className={style.effect}>{tell('board.forInstance')}</span>}
      {of.map(({ of: name, by, mood }) => (
        <span key={name} className={style.effect}>
          <span className={short ? 'quiet' : undefined}>{tell(`board.effect.${name}`)} </span>
          <Tag by={by} mood={mood} />
        </span>
      ))}
    </span>
  );
}
