import type { Place } from './plan.ts';

/** Great ranges as lines, and how many peaks are drawn along each. */
const RANGES: readonly { readonly peaks: number; readonly along: readonly Place[] }[] = [
  // Rocky Mountains and Alaska
  {
    peaks: 4,
    along: [
      [-154, 62],
      [-146, 62.5],
      [-138, 60],
    ],
  },
  {
    peaks: 11,
    along: [
      [-127, 57],
      [-118, 51.5],
      [-112.5, 46],
      [-108.5, 41],
      [-106, 36],
    ],
  },
  {
    peaks: 4,
    along: [
      [-105.5, 28],
      [-103.5, 24],
      [-100, 19.5],
    ],
  },
  // Appalachians
  {
    peaks: 4,
    along: [
      [-84, 35],
      [-79, 39],
      [-74, 43],
    ],
  },
  // Andes
  {
    peaks: 14,
    along: [
      [-74, 5],
      [-78.5, -1],
      [-77, -9],
      [-71, -15],
      [-67.5, -21],
      [-69.5, -29],
      [-70.5, -36],
      [-72, -46],
    ],
  },
  // Scandinavia
  {
    peaks: 4,
    along: [
      [8, 61],
      [13.5, 64.5],
      [18, 68],
    ],
  },
  // Alps, Pyrenees, Carpathians
  {
    peaks: 4,
    along: [
      [6.8, 45.2],
      [9.5, 46.6],
      [13.5, 47.2],
    ],
  },
  {
    peaks: 2,
    along: [
      [-1, 42.8],
      [1.8, 42.5],
    ],
  },
  {
    peaks: 3,
    along: [
      [20, 49.2],
      [24.5, 48],
      [25, 45.6],
    ],
  },
  // Atlas
  {
    peaks: 5,
    along: [
      [-8, 31],
      [-3, 33],
      [5, 35],
    ],
  },
  // Urals
  {
    peaks: 6,
    along: [
      [59, 53],
      [58.5, 58],
      [60, 63],
      [65, 67.5],
    ],
  },
  // Caucasus, Anatolia, Zagros
  {
    peaks: 4,
    along: [
      [41, 43.3],
      [44.5, 42.6],
      [47.5, 41.3],
    ],
  },
  {
    peaks: 3,
    along: [
      [32, 37],
      [37, 38.2],
      [41, 39.5],
    ],
  },
  {
    peaks: 5,
    along: [
      [46, 35],
      [50, 32],
      [54.5, 28.7],
    ],
  },
  // Hindu Kush, Himalaya, Kunlun, Tian Shan, Altai
  {
    peaks: 3,
    along: [
      [67, 34.5],
      [70.5, 36],
      [74, 36.5],
    ],
  },
  {
    peaks: 9,
    along: [
      [75.5, 34.5],
      [79, 31],
      [84, 28.6],
      [90, 27.8],
      [96, 28.5],
    ],
  },
  {
    peaks: 6,
    along: [
      [78, 36.5],
      [86, 36.5],
      [94, 35.5],
      [100, 34],
    ],
  },
  {
    peaks: 5,
    along: [
      [73, 41.5],
      [80, 42.5],
      [87, 43.5],
    ],
  },
  {
    peaks: 4,
    along: [
      [86, 49.5],
      [91, 48],
      [97, 46],
    ],
  },
  // Siberia
  {
    peaks: 4,
    along: [
      [108, 54],
      [117, 57],
      [127, 56.5],
    ],
  },
  {
    peaks: 5,
    along: [
      [129, 63],
      [137, 65],
      [145, 65],
      [153, 64],
    ],
  },
  // Ethiopia, East Africa, Drakensberg
  {
    peaks: 4,
    along: [
      [37, 13.5],
      [38.5, 9.5],
      [36.5, 6.5],
    ],
  },
  {
    peaks: 3,
    along: [
      [29.5, 1],
      [30.5, -6],
      [34, -10],
    ],
  },
  {
    peaks: 3,
    along: [
      [29, -28.5],
      [27, -31],
      [24, -32],
    ],
  },
  // Indochina, New Guinea, Australia, New Zealand
  {
    peaks: 3,
    along: [
      [98.5, 24.5],
      [101, 20],
      [104, 19],
    ],
  },
  {
    peaks: 3,
    along: [
      [137, -4],
      [141, -5],
      [145.5, -6.5],
    ],
  },
  {
    peaks: 4,
    along: [
      [145.5, -18],
      [150, -28],
      [148, -36],
    ],
  },
  {
    peaks: 2,
    along: [
      [169, -44.2],
      [171.5, -42.5],
    ],
  },
];

/** Places of the peaks of all ranges, evenly along their lines. */
export function peaks(): Place[] {
  return RANGES.flatMap(({ along, peaks: count }) => {
    const legs = along.slice(1).map((to, at) => Math.hypot(to[0] - along[at][0], to[1] - along[at][1]));
    const whole = legs.reduce((sum, leg) => sum + leg, 0);
    return Array.from({ length: count }, (_, number): Place => {
      let left = (whole * number) / (count - 1);
      let leg = 0;
      while (leg < legs.length - 1 && left > legs[leg]) left -= legs[leg++];
      const part = left / legs[leg];
      const [from, to] = [along[leg], along[leg + 1]];
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    });
  });
}
