import { useEffect, useRef } from 'react';

/** Where the focus may go in a part of the screen when what had it is gone; what comes first is preferred. */
const PLACES = {
  '#actions': ['#actions'],
  '#board': ['#board [data-sheet]', '#board [role="button"][data-region][tabindex="0"]', '#actions'],
} as const;

/** What is pressed often goes away by that: then the keys stay in its part of the screen. */
export function useKeptFocus(): void {
  const last = useRef<{ element: Element; zone: keyof typeof PLACES } | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const element = target as Element;
      const zone = (['#actions', '#board'] as const).find((name) => element.closest(name) !== null);
      last.current = zone === undefined ? null : { element, zone };
    };
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    if (last.current === null || last.current.element.isConnected) return;
    if (document.activeElement !== document.body) return;
    for (const place of PLACES[last.current.zone]) {
      const found = document.querySelector<HTMLElement>(place);
      found?.focus({ preventScroll: true });
      if (document.activeElement === found) return;
    }
  });
}
