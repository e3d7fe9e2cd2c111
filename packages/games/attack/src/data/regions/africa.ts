/** Land regions of Africa. */
export const AFRICA = [
  {
    id: 'french_north_africa',
    half: 'west',
    borders: ['libya', 'french_west_africa'],
    touches: ['western_mediterranean', 'central_atlantic'],
  },
  {
    id: 'libya',
    half: 'west',
    borders: ['french_north_africa', 'egypt_sudan', 'french_west_africa', 'french_equatorial_africa'],
    touches: ['eastern_mediterranean'],
  },
  {
    id: 'egypt_sudan',
    half: 'west',
    borders: ['libya', 'french_equatorial_africa', 'ethiopia', 'belgian_congo', 'east_africa', 'syria_iraq'],
    touches: ['eastern_mediterranean', 'red_sea'],
  },
  {
    id: 'french_west_africa',
    half: 'west',
    borders: ['french_north_africa', 'libya', 'nigeria', 'french_equatorial_africa'],
    touches: ['central_atlantic', 'gulf_of_guinea'],
  },
  {
    id: 'nigeria',
    half: 'west',
    borders: ['french_west_africa', 'french_equatorial_africa'],
    touches: ['gulf_of_guinea'],
  },
  {
    id: 'french_equatorial_africa',
    half: 'west',
    borders: ['libya', 'french_west_africa', 'nigeria', 'egypt_sudan', 'belgian_congo'],
    touches: ['gulf_of_guinea'],
  },
  {
    id: 'belgian_congo',
    half: 'west',
    borders: ['french_equatorial_africa', 'egypt_sudan', 'east_africa', 'rhodesia', 'angola'],
    touches: ['gulf_of_guinea'],
  },
  {
    id: 'ethiopia',
    half: 'west',
    borders: ['egypt_sudan', 'east_africa'],
    touches: ['red_sea', 'arabian_sea'],
  },
  {
    id: 'east_africa',
    half: 'west',
    borders: ['egypt_sudan', 'ethiopia', 'belgian_congo', 'rhodesia'],
    touches: ['western_indian_ocean', 'mozambique_channel'],
  },
  {
    id: 'angola',
    half: 'west',
    borders: ['belgian_congo', 'rhodesia', 'south_africa'],
    touches: ['gulf_of_guinea', 'southeast_atlantic'],
  },
  {
    id: 'rhodesia',
    half: 'west',
    borders: ['belgian_congo', 'east_africa', 'angola', 'south_africa'],
    touches: ['mozambique_channel'],
  },
  {
    id: 'south_africa',
    half: 'west',
    borders: ['angola', 'rhodesia'],
    touches: ['southeast_atlantic', 'mozambique_channel', 'southern_indian_ocean'],
  },
  {
    id: 'madagascar',
    half: 'west',
    borders: [],
    touches: ['mozambique_channel', 'western_indian_ocean', 'southern_indian_ocean'],
  },
] as const;
