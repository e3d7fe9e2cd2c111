/**
 * The small part of ICU messages that the shell needs: `{name}` and `{count, plural, one {…} other {…}}`. The first
 * page stays light this way; the words of games have the whole of ICU.
 */
export function format(text: string, args: Readonly<Record<string, unknown>>, language: string): string {
  let result = '';
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    if (open < 0) return result + text.slice(at);
    const close = closing(text, open);
    result += text.slice(at, open) + fill(text.slice(open + 1, close), args, language);
    at = close + 1;
  }
  return result;
}

/** Where the brace that opens at `open` is closed. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  throw new SyntaxError(`a brace is open in “${text}”`);
}

function fill(inside: string, args: Readonly<Record<string, unknown>>, language: string): string {
  const [, name, branches] = /^(\w+)(?:, plural,(.*))?$/s.exec(inside) ?? [];
  if (name === undefined || !(name in args)) throw new SyntaxError(`nothing for {${inside}}`);
  if (branches === undefined) return String(args[name]);
  const count = Number(args[name]);
  const kind = new Intl.PluralRules(language).select(count);
  const wanted = branch(branches, `=${count}`) ?? branch(branches, kind) ?? branch(branches, 'other') ?? '';
  return format(wanted.replaceAll('#', String(count)), args, language);
}

function branch(branches: string, kind: string): string | undefined {
  const at = branches.indexOf(` ${kind} {`);
  if (at < 0) return undefined;
  const open = branches.indexOf('{', at);
  return branches.slice(open + 1, closing(branches, open));
}
