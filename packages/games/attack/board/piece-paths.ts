import type { LandUnit, Ship } from '../src/index.ts';

/** What pieces look like from the side, planes from above: 12 wide, around 0, 0. */
export const PIECES: Readonly<Record<LandUnit | Ship, string>> = {
  infantry: 'M-2 -5A2 2 0 1 1 2 -5A2 2 0 1 1 -2 -5ZM-3.5 -1.6H3.5L2.6 5.5H0.8L0 2.2L-0.8 5.5H-2.6Z',
  tank: 'M-3 -3.5H1.5V-2.6H6.5V-1.4H1.5V-0.2H4.5L6 2L4.6 4.5H-4.6L-6 2L-4.5 -0.2H-3Z',
  artillery: 'M-6 3.6L-1.5 0L5.4 -4.6L6.3 -3.2L1.6 0.6A3 3 0 1 1 -3 3.6Z',
  plane: 'M-0.9 -6H0.9L1.3 -2L6 0V1.8L1.3 1L0.9 4L2.6 5.2V6H-2.6V5.2L-0.9 4L-1.3 1L-6 1.8V0L-1.3 -2Z',
  destroyer: 'M-6.5 1H-2.5V-2H-1V-4.5H0.5V-2H2.5V1H6.5L5 4.5H-5Z',
  submarine:
    'M-6.5 2A3 2.4 0 0 1 -3.5 -0.4H-1.5V-3.4H1.6V-0.4H3.5A3 2.4 0 0 1 6.5 2A3 2.4 0 0 1 3.5 4.4H-3.5A3 2.4 0 0 1 -6.5 2Z',
  battleship: 'M-7 1H-5.4V-1H-7V-2.2H-3V1H-2V-5H0V-3H2V1H3V-2.2H7V-1H5.4V1H7L5.4 4.8H-5.4Z',
  carrier: 'M-7 -0.4H1.5V-4H4V-0.4H7V1.2L5.2 4.6H-4.6L-7 1.2Z',
};
