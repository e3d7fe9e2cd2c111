import { List, Map as MapIcon } from 'lucide-react';

/** What every board of the world offers. */
export const MAP_AND_LIST = [
  ['map', MapIcon],
  ['list', List],
] as const;

export type MapOrList = (typeof MAP_AND_LIST)[number][0];
