import type { Store } from '../store/store.ts';
import { DAY } from '../world.ts';

/** How long after an upgrade nothing is packed, so that there is a way back to the version before. */
const WAY_BACK = 14 * DAY;
/** How long a finished game has to be quiet. */
const QUIET = DAY;
/** Tables in one go, so that players do not wait long. */
const AT_ONCE = 20;

/** Packs the logs of finished games, which then take a tenth of the room or less. */
export async function packLogs(store: Store, now: number, isStopped: () => boolean): Promise<void> {
  if (now - (await store.readsPackedSince()) < WAY_BACK) return;
  for (let passed = 0; !isStopped(); ) {
    // Those that cannot be packed stay, and come first again.
    const tables = (await store.tables.unpacked(now - QUIET, passed + AT_ONCE)).slice(passed);
    if (tables.length === 0) return;
    for (const id of tables) if (!(await store.tables.pack(id))) passed++;
  }
}
