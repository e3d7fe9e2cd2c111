import { type AnyGame, teller } from '@entente/engine';
import { rank } from '@entente/table';
import { Trophy } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import type { DebriefProps } from '../board-api/debrief.ts';
import { LineChart } from '../charts/LineChart.tsx';
import { chartsOf, endingWith, type MeasureChart } from '../charts/series.ts';
import type { MeasuresAnswer, MomentAnswer, TableState } from '../link/messages.ts';
import { hostOf, isLocal, type TableHost } from '../link/table-host.ts';
import { dealsOf } from '../play/actions/deals.ts';
import { OpenTable } from '../play/OpenTable.tsx';
import { Word } from '../play/talk/Word.tsx';
import { seatNames } from '../play/usePlay.ts';
import { saveGame } from '../replay/save.ts';
import { Emblem } from '../seats/Emblem.tsx';
import { lookOf } from '../seats/seats.ts';
import { useSettings } from '../settings/store.ts';
import { Shell } from '../shell/Shell.tsx';
import { fullName } from '../titles/full-name.ts';
import { Hero } from '../titles/Hero.tsx';
import { OwnStrength } from '../titles/OwnStrength.tsx';
import { againstBots, noteGame } from '../titles/own-games.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { type Key, useWords } from '../words/index.ts';
import { placeOf, whoWon } from '../words/who-won.ts';
import { Analysed } from './Analysed.tsx';
import style from './end.module.css';
import { ownDebriefOf } from './own-debrief.ts';
import { ShareResult } from './ShareResult.tsx';

interface Finished {
  readonly host: TableHost;
  readonly last: MomentAnswer;
  readonly measures: MeasuresAnswer;
}

interface Props {
  readonly state: TableState;
  readonly game: AnyGame;
}

/** Charts that are seen at once. */
const OPEN = 3;

/** `/t/:table/end`: what came of it, and why. */
export default function EndScreen() {
  const { table: id } = useParams<{ table: string }>();
  const say = useWords();
  useTitle(say('end.title'));
  return <OpenTable id={id}>{(_table, state, game) => <Loaded state={state} game={game} />}</OpenTable>;
}

function Loaded({ state, game }: Props) {
  const later = useLater(`${state.id} ${state.moment}`, () => load(state));
  if (later.state === 'waiting') return <Waiting />;
  return (
    <Shell>
      {later.state === 'failed' ? (
        <p role="alert">{later.problem}</p>
      ) : (
        <End state={state} game={game} {...later.value} />
      )}
    </Shell>
  );
}

async function load({ id, moment }: TableState): Promise<Finished> {
  const host = await hostOf(id);
  const [last, measures] = await Promise.all([host.moment(id, moment, 'spectator'), host.measures(id)]);
  return { host, last, measures };
}

function End({ host, state, game, last, measures }: Props & Finished) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [, go] = useLocation();
  const [problem, setProblem] = useState('');
  // Before it is shown: the estimate counts this game, too.
  useMemo(() => noteGame(state), [state]);
  const seatName = useMemo(() => seatNames(state, say), [state, say]);
  const told = useMemo(() => teller(game, language, seatName), [game, language, seatName]);
  const { outcome } = state;
  const ranking = outcome === null ? [] : rank(outcome.scores, outcome.winners);
  // Several seats of one player have no place of their own.
  const mine = state.chairs.filter((chair) => chair.mine);
  const place = outcome === null || mine.length !== 1 ? null : placeOf(outcome, say, mine[0].seat);
  const best = Math.max(1, ...(outcome?.scores ?? []));
  const isLater = (measures.measured.at(-1)?.at ?? 0) < state.moment;
  const charts = endingWith(chartsOf(game, measures, told, seatName), game, outcome, isLater).filter(
    ({ steps }) => steps.length > 0,
  );
  const Own = ownDebriefOf(game.id);
  const deals = dealsOf(last.shown.view);
  const rematch = async () => {
    try {
      const { rematch: next } = await host.act(state.id, { do: 'rematch' });
      if (next !== null) go(`/t/${next}`);
    } catch (fault) {
      setProblem((fault as Error).message);
    }
  };
  return (
    <div className={style.end}>
      <Hero id={state.game}>
        <p>{fullName(state, language)}</p>
        <h1>{headline()}</h1>
        {outcome !== null && (
          <div className={style.won}>
            {outcome.winners.map((seat) => (
              <Emblem key={seat} seat={seat} size={56} />
            ))}
            <p className="line">{told.outcome(outcome)}</p>
          </div>
        )}
        {place !== null && <p>{place}</p>}
      </Hero>
      {ranking.length > 0 && (
        <ol className={style.ranking} aria-label={say('end.ranking')}>
          {ranking.map(({ seat, place, score }) => (
            <li key={seat} data-first={outcome?.winners.includes(seat)}>
              <span className={style.place}>{place}</span>
              <Emblem seat={seat} size={32} />
              <span className={style.name}>
                {seatName(seat)}
                {outcome?.winners.includes(seat) && <Trophy size={18} aria-label={say('play.winner')} />}
              </span>
              <span className={style.track} aria-hidden="true">
                <span
                  style={{
                    width: `${score <= 0 ? 0 : Math.max(2, (score / best) * 100)}%`,
                    background: lookOf(seat).colour,
                  }}
                />
              </span>
              <span className={style.score}>{score}</span>
            </li>
          ))}
        </ol>
      )}
      <div className={style.buttons}>
        {state.class === undefined ? (
          <Button look="primary" onClick={() => void rematch()}>
            {say('end.rematch')}
          </Button>
        ) : (
          <ButtonLink look="primary" href={`/class/${state.class}`}>
            {say('end.class')}
          </ButtonLink>
        )}
        {outcome !== null && (
          <ShareResult
            game={state.game}
            link={isLocal(state.id) ? null : location.href}
            result={{
              title: fullName(state, language),
              headline: headline(),
              ranking: ranking.map((one) => ({ ...one, name: seatName(one.seat) })),
              lines: decidingLines(),
            }}
          />
        )}
        <ButtonLink href={`/t/${state.id}`}>{say('end.board')}</ButtonLink>
        <ButtonLink href={`/t/${state.id}/m/0`}>{say('end.replay')}</ButtonLink>
        {!isLocal(state.id) && <CopyButton text={location.href} label={say('replay.copy')} />}
        {state.from === null && (
          <Button
            onClick={() => void saveGame(host, state).catch((fault: Error) => setProblem(fault.message))}
          >
            {say('end.save')}
          </Button>
        )}
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
      {againstBots(state) !== null && <OwnStrength game={state.game} />}
      {outcome !== null && state.from === null && (
        <Analysed
          host={host}
          table={state.id}
          log={last.log.lines}
          teller={told}
          say={say}
          seatName={seatName}
        />
      )}
      {deals !== null && deals.ledger.length > 0 && Own === undefined && (
        <section>
          <h2>{say('talk.promises')}</h2>
          <ul className={style.words}>
            {state.chairs.map(({ seat }) => (
              <Word key={seat} deals={deals} seat={seat} teller={told} seatName={seatName} />
            ))}
          </ul>
        </section>
      )}
      {Own !== undefined && (
        <Suspense fallback={<Waiting />}>
          <Own {...debriefProps()} />
        </Suspense>
      )}
      {charts.length > 0 && (
        <section>
          <h2>{say('end.overTime')}</h2>
          <Charts charts={charts.slice(0, OPEN)} />
          {charts.length > OPEN && (
            <details className={style.more}>
              <summary>{say('end.moreCharts', { count: charts.length - OPEN })}</summary>
              <Charts charts={charts.slice(OPEN)} />
            </details>
          )}
        </section>
      )}
      {state.dice.secret !== null && (
        <section>
          <h2>{say('end.dice')}</h2>
          <p>{say('end.diceWhy')}</p>
          <dl className={style.dice}>
            <dt>{say('verify.commitment')}</dt>
            <dd>{state.dice.commitment}</dd>
            <dt>{say('verify.secret')}</dt>
            <dd>{state.dice.secret}</dd>
          </dl>
          <p>
            <Link href={`/verify?table=${state.id}`}>{say('end.verify')}</Link>
          </p>
        </section>
      )}
    </div>
  );

  function headline(): string {
    if (outcome === null)
      return state.ended === null ? say('end.notYet') : say(`table.ended.${state.ended}` satisfies Key);
    return whoWon(outcome, say, language, seatName);
  }

  /** What decided the game, round by round, as the first chart has it. */
  function decidingLines(): readonly (readonly number[])[] {
    const id = game.goal?.standing && game.measures.find(({ of }) => of === 'seat')?.id;
    return charts.find((chart) => chart.id === id)?.series.map(({ values }) => values) ?? [];
  }

  function debriefProps(): DebriefProps {
    return {
      game,
      view: last.shown.view,
      log: last.log.lines,
      measures,
      outcome,
      teller: told,
      say,
      seatName,
    };
  }
}

function Charts({ charts }: { charts: readonly MeasureChart[] }) {
  return (
    <div className={style.charts}>
      {charts.map(({ id, title, steps, series }) => (
        <LineChart key={id} title={title} steps={steps} series={series} />
      ))}
    </div>
  );
}
