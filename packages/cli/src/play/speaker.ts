/** Says what the games' own words leave open: offers with blanks, fields, bare values. */

import type { AnyGame } from '@entente/engine';
import {
  type Choice,
  type Language,
  type Offer,
  type Seat,
  type Teller,
  type Types,
  teller,
} from '@entente/engine';
import { explained, withMarks } from './marks.ts';

/** Placeholder in a label for an amount that is not chosen yet. */
const UNCHOSEN = 987_654;

export interface Speaker extends Teller<Types> {
  readonly language: Language;
  /** An offer whose amount is still open: `Buy 1–9 wheat`. */
  offer(offer: Offer<Choice>): string;
  /** The explanations of what a choice names, such as the text of a card. Empty when there is none. */
  explain(choice: Choice): string;
  /** A value of a field, by its name if it has one. */
  value(field: string, value: unknown): string;
  /** What a field of a form is called. */
  field(field: string): string;
  /** Do values of this field have names? */
  isNamed(field: string): boolean;
  names(seats: readonly Seat[]): string;
  nameOf(seat: Seat): string;
}

export function speakerOf(game: AnyGame, language: Language, nameOf: (seat: Seat) => string): Speaker {
  const tell = teller(withMarks(game), language, nameOf);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });

  function value(field: string, it: unknown): string {
    if (Array.isArray(it)) return lists.format(it.map((item) => value(field, item)));
    const family = game.words.names[field];
    if (family === 'seat' || (family === undefined && field === 'seat')) return nameOf(Number(it));
    return family === undefined ? String(it) : tell.term(family, it as string | number);
  }

  function field(name: string): string {
    try {
      return tell.say({ say: `field.${name}`, with: {} });
    } catch {
      // Most games have no words for it; its name is plain enough.
      return name;
    }
  }

  function offer({ choice, fill }: Offer<Choice>): string {
    if (fill === undefined) return tell.choice(choice);
    if (fill.kind === 'form') return blankLabel(tell, choice, Object.keys(fill.blanks));
    const range = fill.min === fill.max ? `${fill.min}` : `${fill.min}–${fill.max}`;
    try {
      const label = tell.choice({ ...choice, [fill.field]: UNCHOSEN });
      const written = new Intl.NumberFormat(language).format(UNCHOSEN);
      if (label.includes(written) || label.includes(`${UNCHOSEN}`)) {
        return label.replace(written, range).replace(`${UNCHOSEN}`, range);
      }
      return `${label} (${range})`;
    } catch {
      // The amount is said by words of its own, such as the steps of a track.
      return `${tell.choice({ ...choice, [fill.field]: fill.min })} … (${range})`;
    }
  }

  function explain(choice: Choice): string {
    const texts = Object.entries<unknown>({ ...choice }).flatMap(([field, it]) => {
      const family = game.words.names[field];
      if (family === undefined || family === 'seat') return [];
      const ids: unknown[] = Array.isArray(it) ? it : [it];
      return ids.flatMap((id) => {
        const text = game.words.explained?.includes(family)
          ? tell.say({ say: `${family}.${String(id)}.text`, with: {} })
          : '';
        return [text, explained(game, tell, family, String(id))].filter((part) => part !== '');
      });
    });
    return texts.join(' ');
  }

  return {
    ...tell,
    language,
    offer,
    value,
    field,
    explain,
    isNamed: (field) => field === 'seat' || game.words.names[field] !== undefined,
    names: (seats) => lists.format(seats.map(nameOf)),
    nameOf,
  };
}

/** The label of a form before it is filled in. */
function blankLabel(tell: Teller<Types>, choice: Choice, fields: readonly string[]): string {
  const blanks = Object.fromEntries(fields.map((field) => [field, '…']));
  try {
    return tell.choice({ ...blanks, ...choice });
  } catch {
    return `${choice.do} …`;
  }
}
