import { serverHost } from '../../link/server-host.ts';
import { dealsOf } from '../../play/actions/deals.ts';
import { Word } from '../../play/talk/Word.tsx';
import { useLater } from '../../ui/useLater.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useWords } from '../../words/index.ts';
import { wordsOf } from '../words-kept.ts';
import style from './debrief.module.css';
import { type OfClass, type OfTable, useTold } from './EachTable.tsx';

/** How the tables kept their word, one beside the other. */
export function Words({ lead }: Pick<OfClass, 'lead'>) {
  const say = useWords();
  const words = useLater(`words ${lead.tables.map(({ moment }) => moment).join()}`, () =>
    wordsOf(lead.tables),
  );
  if (words.state === 'waiting') return <Waiting />;
  if (words.state !== 'here' || words.value.length === 0) return null;
  return (
    <table className={style.wins}>
      <caption>{say('debrief.word')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{say('debrief.kept')}</th>
          <th scope="col">{say('debrief.broken')}</th>
        </tr>
      </thead>
      <tbody>
        {words.value.map(({ number, kept, broken }) => (
          <tr key={number}>
            <th scope="row">{say('lead.atTable', { number })}</th>
            <td>{kept}</td>
            <td>{broken}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who at one table promised what, and kept it. */
export function Promises({ table, game }: OfTable) {
  const say = useWords();
  const { told, seatName } = useTold({ table, game });
  const last = useLater(`view ${table.id} ${table.moment}`, () =>
    serverHost.moment(table.id, table.moment, 'spectator'),
  );
  if (last.state === 'waiting') return <Waiting />;
  const deals = last.state === 'here' ? dealsOf(last.value.shown.view) : null;
  if (deals === null || deals.ledger.length === 0) return <p>{say('debrief.noPromises')}</p>;
  return (
    <ul className={style.words}>
      {table.chairs.map(({ seat }) => (
        <Word key={seat} deals={deals} seat={seat} teller={told} seatName={seatName} />
      ))}
    </ul>
  );
}
