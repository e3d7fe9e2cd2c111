import { consequencesOf } from '@entente/engine';
import style from '@entente/web/world/sheet.module.css';
import { FlaskConical } from 'lucide-react';
import { type Attack, attack, TECHNOLOGIES } from '../src/index.ts';
import { useTable } from './context.ts';
import { bitsOf } from './readings.ts';

/** Research before it is paid for: the chance of every amount, and what a success can bring. */
export function ResearchPart() {
  const { lit, view, world, tell, teller } = useTable();
  const [invest] = lit.open('step').filter(({ choice }) => choice.do === 'invest');
  const known = world.technologies.reduce((owned, bits) => owned | bits, 0);
  const left = bitsOf(TECHNOLOGIES, ~known).map((id) => teller.term('technology', id));
  const amounts = invest?.kind === 'amount' ? range(invest.min, invest.max, invest.step) : [];
  const chance = (pp: number) =>
    consequencesOf<Attack>(attack, view, { do: 'invest', pp } as Attack['choice'])
      .filter(({ message }) => message.say === 'effect.chance')
      .map(({ message }) => teller.say(message));
  return (
    <section className={`${style.sheet} ${style.event}`} aria-label={teller.term('action', 'research')}>
      <h3 className={style.head}>
        <FlaskConical size={17} aria-hidden="true" />
        {teller.term('action', 'research')}
      </h3>
      {amounts.length > 0 && (
        <ul className={style.parts}>
          {amounts.map((pp) => (
            <li key={pp}>
              {pp} {tell('board.pp')}: <b>{chance(pp)}</b>
            </li>
          ))}
        </ul>
      )}
      <p className={style.facts}>{tell('board.researchWins', { technologies: left.join(', ') })}</p>
    </section>
  );
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
