/** A chart of a report of the laboratory, ready to be shown as a picture of its own. */
export interface LabChart {
  readonly title: string;
  readonly svg: string;
}

/** Reports colour their charts by a style of the page; a picture of its own needs it inside. */
const STYLE = `text{fill:#1c2430;font:12.5px system-ui,sans-serif}.grid{stroke:#d8d4ca}.even{stroke:#56606e;stroke-dasharray:4 3}
.range{stroke:#2f6db3;stroke-width:3}.dot,.bar,.heat{fill:#2f6db3}`;
const SVG = 'http://www.w3.org/2000/svg';
const LONGEST_TITLE = 200;

/** The charts of a report (`report.html`), each with the heading above it. */
export function chartsIn(html: string): LabChart[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  let title = '';
  const found: LabChart[] = [];
  for (const element of page.querySelectorAll('h3, svg.chart')) {
    if (element instanceof SVGElement) found.push({ title, svg: alone(element) });
    else title = (element.textContent ?? '').trim().slice(0, LONGEST_TITLE);
  }
  return found.filter((chart) => chart.title !== '');
}

function alone(chart: SVGElement): string {
  const copy = document.importNode(chart, true);
  const [, , width = '420', height = '220'] = (copy.getAttribute('viewBox') ?? '').split(' ');
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', width);
  copy.setAttribute('height', height);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = STYLE;
  const paper = document.createElementNS(SVG, 'rect');
  paper.setAttribute('width', width);
  paper.setAttribute('height', height);
  paper.setAttribute('fill', '#fdfcf9');
  copy.prepend(style, paper);
  return new XMLSerializer().serializeToString(copy);
}
