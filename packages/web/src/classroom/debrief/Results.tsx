import { rank } from '@entente/table';
import { Link } from 'wouter';
import type { ClassTable } from '../../link/messages.ts';
import { Emblem } from '../../seats/Emblem.tsx';
import { useWords } from '../../words/index.ts';
import style from './debrief.module.css';
import { type OfClass, useSeatName } from './EachTable.tsx';

/** How each table ended. */
export function Results({ lead }: Pick<OfClass, 'lead'>) {
  const say = useWords();
  return (
    <>
      <p>{say('debrief.resultsAbout')}</p>
      <ul className={style.results}>
        {lead.tables.map((table) => (
          <Result key={table.id} table={table} />
        ))}
      </ul>
    </>
  );
}

function Result({ table }: { table: ClassTable }) {
  const say = useWords();
  const seatName = useSeatName(table);
  const { outcome, phase, id, number } = table;
  return (
    <li>
      <h3>
        <Link href={phase === 'over' ? `/t/${id}/end` : `/t/${id}`}>{say('lead.atTable', { number })}</Link>
      </h3>
      {outcome === null ? (
        <p>{say(phase === 'over' ? 'debrief.noResult' : 'debrief.notOver')}</p>
      ) : (
        <ol className={style.ranking}>
          {rank(outcome.scores, outcome.winners).map(({ seat, place, score }) => (
            <li key={seat}>
              <span>{place}</span>
              <Emblem seat={seat} size={22} />
              <span className={style.name}>{seatName(seat)}</span>
              <strong>{score}</strong>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
