import { phaseIn } from '../src/index.ts';
import { useTable } from './context.ts';
import type { Crisis } from './crises.ts';
import { Market } from './Market.tsx';
import { Panel } from './Panel.tsx';
import { Reserves } from './Reserves.tsx';
import { Timeline } from './Timeline.tsx';
import style from './world.module.css';

/** What all nations share. */
export function World({ known }: { known: readonly Crisis[] }) {
  const { tell, teller, view } = useTable();
  const title = (
    <>
      {tell('board.world')}
      <span className={style.phase}>{teller.term('phase', phaseIn(view))}</span>
    </>
  );
  return (
    <Panel part="world" title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by keys */}
      <div className={style.inside} tabIndex={0}>
        <Timeline known={known} />
        <Reserves />
        <Market />
      </div>
    </Panel>
  );
}
