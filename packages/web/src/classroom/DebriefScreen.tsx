import { type AnyGame, teller } from '@entente/engine';
import { rank } from '@entente/table';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import type { ClassLead, ClassTable } from '../link/messages.ts';
import { serverHost } from '../link/server-host.ts';
import { dealsOf } from '../play/actions/deals.ts';
import { Word as SeatWord } from '../play/talk/Word.tsx';
import { Emblem } from '../seats/Emblem.tsx';
import { lookOf } from '../seats/seats.ts';
import { useSettings } from '../settings/store.ts';
import { gameOf } from '../titles/games.ts';
import { shortTitle } from '../titles/titles.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { download } from '../ui/download.ts';
import screen from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { type Key, useWords } from '../words/index.ts';
import { curvesOf, hasCurves } from './curves.ts';
import style from './debrief.module.css';
import { csvOf, jsonOf } from './export.ts';
import { LabPicture } from './LabPicture.tsx';
import { Notes } from './Notes.tsx';
import { PollBars } from './PollBars.tsx';
import page from './page.module.css';
import { leadOf } from './requests.ts';
import { TablesChart } from './TablesChart.tsx';
import { usePolled } from './usePolled.ts';
import { wordsOf } from './words-kept.ts';

const Analysed = lazy(async () => ({ default: (await import('../end/Analysed.tsx')).Analysed }));
const Beside = lazy(() => import('./Beside.tsx'));
const WhatIf = lazy(async () => ({ default: (await import('./WhatIf.tsx')).WhatIf }));

const EVERY = 15_000;
/** Charts that are seen at once. */
const OPEN = 4;

const STEPS = [
  'happened',
  'stars',
  'results',
  'turns',
  'whatIf',
  'promises',
  'world',
  'feelings',
  'insights',
  'next',
] as const;
type Step = (typeof STEPS)[number];

/** Games with a model and data of the world beside them. */
const BESIDE: readonly string[] = ['limit', 'venonta'];

/** `/class/:id/debrief`: what the organiser goes through with everybody, step by step. Printed, it has all of them. */
export default function DebriefScreen() {
  const { id } = useParams<{ id: string }>();
  const say = useWords();
  const { value: lead, problem } = usePolled(`debrief ${id}`, EVERY, () => leadOf(id));
  const rules = useLater(lead?.game ?? '', async () => (lead === null ? null : gameOf(lead.game)));
  useTitle(lead === null ? say('debrief.title') : `${say('debrief.title')} · ${lead.name}`);
  if (lead === null && problem !== '') return <p role="alert">{problem}</p>;
  if (lead === null || rules.state !== 'here' || rules.value === null) return <Waiting />;
  return <Debrief lead={lead} game={rules.value} />;
}

/** Steps that would be empty are left out. */
function hasStep({ game, stars, pins, news }: ClassLead, step: Step): boolean {
  if (step === 'world') return BESIDE.includes(game);
  return step !== 'stars' || stars.length + pins.length + news.length > 0;
}

interface Props {
  readonly lead: ClassLead;
  readonly game: AnyGame;
}

function Debrief({ lead, game }: Props) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const steps = STEPS.filter((step) => hasStep(lead, step));
  const [step, setStep] = useState<Step>('happened');
  const at = steps.indexOf(step);
  const file = `entente-${lead.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
  return (
    <div className={page.page}>
      <header className={page.head}>
        <div>
          <h1>{say('debrief.title')}</h1>
          <p className={screen.meta}>
            {lead.name} · {shortTitle(lead.game, language)}
          </p>
        </div>
        <div className={`${screen.row} ${page.aside} ${style.unprinted}`}>
          <ButtonLink href={`/class/${lead.id}/lead`}>{say('debrief.back')}</ButtonLink>
          <Button onClick={() => window.print()}>{say('debrief.print')}</Button>
          <Button onClick={() => download(csvOf(lead), 'text/csv', `${file}.csv`)}>
            {say('debrief.csv')}
          </Button>
          <Button onClick={() => download(jsonOf(lead), 'application/json', `${file}.json`)}>
            {say('debrief.json')}
          </Button>
        </div>
      </header>
      <nav className={style.steps} aria-label={say('debrief.steps')} data-steps="">
        {steps.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === step ? 'step' : undefined}
            onClick={() => setStep(one)}
          >
            {say(`debrief.${one}`)}
          </button>
        ))}
      </nav>
      {steps.map((one) => (
        <section key={one} className={style.step} data-now={one === step} aria-label={say(`debrief.${one}`)}>
          <h2>{say(`debrief.${one}`)}</h2>
          <StepPart step={one} isOpen={one === step} lead={lead} game={game} />
        </section>
      ))}
      <div className={`${screen.row} ${style.unprinted}`}>
        {at > 0 && <Button onClick={() => setStep(steps[at - 1])}>{say('debrief.previous')}</Button>}
        {at < steps.length - 1 && (
          <Button look="primary" onClick={() => setStep(steps[at + 1])}>
            {say('debrief.forward')}
          </Button>
        )}
      </div>
    </div>
  );
}

function StepPart({ step, isOpen, ...props }: Props & { step: Step; isOpen: boolean }) {
  switch (step) {
    case 'happened':
      return <Happened {...props} />;
    case 'stars':
      return <Kept {...props} />;
    case 'results':
      return <Results {...props} />;
    case 'whatIf':
      return (
        <EachTable about="debrief.whatIfAbout" {...props} part={(one) => <Ahead {...one} {...props} />} />
      );
    case 'turns':
      return <EachTable about="debrief.turnsAbout" {...props} part={(one) => <Turns {...one} />} />;
    case 'promises':
      return (
        <>
          {isOpen && <Word {...props} />}
          <EachTable about="debrief.promisesAbout" {...props} part={(one) => <Promises {...one} />} />
        </>
      );
    case 'world':
      return <Suspense fallback={<Waiting />}>{isOpen && <World {...props} />}</Suspense>;
    case 'feelings':
    case 'insights':
    case 'next':
      return <Notes lead={props.lead} step={step} />;
  }
}

function World({ lead, game }: Props) {
  const language = useSettings((settings) => settings.language);
  return <Beside lead={lead} teller={teller(game, language)} />;
}

/** The charts of all tables: those of the world first, which everybody shares. */
function Happened({ lead, game }: Props) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const told = useMemo(() => teller(game, language), [game, language]);
  const ordered = orderedMeasures(game);
  const charts = (of: typeof ordered) => (
    <div className={style.charts}>
      {of.map(({ id }) => (
        <TablesChart
          key={id}
          size="page"
          title={told.say({ say: `measure.${id}`, with: {} })}
          curves={curvesOf(lead.tables, id)}
        />
      ))}
    </div>
  );
  return (
    <>
      <p>{say(hasCurves(lead.tables) ? 'debrief.happenedAbout' : 'debrief.nothingYet')}</p>
      {lead.other !== null && <p className={screen.meta}>{say('screen.halves')}</p>}
      {lead.polls.map((poll) => (
        <PollBars key={poll.id} poll={poll} />
      ))}
      {hasCurves(lead.tables) && charts(ordered.slice(0, OPEN))}
      {hasCurves(lead.tables) && ordered.length > OPEN && (
        <details className={screen.more}>
          <summary>{say('debrief.moreCharts', { count: ordered.length - OPEN })}</summary>
          {charts(ordered.slice(OPEN))}
        </details>
      )}
    </>
  );
}

/** What decides the game first, then what everybody shares. */
function orderedMeasures({ measures }: AnyGame): AnyGame['measures'] {
  const [first, ...others] = measures;
  return [
    ...(first === undefined ? [] : [first]),
    ...others.filter(({ of }) => of === 'world'),
    ...others.filter(({ of }) => of !== 'world'),
  ];
}

/** What the organiser has starred, pinned and told the tables, in the order of time. */
function Kept({ lead, game }: Props) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const list = new Intl.ListFormat(language);
  const told = useMemo(() => teller(game, language), [game, language]);
  return (
    <>
      <p>{say('debrief.starsAbout')}</p>
      {lead.stars.length > 0 && (
        <ol className={style.stars}>
          {lead.stars.map(({ id, table, moment, round, caption }) => {
            const at = lead.tables.find(({ number }) => number === table);
            return (
              <li key={id}>
                <strong>{caption}</strong>{' '}
                {at !== undefined && (
                  <Link href={`/t/${at.id}/m/${moment}`}>
                    {say('lead.atTable', { number: table })} · {say('lead.round', { round: round + 1 })}
                  </Link>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {lead.news.length > 0 && (
        <section className={screen.block}>
          <h3>{say('debrief.news')}</h3>
          <ul className={style.stars}>
            {lead.news.map(({ words, inject, tables, at }) => (
              <li key={`${at} ${words}`}>
                {words}{' '}
                <span className={screen.meta}>
                  {tables.length === lead.tables.length
                    ? say('news.toAll')
                    : list.format(tables.map((number) => say('lead.atTable', { number })))}
                  {inject !== null && ` · ${told.say({ say: `inject.${inject}`, with: {} })}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={style.charts}>
        {lead.pins.map((pin) => (
          <figure key={pin.id} className={style.pinned}>
            <figcaption>{pin.title}</figcaption>
            <LabPicture code={lead.code} pin={pin} />
          </figure>
        ))}
      </div>
    </>
  );
}

function Ahead({ table, game, lead }: OfTable & { lead: ClassLead }) {
  const say = useWords();
  const { told, seatName } = useTold({ table, game });
  // Also where the organiser has ended it.
  if (table.phase !== 'over') return <p>{say('debrief.turnsWait')}</p>;
  return (
    <Suspense fallback={<Waiting />}>
      <WhatIf
        table={table}
        stars={lead.stars}
        teller={told}
        measures={orderedMeasures(game).map(({ id }) => id)}
        seatName={seatName}
      />
    </Suspense>
  );
}

/** How the tables kept their word, one beside the other. */
function Word({ lead }: Props) {
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

const useSeatName = ({ chairs }: ClassTable) => {
  const say = useWords();
  return useMemo(() => (seat: number) => chairs[seat]?.name ?? say(`seat.${lookOf(seat).id}`), [chairs, say]);
};

function Results({ lead }: Props) {
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

interface OfTable {
  readonly table: ClassTable;
  readonly game: AnyGame;
}

/** One table after the other, each when it is opened: it may take a while. */
function EachTable({
  lead,
  game,
  about,
  part,
}: Props & { about: Key & `debrief.${'turns' | 'promises' | 'whatIf'}About`; part(of: OfTable): ReactNode }) {
  const say = useWords();
  const [opened, setOpened] = useState<readonly string[]>([]);
  return (
    <>
      <p>{say(about)}</p>
      {lead.tables.map((table) => (
        <details
          key={table.id}
          className={screen.more}
          onToggle={(event) => event.currentTarget.open && setOpened([...opened, table.id])}
        >
          <summary>{say('lead.atTable', { number: table.number })}</summary>
          {opened.includes(table.id) && part({ table, game })}
        </details>
      ))}
    </>
  );
}

function useTold({ table, game }: OfTable) {
  const language = useSettings((settings) => settings.language);
  const seatName = useSeatName(table);
  return { seatName, told: useMemo(() => teller(game, language, seatName), [game, language, seatName]) };
}

function Turns({ table, game }: OfTable) {
  const say = useWords();
  const { told, seatName } = useTold({ table, game });
  const log = useLater(`log ${table.id} ${table.moment}`, () => serverHost.log(table.id, 'spectator'));
  if (table.phase !== 'over' || table.outcome === null) return <p>{say('debrief.turnsWait')}</p>;
  if (log.state === 'waiting') return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Analysed
        host={serverHost}
        table={table.id}
        log={log.state === 'here' ? log.value.log.lines : []}
        teller={told}
        say={say}
        seatName={seatName}
      />
    </Suspense>
  );
}

function Promises({ table, game }: OfTable) {
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
        <SeatWord key={seat} deals={deals} seat={seat} teller={told} seatName={seatName} />
      ))}
    </ul>
  );
}
