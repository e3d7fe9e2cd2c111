import type { Reason } from '@entente/analysis';
import type { Teller, Types } from '@entente/engine';

/** Parts of the judgement in words, each with its number. */
export function listedReasons(teller: Teller<Types>, reasons: readonly Reason[]): string {
  const list = new Intl.ListFormat(teller.language, { type: 'conjunction' });
  const number = new Intl.NumberFormat(teller.language, { signDisplay: 'always', maximumFractionDigits: 1 });
  return list.format(
    reasons.map(({ part, by }) => `${teller.say({ say: `part.${part}`, with: {} })} (${number.format(by)})`),
  );
}
