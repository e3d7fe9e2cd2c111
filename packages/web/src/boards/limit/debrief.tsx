import {
  allScores,
  countCrises,
  type LimitView,
  type Points,
  pointsOf,
  SCORINGS,
  type ScoringName,
  total,
} from '@entente/game-limit';
import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DebriefProps } from '../../end/debrief.ts';
import { Emblem } from '../../seats/Emblem.tsx';
import { type Tell, tellBy } from './context.ts';
import style from './debrief.module.css';

const PARTS = [
  ['happiness', 'board.happiness'],
  ['money', 'board.moneyName'],
  ['territories', 'board.territories'],
  ['military', 'board.army'],
  ['pollution', 'board.pollution'],
  ['destabilisation', 'board.destab'],
] as const satisfies readonly (readonly [keyof Points, string])[];

/** The score in parts, and who would have won under other values. */
export default function LimitDebrief({ view: seen, teller, seatName }: DebriefProps) {
  // The end screen gives the debrief of a game the views of that game.
  const view = seen as unknown as LimitView;
  const tell = tellBy(teller);
  const crises = countCrises(view.public);
  const seats = view.public.nations.map((_, seat) => seat);
  const points = view.public.nations.map((nation) =>
    pointsOf(nation, crises, SCORINGS[view.options.scoring]),
  );
  const scores = Object.entries(allScores(view)) as [ScoringName, number[]][];
  return (
    <>
      <section>
        <h2>{tell('board.scoreParts')}</h2>
        <Sheet label={tell('board.scoreParts')}>
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <Nation key={seat} seat={seat} name={seatName(seat)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {PARTS.map(([part, word]) => (
              <tr key={part}>
                <th scope="row">{tell(word)}</th>
                {seats.map((seat) => (
                  <td key={seat}>{points[seat][part]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{tell('board.total')}</th>
              {seats.map((seat) => (
                <td key={seat}>{total(points[seat])}</td>
              ))}
            </tr>
          </tfoot>
        </Sheet>
      </section>
      <section>
        <h2>{tell('board.scorings')}</h2>
        <p className={style.why}>{tell('board.scoringsWhy')}</p>
        <Sheet label={tell('board.scorings')}>
          <thead>
            <tr>
              <th scope="col">{tell('board.scoring')}</th>
              {seats.map((seat) => (
                <Nation key={seat} seat={seat} name={seatName(seat)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {scores.map(([name, row]) => (
              <tr key={name} data-used={name === view.options.scoring}>
                <th scope="row">{scoringName(name, tell)}</th>
                {row.map((score, seat) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
                    key={seat}
                    data-best={score === Math.max(...row)}
                  >
                    {score === Math.max(...row) && seats.length > 1 && (
                      <Trophy size={14} aria-label={tell('board.best')} />
                    )}
                    {score}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Sheet>
      </section>
    </>
  );

  function scoringName(name: ScoringName, say: Tell): string {
    if (name === 'noResilience') return say('board.noResilience');
    if (name === 'doubleResilience') return say('board.doubleResilience');
    return teller.term('option.scoring', name);
  }
}

function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is too wide is scrolled by keys
    <section className={style.sheet} tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </section>
  );
}

function Nation({ seat, name }: { seat: number; name: string }) {
  return (
    <th scope="col">
      <span className={style.nation}>
        <Emblem seat={seat} size={22} />
        {name}
      </span>
    </th>
  );
}
