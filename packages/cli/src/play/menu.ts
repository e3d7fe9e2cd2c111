/** The choices of a seat as a numbered list. */
import type { Choice, Choices, Offer, Refusal, Types } from '@entente/engine';
import type { Speaker } from './speaker.ts';

export interface OpenItem {
  readonly number: number;
  readonly label: string;
  readonly offer: Offer<Choice>;
}

/** Refused choices are numbered on behind the open ones. */
export interface RefusedItem {
  readonly number: number;
  readonly label: string;
  readonly refusal: Refusal;
}

export interface Menu {
  /** Choices that do the same kind of thing, in the order of the game. */
  readonly groups: readonly (readonly OpenItem[])[];
  readonly open: readonly OpenItem[];
  readonly refused: readonly RefusedItem[];
}

export function menuOf(choices: Choices<Types['choice']>, speaker: Speaker): Menu {
  const groups = new Map<string, { label: string; offer: Offer<Choice> }[]>();
  for (const offer of choices.offers) {
    const group = groups.get(offer.choice.do) ?? [];
    group.push({ label: speaker.offer(offer), offer });
    groups.set(offer.choice.do, group);
  }
  let number = 0;
  const numbered = [...groups.values()].map((group) => group.map((item) => ({ number: ++number, ...item })));
  const refused = choices.refused.map(({ choice, refusal }) => ({
    number: ++number,
    label: speaker.choice(choice),
    refusal,
  }));
  return { groups: numbered, open: numbered.flat(), refused };
}

/** Which open choices a text may mean: the one of this very name, else those that contain all its words. */
export function matching(menu: Menu, text: string): OpenItem[] {
  const wanted = text.toLowerCase();
  const exact = menu.open.filter(({ label }) => label.toLowerCase() === wanted);
  if (exact.length > 0) return exact;
  const words = wanted.split(/\s+/);
  return menu.open.filter(({ label }) => {
    const parts = label.toLowerCase().split(/[\s,.:;()]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

/** Lays items out in columns that are read downwards, as few rows as the width allows but never two short ones. */
export function columns(items: readonly { number: number; label: string }[], width: number): string[][] {
  const digits = `${items.at(-1)?.number ?? 0}`.length;
  const cells = items.map(({ number, label }) => `${`${number}`.padStart(digits + 2)}  ${label}`);
  const widest = Math.max(...cells.map((cell) => cell.length));
  const most = Math.max(1, Math.floor((width + 2) / (widest + 2)));
  const count = items.length <= 6 ? 1 : Math.min(most, Math.ceil(items.length / 4));
  const rows = Math.ceil(items.length / count);
  return Array.from({ length: rows }, (_, row) =>
    cells.filter((_, index) => index % rows === row).map((cell) => cell.padEnd(widest)),
  );
}
