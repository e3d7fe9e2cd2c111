import { type LabReport, markdownOf, reportOf } from '@entente/lab';
import { Command } from 'commander';
import { jsonOption } from '../../base/arguments.ts';
import { writeText } from '../../base/game-files.ts';
import { printResult } from '../../base/result.ts';
import { writeReport } from '../report-files.ts';
import { resultsIn } from '../run.ts';
import { careful, runNamed } from './base.ts';

export const show = new Command('show')
  .description('the report of a run as text, and its files written again')
  .argument('<run>', 'its folder, or its name in lab/')
  .option('--changes <file>', 'of several settings: write what changes between them as Markdown')
  .addOption(jsonOption())
  .action(async (name: string, { json, changes }: { json?: boolean; changes?: string }) => {
    const path = runNamed(name);
    const { lab, results } = await careful(() => resultsIn(path));
    writeReport(path, lab, results);
    const report = reportOf(lab.game, results);
    if (changes !== undefined) writeText(changes, changesOf(report));
    printResult(json, report, () => markdownOf(report));
  });

/** The part of a report that compares its settings, with only those differences that are beyond chance. */
function changesOf(report: LabReport): string {
  const [compared] = report.sections;
  const plates = compared.plates.map((plate) =>
    plate.id === 'changes'
      ? { ...plate, rows: plate.rows.filter(({ cells }) => cells.at(-1) === 'yes') }
      : plate,
  );
  return markdownOf({ ...report, sections: [{ ...compared, plates }] });
}
