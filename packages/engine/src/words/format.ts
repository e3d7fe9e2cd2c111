import type { Scalar } from './dictionary.ts';

/** A message that is ready to be said. */
export type Format = (args: Readonly<Record<string, Scalar>>) => string;

/** A text, `#`, or a parameter: as it is, as a number, or choosing among branches. */
type Part =
  | string
  | { readonly kind: 'count' }
  | { readonly kind: 'plain' | 'number'; readonly name: string }
  | { readonly kind: 'plural' | 'select'; readonly name: string; readonly branches: Branches };

type Branches = Readonly<Record<string, readonly Part[]>>;

const formatters = new Map<string, (text: string) => Format>();

/**
 * The part of ICU messages that our words use: `{name}`, `{count, number}`, `{count, plural, =0 {…} one {…}
 * other {…}}` and `{word, select, …}`. A page has no room for the whole of ICU; `checkWords` makes sure that
 * nothing else is used.
 */
export function formatter(language: string): (text: string) => Format {
  const known = formatters.get(language);
  if (known !== undefined) return known;
  const made = formatterOf(language);
  formatters.set(language, made);
  return made;
}

function formatterOf(language: string): (text: string) => Format {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);

  function told(parts: readonly Part[], args: Readonly<Record<string, Scalar>>, count: number): string {
    let text = '';
    for (const part of parts) text += typeof part === 'string' ? part : filled(part, args, count);
    return text;
  }

  function filled(part: Exclude<Part, string>, args: Readonly<Record<string, Scalar>>, count: number) {
    if (part.kind === 'count') return numbers.format(count);
    const value = args[part.name];
    if (value === undefined) throw new SyntaxError(`nothing for {${part.name}}`);
    switch (part.kind) {
      case 'plain':
        return String(value);
      case 'number':
        return numbers.format(Number(value));
      case 'plural': {
        const { branches } = part;
        const many = Number(value);
        return told(branches[`=${many}`] ?? branches[plurals.select(many)] ?? branches.other, args, many);
      }
      case 'select':
        return told(part.branches[String(value)] ?? part.branches.other, args, count);
    }
  }

  const spoken = language === 'it' ? euphonic : (text: string) => text;
  return (text) => {
    const parts = new Reader(text).message();
    return (args) => spoken(told(parts, args, 0));
  };
}

/** "Offre ad Ana": in Italian "a" has a "d" before another one. The name is known only at this point. */
const euphonic = (text: string): string =>
  text.replace(/(?<![\p{L}’])a (?=a)/giu, (a) => (a === 'a ' ? 'ad ' : a));

/** Reads a message from its beginning to its end. */
class Reader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  message(): Part[] {
    const parts = this.parts(false);
    if (this.at < this.text.length) throw new SyntaxError(`} is too much in “${this.text}”`);
    return parts;
  }

  /** Up to the brace that closes, or the end. In a plural `#` is the number. */
  private parts(counts: boolean): Part[] {
    const parts: Part[] = [];
    while (this.at < this.text.length && this.text[this.at] !== '}') {
      const literal = this.take(counts ? /[^{}#]*/y : /[^{}]*/y);
      if (literal !== '') parts.push(literal);
      else if (this.text[this.at] === '#') {
        this.at++;
        parts.push({ kind: 'count' });
      } else parts.push(this.parameter(counts));
    }
    return parts;
  }

  private parameter(counts: boolean): Part {
    this.expect('{');
    const name = this.take(/\s*\w+\s*/y).trim();
    const kind = this.take(/,\s*\w+\s*,?/y).replace(/[\s,]/g, '') || 'plain';
    switch (kind) {
      case 'plain':
      case 'number':
        this.expect('}');
        return { kind, name };
      case 'plural':
      case 'select': {
        const branches = this.branches(counts || kind === 'plural');
        this.expect('}');
        return { kind, name, branches };
      }
      default:
        throw new SyntaxError(`{${name}, ${kind}} is not known`);
    }
  }

  private branches(counts: boolean): Branches {
    const branches: Record<string, Part[]> = {};
    for (;;) {
      const word = this.take(/\s*[=\w]*\s*/y).trim();
      if (word === '') break;
      this.expect('{');
      branches[word] = this.parts(counts);
      this.expect('}');
    }
    if (branches.other === undefined) throw new SyntaxError(`no other in “${this.text}”`);
    return branches;
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  private expect(brace: '{' | '}'): void {
    if (this.text[this.at] !== brace) throw new SyntaxError(`${brace} is missing in “${this.text}”`);
    this.at++;
  }
}
