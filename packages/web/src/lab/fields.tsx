import { type ReactNode, useId, useState } from 'react';
import choice from '../ui/choice.module.css';
import screen from '../ui/screen.module.css';

interface SeveralProps<Value extends string | number | boolean> {
  label: string;
  values: readonly Value[];
  chosen: readonly Value[];
  nameOf(value: Value): string;
  onToggle(value: Value): void;
}

/** Some of a few, all in sight. */
export function Several<Value extends string | number | boolean>(props: SeveralProps<Value>) {
  const { label, values, chosen, nameOf, onToggle } = props;
  return (
    <fieldset className={choice.group}>
      <legend className={choice.legend}>{label}</legend>
      <div className={choice.options}>
        {values.map((value) => (
          <label key={String(value)} className={choice.option}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
            <span>{nameOf(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface NumberProps {
  label: string;
  /** Null: nothing is said. */
  value: number | null;
  min: number;
  max: number;
  /** Null only where nothing may be said. */
  onChange(value: number | null): void;
  mayBeEmpty?: boolean;
}

/** A whole number; what is half typed is not passed on. */
export function NumberField({ label, value, min, max, onChange, mayBeEmpty = false }: NumberProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className={screen.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={screen.input}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={typed ?? value ?? ''}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          const wanted = Number(text);
          if (text === '' && mayBeEmpty) onChange(null);
          else if (text !== '' && Number.isInteger(wanted) && wanted >= min && wanted <= max)
            onChange(wanted);
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}

/** A text with its label. */
export function TextField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange(value: string): void;
}) {
  const id = useId();
  return (
    <div className={screen.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={screen.input}
        maxLength={120}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

/** Opens a file of this device and gives its text. */
export function FileButton({
  children,
  className,
  onText,
}: {
  children: ReactNode;
  className: string;
  onText(text: string, name: string): void;
}) {
  return (
    <label className={className}>
      {children}
      <input
        className="quiet"
        type="file"
        accept="application/json,.json"
        onChange={(event) => {
          const field = event.currentTarget;
          const file = field.files?.[0];
          if (file === undefined) return;
          void file.text().then((text) => {
            onText(text, file.name);
            field.value = '';
          });
        }}
      />
    </label>
  );
}
