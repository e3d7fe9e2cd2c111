import type { Pattern } from './seats.ts';

/** Lines in a square that repeats; null for none. */
export const PATTERNS: Readonly<Record<Pattern, { path: string; size: number } | null>> = {
  plain: null,
  diagonal: { path: 'M-2 2 2 -2M0 8 8 0M6 10 10 6', size: 8 },
  dots: { path: 'M2 2h.01M6 6h.01', size: 8 },
  upright: { path: 'M3 0V6', size: 6 },
  grid: { path: 'M4 0V8M0 4H8', size: 8 },
  level: { path: 'M0 3H6', size: 6 },
  waves: { path: 'M0 4q2 -4 4 0t4 0', size: 8 },
  diagonalGrid: { path: 'M0 0 8 8M0 8 8 0', size: 8 },
};
