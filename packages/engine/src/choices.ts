import type { Chance } from './chance/chance.ts';
import type { Choice, Refusal } from './game.ts';
import { same } from './same.ts';

/** An amount to fill in: any of `min`, `min + step`, … up to `max`. */
export interface Amount {
  kind: 'amount';
  field: string;
  min: number;
  max: number;
  step: number;
}

/** One blank of a form. */
export type Blank =
  | { kind: 'amount'; min: number; max: number }
  | { kind: 'one'; of: readonly (string | number | boolean)[] }
  | { kind: 'some'; of: readonly (string | number)[]; min: number; max: number };

/** An open offer: blanks to fill in, and a check of the whole. */
export interface Form<C extends Choice> {
  kind: 'form';
  blanks: Readonly<Record<string, Blank>>;
  check(filled: C): Refusal | undefined;
}

/** A choice that is open as it is, or after its amount or form is filled in. */
export interface Offer<C extends Choice> {
  choice: C;
  fill?: Amount | Form<C>;
}

/** A choice that a player may expect but that is not allowed now. */
export interface Refused<C extends Choice> {
  choice: C;
  refusal: Refusal;
}

/**
 * What a seat may do. A step fills it; everything that cares about legality reads it. One instance is used again
 * and again in a playout, so filling it must not keep anything.
 */
export class Choices<C extends Choice> {
  /** How many choices are open. */
  size = 0;
  /** The first `size` are open; the rest is left over from earlier use. */
  private readonly items: C[] = [];
  private fills: (Amount | Form<C> | undefined)[] | null = null;
  private reasons: Refused<C>[] | null = null;

  /** Keeps the reasons too, for `explain` and for the greyed-out entries of an interface. */
  explaining(): this {
    this.reasons = [];
    return this;
  }

  /** Are reasons kept? If not, a step may leave out at once what is all refused. */
  get explains(): boolean {
    return this.reasons !== null;
  }

  clear(): void {
    this.size = 0;
    this.fills = null;
    if (this.reasons !== null) this.reasons.length = 0;
  }

  /** Offers a choice, or notes why it is not allowed. A refused choice must be complete, so that it can be named. */
  add(choice: C, refusal?: Refusal): void {
    if (refusal === undefined) this.items[this.size++] = choice;
    else this.reasons?.push({ choice, refusal });
  }

  /** Offers the choices of a list made beforehand, or the first `count` of them. The fastest way for many. */
  addAll(choices: readonly C[], count = choices.length): void {
    const { items } = this;
    let { size } = this;
    for (let index = 0; index < count; index++) items[size++] = choices[index];
    this.size = size;
  }

  /** Offers a choice whose `field` is a number from `min` to `max`. Nothing when `max < min`. */
  amount(choice: C, field: string, min: number, max: number, step = 1): void {
    if (max < min) return;
    this.fill(choice, { kind: 'amount', field, min, max, step });
  }

  form(choice: C, blanks: Readonly<Record<string, Blank>>, check: (filled: C) => Refusal | undefined): void {
    this.fill(choice, { kind: 'form', blanks, check });
  }

  private fill(choice: C, fill: Amount | Form<C>): void {
    this.fills ??= [];
    this.fills[this.size] = fill;
    this.items[this.size++] = choice;
  }

  /** One of the open choices, by number. One with an amount or a form comes without it. */
  at(index: number): C {
    return this.items[index];
  }

  /** The one choice that is open, if there is just one and nothing of it is to be filled in. */
  get only(): C | null {
    return this.size === 1 && this.fills?.[0] === undefined ? this.items[0] : null;
  }

  get offers(): Offer<C>[] {
    const offers: Offer<C>[] = [];
    for (let index = 0; index < this.size; index++) {
      const choice = this.items[index];
      const fill = this.fills?.[index];
      offers.push(fill === undefined ? { choice } : { choice, fill });
    }
    return offers;
  }

  get refused(): readonly Refused<C>[] {
    return this.reasons ?? [];
  }

  /** One of the open choices at random, filled in at random. A form may still be refused by its check. */
  pick(chance: Chance): C {
    const index = chance.below(this.size);
    const fill = this.fills?.[index];
    return fill === undefined ? this.items[index] : fillAtRandom(this.items[index], fill, chance);
  }

  /** One of the open choices at random, filled in so that no check refuses it. */
  pickLegal(chance: Chance): C {
    const mayBeRefused = this.fills?.some((fill) => fill?.kind === 'form') === true;
    for (;;) {
      const choice = this.pick(chance);
      if (!mayBeRefused || this.admits(choice) === true) return choice;
    }
  }

  /** Is exactly this choice open? Returns the reason if not, and null if no step mentions it. */
  admits(choice: C): true | Refusal | null {
    let reason: Refusal | null = null;
    for (let index = 0; index < this.size; index++) {
      const fill = this.fills?.[index];
      const base = this.items[index];
      if (fill === undefined) {
        if (same(base, choice)) return true;
      } else if (fill.kind === 'form') {
        if (fitsForm(base, fill, choice)) return fill.check(choice) ?? true;
      } else if (isLikeBut(base, choice, [fill.field])) {
        if (isAmount(fill, fieldOf(choice, fill.field))) return true;
        reason = { code: 'refuse.amount', rule: '', with: { min: fill.min, max: fill.max } };
      }
    }
    return this.refused.find((entry) => same(entry.choice, choice))?.refusal ?? reason;
  }
}

/** The choice with its blanks filled in. */
export function filled<C extends Choice>(choice: C, values: Record<string, unknown>): C {
  return { ...choice, ...values };
}

/** The choice with its blanks filled in at random. */
export function fillAtRandom<C extends Choice>(choice: C, fill: Amount | Form<C>, chance: Chance): C {
  if (fill.kind === 'amount') {
    const steps = Math.floor((fill.max - fill.min) / fill.step);
    return filled(choice, { [fill.field]: fill.min + fill.step * chance.below(steps + 1) });
  }
  const values: Record<string, unknown> = {};
  for (const [field, blank] of Object.entries(fill.blanks)) values[field] = randomBlank(blank, chance);
  return filled(choice, values);
}

function randomBlank(blank: Blank, chance: Chance): unknown {
  switch (blank.kind) {
    case 'amount':
      return blank.min + chance.below(blank.max - blank.min + 1);
    case 'one':
      return blank.of[chance.below(blank.of.length)];
    case 'some': {
      const left = [...blank.of];
      const most = Math.min(blank.max, left.length);
      const count = blank.min + chance.below(most - blank.min + 1);
      return Array.from({ length: count }, () => chance.draw(left));
    }
  }
}

function without(choice: Choice, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(choice).filter(([field]) => !fields.includes(field)));
}

function fieldOf(choice: Choice, field: string): unknown {
  return (choice as unknown as Record<string, unknown>)[field];
}

function isLikeBut(base: Choice, choice: Choice, fields: readonly string[]): boolean {
  return same(without(choice, fields), without(base, fields));
}

function isAmount({ min, max, step }: Amount, value: unknown): boolean {
  return isBetween(value, min, max) && (value - min) % step === 0;
}

function fitsForm<C extends Choice>(base: C, form: Form<C>, choice: C): boolean {
  const fields = Object.keys(form.blanks);
  return (
    isLikeBut(base, choice, fields) &&
    fields.every((field) => fitsBlank(form.blanks[field], fieldOf(choice, field)))
  );
}

function fitsBlank(blank: Blank, value: unknown): boolean {
  switch (blank.kind) {
    case 'amount':
      return isBetween(value, blank.min, blank.max);
    case 'one':
      return blank.of.some((item) => item === value);
    case 'some':
      return (
        Array.isArray(value) &&
        value.length >= blank.min &&
        value.length <= blank.max &&
        new Set(value).size === value.length &&
        value.every((item) => blank.of.includes(item))
      );
  }
}

function isBetween(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
