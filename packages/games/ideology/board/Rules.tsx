import type { Seat } from '@entente/engine';
import { Mark } from '@entente/web/provenance/Mark.tsx';
import { useId } from 'react';
import { IDEOLOGY_CARDS, POWER_KINDS, readingOf } from '../src/index.ts';
import { useTable } from './context.ts';
import style from './rules.module.css';

/** The three rules of a seat's ideology as this table reads them. With neutral names a rule is called by its kind. */
export function Rules({ seat }: { seat: Seat }) {
  const { world, view, teller } = useTable();
  const neutral = view.options.names === 'neutral';
  return (
    <dl className={style.rules}>
      {IDEOLOGY_CARDS[world.ideologies[seat]].rules.map((rule, at) => {
        const { id } = readingOf(rule, view.options);
        return (
          <div key={id}>
            <dt>
              {neutral ? teller.term('powerKind', POWER_KINDS[at]) : teller.term('power', id)}
              <Mark family="power" id={id} />
            </dt>
            <dd>{teller.term('power', `${id}.text`)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The same for the viewer's own seat, with a heading. */
export function OwnRules() {
  const { mine, tell, ideologyOf } = useTable();
  if (mine === null) return null;
  return (
    <section className={style.own}>
      <h3>{tell('board.rulesOf', { ideology: ideologyOf(mine) })}</h3>
      <Rules seat={mine} />
    </section>
  );
}

/** Always at hand: a button that opens them. */
export function RulesAtHand() {
  const { mine, tell, ideologyOf } = useTable();
  const sheet = useId();
  if (mine === null) return null;
  const label = tell('board.rulesOf', { ideology: ideologyOf(mine) });
  return (
    <>
      <button type="button" className={style.opener} popoverTarget={sheet}>
        {label}
      </button>
      <section id={sheet} popover="auto" className={style.sheet} aria-label={label}>
        <OwnRules />
      </section>
    </>
  );
}
