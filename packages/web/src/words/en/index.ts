import { me } from './me.ts';
import { places } from './places.ts';
import { table } from './table.ts';

/** The words of the shell. English is the model: its keys and parameters are checked by the compiler. */
export const en = { ...places, ...table, ...me } as const;
