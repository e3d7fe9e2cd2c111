import { type AnyGame, teller } from '@entente/engine';
import { useMemo } from 'react';
import { useSettings } from '../../settings/store.ts';
import screen from '../../ui/screen.module.css';
import { useWords } from '../../words/index.ts';
import { curvesOf, hasCurves } from '../curves.ts';
import { PollBars } from '../PollBars.tsx';
import { TablesChart } from '../TablesChart.tsx';
import style from './debrief.module.css';
import type { OfClass } from './EachTable.tsx';

/** Charts that are seen at once. */
const OPEN = 4;

/** The charts of all tables: those of the world first, which everybody shares. */
export function Happened({ lead, game }: OfClass) {
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
export function orderedMeasures({ measures }: AnyGame): AnyGame['measures'] {
  const [first, ...others] = measures;
  return [
    ...(first === undefined ? [] : [first]),
    ...others.filter(({ of }) => of === 'world'),
    ...others.filter(({ of }) => of !== 'world'),
  ];
}
