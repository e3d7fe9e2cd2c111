import { useEffect, useState } from 'react';
import type { Account, Me, Notices, TableLine, WaysAnswer } from '../link/messages.ts';
import { findServer, useServer } from '../link/server-state.ts';
import { useSettings } from '../settings/store.ts';

/** Everything that the server knows about the one who looks. */
interface Known {
  readonly account: Account;
  readonly notices: Notices;
  readonly tables: readonly TableLine[];
}

export type Mine =
  | { readonly state: 'waiting' | 'none' }
  | {
      readonly state: 'here';
      readonly me: Me | null;
      readonly ways: WaysAnswer;
      /** Null while nobody is known. */
      readonly known: Known | null;
      change(part: Partial<Known>): void;
      /** Fetches it again: something has changed on the way. */
      again(): void;
    };

type Got = { readonly of: string | null; readonly ways: WaysAnswer; readonly known: Known | null };

/** What the server has about me; a device without a server has nothing of this. */
export function useMine(): Mine {
  const { state, me } = useServer();
  const [got, setGot] = useState<Got | 'nothing' | null>(null);
  const [round, setRound] = useState(0);
  const language = useSettings((settings) => settings.language);
  const id = me?.id ?? null;
  useEffect(() => {
    void findServer();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round, or another language, fetches again
  useEffect(() => {
    if (state !== 'here') return;
    let wanted = true;
    fetchMine(id).then(
      (fetched) => wanted && setGot(fetched),
      () => wanted && setGot('nothing'),
    );
    return () => {
      wanted = false;
    };
  }, [state, id, language, round]);
  if (state === 'none' || got === 'nothing') return { state: 'none' };
  if (state === 'unknown' || got === null || got.of !== id) return { state: 'waiting' };
  const { ways, known } = got;
  return {
    state: 'here',
    me,
    ways,
    known,
    change: (part) =>
      setGot((now) =>
        now === null || now === 'nothing' || now.known === null
          ? now
          : { ...now, known: { ...now.known, ...part } },
      ),
    again: () => setRound(round + 1),
  };
}

async function fetchMine(id: string | null): Promise<Got> {
  const { myAccount, myNotices, waysIn, wish } = await import('./requests.ts');
  const { myTables } = await import('../link/server-host.ts');
  if (id === null) return { of: id, ways: await waysIn(), known: null };
  const [ways, account, first, { mine }] = await Promise.all([
    waysIn(),
    myAccount(),
    myNotices(),
    myTables(),
  ]);
  const { language } = useSettings.getState();
  // Notices speak the language of their reader.
  const outdated = first.channels.length > 0 && first.language !== language;
  const notices = outdated ? await wish({ language }) : first;
  return { of: id, ways, known: { account, notices, tables: mine } };
}
