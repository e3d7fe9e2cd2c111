import { type World, wait } from '../world.ts';
import { isTrouble } from './store.ts';

const AGAIN_AFTER = 2000;

/**
 * Does what needs the database when that is there: it may start later than the server, or again just now. What else is
 * wrong will not get better by waiting.
 */
export async function waitForDatabase<Result>(
  work: () => Promise<Result>,
  onMissing: (fault: unknown) => void,
  world: World,
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (fault) {
      if (!isTrouble(fault)) throw fault;
      onMissing(fault);
      await wait(world, AGAIN_AFTER);
    }
  }
}
