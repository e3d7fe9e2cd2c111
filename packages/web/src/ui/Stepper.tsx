import { Minus, Plus } from 'lucide-react';
import { useWords } from '../words/index.ts';
import style from './stepper.module.css';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Is there a button to the most? */
  hasMost?: boolean;
  onChange(value: number): void;
}

/** An amount, by one step or to either end. */
export function Stepper({ label, value, min, max, step = 1, hasMost = true, onChange }: Props) {
  const say = useWords();
  const top = min + Math.floor((max - min) / step) * step;
  const within = (wanted: number) => Math.min(top, Math.max(min, wanted));
  return (
    <fieldset className={style.stepper} aria-label={label}>
      <button type="button" onClick={() => onChange(within(value - step))} aria-label={say('ui.less')}>
        <Minus size={18} aria-hidden="true" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        value={value}
        min={min}
        max={top}
        step={step}
        onChange={(event) => {
          const wanted = event.currentTarget.valueAsNumber;
          if (Number.isInteger(wanted)) onChange(within(min + Math.round((wanted - min) / step) * step));
        }}
      />
      <button type="button" onClick={() => onChange(within(value + step))} aria-label={say('ui.more')}>
        <Plus size={18} aria-hidden="true" />
      </button>
      {hasMost && top - min > step * 3 && (
        <button type="button" className={style.all} onClick={() => onChange(top)}>
          {say('ui.most', { count: top })}
        </button>
      )}
    </fieldset>
  );
}
