import type { Seat } from '@entente/engine';
import { useId } from 'react';
import { lookOf, type Pattern } from './seats.ts';

const LINES: Readonly<Record<Pattern, { path: string; size: number } | null>> = {
  plain: null,
  diagonal: { path: 'M-2 2 2 -2M0 8 8 0M6 10 10 6', size: 8 },
  dots: { path: 'M2 2h.01M6 6h.01', size: 8 },
  upright: { path: 'M3 0V6', size: 6 },
  grid: { path: 'M4 0V8M0 4H8', size: 8 },
  level: { path: 'M0 3H6', size: 6 },
  waves: { path: 'M0 4q2 -4 4 0t4 0', size: 8 },
  diagonalGrid: { path: 'M0 0 8 8M0 8 8 0', size: 8 },
};

/** Colour and pattern of a seat on a strip or a region. */
export function Swatch({ seat, className }: { seat: Seat; className?: string }) {
  const id = useId();
  const { colour, label, pattern } = lookOf(seat);
  const lines = LINES[pattern];
  return (
    <svg className={className} aria-hidden="true" preserveAspectRatio="none">
      <rect width="100%" height="100%" fill={colour} />
      {lines !== null && (
        <>
          <pattern id={id} width={lines.size} height={lines.size} patternUnits="userSpaceOnUse">
            <path
              d={lines.path}
              stroke={label}
              strokeWidth="2"
              strokeLinecap="round"
              fill="none"
              style={{ opacity: 'var(--pattern)' }}
            />
          </pattern>
          <rect width="100%" height="100%" fill={`url(#${id})`} />
        </>
      )}
    </svg>
  );
}
