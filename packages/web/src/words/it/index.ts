import { me } from './me.ts';
import { places } from './places.ts';
import { table } from './table.ts';

export const it = { ...places, ...table, ...me };
