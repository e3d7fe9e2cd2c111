import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  csvOf,
  dictionaryOf,
  htmlOf,
  type Laboratory,
  markdownOf,
  type Results,
  reportOf,
  tablesOf,
} from '@entente/lab';
import { writeText } from '../base/game-files.ts';
import { parquetOf } from './parquet.ts';

/** Writes the report of a run into its folder, and returns what to open. */
export function writeReport(folder: string, { game }: Laboratory, results: Results): string {
  const report = reportOf(game, results);
  const tables = tablesOf(results);
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  writeText(join(folder, 'report.html'), htmlOf(report));
  writeText(join(folder, 'report.md'), markdownOf(report));
  writeText(join(folder, 'results.json'), `${JSON.stringify(results)}\n`);
  writeText(join(data, 'README.md'), dictionaryOf(tables));
  for (const table of tables) {
    writeText(join(data, `${table.name}.csv`), csvOf(table));
    writeText(join(data, `${table.name}.parquet`), parquetOf(table));
  }
  return join(folder, 'report.html');
}
