import { type AnyGame, formatter, type Language, type Refusal, teller, WordsFault } from '@entente/engine';
import { HistoryDiffers } from '@entente/table';
import { OldRules } from './device-table.ts';

/** Thrown where a table of this device does not allow something. Nothing has changed. */
export class NotAllowed extends Error {
  readonly refusal: Refusal;
  /** Whose words it is told with, when a game has refused. */
  readonly game: AnyGame | null;

  constructor(refusal: Refusal | string, game: AnyGame | null = null) {
    const whole = typeof refusal === 'string' ? { code: refusal, rule: '', with: {} } : refusal;
    super(whole.code);
    this.refusal = whole;
    this.game = game;
  }
}

export function refusalOf(fault: unknown): Refusal {
  if (fault instanceof NotAllowed) return fault.refusal;
  if (fault instanceof HistoryDiffers)
    return { code: 'refuse.broken', rule: '', with: { what: fault.what, entry: fault.entry } };
  return { code: fault instanceof OldRules ? 'refuse.oldRules' : 'refuse.fault', rule: '', with: {} };
}

/** Why something was not done, in the reader's words. */
export async function inWords(fault: unknown, language: Language): Promise<string> {
  const refusal = refusalOf(fault);
  if (refusal.code === 'refuse.fault') return (fault as Error).message;
  // Seldom needed, so they are not fetched before.
  const { serverWords } = await import('@entente/protocol');
  const own = (serverWords[language] as Partial<Record<string, string>>)[refusal.code];
  const game = fault instanceof NotAllowed ? fault.game : null;
  if (own !== undefined) return formatter(language)(own)(refusal.with as Record<string, string | number>);
  if (game === null) return refusal.code;
  try {
    return teller(game, language).refusal(refusal);
  } catch (problem) {
    if (problem instanceof WordsFault) return refusal.code;
    throw problem;
  }
}
