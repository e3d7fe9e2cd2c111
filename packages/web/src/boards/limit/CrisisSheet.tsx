import { X } from 'lucide-react';
import { Mark } from '../../provenance/Mark.tsx';
import { Button } from '../../ui/Button.tsx';
import { useTable } from './context.ts';
import type { Crisis } from './crises.ts';
import style from './crisis-sheet.module.css';
import { CRISIS_ICON } from './icons.tsx';

const WHY = {
  financial: 'board.whyFinancial',
  ecological: 'board.whyEcological',
  military: 'board.whyMilitary',
} as const;

/** Why a crisis came and what it did. It stands in the flow of the page and covers nothing. */
export function CrisisSheet({ crises, close }: { crises: readonly Crisis[]; close(): void }) {
  const { tell, teller } = useTable();
  if (crises.length === 0) return null;
  return (
    <section className={style.sheet} aria-label={tell('board.crisisSheet')}>
      <Button className={style.close} onClick={close} aria-label={tell('board.close')}>
        <X size={16} aria-hidden="true" />
      </Button>
      {crises.map(({ type, generation, lines }) => {
        const Icon = CRISIS_ICON[type];
        return (
          <article key={`${type} ${generation}`}>
            <h2>
              <Icon size={18} aria-hidden="true" />
              <span>{teller.term('crisis', type)}</span>
              <Mark family="crisis" id={type} />
            </h2>
            <p className={style.why}>{tell(WHY[type])}</p>
            <ol>
              {lines.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of one report, never moved
                <li key={at}>{teller.say(line)}</li>
              ))}
            </ol>
          </article>
        );
      })}
    </section>
  );
}
