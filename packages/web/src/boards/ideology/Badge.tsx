import type { Seat } from '@entente/engine';
import { lookOf } from '../../seats/seats.ts';
import { SHAPES } from '../../seats/shapes.ts';
import style from './badge.module.css';
import type { Count, RegionState } from './readings.ts';

/** Half the width of the counter of a region, and how far it reaches below its middle, in pixels. */
export const REACH = 13;
const ROW = 13;

/** The counter of a region: emblem of its controller with the level in it, below it the others' cards. */
export function Badge({ region, ahead }: { region: RegionState; ahead: boolean }) {
  const { controller, level, after } = region;
  const others = othersIn(region);
  const change = ahead && after !== null && after.level !== level ? `${level} → ${after.level}` : null;
  return (
    <g className={style.badge}>
      {controller === null ? (
        <circle className={style.free} r="10" />
      ) : (
        <Sign seat={controller} size={26} y={0} text="" />
      )}
      <text
        className={style.level}
        y={controller === null ? 4.5 : offset(controller)}
        style={controller === null ? undefined : { fill: lookOf(controller).label }}
      >
        {level}
      </text>
      {change !== null && (
        <g transform={`translate(0 ${-REACH - 8})`}>
          <rect className={style.pill} x="-18" y="-8" width="36" height="16" rx="8" />
          <text className={style.change} y="4">
            {change}
          </text>
        </g>
      )}
      {others.map(({ seat, count }, at) => (
        <g key={seat} transform={`translate(${(at - (others.length - 1) / 2) * 14} ${REACH + 7})`}>
          <Sign seat={seat} size={14} y={0} text={count > 1 ? String(count) : ''} />
        </g>
      ))}
    </g>
  );
}

/** How far the counter reaches below its middle. */
export function depthOf(region: RegionState): number {
  return othersIn(region).length > 0 ? REACH + ROW : REACH;
}

function othersIn({ present, controller }: RegionState): Count[] {
  return present.filter(({ seat }) => seat !== controller);
}

function Sign({ seat, size, y, text }: { seat: Seat; size: number; y: number; text: string }) {
  const { colour, label, shape } = lookOf(seat);
  return (
    <g transform={`translate(${-size / 2} ${y - size / 2}) scale(${size / 32})`}>
      <path className={style.halo} d={SHAPES[shape].path} />
      <path className={style.shape} d={SHAPES[shape].path} fill={colour} />
      {text !== '' && (
        <text className={style.count} x="16" y={SHAPES[shape].y + 2} fill={label}>
          {text}
        </text>
      )}
    </g>
  );
}

/** Letters stand lower in a triangle than in a square. */
function offset(seat: Seat): number {
  return (SHAPES[lookOf(seat).shape].y - 16) * (26 / 32);
}
