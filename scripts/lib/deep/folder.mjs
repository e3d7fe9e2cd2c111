import { join } from 'node:path';
import { root } from '../root.mjs';

/** Where the state of each part is kept, and what was found. Ignored by git; can be deleted at any time. */
export const FOLDER = join(root, '.deep');
