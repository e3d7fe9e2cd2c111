import { Suspense } from 'react';
import type { ChroniclePage } from '../../board-api/chronicle.ts';
import type { LogLine } from '../../link/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { useLater } from '../../ui/useLater.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import type { Play } from '../usePlay.ts';
import style from './chronicle.module.css';

interface Props {
  play: Play;
  page: ChroniclePage;
  /** What the page is about. */
  line: LogLine;
  close(): void;
  openLog(): void;
}

/** A game's own page about the part of it that is over: from the end of the part before it to its own. */
export function Chronicle({ play, page: Page, line, close, openLog }: Props) {
  const { table, state, viewer, log, say, game, teller, seatName, follow } = play;
  const end = log.indexOf(line);
  const begin = log.slice(0, Math.max(0, end)).findLastIndex(({ say }) => say === line.say) + 1;
  const lines = log.slice(begin, end + 1);
  const from = begin === 0 ? 0 : log[begin - 1].at;
  const views = useLater(`chronicle ${state.id} ${from} ${line.at} ${viewer}`, async () => {
    const host = await table.host;
    const [before, after] = await Promise.all(
      [from, line.at].map((moment) => host.moment(state.id, moment, viewer)),
    );
    return { before: before.shown.view, after: after.shown.view };
  });
  if (views.state === 'failed') return null;
  return (
    <section className={style.chronicle} data-card="" data-page="" aria-label={teller.say(line)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is too long is scrolled by keys */}
      <div className={style.scroll} tabIndex={0}>
        {views.state === 'here' ? (
          <Suspense fallback={<Waiting />}>
            <Page {...views.value} lines={lines} {...{ game, viewer, say, teller, seatName }} />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </div>
      <footer>
        <Button onClick={() => void follow.again([...new Set(lines.map(({ at }) => at))].slice(-12))}>
          {say('happened.showMe')}
        </Button>
        <Button onClick={openLog}>{say('happened.all', { count: lines.length })}</Button>
        <Button look="expected" onClick={close}>
          {say('happened.continue')} <kbd>{say('happened.space')}</kbd>
        </Button>
      </footer>
    </section>
  );
}
