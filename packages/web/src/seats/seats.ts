import type { Seat } from '@entente/engine';

export type Shape =
  | 'diamond'
  | 'square'
  | 'triangle'
  | 'triangleDown'
  | 'circle'
  | 'plus'
  | 'hexagon'
  | 'pentagon';
export type Pattern = 'plain' | 'diagonal' | 'dots' | 'upright' | 'grid' | 'level' | 'waves' | 'diagonalGrid';

/** Colour, emblem, letter and pattern of a seat, all different, so that none has to do the work alone. */
export interface SeatLook {
  /** Names a colour: the words are `seat.<id>`. */
  readonly id: 'cobalt' | 'ember' | 'jade' | 'violet' | 'amber' | 'graphite' | 'sky' | 'rose';
  readonly colour: string;
  readonly label: string;
  readonly letter: string;
  readonly shape: Shape;
  readonly pattern: Pattern;
}

const INK = '#1D2733';
const WHITE = '#FFFFFF';

/** Given out in this order. */
export const LOOKS: readonly SeatLook[] = [
  { id: 'cobalt', colour: '#3B639E', label: WHITE, letter: 'C', shape: 'diamond', pattern: 'plain' },
  { id: 'ember', colour: '#C24B0D', label: WHITE, letter: 'E', shape: 'square', pattern: 'diagonal' },
  { id: 'jade', colour: '#5DA674', label: INK, letter: 'J', shape: 'triangle', pattern: 'dots' },
  { id: 'violet', colour: '#750099', label: WHITE, letter: 'V', shape: 'triangleDown', pattern: 'upright' },
  { id: 'amber', colour: '#F2C400', label: INK, letter: 'A', shape: 'circle', pattern: 'grid' },
  { id: 'graphite', colour: '#21242D', label: WHITE, letter: 'G', shape: 'plus', pattern: 'level' },
  { id: 'sky', colour: '#57CBFF', label: INK, letter: 'S', shape: 'hexagon', pattern: 'waves' },
  { id: 'rose', colour: '#EA78A6', label: INK, letter: 'R', shape: 'pentagon', pattern: 'diagonalGrid' },
];

export function lookOf(seat: Seat): SeatLook {
  return LOOKS[seat % LOOKS.length];
}
