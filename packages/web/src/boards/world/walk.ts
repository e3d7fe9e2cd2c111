import type { KeyboardEvent } from 'react';

/** Up and down go from row to row of a list of places. */
export function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('th button')];
  const at = buttons.indexOf(event.target as HTMLElement);
  const next = buttons[at + step];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
