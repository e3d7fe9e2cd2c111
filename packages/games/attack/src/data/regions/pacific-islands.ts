/**
 * Land regions of Pacific Islands, all of the east half (ATK-2.12). A named group of islands is one region (ATK-2.2).
 */
export const PACIFIC_ISLANDS = [
  {
    id: 'formosa',
    half: 'east',
    borders: [],
    touches: ['south_china_sea', 'east_china_sea', 'philippine_sea'],
  },
  {
    id: 'philippines',
    half: 'east',
    borders: [],
    touches: ['south_china_sea', 'philippine_sea', 'banda_sea'],
  },
  {
    id: 'sumatra',
    half: 'east',
    borders: [],
    touches: ['bay_of_bengal', 'java_sea', 'eastern_indian_ocean'],
  },
  {
    id: 'java',
    half: 'east',
    borders: [],
    touches: ['java_sea', 'eastern_indian_ocean'],
  },
  {
    id: 'borneo',
    half: 'east',
    borders: [],
    touches: ['south_china_sea', 'java_sea', 'banda_sea'],
  },
  { id: 'celebes', half: 'east', borders: [], touches: ['java_sea', 'banda_sea'] },
  {
    id: 'new_guinea',
    half: 'east',
    borders: [],
    touches: ['banda_sea', 'coral_sea', 'micronesian_sea'],
  },
  {
    id: 'western_australia',
    half: 'east',
    borders: ['eastern_australia'],
    touches: ['eastern_indian_ocean', 'banda_sea', 'australian_bight'],
  },
  {
    id: 'eastern_australia',
    half: 'east',
    borders: ['western_australia'],
    touches: ['banda_sea', 'coral_sea', 'tasman_sea', 'australian_bight'],
  },
  {
    id: 'new_zealand',
    half: 'east',
    borders: [],
    touches: ['tasman_sea', 'south_pacific'],
  },
  {
    id: 'solomon_islands',
    half: 'east',
    borders: [],
    touches: ['coral_sea', 'south_pacific', 'micronesian_sea'],
  },
  {
    id: 'gilbert_islands',
    half: 'east',
    borders: [],
    touches: ['micronesian_sea', 'south_pacific', 'central_pacific'],
  },
  {
    id: 'caroline_islands',
    half: 'east',
    borders: [],
    touches: ['micronesian_sea', 'philippine_sea'],
  },
  {
    id: 'mariana_islands',
    half: 'east',
    borders: [],
    touches: ['philippine_sea', 'micronesian_sea', 'central_pacific'],
  },
  {
    id: 'midway',
    half: 'east',
    borders: [],
    touches: ['central_pacific', 'northwest_pacific'],
  },
  { id: 'hawaii', half: 'east', borders: [], touches: ['central_pacific'] },
] as const;
