import { useEffect, useState } from 'react';

/**
 * Whole seconds that are left; null when no time is set.
 * @param ahead by how much the clock that tells `due` is ahead of ours
 */
export function useSeconds(due: number | null, ahead = 0): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (due === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [due]);
  return due === null ? null : Math.max(0, Math.ceil((due - ahead - now) / 1000));
}
