import type { OperatorLine, OperatorTable, OperatorTables, Verification } from '@entente/protocol';
import { useState } from 'react';
import { timeOf } from '../me/dates.ts';
import { useTask } from '../me/useTask.ts';
import { useSettings } from '../settings/store.ts';
import { titleName } from '../titles/titles.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useWords } from '../words/index.ts';
import { Act } from './Act.tsx';
import { FindForm } from './FindForm.tsx';
import style from './operator.module.css';
import { Part, useAnswer } from './Part.tsx';
import { finding, get, post } from './requests.ts';

export function TablesPart() {
  const say = useWords();
  const [find, setFind] = useState('');
  const loaded = useAnswer<OperatorTables>(finding('tables', find));
  return (
    <Part
      title={say('op.tables')}
      loaded={loaded}
      tools={
        <>
          <Verifying />
          <FindForm label={say('op.findTables')} find={setFind} />
        </>
      }
    >
      {({ tables }, again) =>
        tables.length === 0 ? (
          <p>{say('op.none')}</p>
        ) : (
          <ul className={style.rows}>
            {tables.map((line) => (
              <Line key={line.id} line={line} again={again} />
            ))}
          </ul>
        )
      }
    </Part>
  );
}

/** Every stored game, played from its log. */
function Verifying() {
  const say = useWords();
  const { busy, problem, run } = useTask();
  const [asked, setAsked] = useState(0);
  const later = useLater(`verification ${asked}`, () => get<Verification>('verification'));
  return (
    <div className={style.verify}>
      <Button
        disabled={busy}
        onClick={() =>
          run(async () => {
            await post('verification', {});
            setAsked((count) => count + 1);
          })
        }
      >
        {say('op.verify')}
      </Button>
      {later.state === 'here' && later.value.began !== null && (
        <p role="status">
          {say('op.verified', {
            checked: later.value.checked,
            total: later.value.total,
            broken: later.value.broken.length,
          })}{' '}
          {later.value.running && (
            <Button onClick={() => setAsked((count) => count + 1)}>{say('op.again')}</Button>
          )}
        </p>
      )}
      {later.state === 'here' &&
        later.value.broken.map(({ id, game, why }) => (
          <p key={id} className={screen.problem}>
            {id}, {game}: {why}
          </p>
        ))}
      <Problem words={problem} />
    </div>
  );
}

function Line({ line, again }: { line: OperatorLine; again(): void }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [isOpen, open] = useState(false);
  const { id, name, game, version, phase, names, changed } = line;
  const title = titleName(game, language);
  const called = name === '' ? title : `${title} · ${name}`;
  const who = names.map((one) => one ?? say('op.open'));
  return (
    <li>
      <div className={style.line}>
        <span className={style.what}>
          <b>{called}</b>
          <span>{new Intl.ListFormat(language).format(who)}</span>
          <span className={screen.meta}>
            {say(`op.phase.${phase}`)}, {say('op.changed', { when: timeOf(changed, language) })}, {game}@
            {version}, {id}
          </span>
        </span>
        <Button
          aria-expanded={isOpen}
          aria-label={say('op.showLong', { name: `${called}, ${id}` })}
          onClick={() => open(!isOpen)}
        >
          {say('op.show')}
        </Button>
      </div>
      {isOpen && <Detail id={id} again={again} />}
    </li>
  );
}

function Detail({ id, again }: { id: string; again(): void }) {
  const say = useWords();
  const later = useLater(id, () => get<OperatorTable>(`tables/${id}`));
  const { problem, run } = useTask();
  if (later.state === 'waiting') return null;
  if (later.state === 'failed') return <Problem words={later.problem} />;
  const { table, host, seats } = later.value;
  const isOver = table.phase === 'over';
  const act = async (body: object) => {
    await post(`tables/${id}`, body);
    again();
  };
  return (
    <div className={style.detail}>
      {table.broken !== undefined && <p className={screen.problem}>{say('op.broken')}</p>}
      <p>{say('op.host', { name: host?.name ?? say('op.unknown') })}</p>
      <ul className={style.plain}>
        {table.chairs.map(({ seat, kind, name }) => {
          const sat = kind === 'bot' ? say('op.bot') : (name ?? say('op.open'));
          const { before } = seats[seat];
          return (
            <li key={seat}>
              {say('op.seat', { seat: seat + 1, name: sat })}
              {before.length > 0 &&
                ` (${say('op.sat', { names: before.map((one) => one.name).join(', ') })})`}
            </li>
          );
        })}
      </ul>
      <div className={screen.row}>
        {!isOver && <Act label={say('op.close')} act={(reason) => act({ do: 'close', reason })} />}
        {!isOver &&
          table.chairs.map(({ seat, kind }) => {
            const owner = seats[seat].person ?? seats[seat].before.at(-1);
            if (kind !== 'bot' || owner === undefined) return null;
            const label = say('op.giveBack', { seat: seat + 1, name: owner.name });
            return <Act key={seat} label={label} act={(reason) => act({ do: 'seat', seat, reason })} />;
          })}
        {isOver && (
          <Button onClick={() => run(async () => save(id, await get<object>(`tables/${id}/file`)))}>
            {say('op.export')}
          </Button>
        )}
      </div>
      <Problem words={problem} />
    </div>
  );
}

function save(name: string, game: object): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(game)], { type: 'application/json' }));
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
