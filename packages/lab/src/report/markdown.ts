import type { Language } from '@entente/engine';
import { labSay } from '../words/say.ts';
import { type LabReport, type Plate, valueText } from './plate.ts';

/** The whole report as Markdown. */
export function markdownOf({ title, facts, sections, language }: LabReport): string {
  return [
    `# ${title}`,
    '',
    ...facts.map(([name, words]) => `- ${name}: ${words}`),
    '',
    ...sections.flatMap(({ title: heading, plates }) => [
      `## ${heading}`,
      '',
      ...plates.flatMap((plate) => [
        `### ${plate.title}`,
        '',
        plate.about,
        '',
        ...tableOf(plate, language),
        '',
      ]),
    ]),
  ].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The table of a plate in Markdown, line by line. */
export function tableOf({ columns, rows }: Pick<Plate, 'columns' | 'rows'>, language: Language): string[] {
  if (rows.length === 0) return [labSay(language)('table.none')];
  return [
    `| ${columns.map(cell).join(' | ')} |`,
    `|${columns.map(() => '---').join('|')}|`,
    ...rows.map(({ cells }) => `| ${cells.map((value) => cell(valueText(value, language))).join(' | ')} |`),
  ];
}
