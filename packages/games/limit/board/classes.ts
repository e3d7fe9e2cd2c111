import { CLASSES, type Nation, type SocialClass } from '../src/index.ts';

const HIGHEST = 4;
const LOWEST = 1;

/** What keeps a class from rising or falling: an end of its track, or a neighbour. */
export type Block =
  | { readonly by: 'top' | 'bottom' }
  | { readonly by: 'above' | 'below'; readonly class: SocialClass };

/** Classes form a stair: A is at least B, and so on (LIM-0.5). */
export function blockOf(nation: Nation, index: number, way: 'raise' | 'lower'): Block | null {
  const standard = nation.sol[index];
  if (way === 'raise') {
    if (standard >= HIGHEST) return { by: 'top' };
    return index > 0 && standard >= nation.sol[index - 1] ? { by: 'above', class: CLASSES[index - 1] } : null;
  }
  if (standard <= LOWEST) return { by: 'bottom' };
  const last = index === CLASSES.length - 1;
  return !last && standard <= nation.sol[index + 1] ? { by: 'below', class: CLASSES[index + 1] } : null;
}
