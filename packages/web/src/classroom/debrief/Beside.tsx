import type { Teller, Types } from '@entente/engine';
import { changesOf, de, en, it, MEASURED, run, SCENARIOS, type World3Words } from '@entente/world3';
import { useMemo } from 'react';
import type { ClassLead } from '../../link/messages.ts';
import { useSettings } from '../../settings/store.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import screen from '../../ui/screen.module.css';
import { useWords } from '../../words/index.ts';
import { Classic } from '../../world3/Classic.tsx';
import { MeasuredChart } from '../../world3/MeasuredChart.tsx';
import { curvesOf } from '../curves.ts';
import { TablesChart } from '../TablesChart.tsx';
import { COMPARED, nearestRun, yearOf } from '../world.ts';
import style from './debrief.module.css';

const WORDS = { en, it, de };

/** Beside the tables: the run of World3 that is shaped like them, and what the world has measured. */
export default function Beside({ lead, teller }: { lead: ClassLead; teller: Teller<Types> }) {
  const say = useWords();
  const words = WORDS[useSettings(({ language }) => language)];
  const nearest = useMemo(() => (lead.game === 'limit' ? nearestRun(lead.tables) : null), [lead]);
  const years = useMemo(() => (nearest === null ? null : run(changesOf(SCENARIOS[nearest]))), [nearest]);
  const name = words[`scenario.${(nearest ?? 0) + 1}` as keyof World3Words];
  return (
    <>
      <p>{say('debrief.worldAbout')}</p>
      {years !== null && (
        <>
          <h3>{say('debrief.yours')}</h3>
          <div className={style.charts}>
            {COMPARED.map(({ measure }) => (
              <TablesChart
                key={measure}
                size="page"
                title={teller.say({ say: `measure.${measure}`, with: {} })}
                curves={curvesOf(lead.tables, measure)}
                stepName={(round) => String(yearOf(round))}
              />
            ))}
          </div>
          <h3>
            {say('debrief.nearest')}: {name}
          </h3>
          <Classic words={words} years={years} beside={null} names={{ title: name, beside: '' }} />
        </>
      )}
      <div className={screen.row}>
        <ButtonLink href={`/world3?scenario=${(nearest ?? 0) + 1}`} target="_blank">
          {say('debrief.toWorld3')}
        </ButtonLink>
      </div>
      <h3>{say('debrief.measured')}</h3>
      <div className={style.charts}>
        {MEASURED.map((measured) => (
          <MeasuredChart key={measured.id} words={words} measured={measured} />
        ))}
      </div>
    </>
  );
}
