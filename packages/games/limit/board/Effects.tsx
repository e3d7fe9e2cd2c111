import { Tag } from '@entente/web/pictures/Tag.tsx';
import type { Effect } from '../src/index.ts';
import { useTable } from './context.ts';
import style from './effects.module.css';

interface Props {
  of: readonly Effect[];
  /** Its name is beside it already. */
  short?: boolean;
  /** From when it counts. */
  since?: string;
}

/** What a card changes, as tags: "points +2". */
export function Effects({ of, short = false, since }: Props) {
  const { tell } = useTable();
  if (of.length === 0) return null;
  return (
    <span className={style.effects}>
      {since !== undefined && <span className={style.since}>{since}</span>}
      {of.map(({ of: name, by, mood }) => (
        <span key={name} className={style.effect}>
          <span className={short ? 'quiet' : undefined}>{tell(`board.effect.${name}`)} </span>
          <Tag by={by} mood={mood} />
        </span>
      ))}
    </span>
  );
}
