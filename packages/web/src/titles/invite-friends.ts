import { signIn } from '../link/server-state.ts';
import { useSettings } from '../settings/store.ts';
import { titleOf, usualSeats } from './titles.ts';

/** A table on the server with an open seat for every friend; its lobby shows the link. Returns the table's name. */
export async function inviteFriends(game: string, guest: string): Promise<string> {
  await signIn(useSettings.getState().name.trim() || guest);
  const { serverHost } = await import('../link/server-host.ts');
  const seats = usualSeats(titleOf(game)?.seats ?? [2]);
  const chairs = Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }) as const);
  return (await serverHost.create({ game, options: {}, chairs })).id;
}
