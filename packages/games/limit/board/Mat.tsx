import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { Button } from '@entente/web/ui/Button.tsx';
import { ArrowLeft, Flag } from 'lucide-react';
import type { CardId } from '../src/index.ts';
import { hasPassed, subjectOf } from '../src/index.ts';
import { useTable } from './context.ts';
import style from './mat.module.css';
import { Panel } from './Panel.tsx';
import { PointsLine } from './PointsLine.tsx';
import { Stair } from './Stair.tsx';
import { Stocks } from './Stocks.tsx';
import { Target } from './Target.tsx';
import { Tracks } from './Tracks.tsx';
import { Unrest } from './Unrest.tsx';

/** Everything that one nation has in front of it. */
export function Mat() {
  const { world, shown, mine, show, tell, teller, seatName, ahead, view } = useTable();
  const nation = world.nations[shown];
  // Only the mat that a question is about is lit.
  const idle = subjectOf(view) !== shown;
  const title = (
    <>
      <Emblem seat={shown} size={22} />
      {seatName(shown)}
      {world.leader === shown && (
        <span className={style.sign}>
          <Flag size={14} aria-hidden="true" />
          {tell('board.leads')}
        </span>
      )}
      {hasPassed(view, shown) && <span className={style.sign}>{tell('board.passed')}</span>}
    </>
  );
  const back =
    mine !== null && shown !== mine ? (
      <Button className={style.back} onClick={() => show(mine)}>
        <ArrowLeft size={16} aria-hidden="true" />
        {tell('board.mine')}
      </Button>
    ) : undefined;
  const extra = (
    <>
      <PointsLine seat={shown} />
      {back}
    </>
  );
  return (
    <Panel part="nation" title={title} extra={extra} className={style.mat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled by keys */}
      <div className={style.inside} tabIndex={0} data-foreign={mine !== null && shown !== mine}>
        <Tracks nation={nation} seat={shown} idle={idle} />
        <div className={style.lower}>
          <Stair nation={nation} idle={idle} />
          <div className={style.right}>
            <Unrest unrest={nation.unrest} ahead={ahead?.forecast.nations[shown].unrest} />
            <h3 className="quiet">{tell('board.stock')}</h3>
            <Stocks nation={nation} idle={idle} />
          </div>
        </div>
        <div className={style.table}>
          <Laid title={tell('board.permanents')} cards={nation.permanents} />
          <Laid title={tell('board.playedNow')} cards={nation.played} />
        </div>
      </div>
    </Panel>
  );

  /** Cards on the table; one that may be taken off or back is a button. */
  function Laid({ title: name, cards }: { title: string; cards: readonly CardId[] }) {
    if (cards.length === 0) return null;
    return (
      <div className={style.laid}>
        <h3>{name}</h3>
        <ul>
          {cards.map((card) => (
            <li key={card}>
              <Target
                spot={`card:${card}`}
                label={`${teller.term('card', card)}. ${teller.term('card', `${card}.text`)}`}
                className={style.card}
                idle={shown !== mine}
              >
                {teller.term('card', card)}
              </Target>
              <Mark family="card" id={card} />
            </li>
          ))}
        </ul>
      </div>
    );
  }
}
