import { pointsFrom } from '@entente/engine';
import type { DebriefProps } from '@entente/web/board-api/debrief.ts';
import { LineChart } from '@entente/web/charts/LineChart.tsx';
import type { Series } from '@entente/web/charts/series.ts';
import { ScoreParts } from '@entente/web/kit/ScoreParts.tsx';
import { REAL_WORLD, type VenontaView, venonta } from '../src/index.ts';
import { tellBy } from './context.ts';
import style from './debrief.module.css';
import { yearOf } from './header.ts';
import { Promises } from './Promises.tsx';

const REAL = {
  people: 'board.realPeople',
  co2: 'board.realCo2',
  fish: 'board.realFish',
  worldForests: 'board.realForests',
} as const;

/** Where the points came from, what the table has made of its world beside the real one, and what became of promises. */
export default function VenontaDebrief({ view: seen, log, measures, teller, seatName }: DebriefProps) {
  // The end screen gives the debrief of a game the views of that game.
  const view = seen as unknown as VenontaView;
  const tell = tellBy(teller);
  const { measured } = measures;
  const years = measured.map(({ round }) => yearOf(round));
  const year = tell('board.debriefYear');
  return (
    <>
      <ScoreParts
        title={tell('board.pointsFrom')}
        parts={pointsFrom(venonta, view, log).map(({ name, values }) => ({
          name: teller.say(name),
          points: values.map((points) => points ?? 0),
        }))}
        total={tell('board.pointsTotal')}
        seatName={seatName}
      />
      {measured.length > 0 && (
        <section>
          <h2>{tell('board.debriefWorld')}</h2>
          <p className={style.why}>{tell('board.debriefWhy')}</p>
          {REAL_WORLD.map(({ measure, points, source, link }) => {
            const what = teller.say({ say: `measure.${measure}`, with: {} });
            return (
              <div key={measure} className={style.pair}>
                <LineChart
                  title={tell('board.debriefGame', { what })}
                  step={year}
                  steps={years}
                  series={world(measured.map(({ values }) => Number(values[measure])))}
                />
                <div>
                  <LineChart
                    title={tell('board.debriefReal', { what: tell(REAL[measure]) })}
                    step={year}
                    steps={points.map(([at]) => at)}
                    series={world(points.map(([, value]) => value))}
                  />
                  <p className={style.source}>
                    <a href={link}>{tell('board.debriefSource', { source })}</a>
                  </p>
                </div>
              </div>
            );
          })}
        </section>
      )}
      <Promises world={view.public} tell={tell} teller={teller} seatName={seatName} />
    </>
  );
}

const world = (values: number[]): Series[] => [{ key: 'world', label: '', seat: null, values }];
