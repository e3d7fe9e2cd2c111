import type { BoardProps } from '../../board-api/props.ts';
import { Facts } from './Facts.tsx';
import style from './facts.module.css';

const DRAWN = /[│┼└┘─●○]/;

/** The board of a game that has no drawing: what it tells about the table in words, and all facts below. */
export default function FactsBoard({ game, view, teller, say, seatName }: BoardProps) {
  const sketch = game.sketch?.(view, (message) => teller.say(message));
  return (
    <div className={style.board}>
      {sketch !== undefined &&
        (DRAWN.test(sketch) ? (
          <pre className={style.drawn}>{sketch}</pre>
        ) : (
          <div className={style.ledger}>
            {sketch.split('\n').map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
              <p key={row}>
                {line.split(/\s{3,}/).map((part, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line
                  <span key={column}>{part}</span>
                ))}
              </p>
            ))}
          </div>
        ))}
      <details className={style.all} open={sketch === undefined}>
        <summary>{say('facts.all')}</summary>
        <Facts title={say('facts.public')} value={view.public} seats={view.seats} seatName={seatName} />
        <Facts title={say('facts.known')} value={view.facts} seats={view.seats} seatName={seatName} />
        {view.private !== null && (
          <Facts title={say('facts.private')} value={view.private} seats={view.seats} seatName={seatName} />
        )}
      </details>
    </div>
  );
}
