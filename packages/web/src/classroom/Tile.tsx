import type { Teller, Types } from '@entente/engine';
import { TriangleAlert } from 'lucide-react';
import type { ClassAct, ClassTable } from '../link/messages.ts';
import { Emblem } from '../seats/Emblem.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import screen from '../ui/screen.module.css';
import { span } from '../ui/span.ts';
import { useWords } from '../words/index.ts';
import { type Alert, alertsOf } from './alerts.ts';
import style from './lead.module.css';
import { Spark } from './Spark.tsx';
import { TileMore } from './TileMore.tsx';

interface Props {
  readonly table: ClassTable;
  readonly now: number;
  readonly measure: string;
  /** What everybody is told, which need not be said at each table. */
  readonly message: string | null;
  readonly teller: Teller<Types>;
  seatName(seat: number): string;
  act(act: ClassAct): void;
}

/** One table: how far, whom it waits for, how it stands, what is wrong. */
export function Tile({ table, now, measure, message, teller, seatName, act }: Props) {
  const say = useWords();
  const { id, number, phase, chairs, prompt, announcement } = table;
  const list = new Intl.ListFormat(teller.language);
  const thinking = chairs.filter(({ asked, bot }) => asked && !bot);
  const alerts = alertsOf(table, now);
  const where =
    phase === 'over'
      ? say('lead.over')
      : phase === 'paused'
        ? say(table.held === null ? 'lead.paused' : `lead.held.${table.held}`)
        : say('lead.round', { round: table.round + 1 });
  return (
    <li className={style.tile} data-phase={phase} data-alert={alerts.length > 0}>
      <header className={style.tileHead}>
        <h2>
          {say('lead.atTable', { number })}
          {table.other && <span className={screen.meta}> · {say('lead.other')}</span>}
        </h2>
        <span className={screen.chip}>{where}</span>
      </header>
      {alerts.map((alert) => (
        <p key={alert.kind} className={style.alert}>
          <TriangleAlert size={16} aria-hidden="true" /> {words(alert)}
        </p>
      ))}
      {phase === 'running' && (
        <p className={style.prompt}>
          {thinking.length > 0
            ? say('lead.thinks', {
                who: list.format(thinking.map(({ seat }) => seatName(seat))),
                time: span(now - table.changed),
              })
            : prompt === null
              ? ''
              : teller.say(prompt)}
        </p>
      )}
      {announcement !== null && announcement !== message && <p className={style.told}>{announcement}</p>}
      <Spark table={table} measure={measure} label={teller.say({ say: `measure.${measure}`, with: {} })} />
      <ul className={style.chairs}>
        {chairs.map((chair) => (
          <li key={chair.seat}>
            <Emblem seat={chair.seat} size={20} />
            <span className={style.chair}>
              {chair.name ?? say('lead.bots')}
              {chair.held && (chair.bot || !chair.online) && phase !== 'over' && (
                <span className={screen.meta}> · {say(chair.bot ? 'lead.bots' : 'lead.away')}</span>
              )}
            </span>
            {chair.held && phase !== 'over' && (
              <Button
                look="plain"
                className={style.small}
                aria-label={say(chair.bot ? 'lead.backFor' : 'lead.botFor', { name: seatName(chair.seat) })}
                onClick={() => act({ do: 'bot', table: id, seat: chair.seat, plays: !chair.bot })}
              >
                {say(chair.bot ? 'lead.back' : 'lead.bot')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={style.tileFoot}>
        <ButtonLink href={phase === 'over' ? `/t/${id}/end` : `/t/${id}`} className={style.small}>
          {say(phase === 'over' ? 'lead.result' : 'lead.open')}
        </ButtonLink>
        {phase === 'running' && (
          <Button className={style.small} onClick={() => act({ do: 'pause', tables: [id] })}>
            {say('lead.pause')}
          </Button>
        )}
        {phase === 'paused' && (
          <Button className={style.small} onClick={() => act({ do: 'resume', tables: [id] })}>
            {say('lead.resume')}
          </Button>
        )}
      </div>
      <TileMore table={table} seatName={seatName} act={act} />
    </li>
  );

  function words(alert: Alert): string {
    switch (alert.kind) {
      case 'stuck':
        return say('lead.alert.stuck', { minutes: alert.minutes });
      case 'away':
        return say('lead.alert.away', { who: list.format(alert.seats.map(seatName)) });
      case 'bots':
        return say('lead.alert.bots');
      case 'broken':
        return say('lead.alert.broken');
    }
  }
}
