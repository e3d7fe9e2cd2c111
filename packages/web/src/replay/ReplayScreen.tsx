import type { AnyGame } from '@entente/engine';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { phasesOf } from '../board-api/phases.ts';
import { DrawnBoard } from '../boards/DrawnBoard.tsx';
import { useHeader } from '../boards/index.ts';
import type { TableState } from '../link/messages.ts';
import type { ConnectedTable } from '../link/session.ts';
import top from '../play/frame/top-line.module.css';
import { OpenTable } from '../play/OpenTable.tsx';
import { useTitle } from '../ui/useTitle.ts';
import { useWords } from '../words/index.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayLog } from './ReplayLog.tsx';
import style from './replay.module.css';
import { useReplay } from './useReplay.ts';

/** `/t/:table/m/:moment`: any moment, for everybody who may know it. */
export default function ReplayScreen() {
  const { table: id, moment } = useParams<{ table: string; moment: string }>();
  return (
    <OpenTable id={id}>
      {(table, state, game) => (
        <Shown table={table} state={state} game={game} moment={Math.max(0, Number(moment) || 0)} />
      )}
    </OpenTable>
  );
}

interface Props {
  table: ConnectedTable;
  state: TableState;
  game: AnyGame;
  moment: number;
}

function Shown({ table, state, game, moment }: Props) {
  const say = useWords();
  const [, go] = useLocation();
  const replay = useReplay(table, state, game, moment);
  const { at, last, to, viewers, viewer, setViewer, answer, lines, told, seatName } = replay;
  const [problem, setProblem] = useState('');
  useTitle(say('replay.title'));
  const headerOf = useHeader(game.id);
  const header = answer === null ? undefined : headerOf?.(answer.shown.view, told);
  const phases = answer === null ? [] : phasesOf(game, answer.shown.view, told);
  return (
    <div className={style.screen}>
      <header className={top.line}>
        <Link href={`/t/${state.id}`} className={top.back} aria-label={say('replay.back')}>
          <ArrowLeft size={20} aria-hidden="true" />
        </Link>
        <h1 className={`${top.name} ${style.title}`}>{say('replay.title')}</h1>
        <span className={style.at}>{say('replay.at', { moment: at, last })}</span>
        {answer !== null && (
          <span className={top.round}>
            {header?.round ?? say('play.round', { round: answer.shown.view.round + 1 })}
          </span>
        )}
        <ol className={`${top.phases} ${style.phases}`} aria-label={say('play.phases')}>
          {phases
            .filter(({ now }) => now)
            .map(({ id, label }) => (
              <li key={id} aria-current="step">
                {label}
              </li>
            ))}
        </ol>
        <span className={top.gap} />
        <label className={style.viewer}>
          {say('replay.viewer')}
          <select
            value={String(viewer)}
            onChange={(event) => setViewer(viewers[event.currentTarget.selectedIndex])}
          >
            {viewers.map((one) => (
              <option key={one} value={String(one)}>
                {one === 'spectator' ? say('replay.public') : seatName(one)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <ReplayBar state={state} game={game} replay={replay} complain={setProblem} />
      <main className={style.board} aria-label={say('play.board')}>
        {problem !== '' && <p role="alert">{problem}</p>}
        {answer !== null && (
          <DrawnBoard
            attempt={`${at} ${viewer}`}
            game={game}
            view={answer.shown.view}
            before={null}
            actions={[]}
            chosen={null}
            act={() => {}}
            isRefused={false}
            marks={lines.filter((line) => line.at === at)}
            log={lines}
            say={say}
            teller={told}
            seatName={seatName}
            openRule={(rule) => go(`/rules/${game.id}#${rule}`)}
            openMoment={to}
          />
        )}
      </main>
      <ReplayLog game={game} replay={replay} />
    </div>
  );
}
