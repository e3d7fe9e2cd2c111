import { Info } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useTable } from './context.ts';
import type { Crisis } from './crises.ts';
import { Market } from './Market.tsx';
import { Panel } from './Panel.tsx';
import { phaseOf } from './phase.ts';
import { Reserves } from './Reserves.tsx';
import { Timeline } from './Timeline.tsx';
import style from './world.module.css';

const Sources = lazy(() => import('./Sources.tsx'));

/** What all nations share. */
export function World({ known }: { known: readonly Crisis[] }) {
  const { tell, view } = useTable();
  const [sources, setSources] = useState(false);
  const info = (
    <Button
      look="plain"
      className={style.info}
      aria-label={tell('board.sources')}
      onClick={() => setSources(true)}
    >
      <Info size={16} aria-hidden="true" />
    </Button>
  );
  const title = (
    <>
      {tell('board.world')}
      <span className={style.phase}>{tell(`board.${phaseOf(view)}`)}</span>
    </>
  );
  return (
    <Panel part="world" title={title} extra={info}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by keys */}
      <div className={style.inside} tabIndex={0}>
        <Timeline known={known} />
        <Reserves />
        <Market />
      </div>
      {sources && (
        <Suspense>
          <Sources close={() => setSources(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
