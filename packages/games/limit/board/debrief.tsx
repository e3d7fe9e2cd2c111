import type { DebriefProps } from '@entente/web/board-api/debrief.ts';
import { ScoreParts } from '@entente/web/kit/ScoreParts.tsx';
import { Sheet, Who } from '@entente/web/kit/Sheet.tsx';
import { Trophy } from 'lucide-react';
import {
  allScores,
  countCrises,
  type LimitOptions,
  type LimitView,
  type Points,
  pointsOf,
  RULEBOOK_VIEW,
  WORLD_VIEWS,
  type WorldViewName,
  weightsOf,
} from '../src/index.ts';
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
  const points = view.public.nations.map((nation) => pointsOf(nation, crises, weightsOf(view.options)));
  const used = viewOf(view.options);
  const scores = Object.entries(allScores(view)) as [Row, number[]][];
  // Custom weights have no name: they come first.
  if (used === null && view.outcome !== null) scores.unshift(['thisTable', view.outcome.scores]);
  return (
    <>
      <ScoreParts
        title={tell('board.scoreParts')}
        parts={PARTS.map(([part, word]) => ({ name: tell(word), points: points.map((all) => all[part]) }))}
        total={tell('board.total')}
        seatName={seatName}
      />
      <section>
        <h2>{tell('board.scorings')}</h2>
        <p className={style.why}>{tell('board.scoringsWhy')}</p>
        <Sheet label={tell('board.scorings')}>
          <thead>
            <tr>
              <th scope="col">{tell('board.scoring')}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  <Who seat={seat} name={seatName(seat)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scores.map(([name, row]) => (
              <tr key={name} className={name === (used ?? 'thisTable') ? style.used : undefined}>
                <th scope="row">{scoringName(name, tell)}</th>
                {seats.map((seat) => (
                  <td key={seat} className={row[seat] === Math.max(...row) ? style.best : undefined}>
                    {row[seat] === Math.max(...row) && seats.length > 1 && (
                      <Trophy size={14} aria-label={tell('board.best')} />
                    )}
                    {row[seat]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Sheet>
      </section>
    </>
  );

  function scoringName(name: Row, say: Tell): string {
    if (name === 'thisTable') return say('board.thisTable');
    return name === 'rulebook' ? say('board.rulebook') : teller.term('set', name);
  }
}

type Row = 'thisTable' | 'rulebook' | WorldViewName;

/** The view of the world that a table was scored with, if it has a name. */
function viewOf(options: LimitOptions): 'rulebook' | WorldViewName | null {
  const usual = { ...RULEBOOK_VIEW, resilience: 'once' };
  const named = { rulebook: {}, ...WORLD_VIEWS };
  const fits = (view: object) =>
    Object.entries({ ...usual, ...view }).every(([axis, weight]) => options[axis as Axis] === weight);
  const found = Object.entries(named).find(([, view]) => fits(view));
  return (found?.[0] as 'rulebook' | WorldViewName | undefined) ?? null;
}

type Axis = keyof typeof RULEBOOK_VIEW | 'resilience';
