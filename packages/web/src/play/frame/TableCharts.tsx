import { LineChart } from '../../charts/LineChart.tsx';
import { chartsOf } from '../../charts/series.ts';
import { useLater } from '../../ui/useLater.ts';
import type { Play } from '../usePlay.ts';

/** The measures of the game so far. */
export default function TableCharts({ play }: { play: Play }) {
  const { table, game, teller, seatName, say, state } = play;
  const measures = useLater(`${table.id} ${state.moment}`, async () => (await table.host).measures(table.id));
  if (measures.state !== 'here') return <p data-waiting="true">{say('ui.loading')}</p>;
  if (game.measures.length === 0 || measures.value.measured.length === 0) return <p>{say('chart.none')}</p>;
  return chartsOf(game, measures.value, teller, seatName).map(({ id, title, steps, series }) => (
    <LineChart key={id} title={title} steps={steps} series={series} />
  ));
}
