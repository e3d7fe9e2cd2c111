/** Runs in a thread of its own. */
import { setPriority } from 'node:os';
import { REAL_WORLD } from '../world.ts';
import { canGiveWay } from './task.ts';
import { thinker } from './thinker.ts';

/** Less than anything that people wait for directly. */
const PRIORITY = 10;
if (canGiveWay) setPriority(PRIORITY);

export default thinker(REAL_WORLD);
