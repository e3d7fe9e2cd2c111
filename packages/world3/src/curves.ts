import type { Year } from './run.ts';

/** What people look at, in units they can read. `most` is the height of the classic picture, the same for all scenarios. */
export interface Curve {
  readonly id: CurveId;
  readonly of: (year: Year) => number;
  readonly most?: number;
  readonly digits: number;
}

export type CurveId =
  | 'resources'
  | 'industry'
  | 'food'
  | 'population'
  | 'pollution'
  | 'goods'
  | 'foodEach'
  | 'life'
  | 'children'
  | 'welfare'
  | 'footprint';

const BILLION = 1e9;

export const CURVES: readonly Curve[] = [
  { id: 'population', of: ({ pop }) => pop / BILLION, most: 12, digits: 2 },
  { id: 'industry', of: ({ io }) => io / BILLION, most: 4400, digits: 0 },
  { id: 'food', of: ({ f }) => f / BILLION, most: 6000, digits: 0 },
  { id: 'pollution', of: ({ ppolx }) => ppolx, most: 40, digits: 1 },
  { id: 'resources', of: ({ nrfr }) => nrfr * 100, most: 100, digits: 0 },
  { id: 'goods', of: ({ ciopc }) => ciopc, digits: 0 },
  { id: 'foodEach', of: ({ fpc }) => fpc, digits: 0 },
  { id: 'life', of: ({ le }) => le, digits: 1 },
  { id: 'children', of: ({ tf }) => tf, digits: 1 },
  { id: 'welfare', of: ({ hwi }) => hwi * 100, digits: 0 },
  { id: 'footprint', of: ({ hef }) => hef, digits: 2 },
];
