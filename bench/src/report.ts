import type { Checked } from './check.ts';
import { type Compared, microseconds, type Result } from './measure.ts';

/** Three digits, or all digits before the point: 1,234,567  12.3  0.52 */
export function figure(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** 6.84 M, 182 k */
export function many(value: number): string {
  if (value >= 1e6) return `${figure(value / 1e6)} M`;
  if (value >= 1e4) return `${figure(value / 1e3)} k`;
  return figure(value);
}

/** A table as text: the first column to the left, the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const [first, ...others] = lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('   '),
  );
  return [first, '─'.repeat(first.length), ...others].join('\n');
}

const times = (ratio: number | undefined): string => (ratio === undefined ? '–' : `${figure(ratio)} ×`);

export function races(results: readonly Result[]): string {
  const others = ['by hand', 'boardgame.io'];
  return table(
    ['Whole games, moves/s', 'Entente', ...others, ...others.map((other) => `× ${other}`)],
    results.map(({ name, rates, ratios }) => [
      name,
      many(rates.Entente),
      ...others.map((other) => many(rates[other])),
      ...others.map((other) => times(ratios[other])),
    ]),
  );
}

export function operations(results: readonly Result[]): string {
  const others = ['by hand', 'structuredClone', 'JSON', 'boardgame.io'];
  return table(
    ['Skirmish, 20 KB', 'Entente', ...others.map((other) => `× ${other}`)],
    results.map(({ name, rates, ratios }) => [
      name,
      `${figure(microseconds(rates.Entente))} µs`,
      ...others.map((other) => times(ratios[other])),
    ]),
  );
}

export function playouts(results: readonly Result[]): string {
  return table(
    ['Random games, one core', 'decisions/s', 'games/s', 'decisions a game'],
    results.map(({ name, rates, ratios }) => [
      name,
      many(rates.decisions),
      many(rates.games),
      figure(ratios.games),
    ]),
  );
}

export function searches(results: readonly Result[]): string {
  return table(
    ['Bots that play ahead, one core', 'playouts/s', 'visits/s'],
    results.map(({ name, rates }) => [name, many(rates.playouts), many(rates.visits)]),
  );
}

export function labs(results: readonly Result[]): string {
  return table(
    ['The laboratory, one core', 'decisions/s', 'bare games', 'of the bare'],
    results.map(({ name, rates, ratios }) => [
      name,
      many(rates.laboratory),
      many(rates.bare),
      times(ratios.bare),
    ]),
  );
}

export function runs(results: readonly Result[]): string {
  return table(
    ['The laboratory, by the wall clock', 'games/s, two threads', 'one thread', 'ratio'],
    results.map(({ name, rates, ratios }) => [
      name,
      figure(rates['two threads']),
      figure(rates['one thread']),
      times(ratios['one thread']),
    ]),
  );
}

export function targets(checked: readonly Checked[]): string {
  return table(
    ['Targets', 'wanted', 'reached', ''],
    checked.map(({ target, reached, isMet }) =>
      'microseconds' in target
        ? [target.of, `< ${target.microseconds} µs`, `${figure(reached)} µs`, verdict(isMet)]
        : [`${target.of}, × ${target.against}`, `≥ ${target.atLeast}`, figure(reached), verdict(isMet)],
    ),
  );
}

export function comparison(compared: readonly Compared[]): string {
  return table(
    ['A second, in turns', 'this build', 'the other', 'ratio'],
    compared.map(({ name, ours, other, ratio }) => [name, many(ours), many(other), times(ratio)]),
  );
}

const verdict = (isMet: boolean): string => (isMet ? 'ok' : 'MISSED');
