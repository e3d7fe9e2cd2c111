import { useState } from 'react';
import { useLocation } from 'wouter';
import type { BotLevel } from '../link/messages.ts';
import { playNow } from './play-now.ts';

interface Start {
  /** The title whose game is being begun. */
  readonly starting: string | null;
  readonly problem: string;
  /**
   * @param level of the bots, instead of the one that the player has chosen
   * @param seats instead of the usual number
   */
  playNow(id: string, level?: BotLevel, seats?: number): void;
  invite(id: string): void;
}

/** One press to a game against bots, or to a table for friends. */
export function useStart(guest: string): Start {
  const [, go] = useLocation();
  const [starting, setStarting] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const start = (id: string, make: () => Promise<string>) => {
    if (starting !== null) return;
    setStarting(id);
    make().then(
      (table) => go(`/t/${table}`),
      (fault: Error) => {
        setProblem(fault.message);
        setStarting(null);
      },
    );
  };
  return {
    starting,
    problem,
    playNow: (id, level, seats) => start(id, () => playNow(id, level, seats)),
    invite: (id) => start(id, async () => (await import('./invite-friends.ts')).inviteFriends(id, guest)),
  };
}
