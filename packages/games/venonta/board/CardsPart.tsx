import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Face } from '@entente/web/ui/Face.tsx';
import style from '@entente/web/world/sheet.module.css';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { ACTIONS, GROUPS, progress } from '../src/index.ts';
import { Actions } from './Actions.tsx';
import { atThisTable } from './at-this-table.ts';
import { useTable } from './context.ts';
import faces from './faces.svg';
import { partInWords } from './Objective.tsx';

/** Grounds of the faces of cards. */
const ACTION = '#5b4a8a';
const GROUND = { aggressive: '#8c2f26', neutral: '#3f5566', peaceful: '#1b6b3a' } as const;

/** The own objective with what is still missing, and the own action cards. */
export function CardsPart() {
  const { view, tell, teller, lit, mine } = useTable();
  const hand = view.private?.hand ?? [];
  return (
    <div className={style.sheet}>
      {lit.open('objective').length > 0 && (
        <div className={style.card} data-lit="true">
          <h4>{tell('board.objective')}</h4>
          <p>{tell('board.objectiveHint')}</p>
          <Actions spot="objective" />
        </div>
      )}
      {mine !== null && <Objective />}
      {mine !== null && view.options.actionCards && (
        <>
          <h3 className={style.title}>{tell('board.hand')}</h3>
          {hand.length === 0 && <p className={style.facts}>{tell('board.noCards')}</p>}
          {hand.map((card) => {
            const { id } = ACTIONS[card];
            return (
              <article key={id} className={style.card} data-lit={lit.open(`card:${id}`).length > 0}>
                <h4>
                  <Face sheet={faces} of={`action.${id}`} ground={ACTION} />
                  {teller.term('action', id)}
                  <Mark family="action" id={id} />
                </h4>
                <p>{teller.term('action', `${id}.text`)}</p>
                <Actions spot={`card:${id}`} />
              </article>
            );
          })}
        </>
      )}
      <InForce />
    </div>
  );
}

function Objective() {
  const { view, tell, teller, mine, world } = useTable();
  const now = mine === null ? null : progress(view, mine);
  if (now === null || mine === null) return <p className={style.facts}>{tell('board.noObjective')}</p>;
  const { objective, points, met, of, parts, reached } = now;
  return (
    <article className={style.card} aria-label={tell('board.myObjective')}>
      <h4>
        <Face sheet={faces} of={`objective.${objective}`} ground={GROUND[GROUPS[world.group[mine]]]} />
        {teller.term('objective', objective)}
        <Mark family="objective" id={objective} /> · {tell('board.points', { points })}
      </h4>
      <p>
        {teller.term('group', GROUPS[world.group[mine]])} ·{' '}
        <b>{reached ? tell('board.reached') : tell('board.met', { met, of })}</b>
      </p>
      <p>{atThisTable(teller.term('objective', `${objective}.text`), view)}</p>
      <ul className={style.parts}>
        {parts.map((part) => {
          const Icon = part.met ? CircleCheck : CircleDashed;
          return (
            <li key={`${part.metric} ${part.op}`}>
              <Icon size={15} aria-hidden="true" color={part.met ? 'var(--success)' : 'var(--ink-2)'} />
              {partInWords(part, tell, teller.term('metric', part.metric))}
            </li>
          );
        })}
      </ul>
    </article>
  );
}

/** Action cards in front of a player. */
function InForce() {
  const { world, tell, teller, seatName } = useTable();
  const cards = ACTIONS.flatMap(({ id }, card) => {
    const seat = world.cards[card];
    return seat >= 0 && seat < world.order.length ? [{ id, seat }] : [];
  });
  if (cards.length === 0) return null;
  return (
    <>
      <h3 className={style.title}>{tell('board.inForce')}</h3>
      {cards.map(({ id, seat }) => (
        <article key={id} className={style.card}>
          <h4>
            <Face sheet={faces} of={`action.${id}`} ground={ACTION} />
            {teller.term('action', id)}
            <Mark family="action" id={id} /> · {seatName(seat)}
          </h4>
          <p>{teller.term('action', `${id}.text`)}</p>
        </article>
      ))}
    </>
  );
}
