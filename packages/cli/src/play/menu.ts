/** The choices of a seat as a numbered list. */
import type { Choice, Choices, Offer, Refusal, Types } from '@entente/engine';
import { wrap } from '../base/terminal.ts';
import type { Speaker } from './speaker.ts';

interface Item {
  readonly number: number;
  readonly label: string;
  /** What the choice names is explained; empty when there is nothing to explain. */
  readonly text: string;
}

export interface OpenItem extends Item {
  readonly offer: Offer<Choice>;
}

export interface RefusedItem extends Item {
  readonly refusal: Refusal;
}

export interface Menu {
  /** Choices of the same kind are grouped, in the order of the game. */
  readonly groups: readonly (readonly OpenItem[])[];
  readonly open: readonly OpenItem[];
  readonly refused: readonly RefusedItem[];
}

export function menuOf(choices: Choices<Types['choice']>, speaker: Speaker): Menu {
  const kinds = new Map<string, Offer<Choice>[]>();
  for (const offer of choices.offers) {
    kinds.set(offer.choice.do, [...(kinds.get(offer.choice.do) ?? []), offer]);
  }
  const offers = [...kinds.values()].flat();
  const own = ownNumbers([...offers, ...choices.refused], speaker);
  const open = offers.map((offer, index) => ({
    number: own?.[index] ?? index + 1,
    label: speaker.offer(offer),
    text: speaker.explain(offer.choice),
    offer,
  }));
  const refused = choices.refused.map(({ choice, refusal }, index) => ({
    number: own?.[offers.length + index] ?? offers.length + index + 1,
    label: speaker.choice(choice),
    text: speaker.explain(choice),
    refusal,
  }));
  const groups = [...kinds.keys()].map((kind) => open.filter(({ offer }) => offer.choice.do === kind));
  return { groups, open, refused };
}

/**
 * When all choices differ in one whole number, such as a card or a column, they are called by it: number 7 stays
 * number 7 when number 3 is gone. Things that have a name are counted from 1.
 */
function ownNumbers(all: readonly { choice: Choice; fill?: unknown }[], speaker: Speaker): number[] | null {
  const numbers: number[] = [];
  for (const { choice, fill } of all) {
    const { do: kind, ...fields } = choice;
    const [[field, value], more] = [Object.entries<unknown>(fields)[0] ?? [], Object.keys(fields)[1]];
    const plain = field !== undefined && more === undefined && fill === undefined;
    if (!plain || kind !== all[0].choice.do || !Number.isInteger(value)) return null;
    numbers.push(Number(value) + (speaker.isNamed(field) ? 1 : 0));
  }
  const fits = numbers.every((number) => number > 0) && new Set(numbers).size === numbers.length;
  return fits ? numbers : null;
}

/** `1-5`, or `2 4 6` when there are gaps. */
export function numbersOf({ open }: Menu): string {
  const numbers = open.map(({ number }) => number).sort((a, b) => a - b);
  const [first, last] = [numbers[0], numbers[numbers.length - 1]];
  const gaps = last - first + 1 !== numbers.length;
  if (gaps && numbers.length <= 8) return numbers.join(' ');
  return first === last ? `${first}` : `${first}-${last}`;
}

/** Which open choices a text may mean: the one of this very name, else those that contain all its words. */
export function matching({ open }: Menu, text: string): OpenItem[] {
  const wanted = text.toLowerCase();
  const exact = open.filter(({ label }) => label.toLowerCase() === wanted);
  if (exact.length > 0) return exact;
  const words = wanted.split(/\s+/);
  return open.filter(({ label }) => {
    const parts = label.toLowerCase().split(/[\s,.:;()]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

/** Maximum number of explanations that can be read at a glance; beyond it, `? N` shows one. */
const MOST_EXPLAINED = 12;

/** Items with explanations go one below the other, each with its text; others in columns. */
export function layOut(items: readonly Item[], width: number, dim: (text: string) => string): string[] {
  const digits = Math.max(...items.map(({ number }) => `${number}`.length));
  const cells = items.map(({ number, label }) => `${`${number}`.padStart(digits + 2)}  ${label}`);
  const widest = Math.max(...cells.map((cell) => cell.length));
  if (items.length <= MOST_EXPLAINED && items.some(({ text }) => text !== '')) {
    const beside = widest + 2 <= width / 2;
    const indent = ' '.repeat(beside ? widest + 2 : digits + 6);
    return items.map(({ text }, index) => {
      if (text === '') return cells[index];
      const lines = wrap(text, width, indent);
      return beside
        ? cells[index].padEnd(widest + 2) + dim(lines.slice(indent.length))
        : `${cells[index]}\n${dim(lines)}`;
    });
  }
  return columns(cells, widest, width);
}

/** Columns that are read downwards. A short list stays one column. */
function columns(cells: readonly string[], widest: number, width: number): string[] {
  const most = Math.max(1, Math.floor((width + 2) / (widest + 2)));
  const count = cells.length <= 6 ? 1 : Math.min(most, Math.ceil(cells.length / 4));
  const rows = Math.ceil(cells.length / count);
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_, index) => index % rows === row)
      .map((cell) => cell.padEnd(widest))
      .join('  ')
      .trimEnd(),
  );
}
