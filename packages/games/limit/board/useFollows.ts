import { consequencesOf } from '@entente/engine';
import { limit } from '../src/index.ts';
import type { Spot } from './board-actions.ts';
import { useTable } from './context.ts';

/** What pressing a lit thing costs and brings, in words; nothing where it is not lit. */
export function useFollows(spot: Spot | undefined, idle: boolean): string[] {
  const { lit, view, teller } = useTable();
  const action = spot === undefined || idle ? undefined : lit.open(spot).find(({ kind }) => kind === 'plain');
  if (action === undefined) return [];
  return consequencesOf(limit, view, action.choice).map(({ message }) => teller.say(message));
}
