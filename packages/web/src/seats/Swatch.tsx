import type { Seat } from '@entente/engine';
import { useId } from 'react';
import { PATTERNS } from './patterns.ts';
import { lookOf } from './seats.ts';

/** Colour and pattern of a seat on a strip or a region. */
export function Swatch({ seat, className }: { seat: Seat; className?: string }) {
  const id = useId();
  const { colour, label, pattern } = lookOf(seat);
  const lines = PATTERNS[pattern];
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
