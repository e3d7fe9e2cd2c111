import style from '@entente/web/world/sheet.module.css';
import { Actions } from './Actions.tsx';
import { useTable } from './context.ts';

/** What is to be done and belongs to no thing on the board. */
export function Now() {
  const { tell, lit, mine } = useTable();
  const steps = lit.open('step').length + lit.refused('step').length;
  if (mine === null || steps === 0) return null;
  return (
    <>
      <h3 className={style.title}>{tell('board.nextSteps')}</h3>
      <Actions spot="step" />
    </>
  );
}
