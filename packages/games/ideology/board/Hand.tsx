import { Layers } from 'lucide-react';
import { INFLUENCES, type Influence, TYPES } from '../src/index.ts';
import { useTable } from './context.ts';
import style from './hand.module.css';
import { INFLUENCE_ICON, INFLUENCE_WORD } from './icons.tsx';
import { RulesAtHand } from './Rules.tsx';
import { handOf } from './readings.ts';

/** Only how many of each type one holds matters: three counters, and what lies in deck and discard pile. */
export function Hand() {
  const { view, mine, tell } = useTable();
  const hand = handOf(view);
  return (
    <section className={style.hand} aria-label={tell('board.yourHand')}>
      <h2>{tell('board.yourHand')}</h2>
      {hand === null || mine === null ? (
        <p className={style.note}>{tell('board.noHand')}</p>
      ) : (
        <>
          {INFLUENCES.map((influence, type) => (
            <Counter
              key={influence}
              influence={influence}
              count={hand[type]}
              discarded={view.public.discards[mine * TYPES + type]}
            />
          ))}
          <p className={style.deck}>
            <Layers size={15} aria-hidden="true" />
            <b>{view.facts.decks[mine]}</b>
            <span>{tell('board.drawDeck')}</span>
          </p>
          <RulesAtHand />
        </>
      )}
    </section>
  );
}

interface Props {
  influence: Influence;
  count: number;
  discarded: number;
}

function Counter({ influence, count, discarded }: Props) {
  const { lit, act, chosen, tell } = useTable();
  const Icon = INFLUENCE_ICON[influence];
  const action = lit.open(`hand:${influence}`)[0];
  const label = tell('board.inHand', { influence, count, discarded });
  const inside = (
    <>
      <Icon size={20} aria-hidden="true" />
      <b>{count}</b>
      <span className={style.type}>{tell(INFLUENCE_WORD[influence])}</span>
    </>
  );
  if (action === undefined)
    return (
      <div className={style.counter} role="img" aria-label={label}>
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      className={style.counter}
      data-action={action.id}
      data-chosen={action.id === chosen}
      aria-label={`${action.label}. ${label}`}
      onClick={() => act({ action: action.id })}
    >
      {inside}
    </button>
  );
}
