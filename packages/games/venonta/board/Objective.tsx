import { Check, CircleCheck, CircleDashed, Target } from 'lucide-react';
import { type Part, progress } from '../src/index.ts';
import { atThisTable } from './at-this-table.ts';
import { type Tell, useTable } from './context.ts';
import style from './objective.module.css';

/** What this round is played for, always in sight: the own objective, its points, what is still missing or must be kept. */
export function Objective({ open }: { open(): void }) {
  const { view, mine, tell, teller } = useTable();
  const now = mine === null ? null : progress(view, mine);
  if (now === null) return null;
  const { objective, points, met, of, parts, reached, hasWays } = now;
  const card = atThisTable(teller.term('objective', `${objective}.text`), view);
  const inOrder = parts.toSorted((one, other) => Number(one.met) - Number(other.met));
  const Icon = reached ? CircleCheck : Target;
  return (
    <button type="button" className={style.objective} data-reached={reached} onClick={open}>
      <Icon size={18} aria-hidden="true" />
      <span className={style.name}>
        <span>{tell('board.objective')}:</span> <b>{teller.term('objective', objective)}</b>
        <span className={style.points}>{tell('board.worth', { points })}</span>
      </span>
      <span className={style.state}>
        {/* Of several ways the card names all. */}
        {hasWays && !reached
          ? card
          : inOrder.map((part) => (
              <span key={`${part.metric} ${part.op}`} data-met={part.met}>
                {part.met ? (
                  <Check size={13} aria-hidden="true" />
                ) : (
                  <CircleDashed size={12} aria-hidden="true" />
                )}
                {partInWords(part, tell, teller.term('metric', part.metric))}{' '}
              </span>
            ))}
        {reached && <span className="quiet">: {tell('board.reached')}</span>}
      </span>
      <span className={style.count}>{tell('board.met', { met, of })}</span>
    </button>
  );
}

export function partInWords({ op, now, want }: Part, tell: Tell, metric: string): string {
  const word = {
    '>=': 'board.atLeast',
    '<=': 'board.atMost',
    '==': 'board.exactly',
    '>=others': 'board.asOthers',
  } as const;
  return tell(word[op], { metric, now, want });
}
