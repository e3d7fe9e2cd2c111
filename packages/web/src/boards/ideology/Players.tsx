import type { Seat } from '@entente/engine';
import {
  ADVANCEMENTS,
  advancementPoints,
  IDEOLOGY_CARDS,
  INFLUENCES,
  KINDS,
  readingOf,
  unseen,
} from '@entente/game-ideology';
import { Layers } from 'lucide-react';
import { Emblem } from '../../seats/Emblem.tsx';
import { type Table, useTable } from './context.ts';
import { INFLUENCE_ICON, INFLUENCE_WORD } from './icons.tsx';
import style from './players.module.css';

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
  const { view, world, preview, tell, seatName, ideologyName, lookAt, looked } = useTable();
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
      <Rules seat={seat} />
    </li>
  );
}

function Held({ seat }: { seat: Seat }) {
  const { world, tell, teller } = useTable();
  const held = ADVANCEMENTS.flatMap((id, kind) => {
    const copies = world.held[seat * KINDS + kind];
    return copies === 0 ? [] : [`${teller.term('advancement', id)}${copies > 1 ? ` ×${copies}` : ''}`];
  });
  return (
    <p className={style.held}>
      <span className="quiet">{tell('board.held')}: </span>
      {held.length === 0 ? (
        <span>{tell('board.none')}</span>
      ) : (
        held.map((name) => (
          <span key={name} className={style.chip}>
            {name}
          </span>
        ))
      )}
    </p>
  );
}

const KINDS_OF_RULE = ['start', 'advantage', 'disadvantage'] as const;

/** Neutral names hold here too: a rule is then called by its kind. */
function Rules({ seat }: { seat: Seat }) {
  const table = useTable();
  const { tell, ideologyOf, teller, view } = table;
  const neutral = view.options.names === 'neutral';
  return (
    <details className={style.rules}>
      <summary>{tell('board.rulesOf', { ideology: ideologyOf(seat) })}</summary>
      <dl>
        {rulesOf(table, seat).map((rule, at) => (
          <div key={rule}>
            <dt>{neutral ? teller.term('powerKind', KINDS_OF_RULE[at]) : teller.term('power', rule)}</dt>
            <dd>{teller.term('power', `${rule}.text`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The three rules of a seat's ideology in the readings of this table. */
function rulesOf({ world, view }: Table, seat: Seat): string[] {
  return IDEOLOGY_CARDS[world.ideologies[seat]].rules.map((rule) => readingOf(rule, view.options).id);
}
