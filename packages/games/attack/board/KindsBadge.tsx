import type { Seat } from '@entente/engine';
import { SeatSign } from '@entente/web/seats/SeatSign.tsx';
import shared from '@entente/web/world/badge.module.css';
import type { LandUnit, Ship } from '../src/index.ts';
import { Star } from './Badge.tsx';
import style from './badge.module.css';
import { PIECES } from './piece-paths.ts';
import type { Stack } from './readings.ts';

/** What one owner has in a place, kind by kind. */
export interface Kinds {
  readonly seat: Seat;
  readonly kinds: readonly Stack<LandUnit | Ship>[];
}

const EMBLEM = 18;
const ROW = 18;
const widthOf = ({ count }: Stack<unknown>): number => (count > 9 ? 32 : 26);
const rowOf = ({ kinds }: Kinds): number => kinds.reduce((sum, kind) => sum + widthOf(kind), EMBLEM + 4);

/** Half the width of the longest row. */
export const kindsReach = (stacks: readonly Kinds[]): number => Math.max(...stacks.map(rowOf)) / 2;

export const kindsHeight = (stacks: readonly Kinds[]): number => ROW * stacks.length;

/** From near: for every owner a row with the emblem and, kind by kind, how many there are. */
export function KindsBadge({ stacks, capital }: { stacks: readonly Kinds[]; capital: boolean }) {
  const width = 2 * kindsReach(stacks);
  const top = -kindsHeight(stacks) / 2;
  return (
    <g className={shared.badge}>
      <rect className={style.plate} x={-width / 2} y={top} width={width} height={-2 * top} rx="8" />
      {stacks.map((stack, row) => (
        <g key={stack.seat} transform={`translate(${-width / 2} ${top + ROW * (row + 0.5)})`}>
          <g transform="translate(10 0)">
            <SeatSign seat={stack.seat} size={13} />
          </g>
          {stack.kinds.map((kind, at) => (
            <g key={kind.kind} transform={`translate(${startOf(stack, at)} 0)`}>
              <path className={style.piece} d={PIECES[kind.kind]} transform="translate(7 0)" />
              <text className={shared.count} x={kind.count > 9 ? 22 : 19} y="4">
                {kind.count}
              </text>
            </g>
          ))}
        </g>
      ))}
      {capital && <Star x={width / 2 - 1} y={top} />}
    </g>
  );
}

const startOf = ({ kinds }: Kinds, at: number): number =>
  kinds.slice(0, at).reduce((sum, kind) => sum + widthOf(kind), EMBLEM + 1);
