/** The part of Markdown that rulebooks use, as data: headings, paragraphs, lists, tables, emphasis. */
export type Inline = { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string };

export type RuleMark = 'ruling' | 'reconstructed';

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  /** A rule with its ID, or a plain item of a list. */
  | {
      readonly kind: 'item';
      readonly rule: string | null;
      /** Not printed in the rulebook: settled where it is silent, or worked out. */
      readonly mark: RuleMark | null;
      readonly text: readonly Inline[];
      readonly plain: string;
    }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

const ITEM = /^\s*(?:[-*]|\d+\.) (.*)$/;
const RULE = /^\*\*([A-Z][A-Z0-9]*(?:[-.][A-Za-z0-9]+)+)\*\*:?\s*(.*)$/s;

export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (line.trim() === '') at++;
    else if (heading !== null) {
      blocks.push({ kind: 'heading', level: heading[1].length, text: heading[2] });
      at++;
    } else if (line.startsWith('|')) {
      const rows: string[][] = [];
      for (; lines[at]?.startsWith('|'); at++)
        rows.push(
          lines[at]
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        );
      const [head = [], , ...body] = rows;
      blocks.push({ kind: 'table', head, rows: body });
    } else {
      const parts = [ITEM.exec(line)?.[1] ?? line];
      for (at++; at < lines.length && goesOn(lines[at]); at++) parts.push(lines[at].trim());
      const whole = parts.join(' ');
      blocks.push(ITEM.test(line) ? item(whole) : { kind: 'paragraph', text: inline(whole) });
    }
  }
  return blocks;
}

function goesOn(line: string): boolean {
  return line.trim() !== '' && !ITEM.test(line) && !/^[#|]/.test(line);
}

function item(text: string): Block {
  const [, rule = null, rest = text] = RULE.exec(text) ?? [];
  const mark = rule === null ? null : markIn(rest);
  return { kind: 'item', rule, mark, text: inline(rest), plain: `${rule ?? ''} ${rest}` };
}

/** Marks in brackets in a rule: the same two in every language. */
function markIn(text: string): RuleMark | null {
  if (/\([^)]*\b(?:reconstructed|ricostruit[aeio]|rekonstruiert)/.test(text)) return 'reconstructed';
  return /\([^)]*\b(?:rulings?|decisione|Festlegung)\b/.test(text) ? 'ruling' : null;
}

export function inline(text: string): Inline[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/);
  return parts
    .filter((part) => part !== '')
    .map((part): Inline => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*') && part.length > 2) return { kind: 'em', text: part.slice(1, -1) };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}
