/** Land regions of North America. */
export const NORTH_AMERICA = [
  {
    id: 'alaska',
    half: 'west',
    borders: ['western_canada'],
    touches: ['bering_sea', 'northeast_pacific'],
  },
  {
    id: 'western_canada',
    half: 'west',
    borders: ['alaska', 'ontario', 'western_us', 'central_us'],
    touches: ['northeast_pacific'],
  },
  {
    id: 'ontario',
    half: 'west',
    borders: ['western_canada', 'quebec', 'central_us', 'eastern_us'],
    touches: ['labrador_sea'],
  },
  {
    id: 'quebec',
    half: 'west',
    borders: ['ontario', 'eastern_us'],
    touches: ['labrador_sea', 'northwest_atlantic'],
  },
  {
    id: 'greenland',
    half: 'west',
    borders: [],
    touches: ['labrador_sea', 'norwegian_sea'],
  },
  {
    id: 'western_us',
    half: 'west',
    borders: ['western_canada', 'central_us', 'mexico'],
    touches: ['northeast_pacific'],
  },
  {
    id: 'central_us',
    half: 'west',
    borders: ['western_canada', 'ontario', 'western_us', 'eastern_us', 'mexico'],
    touches: ['caribbean_sea'],
  },
  {
    id: 'eastern_us',
    half: 'west',
    borders: ['ontario', 'quebec', 'central_us'],
    touches: ['northwest_atlantic', 'caribbean_sea'],
  },
  {
    id: 'mexico',
    half: 'west',
    borders: ['western_us', 'central_us', 'central_america'],
    touches: ['caribbean_sea', 'east_pacific'],
  },
  {
    id: 'central_america',
    half: 'west',
    borders: ['mexico', 'panama'],
    touches: ['caribbean_sea', 'east_pacific'],
  },
  {
    id: 'panama',
    half: 'west',
    borders: ['central_america', 'colombia'],
    touches: ['caribbean_sea', 'east_pacific'],
  },
  {
    id: 'caribbean_islands',
    half: 'west',
    borders: [],
    touches: ['caribbean_sea', 'northwest_atlantic', 'central_atlantic'],
  },
] as const;
