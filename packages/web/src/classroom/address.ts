import { addresses } from '../link/server-host.ts';
import { isOwnName } from '../screens/own-name.ts';
import { useLater } from '../ui/useLater.ts';

/** Where students reach this server: not by a name that only this machine knows. */
export function useAddress(): string {
  const own = isOwnName(location.hostname);
  const known = useLater(`addresses ${own}`, async () => (own ? addresses() : []));
  return (known.state === 'here' ? known.value[0] : undefined) ?? location.origin;
}

/** Without what everybody adds anyway: to be read from the wall and typed. */
export const typed = (address: string): string => address.replace(/^https?:\/\//, '');
