import { lookOf, SHAPES } from './looks.ts';
import { escaped, linesOf } from './text.ts';

/** As other sites show it beside a link. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const PAPER = '#fbf8f1';
const EDGE = 64;

interface Look {
  /** The cover of the game, an SVG of the same size; null where it has none. */
  readonly cover: string | null;
  /** A style sheet that brings the font, where it is not there anyway. */
  readonly fonts?: string;
}

export interface TitlePicture extends Look {
  readonly title: string;
  /** What it is about. */
  readonly about: string;
  /** How many, how long, and so on. */
  readonly facts: readonly string[];
}

export interface RankedSeat {
  readonly seat: number;
  readonly place: number;
  readonly name: string;
  readonly score: number;
}

export interface ResultPicture extends Look {
  readonly title: string;
  /** Seats of the winners. */
  readonly headline: string;
  readonly ranking: readonly RankedSeat[];
  /** What decides the game, round by round, by seat. */
  readonly lines: readonly (readonly number[])[];
}

/** A game: its cover, and beside it what it is. */
export function titlePicture({ title, about, facts, ...look }: TitlePicture): string {
  const wide = 620;
  const heading = linesOf(title, 84, wide, 2);
  const text = linesOf(about, 30, wide, 5);
  const top = HEIGHT - EDGE - 44 - text.length * 40 - 24 - heading.length * 88;
  return picture(
    look,
    `<path fill="url(#shade)" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>`,
    ...heading.map((line, at) => words(line, EDGE, top + 72 + at * 88, 84, 800)),
    ...text.map((line, at) => words(line, EDGE, top + heading.length * 88 + 40 + at * 40, 30, 500)),
    words(facts.join('   ·   '), EDGE, HEIGHT - EDGE, 28, 700, '#ffd65c'),
    words('Entente', WIDTH - EDGE, HEIGHT - EDGE, 28, 700, PAPER, 'end'),
  );
}

/** How a game ended: who won, everybody's place, and how it came about. */
export function resultPicture({ title, headline, ranking, lines, ...look }: ResultPicture): string {
  const rows = ranking.slice(0, 8);
  const high = Math.min(78, Math.floor(340 / Math.max(1, rows.length)));
  const best = Math.max(1, ...rows.map(({ score }) => score));
  const hasChart = lines.some((line) => line.length > 1);
  const wide = hasChart ? 560 : WIDTH - 2 * EDGE;
  const [told] = linesOf(headline, 72, WIDTH - 2 * EDGE, 1);
  return picture(
    look,
    `<path fill="#151d27" fill-opacity="0.86" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>`,
    words(title, EDGE, 86, 30, 700, '#ffd65c'),
    words(told, EDGE, 168, 72, 800),
    ...rows.map((row, at) => rankingRow(row, 214 + at * high, high - 8, wide, best)),
    hasChart ? chart(lines, EDGE + wide + 48, 214, WIDTH - 2 * EDGE - wide - 48, rows.length * high - 8) : '',
    words('Entente', WIDTH - EDGE, HEIGHT - EDGE + 12, 28, 700, PAPER, 'end'),
  );
}

function rankingRow(
  { seat, place, name, score }: RankedSeat,
  y: number,
  high: number,
  wide: number,
  best: number,
): string {
  const size = Math.round(high * 0.52);
  const base = y + high / 2 + size * 0.36;
  const bar = Math.round(Math.max(0, score / best) * (wide - 4));
  const [short] = linesOf(name, size, wide - high - 190, 1);
  return [
    `<rect x="${EDGE}" y="${y}" width="${wide}" height="${high}" rx="10" fill="#ffffff" fill-opacity="0.1"/>`,
    `<rect x="${EDGE + 2}" y="${y + high - 8}" width="${bar}" height="6" rx="3" fill="${lookOf(seat).colour}" stroke="${PAPER}" stroke-opacity="0.5"/>`,
    words(`${place}`, EDGE + 18, base, size, 800),
    emblem(seat, EDGE + 56, y + (high - 34) / 2 - 3, 34),
    words(short, EDGE + 106, base, size, 700),
    words(`${score}`, EDGE + wide - 18, base, size, 800, PAPER, 'end'),
  ].join('');
}

function emblem(seat: number, x: number, y: number, size: number): string {
  const { colour, shape } = lookOf(seat);
  const { path } = SHAPES[shape];
  return `<g transform="translate(${x} ${y}) scale(${size / 32})"><path d="${path}" fill="${colour}" stroke="${PAPER}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/></g>`;
}

/** One line for every seat, on paper. */
function chart(
  lines: readonly (readonly number[])[],
  x: number,
  y: number,
  wide: number,
  high: number,
): string {
  const values = lines.flat();
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const steps = Math.max(...lines.map(({ length }) => length)) - 1;
  const at = (value: number, step: number) =>
    `${Math.round(x + 20 + (step / Math.max(1, steps)) * (wide - 40))} ${Math.round(y + high - 20 - ((value - least) / (most - least)) * (high - 40))}`;
  const drawn = lines.map((line, seat) => {
    const d = `M${line.map(at).join('L')}`;
    const last = at(line[line.length - 1], line.length - 1).split(' ');
    return `<path d="${d}" fill="none" stroke="${PAPER}" stroke-width="9" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${lookOf(seat).colour}" stroke-width="5" stroke-linejoin="round"/><circle cx="${last[0]}" cy="${last[1]}" r="8" fill="${lookOf(seat).colour}" stroke="${PAPER}" stroke-width="3"/>`;
  });
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="12" fill="#efe7d6"/>${drawn.join('')}`;
}

function words(
  text: string,
  x: number,
  y: number,
  size: number,
  weight: number,
  fill = PAPER,
  anchor: 'start' | 'end' = 'start',
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

/** The same picture inside another one: it keeps its shape, and what does not fit is cut off. */
function inside(cover: string): string {
  const body = cover.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
}

function picture({ cover, fonts = '' }: Look, ...parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Archivo, sans-serif">`,
    fonts === '' ? '' : `<style>${fonts}</style>`,
    '<linearGradient id="shade"><stop stop-color="#151d27"/><stop offset="0.45" stop-color="#151d27" stop-opacity="0.88"/><stop offset="0.8" stop-color="#151d27" stop-opacity="0.1"/></linearGradient>',
    `<path fill="#151d27" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>`,
    cover === null ? '' : inside(cover),
    ...parts,
    '</svg>',
  ].join('');
}
