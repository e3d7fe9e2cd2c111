/** Widths of letters in bold Archivo, in parts of the font size. Exact enough to break lines. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[iljtfr.,:;'’!|()\s]/, 0.32],
  [/[mwMW@%]/, 0.88],
  [/[A-Z0-9ÄÖÜ]/, 0.66],
];
const USUAL = 0.57;

const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + size * (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL),
    0,
  );

/** As many lines as the text needs, up to a maximum: the last one may end in "…". */
export function linesOf(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines[lines.length - 1];
    const longer = last === '' ? word : `${last} ${word}`;
    if (last === '' || widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, most);
  const isCut = lines.length > most;
  return kept.map((line, at) => shortened(line, size, width, isCut && at === most - 1));
}

function shortened(line: string, size: number, width: number, isCut: boolean): string {
  if (!isCut && widthOf(line, size) <= width) return line;
  let letters = Array.from(line);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size) > width) letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}

/** Text as XML has it. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
