import { rulePlaces } from 'virtual:rule-places';
import { useState } from 'react';
import { useLater } from '../ui/useLater.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import style from './rules.module.css';

/** For readers of the source: the file and line where each rule is carried out and tested. Fetched when it is opened. */
export function RulePlaces({ game }: { game: string }) {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const load = rulePlaces[game];
  if (load === undefined) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>{say('rules.places')}</strong>
      </summary>
      {open && <Places game={game} load={load} />}
    </details>
  );
}

function Places({ game, load }: { game: string; load: NonNullable<(typeof rulePlaces)[string]> }) {
  const say = useWords();
  const places = useLater(game, async () => (await load()).places);
  if (places.state === 'waiting') return <Waiting />;
  if (places.state === 'failed') return <p>{say('rules.placesFailed')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is too wide is scrolled by keys
    <div className={style.places} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('rules.places.rule')}</th>
            <th scope="col">{say('rules.places.code')}</th>
            <th scope="col">{say('rules.places.test')}</th>
          </tr>
        </thead>
        <tbody>
          {places.value.map(({ rule, code, test }) => (
            <tr key={rule}>
              <th scope="row">{rule}</th>
              <td>{code !== null && <code>{code}</code>}</td>
              <td>{test !== null && <code>{test}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
