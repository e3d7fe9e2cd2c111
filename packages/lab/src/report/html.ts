import type { Language } from '@entente/engine';
import { labSay } from '../words/say.ts';
import { type LabReport, type Plate, type Value, valueText } from './plate.ts';
import { escaped, svgOf } from './svg.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #56606e; --paper: #fdfcf9; --line: #d8d4ca; --mark: #2f6db3; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e0; --soft: #a3a9b3; --paper: #171b21; --line: #3a414c; --mark: #6fa8e8; } }
body { margin: 0 auto; max-width: 60rem; padding: 1rem 1.25rem 4rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.6rem; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); } h3 { margin: 1.75rem 0 .25rem; }
p { margin: .25rem 0 .75rem; max-width: 45rem; } .about { color: var(--soft); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; } dt { color: var(--soft); } dd { margin: 0; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .75rem .2rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); } th { font-weight: 600; }
.chart { display: block; width: 100%; max-width: 34rem; height: auto; font-size: 12.5px; }
.n { white-space: nowrap; }
.chart text { fill: var(--ink); } .grid { stroke: var(--line); } .even { stroke: var(--soft); stroke-dasharray: 4 3; }
.range { stroke: var(--mark); stroke-width: 3; } .dot, .bar, .heat { fill: var(--mark); }
a { color: var(--mark); } details { color: var(--soft); } code { font-size: .9em; } nav ul { columns: 2; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
`;

/** A page without scripts and without anything from elsewhere. */
export function htmlOf(report: LabReport): string {
  const { title, facts, sections, language } = report;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escaped(title)}</h1>`,
    `<dl>${facts.map(([name, words]) => `<dt>${escaped(name)}</dt><dd>${escaped(words)}</dd>`).join('')}</dl>`,
    ...(sections.length > 1
      ? [
          `<nav aria-label="${labSay(language)('nav.settings')}"><ul>${sections.map((section, at) => `<li><a href="#s${at}">${escaped(section.title)}</a></li>`).join('')}</ul></nav>`,
        ]
      : []),
    ...sections.flatMap((section, at) => [
      `<section aria-labelledby="s${at}"><h2 id="s${at}">${escaped(section.title)}</h2>`,
      ...section.plates.map((plate) => plateHtml(plate, language)),
      '</section>',
    ]),
    '</main></body></html>',
    '',
  ].join('\n');
}

function plateHtml(plate: Plate, language: Language): string {
  const say = labSay(language);
  const { id, title, about, chart } = plate;
  const drawn =
    chart === undefined || plate.rows.length === 0
      ? ''
      : svgOf(chart, say('table.below', { title }), language);
  const table = tableHtml(plate, language);
  // A long table is folded, so that the page can be read.
  const folded =
    drawn !== '' && plate.rows.length > 8
      ? `<details><summary>${say('table.numbers')}</summary>${table}</details>`
      : table;
  return `<h3 id="${escaped(id)}">${escaped(title)}</h3><p class="about">${inCode(escaped(about))}</p>${drawn}${folded}`;
}

const inCode = (html: string): string => html.replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** A number with its interval stays on one line. */
const cellHtml = (value: Value, language: Language): string =>
  `<td${typeof value === 'string' ? '' : ' class="n"'}>${escaped(valueText(value, language))}</td>`;

function tableHtml({ title, columns, rows }: Plate, language: Language): string {
  const say = labSay(language);
  if (rows.length === 0) return `<p>${say('table.none')}</p>`;
  const hasGames = rows.some(({ games = [] }) => games.length > 0);
  const head = [...columns, ...(hasGames ? [say('table.games')] : [])].map((name) =>
    name === '' ? '<td></td>' : `<th scope="col">${escaped(name)}</th>`,
  );
  const body = rows.map(({ cells, games = [] }) => {
    const [first, ...others] = cells;
    const list = games.map((place) => `<code>${escaped(place)}</code>`).join(' ');
    const last = hasGames
      ? `<td>${games.length > 3 ? `<details><summary>${say('table.show')}</summary>${list}</details>` : list}</td>`
      : '';
    return `<tr><th scope="row">${escaped(valueText(first, language))}</th>${others.map((value) => cellHtml(value, language)).join('')}${last}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(title)}"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
