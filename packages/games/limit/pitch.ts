import type { Pitch } from '@entente/web/board-api/pitch.ts';
import { Flame, Handshake, ScrollText } from 'lucide-react';

export const pitch: Pitch = {
  icons: [ScrollText, Handshake, Flame],
  words: {
    en: {
      line: 'Everybody wants to grow. The world does not.',
      does: [
        ['Govern with cards', 'Play policies. The forecast shows what each one brings before you commit.'],
        ['Trade and ally', 'One market for all nations, and allies who may not pay.'],
        ['Share the limits', 'Pollution, destabilisation and money draw on reserves that all nations share.'],
      ],
    },
    it: {
      line: 'Tutti vogliono crescere. Il mondo no.',
      does: [
        [
          'Governa con le carte',
          'Giochi carte politica. La previsione mostra che cosa porta ognuna prima che tu decida.',
        ],
        [
          'Commercia e stringi alleanze',
          'Un solo mercato per tutte le nazioni, e alleati che forse non pagano.',
        ],
        [
          'Condividi i limiti',
          'Inquinamento, destabilizzazione e denaro vengono da riserve comuni a tutte le nazioni.',
        ],
      ],
    },
    de: {
      line: 'Alle wollen wachsen. Die Welt nicht.',
      does: [
        ['Mit Karten regieren', 'Spiel Politikkarten. Die Vorschau zeigt vorher, was jede bringt.'],
        [
          'Handeln und verbünden',
          'Ein Markt für alle Nationen, und Verbündete, die vielleicht nicht zahlen.',
        ],
        [
          'Grenzen teilen',
          'Verschmutzung, Destabilisierung und Geld kommen aus Reserven, die sich alle Nationen teilen.',
        ],
      ],
    },
  },
};
