import type { Seat } from '@entente/engine';
import type { RefusedAction } from '@entente/web/kit/actions-by-place.ts';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { RuleLink } from '@entente/web/ui/RuleLink.tsx';
import { RELATIONS, type Relation } from '../src/index.ts';
import { useTable } from './context.ts';
import style from './diplomacy.module.css';
import { RelationSign } from './icons.tsx';

/** What one proposes to each of the others, in secret. */
export function Proposals() {
  const { view, tell, mine, lit } = useTable();
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== mine);
  // What is refused with everybody for the same reason is said once.
  const refusals = others.flatMap((seat) => lit.refused(`seat:${seat}`).slice(0, 1));
  const isAlike = refusals.every(({ reason }) => reason === refusals[0].reason);
  return (
    <section className={style.proposals} aria-label={tell('board.yourProposals')}>
      <h3>{tell('board.yourProposals')}</h3>
      <ul>
        {others.map((seat) => (
          <Proposal key={seat} seat={seat} isExplained={!isAlike} />
        ))}
      </ul>
      {isAlike && refusals.length > 0 && <Why refused={refusals[0]} />}
    </section>
  );
}

/** `isExplained`: says itself why something cannot be proposed. */
function Proposal({ seat, isExplained }: { seat: Seat; isExplained: boolean }) {
  const { view, tell, lit, seatName, mine } = useTable();
  const now = mine === null ? undefined : RELATIONS[view.public.relations[mine * view.seats + seat]];
  const given = view.answers.find((choice) => choice.do === 'propose' && choice.target === seat);
  const refused = lit.refused(`seat:${seat}`)[0];
  return (
    <li>
      <span className={style.whom}>
        <Emblem seat={seat} size={20} />
        {seatName(seat)}
        <small>
          {given?.do === 'propose'
            ? tell('board.proposed', { relation: given.relation })
            : now !== undefined && tell('board.now', { relation: now })}
        </small>
      </span>
      {lit.open(`seat:${seat}`).length > 0 && (
        <span className={style.wishes}>
          {RELATIONS.map((relation) => (
            <Wish key={relation} seat={seat} relation={relation} />
          ))}
        </span>
      )}
      {isExplained && refused !== undefined && <Why refused={refused} />}
    </li>
  );
}

function Why({ refused: { reason, rule } }: { refused: RefusedAction }) {
  const { tell, openRule } = useTable();
  return (
    <p className={style.why}>
      {reason} <RuleLink rule={rule} words={tell('board.rule', { rule })} open={openRule} />
    </p>
  );
}

function Wish({ seat, relation }: { seat: Seat; relation: Relation }) {
  const { view, lit, act, chosen, tell, teller, mine } = useTable();
  const action = lit
    .open(`seat:${seat}`)
    .find(({ choice }) => 'relation' in choice && choice.relation === relation);
  const now = mine !== null && RELATIONS[view.public.relations[mine * view.seats + seat]] === relation;
  const inside = (
    <>
      <RelationSign relation={relation} />
      {teller.term('relation', relation)}
      <small>{tell('board.allows', { state: relation })}</small>
    </>
  );
  if (action === undefined)
    return (
      <span className={style.wish} data-refused="true">
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      className={style.wish}
      data-relation={relation}
      data-now={now}
      data-action={action.id}
      data-chosen={chosen === action.id}
      aria-label={action.label}
      onClick={() => act({ action: action.id })}
    >
      {inside}
    </button>
  );
}
