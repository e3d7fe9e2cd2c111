import { lazy, Suspense } from 'react';
import type { ClassLead } from '../../link/messages.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useWords } from '../../words/index.ts';
import { type OfTable, useTold } from './EachTable.tsx';
import { orderedMeasures } from './Happened.tsx';

const WhatIf = lazy(async () => ({ default: (await import('./WhatIf.tsx')).WhatIf }));

/** What might have come of a moment at one table. */
export function Ahead({ table, game, lead }: OfTable & { lead: ClassLead }) {
  const say = useWords();
  const { told, seatName } = useTold({ table, game });
  // Also where the organiser has ended it.
  if (table.phase !== 'over') return <p>{say('debrief.turnsWait')}</p>;
  return (
    <Suspense fallback={<Waiting />}>
      <WhatIf
        table={table}
        stars={lead.stars}
        teller={told}
        measures={orderedMeasures(game).map(({ id }) => id)}
        seatName={seatName}
      />
    </Suspense>
  );
}
