import type { LogLine } from '@entente/web/board-api/props.ts';

/** What one seat did to the others on land. */
export interface Attacks {
  /** How often it attacked each seat. */
  readonly on: number[];
  readonly onNeutrals: number;
  /** Attacks of both kinds that took the region. */
  readonly won: number;
}

export function attacksOf(seats: number, log: readonly LogLine[]): Attacks[] {
  const rows = Array.from({ length: seats }, () => ({ on: Array(seats).fill(0), onNeutrals: 0, won: 0 }));
  for (const { say, with: told } of log) {
    const row = rows[Number(told.seat)];
    if (say === 'log.attack') row.on[Number(told.target)]++;
    if (say === 'log.invasion' || say === 'log.invasionUndefended') row.onNeutrals++;
    if (say === 'log.conquered') row.won++;
  }
  return rows;
}
