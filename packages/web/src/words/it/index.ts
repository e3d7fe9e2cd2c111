import { places } from './places.ts';
import { table } from './table.ts';

export const it = { ...places, ...table };
