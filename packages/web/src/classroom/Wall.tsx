import { useState } from 'react';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { chartsIn, type LabChart } from './lab-charts.ts';
import style from './lead.module.css';
import type { LeadPart } from './part.ts';

/** What the projector shows: the tables as they are or as they were, a starred moment, a chart of the laboratory. */
export function Wall({ lead, act }: LeadPart) {
  const say = useWords();
  const { frozen, stars, pins, showing } = lead;
  const rows = [
    ...stars.map(({ id, table, round, caption }) => ({
      id,
      title: caption,
      about: `${say('lead.atTable', { number: table })} · ${say('lead.round', { round: round + 1 })}`,
    })),
    ...pins.map(({ id, title }) => ({ id, title, about: say('wall.chart') })),
  ];
  return (
    <div className={screen.block}>
      <div className={screen.row}>
        <Button aria-pressed={frozen !== null} onClick={() => act({ do: 'freeze', frozen: frozen === null })}>
          {say(frozen === null ? 'wall.freeze' : 'wall.thaw')}
        </Button>
        {showing !== null && (
          <Button look="primary" onClick={() => act({ do: 'show', id: null })}>
            {say('wall.tables')}
          </Button>
        )}
        <ButtonLink href={`/class/${lead.code}/screen`} target="_blank">
          {say('lead.screen')}
        </ButtonLink>
      </div>
      <p className={screen.meta}>{say('wall.about')}</p>
      {rows.length > 0 && (
        <ul className={screen.lines}>
          {rows.map(({ id, title, about }) => (
            <li key={id} className={screen.line}>
              <div className={screen.lineMain}>
                <strong>{title}</strong>
                <p className={screen.meta}>{about}</p>
              </div>
              <Button
                className={style.small}
                aria-pressed={showing === id}
                aria-label={say('wall.showLong', { title })}
                onClick={() => act({ do: 'show', id: showing === id ? null : id })}
              >
                {say('wall.show')}
              </Button>
              <Button
                look="plain"
                className={style.small}
                aria-label={say('wall.removeLong', { title })}
                onClick={() => act({ do: 'unpin', id })}
              >
                {say('lead.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Pin act={act} />
    </div>
  );
}

/** A chart out of a report of the laboratory. The file is read here; only the chosen chart goes to the server. */
function Pin({ act }: Pick<LeadPart, 'act'>) {
  const say = useWords();
  const [charts, setCharts] = useState<readonly LabChart[]>([]);
  const [problem, setProblem] = useState('');
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = chartsIn(await file.text());
    setCharts(found);
    setProblem(found.length === 0 ? say('wall.noCharts') : '');
  };
  return (
    <div className={screen.field}>
      <label htmlFor="lab-report">{say('wall.report')}</label>
      <input
        id="lab-report"
        type="file"
        accept=".html,text/html"
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
      <Problem words={problem} />
      {charts.length > 0 && (
        <ul className={screen.lines}>
          {charts.map(({ title, svg }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two charts may have one title
            <li key={at} className={screen.line}>
              <div className={screen.lineMain}>{title}</div>
              <Button
                className={style.small}
                aria-label={say('wall.pinLong', { title })}
                onClick={() => act({ do: 'pinChart', title, svg })}
              >
                {say('wall.pin')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
