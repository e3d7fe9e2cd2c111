import type { Seat } from '@entente/engine';
import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { Face } from '@entente/web/ui/Face.tsx';
import { ADVANCEMENT_KINDS, advancementReading, KIND_OF, KINDS } from '../src/index.ts';
import { Actions } from './Actions.tsx';
import style from './advancements.module.css';
import { useTable } from './context.ts';
import faces from './faces.svg';

/** The seven kinds: what they do and cost, who holds them, how many are left; to be bought where they stand. */
export function Advancements() {
  const { world, tell, teller, view, seatName } = useTable();
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const copies = (seat: Seat, kind: number) => world.held[seat * KINDS + kind];
  return (
    <ul className={style.advancements}>
      {ADVANCEMENT_KINDS.map(({ id }) => {
        const kind = KIND_OF[id];
        const holders = seats.filter((seat) => copies(seat, kind) > 0);
        return (
          <li key={id}>
            <h3 className={style.head}>
              <Face sheet={faces} of={`advancement.${id}`} ground="#0f4c81" />
              {teller.term('advancement', id)}
              <Mark family="advancement" id={id} />
              <small>{tell('board.left', { count: world.supply[kind] })}</small>
            </h3>
            <p>{teller.term('advancement', `${advancementReading(id, view.options)}.text`)}</p>
            {holders.length > 0 && (
              <p className={style.holders}>
                <span className="quiet">{tell('board.holders')}: </span>
                {holders.map((seat) => (
                  <span key={seat} title={seatName(seat)}>
                    <Emblem seat={seat} size={17} />
                    <span className="quiet">{seatName(seat)} </span>
                    {copies(seat, kind)}
                  </span>
                ))}
              </p>
            )}
            <Actions spot={`advancement:${id}`} />
          </li>
        );
      })}
    </ul>
  );
}
