import type { Seat } from '@entente/engine';
import type { Plant } from '@entente/game-venonta';
import { lookOf } from '../../seats/seats.ts';
import { SHAPES } from '../../seats/shapes.ts';
import style from './badge.module.css';
import type { Disc, Land } from './readings.ts';

/** Half the width of the counter of a territory, in pixels. */
const REACH = 24;
/** How far it reaches below its middle when there is fuel or a tank. */
const DEPTH = 34;
/** On small screens. */
const SHRUNK = 0.66;

export function sizeOf(small: boolean): { reach: number; depth: number } {
  const scale = small ? SHRUNK : 1;
  return { reach: REACH * scale, depth: DEPTH * scale };
}

/** From afar. */
export const FAR_REACH = 10;

const RING = 16;

/** The counter of a territory: its owner's emblem amid the five discs, a flag of the coloniser, fuel and tanks below. */
export function Badge({ land, small }: { land: Land; small: boolean }) {
  const notes = [
    ...(land.tep > 0 ? [{ key: 'tep', seat: null, text: `${land.tep}` }] : []),
    ...land.armies.map(({ seat, count }) => ({ key: `tanks ${seat}`, seat, text: `${count}` })),
  ];
  return (
    <g className={style.badge} transform={small ? `scale(${SHRUNK})` : undefined}>
      <circle className={style.plate} r={REACH} />
      {land.discs.map((disc) => {
        const turn = (disc.at * 2 * Math.PI) / land.discs.length - Math.PI / 2;
        return (
          <g key={disc.at} transform={`translate(${RING * Math.cos(turn)} ${RING * Math.sin(turn)})`}>
            <DiscSign disc={disc} />
          </g>
        );
      })}
      {land.owner === null ? <circle className={style.free} r="7" /> : <Sign seat={land.owner} size={17} />}
      {land.coloniser !== null && (
        <g transform="translate(19 -19)">
          <line className={style.pole} x1="-5" y1="-7" x2="-5" y2="12" />
          <Sign seat={land.coloniser} size={14} />
        </g>
      )}
      {notes.map(({ key, seat, text }, at) => (
        <g key={key} transform={`translate(${(at - (notes.length - 1) / 2) * 27} ${REACH + 4})`}>
          <rect className={style.note} x="-13" y="-7" width="26" height="14" rx="7" />
          {seat === null ? (
            <path className={style.fuel} d="M-8 -4h5v8h-5zM-3 -2l2 1v4" />
          ) : (
            <g transform="translate(-6 0)">
              <Sign seat={seat} size={10} />
            </g>
          )}
          <text className={style.count} x={4} y="4">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

/** From afar: whose it is, and who has colonised it. */
export function FarBadge({ land: { owner, coloniser } }: { land: Land }) {
  return (
    <g className={style.badge}>
      {owner === null ? <circle className={style.free} r="6" /> : <Sign seat={owner} size={15} />}
      {coloniser !== null && (
        <g transform="translate(8 -8)">
          <Sign seat={coloniser} size={11} />
        </g>
      )}
    </g>
  );
}

/** Shape and colour say what stands on a disc; a blue ring is water. */
export function DiscSign({ disc: { plant, water } }: { disc: Pick<Disc, 'plant' | 'water'> }) {
  return (
    <g>
      <circle className={style.ground} r="6.5" data-water={water} />
      <path className={style.plant} data-plant={plant} d={PLANT_PATH[plant]} />
    </g>
  );
}

const PLANT_PATH: Readonly<Record<Plant, string>> = {
  forest: 'M0 -4.6L4 3H-4Z',
  farm: 'M-4 -1.2H4V1.2H-4Z',
  intensive: 'M-4 -3.4H4V-1.2H-4ZM-4 1.2H4V3.4H-4Z',
  factory: 'M-4 4V-1L-1.4 .8V-1L1.2 .8V-4.6H4V4Z',
};

function Sign({ seat, size }: { seat: Seat; size: number }) {
  const { colour, shape } = lookOf(seat);
  return (
    <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 32})`}>
      <path className={style.halo} d={SHAPES[shape].path} />
      <path className={style.shape} d={SHAPES[shape].path} fill={colour} />
    </g>
  );
}

/** The counter of an ocean: its fish. */
export function OceanBadge({ fish, far = false }: { fish: number; far?: boolean }) {
  return (
    <g className={style.badge} data-empty={fish === 0}>
      {!far && (
        <path
          className={style.fish}
          d="M-11 0c4 -6 10 -6 13 0c-3 6 -9 6 -13 0zM2 0l5 -4v8z"
          transform="translate(-4 -6)"
        />
      )}
      <text className={style.count} y={far ? 4 : 11}>
        {fish}
      </text>
    </g>
  );
}

/** The mark of a territorial water: its number. */
export function WaterBadge({ number }: { number: number }) {
  return (
    <g className={style.badge}>
      <rect className={style.water} x="-9" y="-8" width="18" height="15" rx="4" />
      <text className={style.number} y="4">
        {number}
      </text>
    </g>
  );
}
