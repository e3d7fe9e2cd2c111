import type { OptionValue } from '@entente/engine';

type Chosen = Readonly<Record<string, OptionValue>>;

/** What “Play now” plays: a newcomer gets the title's first game. */
export function optionsFor(title: { playNow?: Chosen; firstGame?: Chosen }, isNew: boolean): Chosen {
  return { ...title.playNow, ...(isNew ? title.firstGame : {}) };
}
