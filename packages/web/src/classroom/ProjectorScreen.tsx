import { teller } from '@entente/engine';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'wouter';
import type { ClassScreen } from '../link/messages.ts';
import { lookOf } from '../seats/seats.ts';
import { useSettings } from '../settings/store.ts';
import { gameOf } from '../titles/games.ts';
import { shortTitle } from '../titles/titles.ts';
import { QrCode } from '../ui/QrCode.tsx';
import { span } from '../ui/span.ts';
import { useLater } from '../ui/useLater.ts';
import { useNow } from '../ui/useNow.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import { typed, useAddress } from './address.ts';
import { curvesOf, firstMeasure } from './curves.ts';
import { LabPicture } from './LabPicture.tsx';
import { PollBars } from './PollBars.tsx';
import style from './projector.module.css';
import { screenOf } from './requests.ts';
import { TablesChart } from './TablesChart.tsx';
import { usePolled } from './usePolled.ts';

const EVERY = 4000;

/** `/class/:code/screen`: for the wall. Nothing hidden is ever here; letters are large. */
export default function ProjectorScreen() {
  const { code } = useParams<{ code: string }>();
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const { value, problem } = usePolled(`screen ${code}`, EVERY, () => screenOf(code));
  /** The question whose answers have been seen. */
  const [seen, setSeen] = useState<string | null>(null);
  useTitle(value?.name ?? say('screen.title'));
  if (value === null) return problem === '' ? <Waiting /> : <Wall>{<p role="alert">{problem}</p>}</Wall>;
  return (
    <Wall>
      <header className={style.head}>
        <h1>{value.name}</h1>
        <p>{shortTitle(value.game, language)}</p>
        {value.frozen !== null && <p className={style.chip}>{say('screen.frozen')}</p>}
        {value.phase === 'playing' && value.until !== null && (
          <TimeLeft until={value.until} now={value.now} />
        )}
        {value.phase !== 'gathering' && <p className={style.code}>{value.code.toUpperCase()}</p>}
      </header>
      {value.message !== null && (
        <p role="status" className={style.message}>
          {value.message}
        </p>
      )}
      {value.poll !== null && seen !== value.poll.id ? (
        <Poll poll={value.poll} close={() => setSeen(value.poll?.id ?? null)} />
      ) : value.pin !== null ? (
        <Pinned code={value.code} pin={value.pin} />
      ) : value.phase === 'gathering' ? (
        <Gathering screen={value} />
      ) : (
        <Playing screen={value} />
      )}
    </Wall>
  );
}

const Wall = ({ children }: { children: React.ReactNode }) => <main className={style.wall}>{children}</main>;

/** The question; what was answered is shown when nobody answers any more. */
function Poll({ poll, close }: { poll: NonNullable<ClassScreen['poll']>; close(): void }) {
  const say = useWords();
  if (poll.counts !== null)
    return (
      <>
        <PollBars isLarge poll={{ ...poll, counts: poll.counts }} />
        <div className={style.pick}>
          <button type="button" onClick={close}>
            {say('poll.seen')}
          </button>
        </div>
      </>
    );
  return (
    <section className={style.how}>
      <p className={style.address}>{poll.question}</p>
      <ul className={style.names}>
        {poll.answers.map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
      <p className={style.count}>{say('poll.voted', { count: poll.voted })}</p>
    </section>
  );
}

/** The clock of the class, going on between two answers. */
function TimeLeft({ until, now }: { until: number; now: number }) {
  const say = useWords();
  const [ahead, setAhead] = useState(0);
  useEffect(() => {
    setAhead(now - Date.now());
  }, [now]);
  const left = until - useNow() - ahead;
  return (
    <p className={style.chip} role="timer">
      {left > 0 ? say('pace.clock.left', { time: span(left) }) : say('pace.clock.over')}
    </p>
  );
}

/** A chart of the laboratory. */
function Pinned({ code, pin }: { code: string; pin: NonNullable<ClassScreen['pin']> }) {
  return (
    <figure className={style.pinned}>
      <figcaption>{pin.title}</figcaption>
      <LabPicture code={code} pin={pin} />
    </figure>
  );
}

function Gathering({ screen }: { screen: ClassScreen }) {
  const say = useWords();
  const address = useAddress();
  return (
    <div className={style.gathering}>
      <div className={style.qr}>
        <QrCode link={`${address}/class/${screen.code}`} label={say('lead.qr')} />
      </div>
      <div className={style.how}>
        <p>{say('screen.goTo')}</p>
        <p className={style.address}>{typed(address)}/class</p>
        <p className={style.large}>{screen.code.toUpperCase()}</p>
        <p>{say('screen.orScan')}</p>
        <p className={style.count}>{say('screen.count', { count: screen.students })}</p>
      </div>
      {screen.names.length > 0 && (
        <ul className={style.names}>
          {screen.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Playing({ screen }: { screen: ClassScreen }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const rules = useLater(screen.game, () => gameOf(screen.game));
  const game = rules.state === 'here' ? rules.value : null;
  const told = useMemo(
    () => (game === null ? null : teller(game, language, (seat) => say(`seat.${lookOf(seat).id}`))),
    [game, language, say],
  );
  const [chosen, choose] = useState<string | null>(null);
  if (game === null || told === null) return <Waiting />;
  const measure = chosen ?? firstMeasure(game);
  const curves = curvesOf(screen.tables, measure);
  return (
    <>
      {screen.star !== null && (
        <p className={style.star}>
          <strong>{screen.star.caption}</strong> {say('lead.atTable', { number: screen.star.table })} ·{' '}
          {say('lead.round', { round: screen.star.round + 1 })}
        </p>
      )}
      {curves.every(({ values }) => values.length === 0) ? (
        <p className={style.notYet}>{say('screen.notYet')}</p>
      ) : (
        <TablesChart
          size="wall"
          title={told.say({ say: `measure.${measure}`, with: {} })}
          curves={curves}
          {...(screen.star === null ? {} : { star: screen.star })}
        />
      )}
      <footer className={style.foot}>
        <ul className={style.tables}>
          {screen.tables.map((table) => (
            <li key={table.id} data-phase={table.phase}>
              <strong>{table.number}</strong>
              <span>
                {table.phase === 'over'
                  ? say('lead.over')
                  : table.phase === 'paused'
                    ? say(table.held === null ? 'lead.paused' : `lead.held.${table.held}`)
                    : say('lead.round', { round: table.round + 1 })}
              </span>
            </li>
          ))}
        </ul>
        <label className={style.pick}>
          <span className="quiet">{say('screen.measure')}</span>
          <select value={measure} onChange={(event) => choose(event.currentTarget.value)}>
            {game.measures.map(({ id }) => (
              <option key={id} value={id}>
                {told.say({ say: `measure.${id}`, with: {} })}
              </option>
            ))}
          </select>
        </label>
      </footer>
    </>
  );
}
