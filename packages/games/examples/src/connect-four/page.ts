import type { GamePage } from '@entente/web/board-api/page.ts';
import cover from './cover.svg';

export const page: GamePage = {
  cover,
  board: () => import('./board/index.tsx'),
  rules: {
    en: () => import('./rules.md?raw'),
    it: () => import('./rules.it.md?raw'),
    de: () => import('./rules.de.md?raw'),
  },
};
