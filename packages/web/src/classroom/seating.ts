export const GAPS = ['bots', 'pairs', 'observe'] as const;
export type LeftOver = (typeof GAPS)[number];

/** How many tables there will be, and who is left over. The server seats people the same way. */
export interface SeatingPlan {
  readonly tables: number;
  readonly bots: number;
  /** Seats that two share. */
  readonly pairs: number;
  readonly observers: number;
}

export function seating(students: number, seats: number, gaps: LeftOver, twos: boolean): SeatingPlan {
  const capacity = seats * (twos ? 2 : 1);
  const full = Math.floor(students / capacity);
  const tables = gaps === 'bots' ? Math.ceil(students / capacity) : Math.max(1, full);
  const places = tables * seats;
  const seated = Math.min(students, gaps === 'pairs' ? places * 2 : tables * capacity);
  return {
    tables,
    bots: Math.max(0, places - seated),
    pairs: Math.max(0, seated - places),
    observers: students - seated,
  };
}
