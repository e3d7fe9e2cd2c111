import type { Pitch } from '@entente/web/board-api/pitch.ts';
import { Handshake, ThermometerSun, Trees } from 'lucide-react';

export const pitch: Pitch = {
  icons: [Trees, Handshake, ThermometerSun],
  words: {
    en: {
      line: 'Win alone, or lose together.',
      does: [
        ['Use the land', 'Forest, farm or factory: every territory has five discs to build on.'],
        ['Strike deals', 'Trade fuel and food, make pacts, and see who keeps them.'],
        ['Save the planet', 'Your points must end above the CO₂. If all burn too much, nobody wins.'],
      ],
    },
    it: {
      line: 'Si vince da soli, o si perde insieme.',
      does: [
        ['Usa la terra', 'Foresta, coltivazione o fabbrica: ogni territorio ha cinque dischi da sfruttare.'],
        ['Stringi accordi', 'Scambia combustibile e cibo, firma patti e guarda chi li rispetta.'],
        [
          'Salva il pianeta',
          'I tuoi punti devono superare la CO₂. Se tutti bruciano troppo, non vince nessuno.',
        ],
      ],
    },
    de: {
      line: 'Allein gewinnen oder gemeinsam verlieren.',
      does: [
        ['Land nutzen', 'Wald, Feld oder Fabrik: Jedes Territorium hat fünf Scheiben, die du bebaust.'],
        ['Abkommen schließen', 'Handle mit Brennstoff und Nahrung, schließ Pakte und sieh, wer sie hält.'],
        [
          'Den Planeten retten',
          'Deine Punkte müssen am Ende über dem CO₂ liegen. Verbrennen alle zu viel, gewinnt niemand.',
        ],
      ],
    },
  },
};
