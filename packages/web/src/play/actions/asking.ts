import type { Settings } from '../../settings/store.ts';

/** Milliseconds on the clock below which nothing is asked twice. */
const HURRY = 30_000;

interface Pressed {
  readonly byTouch: boolean;
  /** Can what was pressed not be taken back? Asked only where it matters. */
  isFinal(): boolean;
  /** Milliseconds on the clock; null where there is none. */
  readonly left: number | null;
}

/** Is a choice to be confirmed? There is no time to ask when there is no time. */
export function isAskedTwice(confirm: Settings['confirm'], { byTouch, isFinal, left }: Pressed): boolean {
  if (left !== null && left < HURRY) return false;
  switch (confirm) {
    case 'always':
      return true;
    case 'final':
      return byTouch || isFinal();
    case 'touch':
      return byTouch;
    case 'never':
      return false;
  }
}
