import type { GamePage } from '@entente/web/board-api/page.ts';
import cover from './cover.svg';

export const page: GamePage = {
  cover,
  pitch: () => import('./pitch.ts'),
  board: () => import('./board/index.tsx'),
  debrief: () => import('./board/debrief.tsx'),
  spoken: () => import('./board/spoken.ts'),
  strength: () => import('./strength.json'),
  rules: {
    en: () => import('./rules.md?raw'),
    it: () => import('./rules.it.md?raw'),
    de: () => import('./rules.de.md?raw'),
  },
};
