import { Command } from 'commander';
import { gameArgument, jsonOption, titleNamed } from '../base/arguments.ts';
import { printResult } from '../base/result.ts';
import { rulesFile } from '../base/rulebook.ts';
import { wrap } from '../base/terminal.ts';
import { EXIT, WrongUse } from '../base/wrong-use.ts';
import { type Coverage, coverageOf } from '../rules/coverage.ts';
import { placesOf, type RulePlace } from '../rules/places.ts';

export const rules = new Command('rules')
  .description('compare the rules that a game declares with those that it implements and tests')
  .addArgument(gameArgument())
  .addOption(jsonOption())
  .option('--index', 'where each rule is carried out and tested, by file and line')
  .action((name: string, { json, index }: { json?: boolean; index?: boolean }) => {
    const title = titleNamed(name);
    if (index) {
      printIndex(name, placesOf(title), json);
      return;
    }
    const coverage = coverageOf(title);
    if (coverage.declared.length === 0) throw new WrongUse(`${rulesFile(title)} declares no rules.`);
    const complete = Object.values(coverage.missing).every((ids) => ids.length === 0);
    printResult(json, { game: name, complete, ...coverage }, () => inWords(name, coverage, complete));
    process.exitCode = complete ? EXIT.fine : EXIT.fault;
  });

/** The part of the rules, in percent, that must be named where they happen. */
const NAMED_ENOUGH = 95;

function printIndex(name: string, places: readonly RulePlace[], json: boolean | undefined): void {
  if (places.length === 0) throw new WrongUse(`${name} declares no rules.`);
  const named = places.filter(({ code }) => code !== null).length;
  const percent = Math.floor((100 * named) / places.length);
  printResult(json, { game: name, rules: places.length, named, places }, () => {
    const rows = places.map(({ rule, code, test }) => [rule, code ?? '-', test ?? '-']);
    const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
    const lines = rows.map(
      ([rule, code, test]) => `${rule.padEnd(widths[0])}  ${code.padEnd(widths[1])}  ${test}`,
    );
    return [
      ...lines,
      `\n${named} of ${places.length} rules (${percent} %) are named where they happen; the aim is ${NAMED_ENOUGH} %.`,
    ].join('\n');
  });
  process.exitCode = percent >= NAMED_ENOUGH ? EXIT.fine : EXIT.fault;
}

const WIDTH = 100;

function inWords(
  name: string,
  { declared, implemented, tested, idle, missing }: Coverage,
  complete: boolean,
): string {
  const list = (what: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`\n${what} (${ids.length})`, wrap(ids.join(' '), WIDTH, '  ')];
  const idleIds = Object.keys(idle);
  const idleLines = idleIds.map((id) => wrap(idle[id], WIDTH, `  ${id}  `, '      '));
  return [
    `${name}: ${declared.length} rules declared, ${implemented.length} implemented, ${tested.length} tested.`,
    ...(idleIds.length === 0 ? [] : [`\nNothing to execute (${idleIds.length})`, ...idleLines]),
    ...list('Declared but named nowhere in the code', missing.implemented),
    ...list('Declared but named by no test', missing.tested),
    ...list('Named in the code but not declared in rules.md', missing.declared),
    complete ? 'Every rule is implemented and tested.' : '\nThe rules are not complete.',
  ].join('\n');
}
