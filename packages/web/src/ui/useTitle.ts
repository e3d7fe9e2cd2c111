import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useWaiting } from '../link/my-tables.ts';

/** What the tab of the browser says: how many tables wait elsewhere, and where we are. */
export function useTitle(title: string): void {
  const [here] = useLocation();
  const count = useWaiting(here).length;
  useEffect(() => {
    const place = title === '' ? 'Entente' : `${title} · Entente`;
    document.title = count === 0 ? place : `(${count}) ${place}`;
  }, [title, count]);
}
