import { useId } from 'react';
import style from './choice.module.css';

interface Props<Value extends string | number | boolean> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange(value: NoInfer<Value>): void;
}

/** One of a few, all in sight. */
export function ChoiceGroup<Value extends string | number | boolean>(props: Props<Value>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className={style.group}>
      <legend className={style.legend}>{label}</legend>
      <div className={style.options}>
        {options.map((option) => (
          <label key={String(option.value)} className={style.option}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
