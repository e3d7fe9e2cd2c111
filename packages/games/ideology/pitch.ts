import type { Pitch } from '@entente/web/board-api/pitch.ts';
import { Drama, Flag, Swords } from 'lucide-react';

export const pitch: Pitch = {
  icons: [Flag, Drama, Swords],
  words: {
    en: {
      line: 'Every idea wants the whole world.',
      does: [
        ['Win regions over', '43 regions, each with a military, an economic and a cultural sector.'],
        ['Choose a face', 'Peace, neutral or war: all decide in secret, then all is revealed.'],
        [
          'Strike at the right time',
          'Conflicts take whole regions. The more influence you have, the more others fear you.',
        ],
      ],
    },
    it: {
      line: 'Ogni idea vuole il mondo intero.',
      does: [
        [
          'Conquista le regioni',
          '43 regioni, ognuna con un settore militare, uno economico e uno culturale.',
        ],
        [
          'Scegli un volto',
          'Pace, neutralità o guerra: tutti decidono in segreto, poi si scoprono le carte.',
        ],
        [
          'Colpisci al momento giusto',
          'I conflitti prendono regioni intere. Più influenza hai, più gli altri ti temono.',
        ],
      ],
    },
    de: {
      line: 'Jede Idee will die ganze Welt.',
      does: [
        [
          'Regionen gewinnen',
          '43 Regionen, jede mit einem militärischen, einem wirtschaftlichen und einem kulturellen Sektor.',
        ],
        ['Gesicht zeigen', 'Frieden, neutral oder Krieg: Alle entscheiden geheim, dann wird aufgedeckt.'],
        [
          'Im rechten Moment zuschlagen',
          'Konflikte holen ganze Regionen. Je größer dein Einfluss, desto mehr fürchten dich die anderen.',
        ],
      ],
    },
  },
};
