import type { OperatorReport, OperatorReports } from '@entente/protocol';
import { useId, useState } from 'react';
import { timeOf } from '../me/dates.ts';
import { useSettings } from '../settings/store.ts';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { Act } from './Act.tsx';
import style from './operator.module.css';
import { Part, useAnswer } from './Part.tsx';
import { post } from './requests.ts';

export function ReportsPart() {
  const say = useWords();
  return (
    <Part title={say('op.reports')} loaded={useAnswer<OperatorReports>('reports')}>
      {({ reports }, again) =>
        reports.length === 0 ? (
          <p>{say('op.none')}</p>
        ) : (
          <ul className={style.rows}>
            {reports.map((report) => (
              <Line key={report.id} report={report} again={again} />
            ))}
          </ul>
        )
      }
    </Part>
  );
}

function Line({ report, again }: { report: OperatorReport; again(): void }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const textId = useId();
  const [text, setText] = useState('');
  const { id, at, table, number, by, about, reason, lines, hidden, answer, settled } = report;
  const act = async (path: string, body: object) => {
    await post(path, body);
    again();
  };
  const someone = (one: { name: string } | null) => one?.name ?? say('op.unknown');
  const when = settled === null ? '' : timeOf(settled, language);
  return (
    <li>
      <span className={style.what}>
        <b>{say('op.reported', { by: someone(by), about: someone(about), when: timeOf(at, language) })}</b>
        {reason !== '' && <span>{reason}</span>}
        <span className={screen.meta}>{table}</span>
      </span>
      <ol className={style.said}>
        {lines.map((line) => (
          <li key={line.number} aria-current={line.number === number ? 'true' : undefined}>
            {line.name ?? say('op.unknown')}: {line.text}
          </li>
        ))}
      </ol>
      {hidden && <p>{say('op.hidden')}</p>}
      {settled !== null && (
        <p>{answer === '' ? say('op.settled', { when }) : say('op.settledWith', { when, answer })}</p>
      )}
      <div className={screen.row}>
        {!hidden && (
          <Act label={say('op.hide')} act={(why) => act(`reports/${id}`, { do: 'hide', reason: why })} />
        )}
        {settled === null && (
          <Act
            label={say('op.answer')}
            act={(why) => act(`reports/${id}`, { do: 'answer', text, reason: why })}
          >
            <div className={screen.field}>
              <label htmlFor={textId}>{say('op.answerText')}</label>
              <input
                id={textId}
                className={screen.input}
                maxLength={500}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
              />
            </div>
          </Act>
        )}
        {about !== null && (
          <Act
            label={say('op.doLong', { act: say('op.do.block'), name: about.name })}
            act={(why) => act(`people/${about.id}`, { do: 'block', reason: why })}
          />
        )}
      </div>
    </li>
  );
}
