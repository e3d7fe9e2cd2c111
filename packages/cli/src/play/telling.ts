/** Answers to questions that change nothing: help, rules, reasons, the log, charts. */
import type { Refusal } from '@entente/engine';
import { wrap } from '../base/terminal.ts';
import { chart } from './chart.ts';
import { explainMark } from './marks.ts';
import type { Menu } from './menu.ts';
import { dueStep, inColours, logLines, showingOf } from './paint.ts';
import type { Sitting } from './sitting.ts';

const CHART_HEIGHT = 7;

export function tellHelp(sitting: Sitting): void {
  const { terminal, words, table, game } = sitting;
  const rule = dueStep(game.steps, table.position.flow)?.rule;
  const example = rule ?? sitting.rulebook[0]?.id ?? '';
  for (const line of words.help) terminal.write(`  ${line.replace('{rule}', example)}`);
  if (rule === undefined) return;
  terminal.write();
  terminal.write(terminal.colours.bold(words.rulesNow));
  const section = rule.slice(0, rule.lastIndexOf('.') + 1);
  const beside = sitting.rulebook.filter(({ id }) => section !== '' && id.startsWith(section));
  tellRules(sitting, [rule, ...beside.map(({ id }) => id)]);
}

function tellRules({ terminal, rulebook }: Sitting, ids: readonly string[]): void {
  const known = rulebook.filter(({ id }) => ids.includes(id));
  for (const { id, text } of known) {
    const [first, ...rest] = wrap(text, terminal.width, `  ${id}  `, ' '.repeat(id.length + 4)).split('\n');
    terminal.write([first.replace(id, terminal.colours.yellow(id)), ...rest].join('\n'));
  }
}

/** Where the thing of this name comes from; else the rule of this name, or the rules that have this text in them. */
export function tellRule(sitting: Sitting, wanted: string): void {
  const { terminal, words, rulebook, game, speaker } = sitting;
  const marks = explainMark(game, speaker, wanted);
  if (marks.length > 0) {
    for (const mark of marks) terminal.write(wrap(mark, terminal.width, '  '));
    return;
  }
  if (rulebook.length === 0) {
    terminal.write(words.noRulebook);
    return;
  }
  const lower = wanted.toLowerCase();
  const named = rulebook.filter(({ id }) => id.toLowerCase() === lower);
  const found = named.length > 0 ? named : rulebook.filter(({ text }) => text.toLowerCase().includes(lower));
  if (found.length === 0) {
    terminal.write(words.noRule(wanted));
    return;
  }
  tellRules(
    sitting,
    found.map(({ id }) => id),
  );
}

export function tellRefused(sitting: Sitting, { refused }: Menu): void {
  const { terminal, words } = sitting;
  if (refused.length === 0) {
    terminal.write(words.noneRefused);
    return;
  }
  terminal.write(terminal.colours.bold(words.refusedList));
  for (const { number, label, refusal } of refused) {
    terminal.write(terminal.colours.dim(`  ${number}  ${label}: ${reason(sitting, refusal)}`));
  }
}

/** What a choice is about, and why it is not allowed when it is not. */
export function tellItem(sitting: Sitting, { open, refused }: Menu, number: number): void {
  const { terminal, words } = sitting;
  const forbidden = refused.find((item) => item.number === number);
  const item = forbidden ?? open.find((other) => other.number === number);
  if (item === undefined) {
    terminal.write(words.outside);
    return;
  }
  const why = forbidden === undefined ? '' : reason(sitting, forbidden.refusal);
  const more = [item.text, why].filter((part) => part !== '').join(' ');
  terminal.write(wrap(more === '' ? item.label : `${item.label}: ${more}`, terminal.width, '  '));
  if (forbidden !== undefined && forbidden.refusal.rule !== '') tellRules(sitting, [forbidden.refusal.rule]);
}

export function reason({ speaker, words }: Sitting, refusal: Refusal): string {
  return `${speaker.refusal(refusal)}${refusal.rule === '' ? '' : ` (${words.why(refusal.rule)})`}`;
}

export function tellLog(sitting: Sitting): void {
  const { terminal, words, table, looking } = sitting;
  const lines = logLines(table.logFor(looking), showingOf(sitting));
  terminal.write(terminal.colours.bold(lines.length === 0 ? words.logEmpty : words.log));
  for (const line of lines) terminal.write(line);
}

/** One chart by its number; without a number the first, and a list of the others. */
export function tellChart(sitting: Sitting, number: number | null): void {
  const { terminal, words, table, game, speaker } = sitting;
  const measures = game.measures;
  const measure = measures[(number ?? 1) - 1];
  const { seats } = table.position;
  const drawn =
    measure === undefined
      ? null
      : chart(measure, table.measured, {
          width: terminal.width,
          height: CHART_HEIGHT,
          coloured: terminal.colours.isColorSupported,
          title: terminal.colours.bold(speaker.say({ say: `measure.${measure.id}`, with: {} })),
          seats: Array.from({ length: seats }, (_, seat) => speaker.nameOf(seat)),
        });
  if (drawn === null) {
    terminal.write(words.nothingMeasured);
    return;
  }
  terminal.write(inColours(drawn, showingOf(sitting)));
  if (number !== null || measures.length < 2) return;
  const list = measures.map(({ id }, at) => `${at + 1} ${speaker.say({ say: `measure.${id}`, with: {} })}`);
  terminal.write(
    wrap(`${words.measures}: ${list.join(' · ')}. ${words.charts(measures.length)}`, terminal.width),
  );
}
