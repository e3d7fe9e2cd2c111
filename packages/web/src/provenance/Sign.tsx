import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import style from './mark.module.css';

interface Props {
  /** What it says of itself, as in "Not printed: Horse". */
  readonly label: string;
  readonly title: string;
  sentences(): readonly string[];
}

/** A small sign that opens a note. */
export function Sign({ label, title, sentences }: Props) {
  const note = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={style.mark} popoverTarget={note} aria-label={label} title={label}>
        <Info size={13} aria-hidden="true" />
      </button>
      <span
        id={note}
        popover="auto"
        role="note"
        className={style.note}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <>
            <strong>{title}</strong>
            {sentences().map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </>
        )}
      </span>
    </>
  );
}
