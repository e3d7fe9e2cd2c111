import { type LabReport, type Plate, valueText } from './plate.ts';

/** The whole report as Markdown. */
export function markdownOf({ title, facts, sections }: LabReport): string {
  return [
    `# ${title}`,
    '',
    ...facts.map(([name, words]) => `- ${name}: ${words}`),
    '',
    ...sections.flatMap(({ title: heading, plates }) => [
      `## ${heading}`,
      '',
      ...plates.flatMap((plate) => [`### ${plate.title}`, '', plate.about, '', ...tableOf(plate), '']),
    ]),
  ].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The table of a plate in Markdown, line by line. */
export function tableOf({ columns, rows }: Pick<Plate, 'columns' | 'rows'>): string[] {
  if (rows.length === 0) return ['None.'];
  return [
    `| ${columns.map(cell).join(' | ')} |`,
    `|${columns.map(() => '---').join('|')}|`,
    ...rows.map(({ cells }) => `| ${cells.map((value) => cell(valueText(value))).join(' | ')} |`),
  ];
}
