import type { Seat } from '@entente/engine';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { Layers } from 'lucide-react';
import { ADVANCEMENTS, advancementPoints, INFLUENCES, KINDS, unseen } from '../src/index.ts';
import { useTable } from './context.ts';
import { INFLUENCE_ICON, INFLUENCE_WORD } from './icons.tsx';
import style from './players.module.css';
import { Rules } from './Rules.tsx';

/** Every ideology: influence, hand, what is known of hand and deck, advancements, rules. */
export function Players() {
  const { world, tell } = useTable();
  return (
    <ol className={style.players} aria-label={tell('board.order')}>
      {world.order.map((seat) => (
        <Player key={seat} seat={seat} />
      ))}
    </ol>
  );
}

function Player({ seat }: { seat: Seat }) {
  const { view, world, preview, mine, tell, seatName, ideologyOf, ideologyName, lookAt, looked } = useTable();
  const { now, after } = preview.influence[seat];
  return (
    <li
      className={style.player}
      data-looked={looked === seat}
      onPointerEnter={(event) => event.pointerType === 'mouse' && lookAt(seat)}
      onPointerLeave={() => lookAt(null)}
    >
      <h3 className={style.head}>
        <Emblem seat={seat} size={24} />
        <span>
          {seatName(seat)}
          <small>{ideologyName(seat)}</small>
        </span>
        <b title={tell('board.influence')}>
          <span className="quiet">{tell('board.influence')} </span>
          {now}
          {after !== now && <span className={style.after}> → {after}</span>}
        </b>
      </h3>
      <p className={style.counts}>
        <span>
          {tell('board.hand')} <b>{view.facts.hands[seat]}</b>
        </span>
        <span>
          <Layers size={13} aria-hidden="true" /> {tell('board.drawDeck')} <b>{view.facts.decks[seat]}</b>
        </span>
        <span>{tell('board.points', { count: advancementPoints(world, seat) })}</span>
      </p>
      <p className={style.counts}>
        {tell('board.unseen')}:{' '}
        {INFLUENCES.map((influence, type) => {
          const Icon = INFLUENCE_ICON[influence];
          return (
            <span key={influence} title={tell(INFLUENCE_WORD[influence])}>
              <Icon size={13} aria-hidden="true" />
              <span className="quiet">{tell(INFLUENCE_WORD[influence])} </span>
              <b>{unseen(world, seat, type)}</b>
            </span>
          );
        })}
      </p>
      <Held seat={seat} />
      <details className={style.rules} open={seat === mine}>
        <summary>{tell('board.rulesOf', { ideology: ideologyOf(seat) })}</summary>
        <Rules seat={seat} />
      </details>
    </li>
  );
}

function Held({ seat }: { seat: Seat }) {
  const { world, tell, teller } = useTable();
  const held = ADVANCEMENTS.flatMap((id, kind) => {
    const copies = world.held[seat * KINDS + kind];
    return copies === 0
      ? []
      : [{ id, name: `${teller.term('advancement', id)}${copies > 1 ? ` ×${copies}` : ''}` }];
  });
  return (
    <p className={style.held}>
      <span className="quiet">{tell('board.held')}: </span>
      {held.length === 0 ? (
        <span>{tell('board.none')}</span>
      ) : (
        held.map(({ id, name }) => (
          <span key={id} className={style.chip}>
            {name}
          </span>
        ))
      )}
    </p>
  );
}
