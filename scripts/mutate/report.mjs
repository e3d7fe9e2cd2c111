/** @typedef {{ file: string, line: number, status: string, mutator: string, was: string, now: string }} Mutant */

/** Longest piece of code in a row of the list, in characters. */
const LONGEST = 60;

/**
 * What the page about mutants says.
 *
 * @param {Readonly<Record<string, readonly Mutant[]>>} found
 * @param {number} seed
 */
export function report(found, seed) {
  const rows = Object.entries(found).map(([name, mutants]) => {
    const noticed = count(mutants, 'Killed') + count(mutants, 'Timeout');
    const missed = count(mutants, 'Survived') + count(mutants, 'NoCoverage');
    const share = noticed + missed === 0 ? '–' : `${((100 * noticed) / (noticed + missed)).toFixed(1)} %`;
    return `| ${name} | ${noticed + missed} | ${noticed} | ${missed} | ${share} |`;
  });
  return [
    '# Mutants',
    '',
    `\`npm run mutate\` plants small faults at places chosen by a seed (here ${seed}) and runs the tests. A fault that no test`,
    'notices is listed below: a test is missing, or the code can be simpler, or the change makes no difference.',
    '',
    '| part | faults planted | noticed | not noticed | share noticed |',
    '|---|--:|--:|--:|--:|',
    ...rows,
    ...Object.entries(found).flatMap(([name, mutants]) => listed(name, mutants)),
    '',
  ].join('\n');
}

/** @param {readonly Mutant[]} mutants @param {string} status */
const count = (mutants, status) => mutants.filter((mutant) => mutant.status === status).length;

/** @param {string} name @param {readonly Mutant[]} mutants */
function listed(name, mutants) {
  const survivors = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  if (survivors.length === 0) return [];
  return [
    '',
    `## ${name}`,
    '',
    '| where | was | became | run by a test |',
    '|---|---|---|---|',
    ...survivors.map(
      ({ file, line, status, was, now }) =>
        `| ${file}:${line} | ${code(was)} | ${code(now)} | ${status === 'Survived' ? 'yes' : 'no'} |`,
    ),
  ];
}

/** @param {string} text */
function code(text) {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
  return short === '' ? '(nothing)' : `\`\`${short.includes('`') ? ` ${short} ` : short}\`\``;
}
