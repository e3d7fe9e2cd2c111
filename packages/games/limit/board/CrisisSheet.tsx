import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Button } from '@entente/web/ui/Button.tsx';
import { Face } from '@entente/web/ui/Face.tsx';
import { X } from 'lucide-react';
import { useTable } from './context.ts';
import type { Crisis } from './crises.ts';
import style from './crisis-sheet.module.css';
import faces from './faces.svg';

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
      {crises.map(({ type, generation, lines }) => (
        <article key={`${type} ${generation}`}>
          <h2>
            <Face sheet={faces} of={`crisis.${type}`} ground="#8c2f26" />
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
      ))}
    </section>
  );
}
