import { Tag } from '@entente/web/pictures/Tag.tsx';
import type { Effect } from '../src/index.ts';
import { useTable } from './context.ts';
import style from './effects.module.css';

interface Props {
  of: readonly Effect[];
  /** Its name is beside it already. */
  short?: boolean;
  /** When it counts, for screens on which the forecast is not right above. */
  by?: string;
}

/** What a card changes, as tags: "points +2". */
export function Effects({ of, short = false, by }: Props) {
  const { tell } = useTable();
  if (of.length === 0) return null;
  return (
    <span className={style.effects}>
      {by !== undefined && <span className={style.by}>{by}</span>}
      {of.map(({ of: name, by: change, mood }) => (
        <span key={name} className={style.effect}>
          <span className={short ? 'quiet' : undefined}>{tell(`board.effect.${name}`)} </span>
          <Tag by={change} mood={mood} />
        </span>
      ))}
    </span>
  );
}
