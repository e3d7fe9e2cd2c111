import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Arrow keys inside a grid of cells that carry `data-x` and `data-y`. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const here = (event.target as HTMLElement).closest<HTMLElement>('[data-x]');
  if (step === undefined || here === null) return;
  const x = Number(here.dataset.x) + step[0];
  const y = Number(here.dataset.y) + step[1];
  const next = event.currentTarget.querySelector<HTMLElement>(`[data-x="${x}"][data-y="${y}"]`);
  if (next === null) return;
  event.preventDefault();
  next.focus();
}
