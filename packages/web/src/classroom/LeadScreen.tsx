import { teller } from '@entente/engine';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import type { ClassAct, ClassLead, ClassTable } from '../link/messages.ts';
import { lookOf } from '../seats/seats.ts';
import { change, useSettings } from '../settings/store.ts';
import { gameOf } from '../titles/games.ts';
import { shortTitle } from '../titles/titles.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Problem } from '../ui/Problem.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import screen from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import { typed, useAddress } from './address.ts';
import { byNeed } from './alerts.ts';
import { firstMeasure } from './curves.ts';
import { dayOf } from './dates.ts';
import style from './lead.module.css';
import { Polls } from './Polls.tsx';
import { actOnClass, becomeOrganiser, leadOf } from './requests.ts';
import { Students } from './Students.tsx';
import { Tile } from './Tile.tsx';
import { usePolled } from './usePolled.ts';

const EVERY = 2500;

/** `/class/:id/lead`: the organiser's page. With `#key` at the end of the address its reader becomes one. */
export default function LeadScreen() {
  const { id } = useParams<{ id: string }>();
  const [key, setKey] = useState(() => location.hash.slice(1));
  return key === '' ? <Lead id={id} /> : <Become id={id} organiserKey={key} done={() => setKey('')} />;
}

function Become({ id, organiserKey, done }: { id: string; organiserKey: string; done(): void }) {
  const say = useWords();
  const name = useSettings((settings) => settings.name);
  const [problem, setProblem] = useState('');
  useTitle(say('lead.become'));
  const become = async () => {
    try {
      await becomeOrganiser(id, organiserKey, name.trim() || say('class.organiser'));
      history.replaceState(history.state, '', location.pathname);
      done();
    } catch (fault) {
      setProblem((fault as Error).message);
    }
  };
  return (
    <div className={screen.form}>
      <h1>{say('lead.become')}</h1>
      <p>{say('lead.becomeAbout')}</p>
      <div className={screen.field}>
        <label htmlFor="my-name">{say('class.organiserName')}</label>
        <input
          id="my-name"
          className={screen.input}
          maxLength={40}
          value={name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </div>
      <Problem words={problem} />
      <div>
        <Button look="primary" onClick={() => void become()}>
          {say('lead.become')}
        </Button>
      </div>
    </div>
  );
}

function Lead({ id }: { id: string }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [, go] = useLocation();
  const { value: lead, problem, put } = usePolled(`lead ${id}`, EVERY, () => leadOf(id));
  const [refused, setRefused] = useState('');
  useTitle(lead?.name ?? say('class.title'));
  const now = useNow(lead);
  const act = async (wish: ClassAct) => {
    try {
      const answer = await actOnClass(id, wish);
      setRefused('');
      if ('deleted' in answer) go('/class');
      else put(answer);
    } catch (fault) {
      setRefused((fault as Error).message);
    }
  };
  if (lead === null) {
    return problem === '' ? (
      <Waiting />
    ) : (
      <div className={screen.screen}>
        <h1>{say('class.title')}</h1>
        <p role="alert">{problem}</p>
      </div>
    );
  }
  const props = { lead, act: (wish: ClassAct) => void act(wish) };
  return (
    <div className={style.lead}>
      <header className={style.head}>
        <div>
          <h1>{lead.name}</h1>
          <p className={screen.meta}>
            {shortTitle(lead.game, language)} · {say(`class.phase.${lead.phase}`)} ·{' '}
            {say('lead.deleted', { date: dayOf(lead.deleteAt, language) })}
          </p>
        </div>
        <p className={style.code}>{lead.code.toUpperCase()}</p>
        <div className={screen.row}>
          <ButtonLink href={`/class/${lead.code}/screen`} target="_blank">
            {say('lead.screen')}
          </ButtonLink>
          {lead.phase !== 'gathering' && (
            <ButtonLink look={lead.phase === 'over' ? 'primary' : 'default'} href={`/class/${id}/debrief`}>
              {say('lead.debrief')}
            </ButtonLink>
          )}
        </div>
      </header>
      <Problem words={refused || problem} />
      {lead.phase === 'gathering' ? <Gathering {...props} /> : <Playing {...props} now={now} />}
      <details className={screen.more} open={lead.students.some(({ isWaiting }) => isWaiting) || undefined}>
        <summary>{say('lead.manage')}</summary>
        <div className={style.manage}>
          {lead.phase !== 'gathering' && (
            <section className={screen.block}>
              <h2>{say('lead.students')}</h2>
              <Students {...props} />
            </section>
          )}
          <Polls {...props} />
          <Manage {...props} />
        </div>
      </details>
    </div>
  );
}

interface Part {
  readonly lead: ClassLead;
  act(act: ClassAct): void;
}

/** The time of the server, going on between two answers. */
function useNow(lead: ClassLead | null): number {
  const [ahead, setAhead] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const told = lead?.now;
  useEffect(() => {
    if (told !== undefined) setAhead(told - Date.now());
    setNow(Date.now());
  }, [told]);
  return now + ahead;
}

function Gathering({ lead, act }: Part) {
  const say = useWords();
  const address = useAddress();
  const [gaps, setGaps] = useState<'bots' | 'observe'>('bots');
  const present = lead.students.filter(({ isWaiting }) => !isWaiting).length;
  const full = Math.floor(present / lead.seats);
  const tables = gaps === 'bots' ? Math.ceil(present / lead.seats) : Math.max(1, full);
  const seated = Math.min(present, tables * lead.seats);
  return (
    <div className={style.gathering}>
      <section className={style.invite}>
        <QrCode link={`${address}/class/${lead.code}`} label={say('lead.qr')} />
        <p className={screen.meta}>{say('lead.address')}</p>
        <p className={style.address}>{typed(address)}/class</p>
        <p className={style.address}>{lead.code.toUpperCase()}</p>
        <CopyButton text={`${address}/class/${lead.code}`} label={say('lead.copy')} />
      </section>
      <section className={screen.block}>
        <h2>
          {say('lead.students')} · {lead.students.length}
        </h2>
        <Students lead={lead} act={act} />
        {present > 0 && (
          <>
            {present % lead.seats !== 0 && (
              <ChoiceGroup
                label={say('lead.gaps')}
                value={gaps}
                options={(['bots', 'observe'] as const).map((value) => ({
                  value,
                  label: say(`lead.gaps.${value}`),
                }))}
                onChange={setGaps}
              />
            )}
            <div className={screen.row}>
              <Button look="primary" onClick={() => act({ do: 'divide', gaps })}>
                {say('lead.divide')}
              </Button>
              <span className={screen.meta}>
                {say('lead.divideAbout', {
                  tables,
                  seats: lead.seats,
                  bots: tables * lead.seats - seated,
                  observers: present - seated,
                })}
              </span>
            </div>
          </>
        )}
      </section>
    </div>
  );
}

function Playing({ lead, act, now }: Part & { now: number }) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [words, setWords] = useState('');
  const rules = useLater(lead.game, () => gameOf(lead.game));
  const game = rules.state === 'here' ? rules.value : null;
  const running = lead.tables.some(({ phase }) => phase === 'running');
  const paused = lead.tables.some(({ phase }) => phase === 'paused');
  const told = words.trim();
  /** Seats are called by their people, or by their colours. */
  const seatNameAt =
    ({ chairs }: ClassTable) =>
    (seat: number) =>
      chairs[seat]?.name ?? say(`seat.${lookOf(seat).id}`);
  return (
    <>
      {lead.phase === 'playing' && (
        <form
          className={style.all}
          onSubmit={(event) => {
            event.preventDefault();
            if (told !== '') act({ do: 'say', words: told });
            setWords('');
          }}
        >
          <input
            className={screen.input}
            maxLength={200}
            value={words}
            aria-label={say('lead.message')}
            placeholder={say('lead.message')}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Button type="submit">{say('lead.send')}</Button>
          {running && (
            <Button
              look="primary"
              onClick={() => {
                act({ do: 'pause', ...(told === '' ? {} : { words: told }) });
                setWords('');
              }}
            >
              {say('lead.pauseAll')}
            </Button>
          )}
          {paused && (
            <Button look={running ? 'default' : 'primary'} onClick={() => act({ do: 'resume' })}>
              {say('lead.resumeAll')}
            </Button>
          )}
        </form>
      )}
      {lead.message !== null && (
        <p className={style.told}>
          {say('lead.messageIs', { words: lead.message })}{' '}
          <Button className={style.small} onClick={() => act({ do: 'say', words: null })}>
            {say('lead.clear')}
          </Button>
        </p>
      )}
      {game !== null && (
        <ul className={style.tiles}>
          {byNeed(lead.tables, now).map((table) => (
            <Tile
              key={table.id}
              table={table}
              now={now}
              measure={firstMeasure(game)}
              message={lead.message}
              teller={teller(game, language, seatNameAt(table))}
              seatName={seatNameAt(table)}
              act={act}
            />
          ))}
        </ul>
      )}
    </>
  );
}

function Manage({ lead, act }: Part) {
  const say = useWords();
  const [sure, setSure] = useState<'end' | 'delete' | null>(null);
  const link = `${location.origin}/class/${lead.id}/lead#${lead.key}`;
  return (
    <>
      <ChoiceGroup
        label={say('lead.names')}
        value={lead.projected}
        options={[
          { value: false, label: say('class.projected.no') },
          { value: true, label: say('class.projected.yes') },
        ]}
        onChange={(names) => act({ do: 'project', names })}
      />
      <section className={screen.block}>
        <h2>{say('lead.second')}</h2>
        <p>{say('lead.secondAbout')}</p>
        <div>
          <CopyButton text={link} label={say('lead.copy')} />
        </div>
      </section>
      <div className={screen.row}>
        {lead.phase === 'playing' && (
          <Button
            onBlur={() => setSure(null)}
            onClick={() => (sure === 'end' ? act({ do: 'end' }) : setSure('end'))}
          >
            {say(sure === 'end' ? 'lead.endSure' : 'lead.end')}
          </Button>
        )}
        <Button
          onBlur={() => setSure(null)}
          onClick={() => (sure === 'delete' ? act({ do: 'delete' }) : setSure('delete'))}
        >
          {say(sure === 'delete' ? 'lead.deleteSure' : 'lead.delete')}
        </Button>
      </div>
    </>
  );
}
