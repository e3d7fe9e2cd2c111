import type { Automatic } from '@entente/engine';
import { IDEOLOGIES, NEUTRAL_NAMES } from '../../data/terms.ts';
import type { Ideology } from '../../position.ts';

/** Everybody hears who leads which ideology (IDEO-2.1.1). */
export const opening: Automatic<Ideology, 'opening'> = {
  kind: 'automatic',
  phase: 'resource',
  rule: 'IDEO-2.1.1',
  run(g, _frame, go) {
    const names = g.options.names === 'neutral' ? NEUTRAL_NAMES : IDEOLOGIES;
    for (const seat of g.public.order)
      go.log('log.leads', { seat, ideology: names[g.public.ideologies[seat]] });
    go.next({ step: 'resource' });
  },
};
