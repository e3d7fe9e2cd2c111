import {
  CURVES,
  changesOf,
  de,
  en,
  it,
  type Levers,
  MEASURED,
  run,
  SCENARIOS,
  type World3Words,
  type Year,
} from '@entente/world3';
import { useEffect, useMemo, useState } from 'react';
import { LineChart } from '../charts/LineChart.tsx';
import { useSettings } from '../settings/store.ts';
import screen from '../ui/screen.module.css';
import { useTitle } from '../ui/useTitle.ts';
import { Classic } from './Classic.tsx';
import { Controls } from './Controls.tsx';
import { addressOf, chosenFrom, labelOf, scenarioOf, type World3Choice } from './chosen.ts';
import { MeasuredChart, SPAN } from './MeasuredChart.tsx';
import style from './world3.module.css';

const WORDS = { en, it, de };

/** Every tenth year is enough to read. */
const DECADE = 20;

/** `/world3`: the model behind The Limits to Growth, its scenarios beside each other, and what the world has measured. */
export default function World3Screen() {
  const words = WORDS[useSettings(({ language }) => language)];
  useTitle(words['page.title']);
  const [chosen, choose] = useState<World3Choice>(() => chosenFrom(location.search));
  useEffect(() => {
    history.replaceState(history.state, '', `${location.pathname}${addressOf(chosen)}`);
  }, [chosen]);
  const years = useRun(chosen.levers);
  const besides = useRun(chosen.beside === null ? null : SCENARIOS[chosen.beside]);
  const names = { title: labelOf(chosen, words), beside: besideName(chosen, words) };
  return (
    <div className={screen.screen}>
      <div className={screen.intro}>
        <h1>{words['page.title']}</h1>
        <p>{words['page.about']}</p>
      </div>
      <Controls words={words} chosen={chosen} choose={choose} />
      <section className={screen.block}>
        <h2>{words['page.classic']}</h2>
        <Classic words={words} years={years} beside={besides} names={names} />
      </section>
      <section className={screen.block}>
        <h2>{words['page.more']}</h2>
        <div className={style.charts}>
          {CURVES.map((curve) => (
            <LineChart
              key={curve.id}
              title={words[`curve.${curve.id}`]}
              step={words.year}
              span={SPAN}
              steps={decades(years).map(({ year }) => year)}
              series={[
                { key: 'own', label: shortOf(chosen, words), seat: 0, values: valuesOf(years, curve) },
                ...(besides === null
                  ? []
                  : [
                      {
                        key: 'beside',
                        label: `(${(chosen.beside ?? 0) + 1})`,
                        seat: 1,
                        values: valuesOf(besides, curve),
                      },
                    ]),
              ]}
            />
          ))}
        </div>
      </section>
      <section className={screen.block}>
        <h2>{words['page.measured']}</h2>
        <p>{words['page.analogy']}</p>
        <div className={style.charts}>
          {MEASURED.map((measured) => (
            <MeasuredChart key={measured.id} words={words} measured={measured} />
          ))}
        </div>
      </section>
    </div>
  );
}

/** Beside a curve there is room for the number of a scenario. */
const shortOf = ({ levers }: World3Choice, words: World3Words): string => {
  const scenario = scenarioOf(levers);
  return scenario < 0 ? words['page.own'] : `(${scenario + 1})`;
};

const besideName = ({ beside }: World3Choice, words: World3Words): string =>
  beside === null ? '' : words[`scenario.${beside + 1}` as keyof World3Words];

/** A run takes a few milliseconds: it is made again whenever a lever moves. */
function useRun(levers: Levers): Year[];
function useRun(levers: Levers | null): Year[] | null;
function useRun(levers: Levers | null): Year[] | null {
  return useMemo(() => (levers === null ? null : run(changesOf(levers))), [levers]);
}

const decades = (years: readonly Year[]): Year[] => years.filter((_, at) => at % DECADE === 0);

const valuesOf = (years: readonly Year[], { of, digits }: (typeof CURVES)[number]): number[] =>
  decades(years).map((year) => Number(of(year).toFixed(digits)));
