import type { AnyGame, Language } from '@entente/engine';
import type { Results } from '../results/results.ts';
import { comparison } from './comparison.ts';
import { Names } from './names.ts';
import type { Plate } from './plate.ts';
import { wins } from './wins.ts';

/** What is looked at while games are played: who wins, or how the settings compare. */
export function livePlates(game: AnyGame, results: Results, language: Language): Plate[] {
  const names = new Names(game, language);
  const { cells } = results;
  if (cells.length === 1) return wins(cells[0], names).filter(({ id }) => id !== 'sides');
  const settings = cells.map(({ cell }) => names.setting(cell));
  return comparison(results, settings, names).filter(({ id }) => id === 'overview' || id === 'rungs');
}
