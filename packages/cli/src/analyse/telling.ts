import { type Analysis, inPoints, type Reason, type TurningPoint, withoutLuck } from '@entente/analysis';
import type { GameFile } from '@entente/engine';
import type { Speaker } from '../play/speaker.ts';
import type { AnalysisWords } from './words.ts';

/** Columns of a curve. */
const WIDTH = 40;
const BLOCKS = '▁▂▃▄▅▆▇█';

/** An analysis as text. */
export function told(analysis: Analysis, file: GameFile, speaker: Speaker, words: AnalysisWords): string {
  return [
    ...chancesTold(analysis, speaker, words),
    '',
    ...ledgersTold(analysis, speaker, words),
    '',
    words.turningPoints,
    ...(analysis.points.length === 0 ? [`  ${words.noPoints}`] : []),
    ...analysis.points.flatMap((point) => pointTold(point, file, speaker, words).map((line) => `  ${line}`)),
  ].join('\n');
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`.replace('-', '−'));

function chancesTold({ curve, measured }: Analysis, speaker: Speaker, words: AnalysisWords): string[] {
  const seats = curve[0].chances.of.map((_, seat) => seat);
  const names = seats.map((seat) => speaker.nameOf(seat));
  const wide = Math.max(...names.map((name) => name.length), words.nobody.length);
  const row = (name: string, shares: readonly number[]) =>
    `  ${name.padEnd(wide)} ${percent(shares[0]).padStart(5)}  ${drawn(shares)}  ${percent(shares.at(-1) ?? 0)}`;
  const nobody = curve.map(({ chances }) => chances.nobody);
  return [
    words.chances,
    ...seats.map((seat) =>
      row(
        names[seat],
        curve.map(({ chances }) => chances.of[seat]),
      ),
    ),
    ...(nobody.some((share) => share > 0.01) ? [row(words.nobody, nobody)] : []),
    ...(measured ? [] : [`  ${words.guessed}`]),
  ];
}

function drawn(shares: readonly number[]): string {
  const columns = Math.min(WIDTH, shares.length);
  return Array.from({ length: columns }, (_, column) => {
    const share = shares[Math.round((column * (shares.length - 1)) / Math.max(1, columns - 1))];
    return BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(share * BLOCKS.length))];
  }).join('');
}

function ledgersTold({ ledgers }: Analysis, speaker: Speaker, words: AnalysisWords): string[] {
  const { columns } = words;
  const head = ['', ...columns];
  const rows = ledgers.map((ledger, seat) => {
    const points = inPoints(ledger);
    const changes = [points.deal, points.luck, points.own, points.others, points.count].map(signed);
    const end = [points.result, Math.round(withoutLuck(ledger) * 100)].map(String);
    return [speaker.nameOf(seat), `${points.fair}`, ...changes, ...end];
  });
  const wide = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at].length)));
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, at) => (at === 0 ? cell.padEnd(wide[at]) : cell.padStart(wide[at]))).join('  ')}`;
  return [words.ledger, line(head), ...rows.map(line)];
}

function pointTold(point: TurningPoint, file: GameFile, speaker: Speaker, words: AnalysisWords): string[] {
  const { entry, seat, from, to, by, chooser, kind, better, reasons } = point;
  const input = file.entries[entry - 1];
  const turned = words.turned(speaker.nameOf(seat), percent(from), percent(to));
  const made =
    'choice' in input && by.length === 1
      ? ` · ${speaker.nameOf(by[0])}: ${speaker.choice(input.choice)}`
      : '';
  const lines = [`${`${entry}`.padStart(5)}  ${turned}${made}`];
  const more = (text: string) => lines.push(`       ${text}`);
  if (by.length > 1) more(words.together(speaker.names(by)));
  if (kind === 'slip') more(words.slip(speaker.nameOf(chooser)));
  else if (by.length === 1 || kind === 'fortune') more(words.kinds[kind]);
  if (better !== null) {
    more(words.better(speaker.choice(better.choice), signed(Math.round(better.by * 100))));
    if (better.reasons.length > 0) more(words.reasons(listed(better.reasons, speaker)));
  }
  if (reasons.length > 0 && by.length === 1) more(words.reasons(listed(reasons, speaker)));
  return lines;
}

/** Parts of the judgement in words, each with its number. */
export const listed = (reasons: readonly Reason[], speaker: Speaker): string =>
  reasons
    .map(
      ({ part, by }) =>
        `${speaker.say({ say: `part.${part}`, with: {} })} (${signed(Math.round(by * 10) / 10)})`,
    )
    .join(', ');
