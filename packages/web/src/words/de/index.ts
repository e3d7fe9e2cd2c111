import { places } from './places.ts';
import { table } from './table.ts';

export const de = { ...places, ...table };
