import { questionOf, type Seat } from '@entente/engine';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { type Ideology, RELATIONS } from '../src/index.ts';
import { useTable } from './context.ts';
import style from './diplomacy.module.css';
import { RelationSign } from './icons.tsx';
import { Proposals } from './Proposals.tsx';

/** All pairs as a triangle; in the phase itself also what one proposes. */
export function Diplomacy() {
  const { view, tell, mine } = useTable();
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const asked = questionOf<Ideology>(view)?.step === 'diplomacy';
  return (
    <div className={style.diplomacy}>
      {asked && mine !== null && <Proposals />}
      <table className={style.chart}>
        <caption className="quiet">{tell('board.partDiplomacy')}</caption>
        <tbody>
          {seats.slice(1).map((row) => (
            <tr key={row}>
              <Side seat={row} scope="row" />
              {seats.slice(0, row).map((column) => (
                <td key={column}>
                  <Pair one={column} other={row} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {seats.slice(0, -1).map((column) => (
              <Side key={column} seat={column} scope="col" />
            ))}
          </tr>
        </tbody>
      </table>
      {!(asked && mine !== null) && <p className={style.note}>{tell('board.conflictsAllowed')}</p>}
      <p className={style.note}>{tell('board.moreHostile')}</p>
    </div>
  );
}

function Side({ seat, scope }: { seat: Seat; scope: 'row' | 'col' }) {
  const { seatName } = useTable();
  return (
    <th scope={scope} title={seatName(seat)}>
      <Emblem seat={seat} size={22} />
      <span className="quiet">{seatName(seat)}</span>
    </th>
  );
}

function Pair({ one, other }: { one: Seat; other: Seat }) {
  const { view, tell, marks } = useTable();
  const { relations, proposals } = view.public;
  const at = one * view.seats + other;
  const back = other * view.seats + one;
  const relation = RELATIONS[relations[at]];
  const [proposed, answered] = [RELATIONS[proposals[at]], RELATIONS[proposals[back]]];
  const changed = marks.some(
    ({ say, with: args }) => say === 'log.relation' && args.seat === one && args.target === other,
  );
  const told =
    proposed === answered || proposed === undefined || answered === undefined
      ? ''
      : ` ${tell('board.lastProposals', { proposed, answered })}`;
  return (
    <span className={style.pair} data-relation={relation} data-changed={changed}>
      <RelationSign relation={relation} />
      <span aria-hidden="true">{tell('board.state', { state: relation })}</span>
      <span className="quiet">
        {tell('board.pair', { seat: one, target: other, relation })}
        {told}
      </span>
    </span>
  );
}
