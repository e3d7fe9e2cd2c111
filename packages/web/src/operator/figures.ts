import type { Language } from '@entente/engine';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const KILO = 1000;

/** "1.4 MB", as the reader writes it. */
export function sizeOf(bytes: number, language: Language): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power],
    maximumFractionDigits: 1,
  }).format(bytes / KILO ** power);
}
