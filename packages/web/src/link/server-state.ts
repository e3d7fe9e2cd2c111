import { create } from 'zustand';
import type { Me } from './messages.ts';

/** Is there a server, and who are we to it? */
export interface ServerState {
  readonly state: 'unknown' | 'none' | 'here';
  readonly me: Me | null;
}

export const useServer = create<ServerState>(() => ({ state: 'unknown', me: null }));

let asked: Promise<ServerState> | null = null;

/** Asks once; a device without a server still plays. */
export async function findServer(): Promise<ServerState> {
  asked ??= (async () => {
    const { whoAmI } = await import('./server-host.ts');
    const me = await whoAmI();
    useServer.setState(me === undefined ? { state: 'none' } : { state: 'here', me });
    return useServer.getState();
  })();
  // The next one who asks tries again.
  asked.catch(() => {
    asked = null;
  });
  return asked;
}

/** Makes sure that the server has a name for us. */
export async function signIn(name: string): Promise<void> {
  const { introduce, rename } = await import('./server-host.ts');
  await findServer();
  const { me } = useServer.getState();
  if (me === null) useServer.setState({ me: await introduce(name) });
  else if (me.name !== name) useServer.setState({ me: await rename(name) });
}

/** Another person is signed in now, or none. */
export function becomes(me: Me | null): void {
  useServer.setState({ me });
}

/** A person who is known already changes their name. */
export async function renameMe(name: string): Promise<void> {
  await findServer();
  const { me } = useServer.getState();
  if (me === null || name === '' || me.name === name) return;
  const { rename } = await import('./server-host.ts');
  becomes(await rename(name));
}
