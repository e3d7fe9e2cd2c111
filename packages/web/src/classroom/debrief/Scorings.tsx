import { Suspense } from 'react';
import { ownDebriefOf } from '../../end/own-debrief.ts';
import { serverHost } from '../../link/server-host.ts';
import { useLater } from '../../ui/useLater.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useWords } from '../../words/index.ts';
import style from './debrief.module.css';
import { type OfTable, useTold } from './EachTable.tsx';

/** The end of one table in parts, and under other values where the game has them: what the game itself adds to a debrief. */
export function Scorings({ table, game }: OfTable) {
  const say = useWords();
  const { told, seatName } = useTold({ table, game });
  const end = useLater(`end ${table.id} ${table.moment}`, async () => {
    const [last, measures] = await Promise.all([
      serverHost.moment(table.id, table.moment, 'spectator'),
      serverHost.measures(table.id),
    ]);
    return { last, measures };
  });
  const Own = ownDebriefOf(game.id);
  if (end.state === 'waiting') return <Waiting />;
  if (Own === undefined || end.state !== 'here') return <p>{say('debrief.noResult')}</p>;
  const { last, measures } = end.value;
  return (
    <Suspense fallback={<Waiting />}>
      <div className={style.own}>
        <Own
          game={game}
          view={last.shown.view}
          log={last.log.lines}
          measures={measures}
          outcome={table.outcome}
          teller={told}
          say={say}
          seatName={seatName}
        />
      </div>
    </Suspense>
  );
}
