import type { TableShown } from '../../link/messages.ts';

/** May a player ask what to do? Only where nobody else plays, against bots and for practice, and not in a puzzle. */
export function mayHint({ phase, chairs, puzzle }: Pick<TableShown, 'phase' | 'chairs' | 'puzzle'>): boolean {
  if (puzzle !== undefined && puzzle.state !== 'free') return false;
  const people = chairs.filter(({ kind, resigned }) => kind === 'person' && !resigned);
  return phase === 'running' && people.length === 1 && people[0].mine;
}
