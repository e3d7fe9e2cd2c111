/** Charts as SVG text: the same in the page, in a file and from the terminal. Every chart has its numbers as a table beside it. */
import type { Language } from '@entente/engine';
import { type Band, type Chart, numberText, percentText } from './plate.ts';

/** Narrow enough that its words can be read on a phone. */
const WIDTH = 420;
const LABEL = 128;
const RIGHT = 62;
const ROW = 26;
/** Colours that can be told apart in both themes, also by people who do not see red and green. */
const COLOURS = ['#2f7ed8', '#d9822b', '#1f9d78', '#a05fd1', '#c2453d', '#7a7f2a', '#4b6a88', '#b0478f'];

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const at = (value: number): string => value.toFixed(1);

/** @param title read aloud for the whole chart */
export function svgOf(chart: Chart, title: string, language: Language): string {
  switch (chart.kind) {
    case 'intervals':
      return intervals(chart, title, language);
    case 'bars':
      return bars(chart, title, language);
    case 'bands':
      return bands(chart, title, language);
    case 'heat':
      return heat(chart, title, language);
  }
}

function frame(title: string, height: number, inside: readonly string[]): string {
  return [
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}" class="chart">`,
    ...inside,
    '</svg>',
  ].join('');
}

const text = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end' = 'start'): string =>
  `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}">${escaped(words)}</text>`;

const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" class="${kind}"/>`;

/** Steps of 1, 2 or 5 that divide a range into about this many. */
export function ticks(low: number, high: number, count = 5): number[] {
  const rough = (high - low || 1) / count;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * unit).find((one) => one >= rough) ?? unit;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}

/** What fits beside a bar. */
const LONGEST = 20;
const shortened = (label: string): string =>
  label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label;

function intervals(
  { items, even }: Extract<Chart, { kind: 'intervals' }>,
  title: string,
  language: Language,
): string {
  // Long names get a line of their own above their bar: cut off they would all be alike.
  const isLong = items.some(({ label }) => label.length > LONGEST);
  const left = isLong ? 4 : LABEL;
  const tall = isLong ? ROW + 18 : ROW;
  const most = Math.min(1, Math.max(0.05, even ?? 0, ...items.map(({ high }) => high)) * 1.05);
  const x = (share: number) => left + ((WIDTH - left - RIGHT) * share) / most;
  const bottom = items.length * tall + 8;
  const grid = ticks(0, most).flatMap((tick, index) => [
    line(x(tick), 4, x(tick), bottom, 'grid'),
    text(x(tick), bottom + 16, `${Math.round(tick * 100)} %`, isLong && index === 0 ? 'start' : 'middle'),
  ]);
  const rows = items.flatMap(({ label, value, low, high }, row) => {
    const y = row * tall + tall - ROW / 2 + 4;
    return [
      isLong ? text(left, y - 14, label) : text(left - 10, y + 4, label, 'end'),
      line(x(low), y, x(Math.min(high, most)), y, 'range'),
      `<circle cx="${at(x(value))}" cy="${at(y)}" r="5" class="dot"/>`,
      text(WIDTH - RIGHT + 8, y + 4, percentText(value, language)),
    ];
  });
  const middle = even === undefined ? [] : [line(x(even), 4, x(even), bottom, 'even')];
  return frame(title, bottom + 26, [...grid, ...middle, ...rows]);
}

function bars({ items }: Extract<Chart, { kind: 'bars' }>, title: string, language: Language): string {
  const most = Math.max(1e-9, ...items.map(({ value }) => value));
  const rows = items.flatMap(({ label, value }, row) => {
    const y = row * ROW + 4;
    const width = ((WIDTH - LABEL - RIGHT) * value) / most;
    return [
      text(LABEL - 10, y + 16, shortened(label), 'end'),
      `<rect x="${LABEL}" y="${y + 3}" width="${at(Math.max(0, width))}" height="${ROW - 8}" class="bar"/>`,
      text(LABEL + width + 8, y + 16, numberText(value, language)),
    ];
  });
  return frame(title, items.length * ROW + 10, rows);
}

function bands(
  { axis, bands: all }: Extract<Chart, { kind: 'bands' }>,
  title: string,
  language: Language,
): string {
  const height = 220;
  const edge = { left: 48, right: 100, top: 10, bottom: 36 };
  const points = all.flatMap(({ points: one }) => one);
  const lowest = Math.min(0, ...points.map(({ low }) => low));
  const highest = Math.max(lowest + 1e-9, ...points.map(({ high }) => high));
  const first = Math.min(...points.map(({ x }) => x));
  const last = Math.max(first + 1, ...points.map(({ x }) => x));
  const x = (value: number) =>
    edge.left + ((WIDTH - edge.left - edge.right) * (value - first)) / (last - first);
  const y = (value: number) =>
    height - edge.bottom - ((height - edge.top - edge.bottom) * (value - lowest)) / (highest - lowest);
  const grid = ticks(lowest, highest).flatMap((tick) => [
    line(edge.left, y(tick), WIDTH - edge.right, y(tick), 'grid'),
    text(edge.left - 8, y(tick) + 4, numberText(Number(tick.toPrecision(6)), language), 'end'),
  ]);
  const below = ticks(first, last, 6)
    .filter(Number.isInteger)
    .map((tick) => text(x(tick), height - edge.bottom + 18, `${tick}`, 'middle'));
  const ends = apart(all.map(({ points: one }) => y(one[one.length - 1]?.middle ?? 0)));
  const drawn = all.flatMap((band, index) =>
    drawBand(band, COLOURS[index % COLOURS.length], x, y, index, ends[index]),
  );
  return frame(title, height, [
    ...grid,
    ...below,
    text(WIDTH - edge.right, height - 6, axis, 'end'),
    ...drawn,
  ]);
}

function drawBand(
  { label, points }: Band,
  colour: string,
  x: (value: number) => number,
  y: (value: number) => number,
  index: number,
  end: number,
): string[] {
  const up = points.map(({ x: step, high }) => `${at(x(step))},${at(y(high))}`);
  const down = points.toReversed().map(({ x: step, low }) => `${at(x(step))},${at(y(low))}`);
  const middle = points.map(({ x: step, middle: value }) => `${at(x(step))},${at(y(value))}`);
  const dashes = ['', '8 3', '3 3', '12 3 3 3'][index % 4];
  return [
    `<polygon points="${[...up, ...down].join(' ')}" fill="${colour}" opacity="0.16"/>`,
    `<polyline points="${middle.join(' ')}" fill="none" stroke="${colour}" stroke-width="2.5" stroke-dasharray="${dashes}"/>`,
    text(WIDTH - 94, end + 4, label.length > 15 ? `${label.slice(0, 14)}…` : label),
  ];
}

/** Moves labels down so that none covers another. */
function apart(wanted: readonly number[], gap = 16): number[] {
  const order = wanted.map((_, index) => index).toSorted((one, other) => wanted[one] - wanted[other]);
  const result = [...wanted];
  order.forEach((index, place) => {
    if (place > 0) result[index] = Math.max(result[index], result[order[place - 1]] + gap);
  });
  return result;
}

function heat(
  { across, down, values }: Extract<Chart, { kind: 'heat' }>,
  title: string,
  language: Language,
): string {
  const known = values.flat().filter((value) => value !== null);
  const low = Math.min(...known);
  const high = Math.max(...known);
  const width = (WIDTH - LABEL - 10) / across.length;
  const tall = 34;
  const cells = values.flatMap((row, index) => {
    const y = 28 + index * tall;
    return [
      text(LABEL - 10, y + tall / 2 + 4, shortened(down[index]), 'end'),
      ...row.flatMap((value, column) => {
        if (value === null) return [];
        const part = high > low ? (value - low) / (high - low) : 0.5;
        const x = LABEL + column * width;
        return [
          `<rect x="${at(x)}" y="${y}" width="${at(width - 2)}" height="${tall - 2}" class="heat" fill-opacity="${(0.08 + 0.5 * part).toFixed(2)}"/>`,
          text(x + width / 2, y + tall / 2 + 4, numberText(value, language), 'middle'),
        ];
      }),
    ];
  });
  const head = across.map((label, column) =>
    text(LABEL + (column + 0.5) * width, 18, shortened(label), 'middle'),
  );
  return frame(title, 34 + down.length * tall, [...head, ...cells]);
}
