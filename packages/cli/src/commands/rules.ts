import { Command } from 'commander';
import { gameArgument, jsonOption, titleNamed } from '../base/arguments.ts';
import { printResult } from '../base/result.ts';
import { rulesFile } from '../base/rulebook.ts';
import { wrap } from '../base/terminal.ts';
import { EXIT, WrongUse } from '../base/wrong-use.ts';
import { type Coverage, coverageOf } from '../rules/coverage.ts';

export const rules = new Command('rules')
  .description('compare the rules that a game declares with those that it implements and tests')
  .addArgument(gameArgument())
  .addOption(jsonOption())
  .action((name: string, { json }: { json?: boolean }) => {
    const title = titleNamed(name);
    const coverage = coverageOf(title);
    if (coverage.declared.length === 0) throw new WrongUse(`${rulesFile(title)} declares no rules.`);
    const complete = Object.values(coverage.missing).every((ids) => ids.length === 0);
    printResult(json, { game: name, complete, ...coverage }, () => inWords(name, coverage, complete));
    process.exitCode = complete ? EXIT.fine : EXIT.fault;
  });

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
    ...list('Declared but implemented by no step', missing.implemented),
    ...list('Declared but named by no test', missing.tested),
    ...list('Implemented but not declared in rules.md', missing.declared),
    complete ? 'Every rule is implemented and tested.' : '\nThe rules are not complete.',
  ].join('\n');
}
