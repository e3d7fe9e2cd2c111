/**
 * What was typed after `npm run deep --`: the parts that are meant, or a sentence that says what cannot be meant.
 *
 * @param {string[]} args
 * @param {string[]} names
 * @returns {{ list: boolean, parts: string[] } | { wrong: string }}
 */
export function partsMeant(args, names) {
  const list = args.includes('--list');
  const typed = args.filter((arg) => arg !== '--list');
  const unknown = typed.find((name) => !names.includes(name));
  if (unknown?.startsWith('-')) return { wrong: `There is no option ${unknown}. There is: --list.` };
  if (unknown !== undefined)
    return { wrong: `There is no part “${unknown}”. There are: ${names.join(', ')}.` };
  return { list, parts: typed.length === 0 ? names : names.filter((name) => typed.includes(name)) };
}
