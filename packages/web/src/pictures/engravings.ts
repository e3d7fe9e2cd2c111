import type { MomentKind } from '@entente/engine';

/**
 * Pictures in the manner of an old newspaper, 440 by 200: outlines and hatching in one ink, and two accents. A shape is what fills it and
 * its outline; later ones lie over earlier ones.
 */
export type Stroke = readonly [fill: Fill, d: string, stroke?: number];
/** Hatchings by direction: level, steep, dense; the rest are plain. */
export type Fill = 'paper' | 'ink' | 'gold' | 'red' | 'none' | 'level' | 'upright' | 'slant' | 'dense';

/** The same numbers each time: a picture does not change from one drawing to the next. */
function dice(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
}

const n = (value: number) => Math.round(value * 10) / 10;
const rect = (x: number, y: number, w: number, h: number) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
const disc = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;

/** Paper first, so that nothing shines through the hatching. */
const hatched = (hatch: Fill, d: string): Stroke[] => [
  ['paper', d],
  [hatch, d, 0],
  ['none', d, 1.2],
];

const SKY: Stroke[] = [
  ['paper', rect(0, 0, 440, 200), 0],
  ['level', rect(0, 0, 440, 96), 0],
];

function sun(x: number, y: number, r: number, fill: Fill = 'paper'): Stroke[] {
  const rays = Array.from({ length: 36 }, (_, at) => {
    const angle = (at * Math.PI) / 18;
    const far = r + (at % 2 === 0 ? 20 : 12);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return `M${n(x + (r + 5) * dx)} ${n(y + (r + 5) * dy)}L${n(x + far * dx)} ${n(y + far * dy)}`;
  });
  return [
    ['none', rays.join(''), 1],
    [fill, disc(x, y, r), 1.3],
  ];
}

const hills = (y: number, hatch: Fill = 'slant'): Stroke[] =>
  hatched(
    hatch,
    `M0 ${y}C60 ${y - 28} 110 ${y - 16} 160 ${y - 6}S280 ${y - 32} 340 ${y - 16}S420 ${y - 24} 440 ${y - 18}V200H0z`,
  );

const ground = (y: number): Stroke[] =>
  hatched('dense', rect(-2, y, 444, 8)).concat([['paper', rect(-2, y + 8, 444, 200), 1]]);

/** Water, field or square: broken lines that grow sparser towards the reader. */
function floor(from: number, seed: number): Stroke[] {
  const random = dice(seed);
  let d = '';
  for (let y = from + 4; y < 198; y += 3.4) {
    for (let x = -10; x < 440; ) {
      const length = 12 + random() * 44;
      d += `M${n(x)} ${n(y)}h${n(length)}`;
      x += length + 4 + random() * (y - from) * 0.7;
    }
  }
  return [['none', d, 0.9]];
}

function smoke(x: number, y: number, puffs: number, drift: number, seed: number): Stroke[] {
  const random = dice(seed);
  return Array.from({ length: puffs + 1 }, (_, step) => puffs - step).flatMap((step) => {
    const r = 6 + step * 3.2;
    const cx = x + drift * step * step * 0.55 + step * 5 * Math.sign(drift);
    const cy = y - 8 - step * 9 + (random() - 0.5) * 4;
    const shade = `M${n(cx)} ${n(cy + r)}A${n(r)} ${n(r)} 0 0 0 ${n(cx + r)} ${n(cy)}A${n(r * 1.3)} ${n(r * 1.3)} 0 0 1 ${n(cx)} ${n(cy + r)}z`;
    return [
      ['paper', disc(cx, cy, r), 1.1],
      ['slant', shade, 0],
    ] satisfies Stroke[];
  });
}

const person = (x: number, y: number, h: number) =>
  `${disc(x, y - h, h * 0.17)}M${n(x - h * 0.2)} ${n(y)}l${n(h * 0.06)} ${n(-h * 0.78)}h${n(h * 0.28)}l${n(h * 0.06)} ${n(h * 0.78)}z`;

function crowd(from: number, to: number, y: number, h: number, seed: number): Stroke[] {
  const random = dice(seed);
  let d = '';
  for (let x = from; x < to; x += h * 0.45 + random() * h * 0.3)
    d += person(x, y + random() * 5, h + random() * h * 0.3);
  return [['ink', d, 0]];
}

const flag = (x: number, y: number, h: number, fill: Fill, w = 22): Stroke[] => [
  ['none', `M${x} ${y}v${-h}`, 1.8],
  [fill, `M${x} ${y - h}q${w / 2} -5 ${w} 0v${w * 0.6}q${-w / 2} -5 ${-w} 0z`, 1.2],
];

function house(x: number, y: number, w: number, h: number, seed: number, hatch: Fill = 'upright'): Stroke[] {
  const random = dice(seed);
  const windows: Record<'gold' | 'paper', string> = { gold: '', paper: '' };
  for (let wy = y - h + 7; wy < y - 9; wy += 13)
    for (let wx = x + 6; wx < x + w - 8; wx += 12)
      windows[random() > 0.35 ? 'gold' : 'paper'] += rect(wx, wy, 6, 8);
  return [
    ...hatched(hatch, rect(x, y - h, w, h)),
    ['gold', windows.gold, 0.9],
    ['paper', windows.paper, 0.9],
  ];
}

const roof = (x: number, y: number, w: number, h: number): Stroke[] =>
  hatched('slant', `M${x - 5} ${y}L${x + w / 2} ${y - h}L${x + w + 5} ${y}z`);

function mill(x: number, y: number): Stroke[] {
  const chimneys = [x + 30, x + 92, x + 176];
  const saws = Array.from({ length: 5 }, (_, at) => `M${x + at * 24} ${y - 34}v-14l24 14z`).join('');
  return [
    ...chimneys.flatMap((at, index) => smoke(at, y - 84 + index * 6, 5, 0.9, 7 + index)),
    ...chimneys.flatMap((at, index) =>
      hatched('upright', `M${at - 5} ${y - 86 + index * 6}h10l3 ${86 - index * 6}h-16z`),
    ),
    ...hatched('upright', saws),
    ...house(x, y, 120, 34, 3),
    ...roof(x + 128, y - 54, 84, 20),
    ...house(x + 128, y, 84, 54, 5, 'level'),
  ];
}

/** A temple of money or of power. */
function temple(x: number, y: number, w: number): Stroke[] {
  const columns = Array.from({ length: 6 }, (_, at) =>
    rect(x + 10 + (at * (w - 30)) / 5, y - 62, 10, 54),
  ).join('');
  return [
    ...hatched('dense', rect(x, y - 64, w, 60)),
    ...hatched('upright', columns),
    ...hatched('slant', `M${x - 8} ${y - 64}L${x + w / 2} ${y - 96}L${x + w + 8} ${y - 64}z`),
    ['paper', rect(x - 10, y - 8, w + 20, 4), 1.2],
    ['paper', rect(x - 16, y - 4, w + 32, 5), 1.2],
  ];
}

function soldiers(from: number, count: number, y: number, way: 1 | -1): Stroke[] {
  const places = Array.from({ length: count }, (_, at) => from + at * 17 * way);
  return [
    ['ink', places.map((x) => person(x, y, 34)).join(''), 0],
    ['none', places.map((x) => `M${x - 6 * way} ${y - 12}l${30 * way} -34`).join(''), 1.6],
  ];
}

function ship(x: number, y: number, size: number): Stroke[] {
  const s = (value: number) => n(value * size);
  return [
    ['none', `M${x} ${y}V${n(y - s(84))}M${n(x + s(42))} ${y}V${n(y - s(70))}`, 2],
    ...[
      [0, 80, 30],
      [0, 46, 36],
      [42, 66, 26],
      [42, 38, 30],
    ].flatMap(([dx, dy, w]) =>
      hatched(
        'upright',
        `M${n(x + s(dx - w / 2))} ${n(y - s(dy))}h${s(w)}q${s(7)} ${s(14)} 0 ${s(28)}h${s(-w)}q${s(7)} ${s(-14)} 0 ${s(-28)}z`,
      ),
    ),
    ...hatched(
      'dense',
      `M${n(x - s(44))} ${n(y - s(8))}h${s(126)}q${s(-6)} ${s(24)} ${s(-26)} ${s(26)}h${s(-76)}q${s(-20)} ${s(-6)} ${s(-24)} ${s(-26)}z`,
    ),
    ['red', `M${x} ${n(y - s(84))}l${s(18)} ${s(5)}l${s(-18)} ${s(5)}z`, 1],
  ];
}

const DRAW: Readonly<Record<MomentKind, () => Stroke[]>> = {
  growth: () => [
    ...SKY,
    ...sun(350, 66, 26),
    ...hills(132),
    ...mill(40, 158),
    ...ground(158),
    ...floor(166, 3),
  ],
  famine: () => {
    const tree =
      'M96 164C98 130 90 112 94 92M94 116C84 100 72 98 62 84M94 104C106 90 112 84 122 62M93 128C108 116 120 116 132 106M112 80C120 82 128 78 134 70M74 96C68 100 58 98 50 104';
    const cracks =
      'M0 180L40 172L70 188L120 170L160 192L210 174L250 186L300 170L350 190L400 174L440 184M120 170L140 200M210 174L190 200M300 170L320 200M40 172L30 200';
    return [
      ...SKY,
      ...sun(320, 60, 34, 'gold'),
      ...hills(140, 'level'),
      ['paper', rect(-2, 150, 444, 60), 1.2],
      ['none', cracks, 1.3],
      ['none', tree, 3.4],
      ...crowd(220, 300, 166, 24, 11),
      ...hatched('slant', 'M330 168q26 22 52 0z'),
      ['none', 'M326 168h60', 2],
      ['red', 'M186 92l7 5l10 -2l-8 6l1 8l-7 -6l-9 2l5 -7z', 0.8],
    ];
  },
  riot: () => [
    ...SKY,
    ...temple(150, 140, 150),
    ...smoke(330, 110, 5, 0.7, 5),
    ...ground(140),
    ...flag(96, 150, 62, 'red', 30),
    ...flag(250, 156, 54, 'red', 26),
    ...flag(356, 152, 58, 'gold', 26),
    ...crowd(8, 440, 168, 30, 9),
    ...crowd(-6, 450, 196, 40, 13),
  ],
  conflict: () => [
    ...SKY,
    ...temple(160, 140, 120),
    ...ground(140),
    ...flag(84, 152, 64, 'red', 32),
    ...flag(346, 152, 64, 'gold', 32),
    ...crowd(4, 176, 172, 14, 9),
    ...crowd(264, 436, 172, 14, 13),
  ],
  crisis: () => [
    ...SKY,
    ...temple(36, 164, 170),
    ['paper', 'M112 66l10 26l-12 14l14 22l-8 34h12l6 -34l-12 -20l10 -16l-8 -24z', 1.3],
    ...ground(164),
    ['none', 'M246 30V164H430', 1.8],
    [
      'red',
      'M250 52L280 44L304 66L326 60L352 104L374 96L410 150L404 152L372 104L350 112L324 68L304 74L279 52L250 60z',
      1,
    ],
    ['red', 'M418 160L398 152L412 140z', 1],
    ['gold', [disc(226, 176, 6), disc(206, 184, 7), disc(240, 188, 6), disc(180, 180, 6)].join(''), 1.2],
    ...floor(170, 21),
  ],
  war: () => [
    ...SKY,
    ...hills(140),
    ...smoke(316, 120, 6, 1.1, 3),
    ...smoke(330, 132, 4, 1.4, 8),
    ['gold', 'M296 118l26 -14l-8 14l22 -2l-18 12l14 10l-26 -6z', 1.1],
    ...ground(162),
    ...hatched('dense', 'M150 116L292 104L296 124L154 142z'),
    ...hatched('slant', disc(178, 142, 30)),
    ['paper', disc(178, 142, 6), 1.3],
    ['none', 'M178 112v60M148 142h60M157 121l42 42M157 163l42 -42', 1.6],
    ['none', 'M186 148L96 170', 5],
    ...flag(60, 164, 84, 'red', 38),
    ...soldiers(24, 4, 166, 1),
    ...floor(172, 17),
  ],
  battle: () => [
    ...SKY,
    ...hills(130),
    ...smoke(200, 140, 6, 0.5, 5),
    ...smoke(238, 146, 6, -0.5, 9),
    [
      'gold',
      'M206 116l14 -22l4 18l20 -14l-10 20l22 2l-20 10l14 16l-22 -8l-4 20l-10 -18l-18 12l8 -18l-20 -4z',
      1.1,
    ],
    ...ground(160),
    ...soldiers(20, 9, 170, 1),
    ...soldiers(420, 9, 170, -1),
    ...flag(70, 150, 70, 'red', 30),
    ...flag(372, 150, 70, 'gold', -30),
    ...floor(172, 23),
  ],
  conquest: () => {
    const wall =
      'M120 150V86h14v-10h14v10h16v-10h14v10h16v-10h14v10h16v-10h14v10h16v-10h14v10h16v-10h14v10h12v64z';
    return [
      ...SKY,
      ...sun(80, 60, 24, 'gold'),
      ...hills(150),
      ...hatched('level', wall),
      ...hatched('upright', 'M196 150V56h10v-10h12v10h12v-10h12v10h10v94z'),
      ['ink', 'M214 150v-26a10 10 0 0 1 20 0v26z'],
      ...flag(224, 46, 40, 'red', 40),
      ...ground(150),
      ...crowd(20, 110, 176, 26, 5),
      ...flag(64, 170, 50, 'red', 24),
      ...crowd(330, 430, 182, 28, 7),
      ...floor(160, 31),
    ];
  },
  peace: () => [
    ...SKY,
    ...sun(220, 120, 44, 'gold'),
    ...hills(150),
    ...floor(160, 41),
    [
      'paper',
      'M150 76C176 60 204 66 222 80C246 58 280 44 306 48C290 56 282 66 276 78C292 76 304 80 312 88C290 90 276 98 262 106C236 118 206 110 190 96L168 104L178 90C168 86 158 80 150 76z',
      1.6,
    ],
    ['slant', 'M222 80C246 58 280 44 306 48C290 56 282 66 276 78C256 82 238 84 222 80z', 1],
    ['ink', disc(168, 78, 2)],
    [
      'none',
      'M150 77C138 84 128 94 124 106M140 84l-10 -2M134 92l-12 0M146 82l-2 12M137 92l2 12M128 100l6 10',
      1.8,
    ],
  ],
  disaster: () => [
    ['paper', rect(0, 0, 440, 200), 0],
    ['dense', rect(0, 0, 440, 86), 0],
    ...hatched(
      'slant',
      'M0 40C40 20 70 36 96 28C130 8 176 22 200 30C240 10 284 20 310 32C350 18 400 26 440 40V66C400 76 360 60 320 70C280 80 240 64 200 74C150 84 110 66 70 74C40 78 20 70 0 68z',
    ),
    ['gold', 'M268 66l-22 44h16l-14 42l40 -54h-18l18 -32z', 1.3],
    ...house(320, 150, 60, 40, 5),
    ...roof(320, 110, 60, 22),
    ...hatched(
      'level',
      'M0 148C40 108 84 106 110 124C92 122 84 132 88 142C120 126 160 128 190 150C230 134 262 140 290 158C330 142 380 146 440 160V200H0z',
    ),
    ['none', 'M10 160q30 -12 60 0M120 168q30 -12 60 0M230 174q30 -12 60 0M340 180q30 -12 60 0', 1.6],
    ['red', 'M392 148l6 -26l24 6l-4 26z', 1.1],
  ],
  trade: () => [
    ...SKY,
    ...sun(70, 58, 22),
    ...ship(190, 150, 1.15),
    ...ship(340, 138, 0.6),
    ...floor(146, 51),
    ...hatched('slant', rect(20, 148, 34, 30)),
    ...hatched('upright', rect(58, 156, 28, 22)),
    ['gold', rect(28, 130, 22, 18), 1.3],
    ['none', 'M20 148l34 30M54 148l-34 30', 1],
    ['dense', rect(0, 178, 120, 22), 1.3],
  ],
  discovery: () => {
    const random = dice(77);
    const stars = Array.from({ length: 26 }, () =>
      disc(random() * 440, random() * 100, 0.8 + random() * 1.6),
    ).join('');
    return [
      ['paper', rect(0, 0, 440, 200), 0],
      ['dense', rect(0, 0, 440, 120), 0],
      ['gold', stars, 0.6],
      ['gold', 'M352 36l5 12l13 1l-10 8l4 13l-12 -7l-11 7l3 -13l-10 -8l13 -1z', 1],
      ...hills(150, 'level'),
      ...hatched('upright', 'M120 150V104a50 50 0 0 1 100 0V150z'),
      ['paper', 'M180 58l16 8v44h-16z', 1.3],
      ...hatched('slant', 'M186 92L282 40L292 58L196 108z'),
      ['paper', 'M280 36l10 -4l12 22l-10 6z', 1.4],
      ['ink', rect(160, 126, 20, 24)],
      ...ground(150),
      ...crowd(250, 290, 176, 26, 3),
      ...floor(160, 61),
    ];
  },
  decree: () => [
    ...SKY,
    ...hatched('slant', 'M60 170h320l24 26H36z'),
    [
      'paper',
      'M120 24h190c14 0 14 22 0 22h-8v106c0 18 -22 18 -22 4H108c-16 0 -16 -24 0 -24h22V40c0 -8 -4 -16 -10 -16z',
      1.8,
    ],
    ['none', 'M152 58h128M152 72h128M152 86h110M152 100h128M152 114h84', 1.4],
    ['upright', 'M108 132h172v24H108c-16 0 -16 -24 0 -24z', 1],
    ['red', disc(258, 128, 15), 1.5],
    ['none', disc(258, 128, 9), 1],
    ['red', 'M250 140l-6 26l12 -8l10 10l2 -26z', 1],
    ...hatched('upright', 'M330 150C340 100 362 60 400 30C398 76 380 116 340 150z'),
    ['none', 'M322 166L400 30', 1.6],
    ...hatched('dense', 'M300 150h36v20h-36z'),
  ],
  age: () => [
    ...SKY,
    ...sun(220, 100, 70, 'paper'),
    ...hatched('dense', rect(150, 22, 140, 12)),
    ...hatched('dense', rect(150, 166, 140, 12)),
    ['paper', 'M166 34h108c0 40 -44 52 -44 66s44 26 44 66H166c0 -40 44 -52 44 -66s-44 -26 -44 -66z', 1.8],
    ['gold', 'M182 62h76c-10 18 -34 26 -37 37h-2c-3 -11 -27 -19 -37 -37z', 1],
    ['slant', 'M182 62h76c-10 18 -34 26 -37 37h-2c-3 -11 -27 -19 -37 -37z', 0],
    ['gold', 'M172 166c6 -18 30 -18 48 -32c18 14 42 14 48 32z', 1],
    ['none', 'M220 98v38', 1.6],
    ['none', 'M158 34v132M282 34v132', 3.4],
    ...floor(180, 71),
  ],
};

export const engravingOf = (kind: MomentKind): readonly Stroke[] => DRAW[kind]();
