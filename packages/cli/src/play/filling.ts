/** Asks for what an offer leaves open: an amount, or the blanks of a form one by one. */
import type { Amount, Blank, Choice, Form, Offer } from '@entente/engine';
import type { Sitting } from './sitting.ts';

type Scalar = string | number | boolean;

/** The whole choice; null when the person went back. */
export async function fillIn(sitting: Sitting, offer: Offer<Choice>, label: string): Promise<Choice | null> {
  const { choice, fill } = offer;
  if (fill === undefined) return choice;
  if (fill.kind === 'amount') return fillAmount(sitting, choice, fill, label);
  return fillForm(sitting, choice, fill);
}

async function fillAmount(
  sitting: Sitting,
  choice: Choice,
  fill: Amount,
  label: string,
): Promise<Choice | null> {
  const amount = await askAmount(sitting, label, fill);
  return amount === null ? null : withAmount(choice, fill, amount);
}

export function withAmount(choice: Choice, { field }: Amount, amount: number): Choice {
  return { ...choice, [field]: amount };
}

async function fillForm(sitting: Sitting, choice: Choice, form: Form<Choice>): Promise<Choice | null> {
  sitting.terminal.write(sitting.terminal.colours.dim(sitting.words.fillIn));
  const values: Record<string, unknown> = {};
  for (const [field, blank] of Object.entries(form.blanks)) {
    const value = await askBlank(sitting, field, blank);
    if (value === null) return null;
    values[field] = value;
  }
  return { ...choice, ...values };
}

async function askBlank(sitting: Sitting, field: string, blank: Blank): Promise<Scalar | Scalar[] | null> {
  switch (blank.kind) {
    case 'amount':
      return askAmount(sitting, sitting.speaker.field(field), { ...blank, step: 1 });
    case 'one': {
      const picked = await askList(sitting, field, blank.of, 1, 1);
      return picked === null ? null : picked[0];
    }
    case 'some':
      return askList(sitting, field, blank.of, blank.min, blank.max);
  }
}

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

async function askAmount({ terminal, words }: Sitting, label: string, range: Range): Promise<number | null> {
  const { min, max, step } = range;
  if (min === max) return min;
  const question = words.howMany(label, min, max) + (step === 1 ? '' : ` ${words.step(step)}`);
  for (;;) {
    const line = await terminal.ask(question);
    if (line === '') return null;
    const amount = Number(line);
    if (Number.isInteger(amount) && amount >= min && amount <= max && (amount - min) % step === 0)
      return amount;
    terminal.write(words.outside);
  }
}

async function askList(
  { terminal, words, speaker }: Sitting,
  field: string,
  items: readonly Scalar[],
  min: number,
  max: number,
): Promise<Scalar[] | null> {
  const most = Math.min(max, items.length);
  for (const [index, item] of items.entries()) {
    terminal.write(`  ${index + 1}  ${speaker.value(field, item)}`);
  }
  const question =
    most === 1 && min === 1
      ? words.pickOne(speaker.field(field))
      : words.pickSome(speaker.field(field), min, most);
  for (;;) {
    const line = await terminal.ask(question);
    if (line === '' && min > 0) return null;
    const numbers = line
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map(Number);
    const picked = numbers.flatMap((number) => (items[number - 1] === undefined ? [] : [items[number - 1]]));
    const fits = picked.length === numbers.length && new Set(picked).size === picked.length;
    if (fits && picked.length >= min && picked.length <= most) return picked;
    terminal.write(words.outside);
  }
}
