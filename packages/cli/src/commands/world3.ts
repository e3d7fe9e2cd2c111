import {
  CURVES,
  changesOf,
  de,
  en,
  FIRST_YEAR,
  it,
  LAST_YEAR,
  type Levers,
  run,
  SCENARIOS,
  type World3Words,
  type Year,
} from '@entente/world3';
import { Command } from 'commander';
import { jsonOption, languageOf, languageOption, wholeNumber } from '../base/arguments.ts';
import { printResult } from '../base/result.ts';
import { WrongUse } from '../base/wrong-use.ts';

interface Typed {
  scenario: string;
  year?: string;
  csv?: boolean;
  json?: boolean;
  language?: string;
}

export const world3 = new Command('world3')
  .description('run the model behind The Limits to Growth: one of ten scenarios from 1900 to 2100')
  .option('--scenario <number>', '1 to 10, as in the book of 2004', '1')
  .option('--year <year>', 'the year in which its policies begin')
  .option('--csv', 'every half year, for a spreadsheet')
  .addOption(jsonOption())
  .addOption(languageOption())
  .action((typed: Typed) => {
    const words = { en, it, de }[languageOf(typed.language)];
    const number = wholeNumber('--scenario', typed.scenario, 1);
    const levers = SCENARIOS[number - 1];
    if (levers === undefined)
      throw new WrongUse(`There is no scenario ${number}. There are 1 to ${SCENARIOS.length}.`);
    const year = typed.year === undefined ? levers.year : yearOf(typed.year);
    const years = run(changesOf({ ...levers, year }));
    if (typed.csv) process.stdout.write(csv(years));
    else
      printResult(typed.json, result(number, { ...levers, year }, years), () => tell(number, years, words));
  });

function yearOf(typed: string): number {
  const year = wholeNumber('--year', typed, FIRST_YEAR);
  if (year <= LAST_YEAR) return year;
  throw new WrongUse(`--year takes a year from ${FIRST_YEAR} to ${LAST_YEAR}, not ${year}.`);
}

/** Names that no spreadsheet has to translate, and all digits that are published. */
function csv(years: readonly Year[]): string {
  const rows = years.map((year) => [year.year, ...CURVES.map(({ of }) => Number(of(year).toPrecision(6)))]);
  return [['year', ...CURVES.map(({ id }) => id)], ...rows].map((row) => `${row.join(',')}\n`).join('');
}

function result(scenario: number, levers: Levers, years: readonly Year[]): object {
  return {
    scenario,
    levers,
    years: years.map(({ year }) => year),
    curves: Object.fromEntries(
      CURVES.map(({ id, of }) => [id, years.map((year) => Number(of(year).toPrecision(6)))]),
    ),
  };
}

/** Steps of the table, in half years. */
const EVERY = 40;

function tell(scenario: number, years: readonly Year[], words: World3Words): string {
  const shown = years.filter((_, at) => at % EVERY === 0);
  const rows = CURVES.map(({ id, of, digits }) => {
    const highest = years.reduce((best, year) => (of(year) > of(best) ? year : best));
    return [
      words[`curve.${id}`],
      ...shown.map((year) => of(year).toFixed(digits)),
      `${of(highest).toFixed(digits)} (${Math.floor(highest.year)})`,
    ];
  });
  const table = [[words.year, ...shown.map(({ year }) => `${year}`), words.peaks], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  ');
  const name = words[`scenario.${scenario}` as keyof World3Words];
  return [`World3, ${scenario}: ${name}`, '', ...table.map(line)].join('\n');
}
