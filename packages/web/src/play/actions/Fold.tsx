import type { OpenAction } from '../../board-api/intents.ts';
import type { Play } from '../usePlay.ts';
import { ActionForm } from './ActionForm.tsx';
import style from './fold.module.css';

/** Maximum number of blanks of a form that is not folded. */
const FEW = 2;

type FormAction = Exclude<OpenAction, { kind: 'plain' }>;

interface Props {
  play: Play;
  action: FormAction;
  isFolded?: boolean;
}

/** A form; a long one, or one of many, is folded at first. */
export default function Fold({ play, action, isFolded = false }: Props) {
  const isLong = action.kind === 'form' && Object.keys(action.blanks).length > FEW;
  if (!isLong && !isFolded) return <ActionForm play={play} action={action} />;
  return (
    <details className={style.fold} name="forms">
      <summary data-fold={action.id}>{action.label}</summary>
      <ActionForm play={play} action={action} />
    </details>
  );
}
