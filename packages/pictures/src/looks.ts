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

export function lookOf(seat: number): SeatLook {
  return LOOKS[seat % LOOKS.length];
}

interface Drawing {
  readonly path: string;
  /** Position of the letter. */
  readonly y: number;
}

/** Outlines in a box of 32 by 32. */
export const SHAPES: Readonly<Record<Shape, Drawing>> = {
  diamond: { path: 'M16 2 30 16 16 30 2 16Z', y: 20.5 },
  square: { path: 'M4 4H28V28H4Z', y: 20.5 },
  triangle: { path: 'M16 2 31 29H1Z', y: 25 },
  triangleDown: { path: 'M1 3H31L16 30Z', y: 15.5 },
  circle: { path: 'M16 3a13 13 0 1 1 0 26a13 13 0 1 1 0-26Z', y: 20.5 },
  plus: { path: 'M9 2H23V9H30V23H23V30H9V23H2V9H9Z', y: 20.5 },
  hexagon: { path: 'M9 3.5H23L30.5 16 23 28.5H9L1.5 16Z', y: 20.5 },
  pentagon: { path: 'M16 2 30.5 12.5 25 29.5H7L1.5 12.5Z', y: 21.5 },
};
