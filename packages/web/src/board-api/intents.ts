import type { AnyGame, Choice, Seat, Teller, Types } from '@entente/engine';
import type { Shown, WireOffer } from '../link/messages.ts';

type Fill = NonNullable<WireOffer['fill']>;
type Blanks = Extract<Fill, { kind: 'form' }>['blanks'];
export type ShownBlank = Blanks[string];

interface Base {
  /** Names the choice, not its place: a stale press can never mean something else. */
  readonly id: string;
  readonly choice: Choice;
  /** In words; for an amount or a form, of the choice as it would be filled in at first. */
  readonly label: string;
}

/** One thing that the seat may do or think of. The only list: board, buttons, keys and narration read it. */
export type Action =
  | (Base & { readonly kind: 'plain' })
  | (Base & Omit<Extract<Fill, { kind: 'amount' }>, 'kind'> & { readonly kind: 'amount' })
  | (Base & { readonly kind: 'form'; readonly blanks: Blanks })
  | (Base & { readonly kind: 'refused'; readonly reason: string; readonly rule: string });

export type OpenAction = Exclude<Action, { kind: 'refused' }>;

/** What a board, a button or a key wants: an action, with its blanks filled in. */
export interface Intent {
  readonly action: string;
  readonly values?: Readonly<Record<string, unknown>>;
}

export function idOf(choice: Choice): string {
  const fields = Object.entries(choice).filter(([field]) => field !== 'do');
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return [choice.do, ...fields.map(([field, value]) => `${field}=${JSON.stringify(value)}`)].join(' ');
}

export function actionsOf(shown: Pick<Shown, 'offers' | 'refused'>, teller: Teller<Types>): Action[] {
  const open = shown.offers.map(({ choice, fill }): Action => {
    const id = idOf(choice);
    if (fill === undefined) return { kind: 'plain', id, choice, label: teller.choice(choice) };
    const first = { ...choice, ...firstValues({ ...fill, choice }) };
    const label = tellOr(teller, first, choice);
    return fill.kind === 'amount' ? { ...fill, id, choice, label } : { ...fill, id, choice, label };
  });
  const refused = shown.refused.map(({ choice, refusal }): Action => {
    const label = tellOr(teller, choice, choice);
    return {
      kind: 'refused',
      id: idOf(choice),
      choice,
      label,
      reason: teller.refusal(refusal),
      rule: refusal.rule,
    };
  });
  return [...open, ...refused];
}

/** Some choices can be said only when they are filled in. */
function tellOr(teller: Teller<Types>, choice: Choice, bare: Choice): string {
  try {
    return teller.choice(choice);
  } catch {
    return teller.choice(bare);
  }
}

export function firstValues(fill: Fill & { readonly choice: Choice }): Record<string, unknown> {
  if (fill.kind === 'amount') {
    const { field, min, max } = fill;
    const own = (fill.choice as unknown as Readonly<Record<string, unknown>>)[field];
    return { [field]: typeof own === 'number' && own >= min && own <= max ? own : min };
  }
  return Object.fromEntries(Object.entries(fill.blanks).map(([field, blank]) => [field, firstValue(blank)]));
}

/** What has been filled in, as far as it is still possible: the bounds of a form may change while it is open. */
export function valuesNow(
  fill: Fill & { readonly choice: Choice },
  filled: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const isPossible = (field: string): boolean => {
    if (fill.kind === 'form') return isWithin(fill.blanks[field], filled[field]);
    const { min, max, step } = fill;
    return (
      isWithin({ kind: 'amount', min, max }, filled[field]) && (Number(filled[field]) - min) % step === 0
    );
  };
  return Object.fromEntries(
    Object.entries(firstValues(fill)).map(([field, first]) => [
      field,
      isPossible(field) ? filled[field] : first,
    ]),
  );
}

function isWithin(blank: ShownBlank, value: unknown): boolean {
  switch (blank.kind) {
    case 'amount':
      return typeof value === 'number' && value >= blank.min && value <= blank.max;
    case 'one':
      return blank.of.some((item) => item === value);
    case 'some':
      // Fewer than needed are a step on the way to others.
      return (
        Array.isArray(value) && value.length <= blank.max && value.every((item) => blank.of.includes(item))
      );
  }
}

function firstValue(blank: ShownBlank): unknown {
  switch (blank.kind) {
    case 'amount':
      return blank.min;
    case 'one':
      return blank.of[0];
    case 'some':
      return blank.of.slice(0, blank.min);
  }
}

/** The choice that an intent stands for; null when its action is not open (any more). */
export function choiceOf(actions: readonly Action[], intent: Intent): Choice | null {
  const action = actions.find(({ id }) => id === intent.action);
  if (action === undefined || action.kind === 'refused') return null;
  if (action.kind === 'plain') return action.choice;
  const first = action.kind === 'amount' ? { [action.field]: action.min } : firstValues(action);
  return { ...action.choice, ...first, ...intent.values };
}

/** What a value of a blank is called: a seat, a word of the game, or itself. */
export function valueLabel(
  game: AnyGame,
  teller: Teller<Types>,
  field: string,
  value: unknown,
  seatName: (seat: Seat) => string,
): string {
  const family = game.words.names[field];
  if (family === 'seat' || (family === undefined && field === 'seat')) return seatName(Number(value));
  if (family !== undefined) return teller.term(family, value as string | number);
  return String(value);
}
