import { lazy, Suspense } from 'react';
import { serverHost } from '../../link/server-host.ts';
import { useLater } from '../../ui/useLater.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useWords } from '../../words/index.ts';
import { type OfTable, useTold } from './EachTable.tsx';

const Analysed = lazy(async () => ({ default: (await import('../../end/Analysed.tsx')).Analysed }));

/** What decided the game of one table. */
export function Turns({ table, game }: OfTable) {
  const say = useWords();
  const { told, seatName } = useTold({ table, game });
  const log = useLater(`log ${table.id} ${table.moment}`, () => serverHost.log(table.id, 'spectator'));
  if (table.phase !== 'over' || table.outcome === null) return <p>{say('debrief.turnsWait')}</p>;
  if (log.state === 'waiting') return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Analysed
        host={serverHost}
        table={table.id}
        log={log.state === 'here' ? log.value.log.lines : []}
        teller={told}
        say={say}
        seatName={seatName}
      />
    </Suspense>
  );
}
