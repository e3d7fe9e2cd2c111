import type { Chance } from '@entente/engine';
import type { Shown, WireOffer } from '@entente/protocol';

type Blank = Extract<NonNullable<WireOffer['fill']>, { kind: 'form' }>['blanks'][string];

/** One of the offers, filled in at random: what a client can do that knows no rules. */
export function anyChoice({ offers }: Shown, chance: Chance): WireOffer['choice'] {
  const { choice, fill } = offers[chance.below(offers.length)];
  if (fill === undefined) return choice;
  if (fill.kind === 'amount') {
    const steps = Math.floor((fill.max - fill.min) / fill.step);
    return { ...choice, [fill.field]: fill.min + fill.step * chance.below(steps + 1) };
  }
  const values = Object.entries(fill.blanks).map(
    ([field, blank]) => [field, valueFor(blank, chance)] as const,
  );
  return { ...choice, ...Object.fromEntries(values) };
}

function valueFor(blank: Blank, chance: Chance): unknown {
  switch (blank.kind) {
    case 'amount':
      return blank.min + chance.below(blank.max - blank.min + 1);
    case 'one':
      return blank.of[chance.below(blank.of.length)];
    case 'some': {
      const items = [...blank.of];
      chance.shuffle(items);
      return items.slice(0, blank.min);
    }
  }
}
