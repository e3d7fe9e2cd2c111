import type { CSSProperties } from 'react';
import style from './face.module.css';

interface Props {
  /** The game's `board/faces.svg`. */
  readonly sheet: string;
  /** Which of its pictograms: a family and a member of it, `card.S01`. */
  readonly of: string;
  /** The colour of its deck, dark enough for white. */
  readonly ground?: string;
}

/** The pictogram of a card on the colour of its deck. Words beside it say what it is. */
export function Face({ sheet, of, ground }: Props) {
  const colour = ground === undefined ? undefined : ({ '--ground': ground } as CSSProperties);
  return (
    <span className={style.face} style={colour} data-face={of} aria-hidden="true">
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <use href={`${sheet}#${of}`} />
      </svg>
    </span>
  );
}
