import type { Chance } from '../../chance/chance.ts';
import type { Offer } from '../../choices.ts';
import type { Choice, Refusal, Seat, Types } from '../../game.ts';
import { copyFlat } from '../../position.ts';
import { same } from '../../same.ts';
import { difference, short } from '../plain.ts';
import { broken, type KitMoment, type Property, type PropertyVerdict } from '../property.ts';
import { wordsOf } from '../trial.ts';

export const unlistedRefused: Property = {
  name: 'unlisted-refused',
  must: 'What is not listed is refused in words and changes nothing; so is whatever a seat says that is not asked.',
  share: 0.1,
  at(moment) {
    const { g, referee, chance } = moment;
    const before = copyFlat(g);
    for (const seat of [...g.asked, chance.below(g.seats)]) {
      const asked = g.asked.includes(seat);
      const offers = asked ? referee.explained(g, seat).offers : [];
      for (const candidate of candidates(moment)) {
        if (asked && mayBeListed(offers, candidate)) continue;
        const verdict = refuses(moment, seat, candidate);
        if (verdict !== 'holds') return verdict;
      }
    }
    const changed = difference(before, g);
    return changed === null ? 'holds' : broken(`A refused choice changed the position: ${changed}.`);
  },
};

function refuses<T extends Types>(
  { referee, g }: KitMoment<T>,
  seat: Seat,
  candidate: unknown,
): PropertyVerdict {
  const said = `Seat ${seat}'s choice ${short(candidate)}, which is not listed,`;
  let refusal: Refusal | null;
  try {
    refusal = referee.refusal(g, seat, candidate as T['choice']);
  } catch (thrown) {
    return broken(`${said} throws instead of being refused: ${wordsOf(thrown)}.`);
  }
  if (refusal === null) return broken(`${said} is not refused.`);
  if (typeof refusal.code === 'string' && typeof refusal.rule === 'string') return 'holds';
  return broken(`${said} is refused without a code or a rule.`);
}

const GARBAGE: readonly unknown[] = [
  {},
  [],
  null,
  '',
  7,
  { do: null },
  { do: '' },
  { do: 'toString' },
  { do: '__proto__', choice: {} },
];

/** What the asked seats may do, the same a little changed, and garbage. */
function candidates<T extends Types>({ referee, g, chance }: KitMoment<T>): unknown[] {
  const found: unknown[] = [...GARBAGE];
  for (const seat of g.asked) {
    const list = referee.choices(g, seat);
    if (list.size === 0) continue;
    const choice = list.pick(chance);
    found.push(choice, ...changed(choice, chance));
  }
  return found;
}

function changed(choice: Choice, chance: Chance): unknown[] {
  const fields = Object.entries(choice);
  const others = fields.map(([field, value]) => ({ ...choice, [field]: another(value, chance) }));
  const fewer = fields.map(([field]) => Object.fromEntries(fields.filter(([name]) => name !== field)));
  return [...others, ...fewer, { ...choice, more: 1 }, [choice], JSON.stringify(choice)];
}

function another(value: unknown, chance: Chance): unknown {
  if (typeof value === 'number')
    return [value + 1, value - 1, value + 0.5, -value - 1, `${value}`, 1e9][chance.below(6)];
  if (typeof value === 'string') return [`${value}x`, '', 0, null][chance.below(4)];
  if (typeof value === 'boolean') return !value;
  return null;
}

/** Is it open, by another reading of the offers than the engine's own? What fits a form is for its check to say. */
function mayBeListed<C extends Choice>(offers: readonly Offer<C>[], candidate: unknown): boolean {
  if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate)) return false;
  const values = candidate as Record<string, unknown>;
  return offers.some(({ choice, fill }) => {
    if (fill === undefined) return same(choice, candidate);
    if (fill.kind === 'form') return values.do === choice.do;
    const value = values[fill.field];
    const amounts = Array.from(
      { length: (fill.max - fill.min) / fill.step + 1 },
      (_, n) => fill.min + n * fill.step,
    );
    return amounts.some((amount) => amount === value) && same({ ...choice, [fill.field]: value }, candidate);
  });
}
