/**
 * Curves of the real world to look at beside those of a game: analogies, not models. Few numbers, rounded, with where
 * they were read. The last two of `people` are the medium projection; `co2` is counted from the 280 ppm before industry.
 */
interface RealCurve {
  /** The measure of the game that it resembles, and so `real.<measure>` in words. */
  readonly measure: 'people' | 'co2' | 'fish' | 'worldForests';
  readonly points: readonly (readonly [year: number, value: number])[];
  readonly source: string;
  readonly link: string;
}

export const REAL_WORLD: readonly RealCurve[] = [
  {
    measure: 'people',
    points: [
      [1950, 2.5],
      [1960, 3],
      [1970, 3.7],
      [1980, 4.4],
      [1990, 5.3],
      [2000, 6.2],
      [2010, 7],
      [2020, 7.9],
      [2050, 9.7],
      [2100, 10.2],
    ],
    source: 'United Nations, World Population Prospects 2024',
    link: 'https://population.un.org/wpp/',
  },
  {
    measure: 'co2',
    points: [
      [1960, 37],
      [1970, 46],
      [1980, 59],
      [1990, 74],
      [2000, 90],
      [2010, 110],
      [2020, 134],
    ],
    source: 'NOAA Global Monitoring Laboratory and Scripps Institution of Oceanography, Mauna Loa',
    link: 'https://gml.noaa.gov/ccgg/trends/data.html',
  },
  {
    measure: 'fish',
    points: [
      [1974, 90],
      [1989, 74],
      [2011, 71],
      [2017, 66],
      [2019, 65],
      [2021, 62],
    ],
    source: 'FAO, The State of World Fisheries and Aquaculture 2014 to 2024',
    link: 'https://www.fao.org/publications/home/fao-flagship-publications/the-state-of-world-fisheries-and-aquaculture',
  },
  {
    measure: 'worldForests',
    points: [
      [1990, 4.24],
      [2000, 4.16],
      [2010, 4.11],
      [2020, 4.06],
    ],
    source: 'FAO, Global Forest Resources Assessment 2020',
    link: 'https://doi.org/10.4060/ca9825en',
  },
];
