import { C, type World } from '../../position.ts';

/** Fixes the column of each nation for the phase, even if class C changes in it (LIM-2.0.2). */
export function fixColumns(world: World): void {
  for (const nation of world.nations) nation.column = nation.sol[C];
}
