import { markdownOf, reportOf } from '@entente/lab';
import { Command } from 'commander';
import { jsonOption } from '../../base/arguments.ts';
import { printResult } from '../../base/result.ts';
import { writeReport } from '../report-files.ts';
import { resultsIn } from '../run.ts';
import { careful, runNamed } from './base.ts';

export const show = new Command('show')
  .description('the report of a run as text, and its files written again')
  .argument('<run>', 'its folder, or its name in lab/')
  .addOption(jsonOption())
  .action(async (name: string, { json }: { json?: boolean }) => {
    const path = runNamed(name);
    const { lab, results } = await careful(() => resultsIn(path));
    writeReport(path, lab, results);
    const report = reportOf(lab.game, results);
    printResult(json, report, () => markdownOf(report));
  });
