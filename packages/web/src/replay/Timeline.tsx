import { useWords } from '../words/index.ts';
import type { Mark } from './marks.ts';
import style from './timeline.module.css';

interface Props {
  at: number;
  last: number;
  marks: readonly Mark[];
  to(moment: number): void;
}

/** The whole game as one line: where it began a new part, where it clashed, who spoke, where we are. */
export function Timeline({ at, last, marks, to }: Props) {
  const say = useWords();
  const left = (moment: number) => `${(100 * moment) / Math.max(1, last)}%`;
  return (
    <div className={style.timeline}>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('replay.moment')}
        onChange={(event) => to(event.currentTarget.valueAsNumber)}
      />
      <div className={style.marks} aria-hidden="true">
        {marks.map(({ kind, moment, words }) => (
          <span
            key={`${kind} ${moment}`}
            className={style.mark}
            data-kind={kind}
            style={{ left: left(Math.min(moment, last)) }}
            title={words}
          />
        ))}
      </div>
    </div>
  );
}

/** The same marks in words: each leads to its moment. */
export function Marks({ at, marks, to }: Omit<Props, 'last'>) {
  const say = useWords();
  const here = marks.findLastIndex(({ moment }) => moment <= at);
  if (marks.length === 0) return null;
  return (
    <details className={style.list}>
      <summary>{say('replay.marks', { count: marks.length })}</summary>
      <ol>
        {marks.map(({ kind, moment, words }, index) => (
          <li key={`${kind} ${moment}`}>
            <button
              type="button"
              onClick={() => to(moment)}
              aria-current={index === here ? 'step' : undefined}
            >
              <span className={style.sign} data-kind={kind} aria-hidden="true" />
              <span>
                <span className="quiet">{say(`mark.${kind}`)}: </span>
                {words}
                {index === here && <small> {say('replay.youAreHere')}</small>}
              </span>
              <span className={style.moment}>{moment}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
