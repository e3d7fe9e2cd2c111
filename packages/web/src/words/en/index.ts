import { places } from './places.ts';
import { table } from './table.ts';

/** The words of the shell, but for those of the page "Me". English is the model: its keys and parameters are checked by the compiler. */
export const en = { ...places, ...table } as const;
