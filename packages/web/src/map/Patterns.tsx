import type { Seat } from '@entente/engine';
import { PATTERNS } from '../seats/patterns.ts';
import { lookOf } from '../seats/seats.ts';

/** Share of a seat's colour over the land: with less, not all eyes could tell eight seats apart. */
export const TINT = 0.8;

/** Size of a square in pixels: finer than on strips, since regions are small. */
const FINER = 0.9;

export function patternId(map: string, seat: Seat): string {
  return `${map}-${seat}`;
}

interface Props {
  readonly map: string;
  readonly seats: readonly Seat[];
}

/** Colour and lines of each seat as fills. The camera keeps them at the same size at every distance. */
export function Patterns({ map, seats }: Props) {
  return (
    <defs>
      {seats.map((seat) => {
        const { colour, label, pattern } = lookOf(seat);
        const lines = PATTERNS[pattern];
        const size = (lines?.size ?? 8) * FINER;
        return (
          <pattern
            key={seat}
            id={patternId(map, seat)}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
          >
            <rect width={size} height={size} style={{ fill: 'var(--land)' }} />
            <rect width={size} height={size} fill={colour} fillOpacity={TINT} />
            {lines !== null && (
              <path
                d={lines.path}
                transform={`scale(${FINER})`}
                stroke={label}
                strokeWidth="1.6"
                strokeLinecap="round"
                fill="none"
                style={{ opacity: 'var(--pattern)' }}
              />
            )}
          </pattern>
        );
      })}
    </defs>
  );
}
