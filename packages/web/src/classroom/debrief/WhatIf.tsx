import type { Teller, Types } from '@entente/engine';
import { useEffect, useRef, useState } from 'react';
import type { ClassLead, ClassTable } from '../../link/messages.ts';
import { serverHost } from '../../link/server-host.ts';
import { Emblem } from '../../seats/Emblem.tsx';
import { think } from '../../think/thinker.ts';
import { useAnalysis } from '../../think/useAnalysis.ts';
import { type PlayedOn, quantile, together } from '../../think/what-if.ts';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/Problem.tsx';
import screen from '../../ui/screen.module.css';
import { useWords } from '../../words/index.ts';
import { curvesOf } from '../curves.ts';
import { FanChart, type FanPoint } from '../FanChart.tsx';
import style from './debrief.module.css';

const GAMES = 200;
/** Threads that play, as far as the machine has them. */
const MOST_HANDS = 4;
/** Measures whose fans are shown. */
const CHARTS = 4;

interface Props {
  readonly table: ClassTable;
  readonly stars: ClassLead['stars'];
  readonly teller: Teller<Types>;
  /** Measures, the most important first. */
  readonly measures: readonly string[];
  seatName(seat: number): string;
}

interface Place {
  readonly moment: number;
  readonly label: string;
}

/** From a moment of this table on, quick bots play the rest many times: what would have come, beside what came. */
export function WhatIf({ table, stars, teller, measures, seatName }: Props) {
  const say = useWords();
  const analysis = useAnalysis(table.id, () => serverHost.file(table.id));
  const places = placesOf();
  const [moment, setMoment] = useState(places[0]?.moment ?? 0);
  const [now, setNow] = useState<PlayedOn | number | null>(null);
  const [problem, setProblem] = useState('');
  const stop = useRef(() => {});
  useEffect(() => {
    return () => stop.current();
  }, []);
  const play = async () => {
    stop.current();
    setNow(0);
    setProblem('');
    try {
      setNow(await playedFrom(table.id, moment, (done) => setNow(done), stop));
    } catch {
      setNow(null);
      setProblem(say('whatIf.failed'));
    }
  };
  return (
    <div className={screen.block}>
      <form
        className={screen.row}
        onSubmit={(event) => {
          event.preventDefault();
          void play();
        }}
      >
        <label htmlFor={`what-if-${table.number}`}>{say('whatIf.from')}</label>
        <select
          id={`what-if-${table.number}`}
          className={screen.pick}
          value={moment}
          onChange={(event) => {
            setMoment(Number(event.currentTarget.value));
            setNow(null);
          }}
        >
          {places.map(({ moment: at, label }) => (
            <option key={`${at} ${label}`} value={at}>
              {label}
            </option>
          ))}
        </select>
        <Button type="submit" look="primary" aria-disabled={typeof now === 'number'}>
          {say('whatIf.play', { count: GAMES })}
        </Button>
      </form>
      <Problem words={problem} />
      {typeof now === 'number' && <progress value={now} aria-label={say('whatIf.playing')} />}
      {now !== null && typeof now === 'object' && <Fan played={now} />}
    </div>
  );

  /** Beginnings of rounds, then what was starred, then turning points as soon as they are known. */
  function placesOf(): Place[] {
    const begins = [{ at: 0 }, ...table.measured.slice(0, -1)];
    const rounds = begins.map(({ at }, index) => ({
      moment: at,
      label: say('whatIf.round', { round: index + 1 }),
    }));
    const starred = stars
      .filter((star) => star.table === table.number)
      .map(({ moment: at, caption }) => ({ moment: at, label: `★ ${caption}` }));
    const turns =
      analysis.state === 'here'
        ? analysis.value.moments.map(({ asked }, index) => ({
            moment: asked,
            label: say('whatIf.turn', { number: index + 1 }),
          }))
        : [];
    return [...rounds, ...starred, ...turns];
  }

  function Fan({ played }: { played: PlayedOn }) {
    const percent = (count: number) => Math.round((100 * count) / played.games);
    const winners = table.outcome?.winners ?? [];
    return (
      <>
        <p>{say('whatIf.about', { count: played.games })}</p>
        <div className={style.charts}>
          {measures.slice(0, CHARTS).map((measure) => (
            <FanChart
              key={measure}
              title={teller.say({ say: `measure.${measure}`, with: {} })}
              spreads={spreadsOf(played, measure)}
              came={cameOf(table, measure)}
            />
          ))}
        </div>
        <table className={style.wins}>
          <caption>{say('whatIf.wins')}</caption>
          <tbody>
            {played.wins.map((count, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
              <tr key={seat}>
                <th scope="row">
                  <Emblem seat={seat} size={20} /> {seatName(seat)}
                </th>
                <td>{percent(count)} %</td>
                <td>{winners.includes(seat) ? say('whatIf.won') : ''}</td>
              </tr>
            ))}
            {played.nobody > 0 && (
              <tr>
                <th scope="row">{say('whatIf.nobody')}</th>
                <td>{percent(played.nobody)} %</td>
                <td>{table.outcome !== null && winners.length === 0 ? say('whatIf.nobodyWon') : ''}</td>
              </tr>
            )}
          </tbody>
        </table>
      </>
    );
  }
}

/** All games, by as many threads as there are to spare. */
async function playedFrom(
  table: string,
  moment: number,
  onProgress: (done: number) => void,
  stop: { current: () => void },
): Promise<PlayedOn> {
  const file = await serverHost.file(table);
  const hands = Math.max(1, Math.min(MOST_HANDS, Math.floor(navigator.hardwareConcurrency / 2)));
  const done = Array.from({ length: hands }, () => 0);
  const parts = done.map((_, hand) => {
    const seeds = Array.from({ length: GAMES }, (_game, seed) => seed + 1).filter(
      (seed) => seed % hands === hand,
    );
    return think({ kind: 'whatIf', file, moment, seeds }, (share) => {
      done[hand] = share;
      onProgress(done.reduce((sum, one) => sum + one, 0) / hands);
    });
  });
  stop.current = () => {
    for (const part of parts) part.stop();
  };
  return together(await Promise.all(parts.map(({ answer }) => answer)));
}

const spreadsOf = ({ rounds }: PlayedOn, measure: string): FanPoint[] =>
  rounds.flatMap(({ round, values }) => {
    const here = values[measure];
    if (here === undefined) return [];
    const [low, lower, middle, upper, high] = [0.1, 0.25, 0.5, 0.75, 0.9].map((share) =>
      quantile(here, share),
    );
    return [{ round, low, lower, middle, upper, high }];
  });

function cameOf(table: ClassTable, measure: string) {
  const [{ rounds, values }] = curvesOf([table], measure);
  return rounds.map((round, at) => ({ round, value: values[at] }));
}
