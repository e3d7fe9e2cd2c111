import { goalOf } from '@entente/engine';
import { useLater } from '../../ui/useLater.ts';
import type { Play } from '../usePlay.ts';

/** Everybody's score; in a game without a goal, its first measure at the end of the last round. */
export function useStanding({
  table,
  game,
  teller,
  state,
  shown,
}: Play): { name: string; values: readonly number[] } | null {
  const measure = game.measures.find(({ of }) => of === 'seat');
  const standing = shown === undefined ? null : (goalOf(game, shown.view)?.standing ?? null);
  const later = useLater(`${table.id} ${measure?.id} ${state.round}`, async () =>
    measure === undefined || game.goal !== undefined ? null : (await table.host).measures(table.id),
  );
  if (measure !== undefined && standing !== null)
    return { name: teller.say({ say: `measure.${measure.id}`, with: {} }), values: standing };
  const values = later.state === 'here' ? later.value?.measured.at(-1)?.values[measure?.id ?? ''] : undefined;
  if (measure === undefined || !Array.isArray(values)) return null;
  return { name: teller.say({ say: `measure.${measure.id}`, with: {} }), values };
}
