import { SeatSign } from '@entente/web/seats/SeatSign.tsx';
import shared from '@entente/web/world/badge.module.css';
import type { Plant } from '../src/index.ts';
import style from './badge.module.css';
import type { Disc, Land } from './readings.ts';

/** Half the width of the counter of a territory, in pixels. */
const REACH = 28;
/** How far it reaches below its middle when there is fuel or a tank. */
const DEPTH = 40;
/** On small screens. */
const SHRUNK = 0.66;

export function sizeOf(small: boolean): { reach: number; depth: number } {
  const scale = small ? SHRUNK : 1;
  return { reach: REACH * scale, depth: DEPTH * scale };
}

/** From afar. */
export const FAR_REACH = 10;

const RING = 19;

/** The counter of a territory: its owner's emblem, or the room for farms, amid the five discs; a flag of the coloniser, fuel and tanks below. */
export function Badge({ land, small }: { land: Land; small: boolean }) {
  const notes = [
    ...(land.tep > 0 ? [{ key: 'tep', seat: null, text: `${land.tep}` }] : []),
    ...land.armies.map(({ seat, count }) => ({ key: `tanks ${seat}`, seat, text: `${count}` })),
  ];
  return (
    <g className={shared.badge} transform={small ? `scale(${SHRUNK})` : undefined}>
      <circle className={style.plate} r={REACH} />
      {land.discs.map((disc) => {
        const turn = (disc.at * 2 * Math.PI) / land.discs.length - Math.PI / 2;
        return (
          <g key={disc.at} transform={`translate(${RING * Math.cos(turn)} ${RING * Math.sin(turn)})`}>
            <DiscSign disc={disc} />
          </g>
        );
      })}
      {land.owner === null ? (
        <g>
          <circle className={shared.free} r="8" />
          <text className={style.fields} y="5">
            {land.discs.filter(({ water }) => water).length}
          </text>
        </g>
      ) : (
        <SeatSign seat={land.owner} size={19} />
      )}
      {land.coloniser !== null && (
        <g transform="translate(19 -19)">
          <line className={style.pole} x1="-5" y1="-7" x2="-5" y2="12" />
          <SeatSign seat={land.coloniser} size={14} />
        </g>
      )}
      {notes.map(({ key, seat, text }, at) => (
        <g key={key} transform={`translate(${(at - (notes.length - 1) / 2) * 31} ${REACH + 4})`}>
          <rect className={style.note} x="-15" y="-8" width="30" height="16" rx="8" />
          {seat === null ? (
            <path className={style.fuel} d="M-10 -4h5v8h-5zM-5 -2l2 1v4" />
          ) : (
            <g transform="translate(-7 0)">
              <SeatSign seat={seat} size={10} />
            </g>
          )}
          <text className={shared.count} x={5} y="4.6">
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
    <g className={shared.badge}>
      {owner === null ? <circle className={shared.free} r="6" /> : <SeatSign seat={owner} size={15} />}
      {coloniser !== null && (
        <g transform="translate(8 -8)">
          <SeatSign seat={coloniser} size={11} />
        </g>
      )}
    </g>
  );
}

/** Shape and colour say what stands on a disc; a blue ring is water. */
export function DiscSign({ disc: { plant, water } }: { disc: Pick<Disc, 'plant' | 'water'> }) {
  return (
    <g>
      <circle className={style.ground} r="7.5" data-plant={plant} data-water={water} />
      <path className={style.plant} d={PLANT_PATH[plant]} />
    </g>
  );
}

/** An ear of grain, with its stem at x. */
const ear = (x: number): string =>
  [
    `M${x} -5.6c1.1 1.1 1.1 2.1 0 3.2c-1.1 -1.1 -1.1 -2.1 0 -3.2z`,
    ...[-0.4, 2.2].map(
      (y) =>
        `M${x} ${y}c.1 -1.7 .9 -2.5 2.3 -2.7c.1 1.7 -.7 2.6 -2.3 2.7zM${x} ${y}c-.1 -1.7 -.9 -2.5 -2.3 -2.7c-.1 1.7 .7 2.6 2.3 2.7z`,
    ),
    `M${x - 0.5} 2h1v3.2h-1z`,
  ].join('');

const PLANT_PATH: Readonly<Record<Plant, string>> = {
  forest: 'M0 -5.6L2.6 -2H1.5L3.8 1.6H.8V4.8H-.8V1.6H-3.8L-1.5 -2H-2.6Z',
  farm: ear(0),
  intensive: `${ear(-2.5)}${ear(2.5)}`,
  factory: 'M-4 4V-1L-1.4 .8V-1L1.2 .8V-4.6H4V4Z',
};

/** Half the width and half the height of the counter of an ocean. */
export const OCEAN_SIZE = { reach: 22, flat: 11 };

/** The counter of an ocean: its fish. */
export function OceanBadge({ fish, far = false }: { fish: number; far?: boolean }) {
  const { reach, flat } = OCEAN_SIZE;
  return (
    <g className={shared.badge} data-empty={fish === 0}>
      {!far && (
        <>
          <rect className={style.plate} x={-reach} y={-flat} width={2 * reach} height={2 * flat} rx={flat} />
          <path
            className={style.fish}
            d="M-11 0c4 -6 10 -6 13 0c-3 6 -9 6 -13 0zM2 0l5 -4v8z"
            transform="translate(-4 0)"
          />
        </>
      )}
      <text className={shared.count} x={far ? 0 : 11} y="4.6">
        {fish}
      </text>
    </g>
  );
}

/** The mark of a territorial water: its number. */
export function WaterBadge({ number, tip }: { number: number; tip: string }) {
  return (
    <g className={shared.badge} data-tip={tip}>
      <rect className={style.water} x="-9" y="-8" width="18" height="15" rx="4" />
      <text className={style.number} y="4">
        {number}
      </text>
    </g>
  );
}
