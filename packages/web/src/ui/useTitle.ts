import { useEffect } from 'react';

/** What the tab of the browser says. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Entente' : `${title} · Entente`;
  }, [title]);
}
