import type { TableState } from '../../link/messages.ts';

/** May a player ask what to do? Only where nobody else plays: against bots, and for practice. */
export function mayHint({ phase, chairs }: Pick<TableState, 'phase' | 'chairs'>): boolean {
  const people = chairs.filter(({ kind, resigned }) => kind === 'person' && !resigned);
  return phase === 'running' && people.length === 1 && people[0].mine;
}
