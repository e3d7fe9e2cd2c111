import type { Reason } from '@entente/analysis';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Play } from '../usePlay.ts';
import { Doubt } from './Doubt.tsx';
import style from './hint.module.css';
import { listedReasons } from './reasons.ts';
import { useHint } from './useHint.ts';

/** The best choices as the bots see them, with reasons. */
export default function Hint({ play, close }: { play: Play; close(): void }) {
  const { say, teller } = play;
  const listed = (reasons: readonly Reason[]) => listedReasons(teller, reasons);
  const hint = useHint(play);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [close]);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  return (
    <section
      className={style.hint}
      aria-labelledby={id}
      tabIndex={-1}
      ref={panel}
      aria-live="polite"
      data-above=""
    >
      <h2 id={id}>{say('play.hint')}</h2>
      <button type="button" className={style.close} aria-label={say('ui.close')} onClick={close}>
        <X size={18} aria-hidden="true" />
      </button>
      {hint.state === 'waiting' && <p>{say('hint.thinking')}</p>}
      {hint.state === 'failed' && <p>{say('hint.none')}</p>}
      {hint.state === 'here' && hint.value.choices.length === 0 && <p>{say('hint.only')}</p>}
      {hint.state === 'here' && hint.value.choices.length > 0 && (
        <>
          <ol>
            {hint.value.choices.map(({ choice, chance, reasons }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
              <li key={at}>
                <strong>{teller.choice(choice)}</strong>{' '}
                <span className={style.chance}>
                  {say('hint.chance', { chance: Math.round(chance * 100) })}
                </span>
                {reasons.length > 0 && (
                  <span className={style.why}>{say('hint.reasons', { reasons: listed(reasons) })}</span>
                )}
              </li>
            ))}
          </ol>
          <Doubt play={play} listed={listed} />
          <p className={style.note}>{say('hint.note')}</p>
        </>
      )}
    </section>
  );
}
