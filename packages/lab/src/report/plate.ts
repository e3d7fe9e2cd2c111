/** A report as data: the same for a page, for Markdown and for tables. */
import type { Language } from '@entente/engine';
import type { Share, Spread } from '../results/shares.ts';

export type Value = string | number | Share | Spread | null;

export interface PlateRow {
  readonly cells: readonly Value[];
  /** Games behind it, as `cell.block.rotation`. */
  readonly games?: readonly string[];
}

export interface Interval {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A value with the range in which most of them lie, along an axis. */
export interface Band {
  readonly label: string;
  readonly points: readonly {
    readonly x: number;
    readonly low: number;
    readonly middle: number;
    readonly high: number;
  }[];
}

export type Chart =
  | { readonly kind: 'intervals'; readonly items: readonly Interval[]; readonly even?: number }
  | { readonly kind: 'bars'; readonly items: readonly { readonly label: string; readonly value: number }[] }
  | { readonly kind: 'bands'; readonly axis: string; readonly bands: readonly Band[] }
  | {
      readonly kind: 'heat';
      readonly across: readonly string[];
      readonly down: readonly string[];
      /** By row, in percent or whatever the title says; null: not played. */
      readonly values: readonly (readonly (number | null)[])[];
    };

/** One picture with its table. */
export interface Plate {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly chart?: Chart;
  readonly columns: readonly string[];
  readonly rows: readonly PlateRow[];
}

export interface Section {
  readonly title: string;
  readonly plates: readonly Plate[];
}

export interface LabReport {
  readonly language: Language;
  readonly title: string;
  /** What was played, and by what: line by line. */
  readonly facts: readonly (readonly [string, string])[];
  readonly sections: readonly Section[];
}

export const isShare = (value: Value): value is Share =>
  typeof value === 'object' && value !== null && 'share' in value;

/** A number as a reader wants it: three digits, never more than two places. */
export function numberText(value: number, language: Language): string {
  if (Number.isInteger(value)) return `${value}`;
  const places = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return fixed(value, places, language);
}

/** With this number of places. */
export const fixed = (value: number, places: number, language: Language): string =>
  language === 'en' ? value.toFixed(places) : value.toFixed(places).replace('.', ',');

export const percentText = (share: number, language: Language): string =>
  `${fixed(share * 100, 1, language)} %`;

export function valueText(value: Value, language: Language): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberText(value, language);
  const text = (number: number) => numberText(number, language);
  if (isShare(value))
    return value.of === 0
      ? '–'
      : `${percentText(value.share, language)} (${fixed(value.low * 100, 1, language)}–${fixed(value.high * 100, 1, language)})`;
  return value.count === 0
    ? '–'
    : `${text(value.mean)} (${text(value.low)} / ${text(value.median)} / ${text(value.high)})`;
}
