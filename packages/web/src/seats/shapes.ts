import type { Shape } from './seats.ts';

interface Drawing {
  readonly path: string;
  /** Where the letter stands. */
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
