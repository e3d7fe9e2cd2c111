/** The server itself: health, storage, rules in use, audit log. */
import type { OperatorAudit, OperatorHealth, OperatorRules, OperatorStorage } from '@entente/protocol';
import { timeOf } from '../me/dates.ts';
import { useSettings } from '../settings/store.ts';
import { titleName } from '../titles/titles.ts';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { Facts, Grid } from './Facts.tsx';
import { sizeOf } from './figures.ts';
import { Part, useAnswer } from './Part.tsx';

const SECOND = 1000;

export function HealthPart() {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  return (
    <Part title={say('op.health')} loaded={useAnswer<OperatorHealth>('health')}>
      {({ version, reasons, uptime, sockets, tables, bytes, bots, overdue, database }) => (
        <>
          {reasons.length === 0 && <p className={screen.good}>{say('op.ready')}</p>}
          {reasons.map((reason) => (
            <p key={reason} role="alert" className={screen.problem}>
              {say(`op.notReady.${reason}`)}
            </p>
          ))}
          <Facts
            of={[
              [say('op.version'), version],
              [say('op.uptime'), timeOf(Date.now() - uptime * SECOND, language)],
              [say('op.sockets'), sockets],
              [say('op.memory'), say('op.memorySize', { count: tables, size: sizeOf(bytes, language) })],
              [say('op.bots'), bots.length],
              [say('op.overdueTables'), overdue.tables],
              [say('op.overdueNotices'), overdue.notices],
              [say('op.failing'), overdue.failing],
              ...(database === null
                ? []
                : [[say('op.database'), say('op.databaseUse', { ...database })] as const]),
            ]}
          />
        </>
      )}
    </Part>
  );
}

export function StoragePart() {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  return (
    <Part title={say('op.storage')} loaded={useAnswer<OperatorStorage>('storage')}>
      {({ bytes, tables, titles }) => (
        <>
          {bytes !== null && <p>{say('op.size', { size: sizeOf(bytes, language) })}</p>}
          <Grid
            caption={say('op.tables')}
            heads={[say('op.title.name'), say('op.tables'), say('op.entries'), say('op.logs')]}
            rows={titles.map((title) => ({
              key: title.game,
              cells: [
                titleName(title.game, language),
                title.tables,
                title.entries,
                sizeOf(title.bytes, language),
              ],
            }))}
          />
          <Grid
            caption={say('op.storage')}
            heads={[say('op.part'), say('op.rows')]}
            rows={tables.map(({ name, rows }) => ({ key: name, cells: [name, rows] }))}
          />
        </>
      )}
    </Part>
  );
}

export function RulesPart() {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const phases = ['lobby', 'running', 'paused', 'over'] as const;
  return (
    <Part title={say('op.rules')} loaded={useAnswer<OperatorRules>('rules')}>
      {({ rules }) => (
        <Grid
          caption={say('op.rules')}
          heads={[
            say('op.title.name'),
            say('op.ruleVersion'),
            ...phases.map((phase) => say(`op.phase.${phase}`)),
          ]}
          rows={rules.map((line) => ({
            key: `${line.game}@${line.version}`,
            cells: [
              titleName(line.game, language),
              [
                line.version,
                ...(line.newest ? [say('op.newest')] : []),
                ...(line.known ? [] : [say('op.missing')]),
              ].join(', '),
              ...phases.map((phase) => line[phase]),
            ],
          }))}
        />
      )}
    </Part>
  );
}

export function AuditPart() {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  return (
    <Part title={say('op.audit')} loaded={useAnswer<OperatorAudit>('audit')}>
      {({ audit }) =>
        audit.length === 0 ? (
          <p>{say('op.none')}</p>
        ) : (
          <Grid
            caption={say('op.audit')}
            heads={[say('op.when'), say('op.act'), say('op.subject'), say('op.why')]}
            rows={audit.map(({ id, at, act, subject, reason, done }) => ({
              key: id,
              cells: [timeOf(at, language), done ? act : say('op.notDone', { act }), subject, reason],
            }))}
          />
        )
      }
    </Part>
  );
}
