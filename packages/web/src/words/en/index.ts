import type { me } from './me.ts';
import { places } from './places.ts';
import { table } from './table.ts';

/** What every page needs. The words of the page "Me" come with it: `words/index.ts` has the way. */
const common = { ...places, ...table } as const;

/** The words of the shell. English is the model: its keys and parameters are checked by the compiler. */
export const en = common as typeof common & typeof me;
