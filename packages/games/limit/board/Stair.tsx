import { consequencesOf } from '@entente/engine';
import type { ReactNode } from 'react';
import {
  CLASSES,
  DEMOGRAPHIC_INDEX,
  happiness,
  hasTokenOnRow,
  type Limit,
  limit,
  type Nation,
  type SocialClass,
  weightsOf,
} from '../src/index.ts';
import { blockOf } from './classes.ts';
import { useTable } from './context.ts';
import { DemographyIcon } from './icons.tsx';
import style from './stair.module.css';
import { Target } from './Target.tsx';

const STEPS = [4, 3, 2, 1];
/** What follows from a step, as far as there is room below it: a class that lets another one rise brings nothing itself. */
const SHORT: readonly string[] = ['effect.points', 'effect.opens'];

/** The five classes as a stair that must never rise to the right. */
export function Stair({ nation, idle }: { nation: Nation; idle: boolean }) {
  const { tell, lit, teller, view } = useTable();
  const way = idle ? null : wayOf();
  const blocks = CLASSES.map((_, index) => (way === null ? null : blockOf(nation, index, way)));
  return (
    <div className={style.living}>
      <h3 className={style.title}>
        {tell('board.living')} <small>{sum()}</small>
      </h3>
      <div className={style.stair}>
        {CLASSES.map((name, index) => {
          const standard = nation.sol[index];
          const token = hasTokenOnRow(nation, index);
          const words = [tell('board.standard', { class: name, standard })];
          if (token) words.push(tell('board.token'));
          return (
            <Target
              key={name}
              spot={`class:${name}`}
              label={words.join(' ')}
              blocked={why(index)}
              className={style.class}
              idle={idle}
            >
              <span className={style.steps}>
                {STEPS.map((step) => (
                  <span
                    key={step}
                    className={style.step}
                    data-filled={step <= standard}
                    data-top={step === standard}
                  >
                    {step === standard && standard}
                    {step === 3 && token && <DemographyIcon size={14} aria-hidden="true" />}
                  </span>
                ))}
              </span>
              <span className={style.letter}>
                {name}
                {pointsFor(name)}
              </span>
            </Target>
          );
        })}
      </div>
      <p className={style.note}>
        {blocks.some((block) => block !== null)
          ? [...new Set(CLASSES.flatMap((name, index) => inShort(name, index)))].join(' ')
          : tell('board.column', { column: nation.sol[2] })}
      </p>
    </div>
  );

  /** What they are worth now: the classes that count, times what the number of people makes of it (LIM-4.2.1). */
  function sum(): string {
    const { classes } = weightsOf(view.options);
    const terms = CLASSES.flatMap((name, index) => {
      const weight = classes[index];
      return weight === 0 ? [] : [`${weight === 1 ? '' : `${weight} × `}${name} ${nation.sol[index]}`];
    });
    const times = DEMOGRAPHIC_INDEX[nation.population];
    return tell('board.livingPoints', {
      sum: terms.join(' + '),
      times,
      points: happiness(nation, weightsOf(view.options)),
    });
  }

  /** What one step counts, beside the letter. */
  function pointsFor(name: SocialClass): ReactNode {
    const [action] = idle ? [] : lit.open(`class:${name}`);
    if (action === undefined) return null;
    const counts = consequencesOf(limit, view, action.choice as Limit['choice'])
      .filter(({ message: { say } }) => SHORT.includes(say))
      .map(({ message }) =>
        teller.say(
          message.say === 'effect.points' ? message : { say: 'effect.points', with: { by: 0, count: 0 } },
        ),
      );
    return <small>{counts}</small>;
  }

  /** Are classes asked to rise or to fall? */
  function wayOf(): 'raise' | 'lower' | null {
    for (const name of CLASSES) {
      const [action] = lit.open(`class:${name}`);
      if (action !== undefined) return action.choice.do === 'raise' ? 'raise' : 'lower';
    }
    return null;
  }

  /** The order of classes is one rule for all of them; an end of the stair is said of each. */
  function inShort(name: string, index: number): string[] {
    const by = blocks[index]?.by;
    if (by === undefined) return [];
    if (by === 'above') return [tell('board.leftFirst')];
    return [by === 'below' ? tell('board.rightFirst') : `${name}: ${why(index)}`];
  }

  function why(index: number): string | undefined {
    const block = blocks[index];
    if (block === null) return undefined;
    switch (block.by) {
      case 'top':
        return tell('board.atTop');
      case 'bottom':
        return tell('board.atBottom');
      case 'above':
        return sentence(tell('board.mustRiseFirst', { class: block.class }));
      case 'below':
        return sentence(tell('board.mustFallFirst', { class: block.class }));
    }
  }

  function sentence(text: string): string {
    return text.charAt(0).toLocaleUpperCase(teller.language) + text.slice(1);
  }
}
