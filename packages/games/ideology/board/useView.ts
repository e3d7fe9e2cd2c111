import { useState } from 'react';

export const VIEWS = ['map', 'tiles', 'list'] as const;
type WorldView = (typeof VIEWS)[number];

const KEPT = 'entente.ideology.view';

/** The view that was chosen last; at first the map, on small screens the tiles. */
export function useView(small: boolean): [WorldView, (view: WorldView) => void] {
  const [view, setView] = useState<WorldView | null>(
    () => VIEWS.find((name) => name === localStorage.getItem(KEPT)) ?? null,
  );
  return [
    view ?? (small ? 'tiles' : 'map'),
    (chosen) => {
      localStorage.setItem(KEPT, chosen);
      setView(chosen);
    },
  ];
}
