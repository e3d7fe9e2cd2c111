import type { Seat } from '@entente/engine';
import { SeatSign } from '@entente/web/seats/SeatSign.tsx';
import { lookOf } from '@entente/web/seats/seats.ts';
import { SHAPES } from '@entente/web/seats/shapes.ts';
import shared from '@entente/web/world/badge.module.css';
import style from './badge.module.css';
import type { Tag } from './costs.ts';
import { INFLUENCE_ICON } from './icons.tsx';
import type { Count, RegionState } from './readings.ts';

/** Half the width of the counter of a region, and how far it reaches below its middle, in pixels. */
export const REACH = 13;
const ROW = 13;
/** A price tag: how wide and high it is. */
const WIDE = 29;
const HIGH = 17;

interface Props {
  readonly region: RegionState;
  readonly ahead: boolean;
  /** What cards cost here. */
  readonly tags: readonly Tag[];
}

/** The counter of a region: emblem of its controller with the level in it, below it the others' cards, then the prices. */
export function Badge({ region, ahead, tags }: Props) {
  const { controller, level, after } = region;
  const others = othersIn(region);
  const gain = Math.max(0, ...tags.map((tag) => tag.gain));
  const change = changeInWords();
  return (
    <g className={shared.badge}>
      {controller === null ? (
        <circle className={style.free} r="10" />
      ) : (
        <SeatSign seat={controller} size={26} halo={6} />
      )}
      <text
        className={style.level}
        y={controller === null ? 4.5 : offset(controller)}
        style={controller === null ? undefined : { fill: lookOf(controller).label }}
      >
        {level}
      </text>
      {change !== null && (
        <g transform={`translate(0 ${-REACH - 8})`} data-gain={!ahead}>
          <rect className={style.pill} x="-18" y="-8" width="36" height="16" rx="8" />
          <text className={style.change} y="4">
            {change}
          </text>
        </g>
      )}
      {others.map(({ seat, count }, at) => (
        <g key={seat} transform={`translate(${(at - (others.length - 1) / 2) * 14} ${REACH + 7})`}>
          <SeatSign seat={seat} size={14} halo={6}>
            {count > 1 && (
              <text
                className={style.count}
                x="16"
                y={SHAPES[lookOf(seat).shape].y + 2}
                fill={lookOf(seat).label}
              >
                {count}
              </text>
            )}
          </SeatSign>
        </g>
      ))}
      {tags.map((tag, at) => (
        <PriceTag key={tag.influence} tag={tag} x={(at - tags.length / 2) * WIDE} y={rowsOf(region) + 5} />
      ))}
    </g>
  );

  /** What an assessment would make of it; otherwise what the best card here would bring in it. */
  function changeInWords(): string | null {
    if (ahead) return after !== null && after.level !== level ? `${level} → ${after.level}` : null;
    return gain > 0 ? `+${gain}` : null;
  }
}

/** What a card of a type costs here: its sign, and how many cards. */
function PriceTag({ tag: { influence, total, isAttack }, x, y }: { tag: Tag; x: number; y: number }) {
  const Icon = INFLUENCE_ICON[influence];
  return (
    <g className={style.tag} data-attack={isAttack} transform={`translate(${x + 1} ${y})`}>
      <rect width={WIDE - 2} height={HIGH} rx={HIGH / 2} />
      <Icon x={3.5} y={2.5} size={12} strokeWidth={2.2} />
      <text x={20} y={12.8}>
        {total}
      </text>
    </g>
  );
}

/** How far the counter reaches below its middle. */
export function depthOf(region: RegionState, tags: readonly Tag[]): number {
  return tags.length > 0 ? rowsOf(region) + 5 + HIGH : rowsOf(region);
}

/** Half the width of its prices. */
export const footOf = (tags: readonly Tag[]): number => Math.max(REACH, (tags.length * WIDE) / 2);

const rowsOf = (region: RegionState): number => (othersIn(region).length > 0 ? REACH + ROW : REACH);

function othersIn({ present, controller }: RegionState): Count[] {
  return present.filter(({ seat }) => seat !== controller);
}

/** Letters stand lower in a triangle than in a square. */
function offset(seat: Seat): number {
  return (SHAPES[lookOf(seat).shape].y - 16) * (26 / 32);
}
