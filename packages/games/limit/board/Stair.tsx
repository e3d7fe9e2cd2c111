import { CLASSES, hasTokenOnRow, type Nation } from '../src/index.ts';
import { blockOf } from './classes.ts';
import { useTable } from './context.ts';
import { DemographyIcon } from './icons.tsx';
import style from './stair.module.css';
import { Target } from './Target.tsx';

const STEPS = [4, 3, 2, 1];

/** The five classes as a stair that must never rise to the right. */
export function Stair({ nation, idle }: { nation: Nation; idle: boolean }) {
  const { tell, lit, teller } = useTable();
  const way = idle ? null : wayOf();
  const blocks = CLASSES.map((_, index) => (way === null ? null : blockOf(nation, index, way)));
  return (
    <div className={style.living}>
      <h3 className={style.title}>{tell('board.living')}</h3>
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
              <span className={style.letter}>{name}</span>
            </Target>
          );
        })}
      </div>
      <p className={style.note}>
        {blocks.some((block) => block !== null)
          ? CLASSES.flatMap((name, index) => {
              const reason = why(index);
              return reason === undefined ? [] : [`${name}: ${reason}`];
            }).join(' ')
          : tell('board.column', { column: nation.sol[2] })}
      </p>
    </div>
  );

  /** Are classes asked to rise or to fall? */
  function wayOf(): 'raise' | 'lower' | null {
    for (const name of CLASSES) {
      const [action] = lit.open(`class:${name}`);
      if (action !== undefined) return action.choice.do === 'raise' ? 'raise' : 'lower';
    }
    return null;
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
