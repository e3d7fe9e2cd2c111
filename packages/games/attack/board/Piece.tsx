import type { LandUnit, LineShip } from '../src/index.ts';
import style from './piece.module.css';
import { PIECES } from './piece-paths.ts';

/** The drawing of a piece by its name, as it also is on the dice. */
export const face = (name: string) => <path d={PIECES[name as keyof typeof PIECES] ?? PIECES.battleship} />;

/** A piece as it looks in the box. */
export function Piece({ kind, size }: { readonly kind: LandUnit | LineShip; readonly size: number }) {
  return (
    <svg className={style.piece} width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true">
      {face(kind)}
    </svg>
  );
}
