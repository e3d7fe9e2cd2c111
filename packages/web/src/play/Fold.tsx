import { ActionForm } from './ActionForm.tsx';
import style from './fold.module.css';
import type { OpenAction } from './intents.ts';
import type { Play } from './usePlay.ts';

/** A form with more blanks than this would hide everything else. */
const FEW = 2;

type FormAction = Exclude<OpenAction, { kind: 'plain' }>;

/** A form; a long one is opened when it is wanted. */
export function Fold({ play, action }: { play: Play; action: FormAction }) {
  if (action.kind === 'amount' || Object.keys(action.blanks).length <= FEW)
    return <ActionForm play={play} action={action} />;
  return (
    <details className={style.fold}>
      <summary data-fold={action.id}>{action.label}</summary>
      <ActionForm play={play} action={action} />
    </details>
  );
}
