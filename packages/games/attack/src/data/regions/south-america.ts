/** Land regions of South America. */
export const SOUTH_AMERICA = [
  {
    id: 'colombia',
    half: 'west',
    borders: ['panama', 'venezuela', 'amazonia', 'peru'],
    touches: ['caribbean_sea', 'east_pacific'],
  },
  {
    id: 'venezuela',
    half: 'west',
    borders: ['colombia', 'amazonia'],
    touches: ['caribbean_sea', 'central_atlantic'],
  },
  {
    id: 'amazonia',
    half: 'west',
    borders: ['colombia', 'venezuela', 'peru', 'brazil'],
    touches: ['central_atlantic'],
  },
  {
    id: 'brazil',
    half: 'west',
    borders: ['amazonia', 'peru', 'argentina'],
    touches: ['central_atlantic', 'southwest_atlantic'],
  },
  {
    id: 'peru',
    half: 'west',
    borders: ['colombia', 'amazonia', 'brazil', 'chile', 'argentina'],
    touches: ['southeast_pacific'],
  },
  {
    id: 'chile',
    half: 'west',
    borders: ['peru', 'argentina'],
    touches: ['southeast_pacific'],
  },
  {
    id: 'argentina',
    half: 'west',
    borders: ['brazil', 'peru', 'chile'],
    touches: ['southwest_atlantic'],
  },
] as const;
