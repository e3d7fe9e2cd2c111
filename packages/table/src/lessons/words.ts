import { formatter, type Language, type Scalar, type Seat, type Teller, type Types } from '@entente/engine';
import type { InLanguages, LessonStep } from '@entente/engine/lesson';

/**
 * A text of a lesson in the reader's words.
 * @param step whose parameters it uses
 */
export function inWords(
  text: InLanguages,
  step: Pick<LessonStep, 'with'>,
  values: Readonly<Record<string, Scalar>>,
  { language, term }: Pick<Teller<Types>, 'language' | 'term'>,
  seatName: (seat: Seat) => string,
): string {
  const args = Object.entries(step.with ?? {}).map(([name, value]) => {
    const found = values[name] ?? '';
    if (typeof value === 'string') return [name, found];
    if ('seat' in value) return [name, seatName(value.seat)];
    // Off the intended way there may be nothing to name.
    return [name, found === '' || typeof found === 'boolean' ? '' : term(value.term, found)];
  });
  return formatter(language)(text[language satisfies Language])(Object.fromEntries(args));
}
