import type { Pitch } from '@entente/web/board-api/pitch.ts';
import { Fuel, Landmark, Route } from 'lucide-react';

export const pitch: Pitch = {
  icons: [Route, Landmark, Fuel],
  words: {
    en: {
      line: 'It is 1935 again. What are your orders?',
      does: [
        ['Give orders', 'Send armies and fleets across the map, and see the odds before you attack.'],
        ['Play politics', 'Governments, cards and auctions decide as much as tanks do.'],
        ['Pay in oil', 'Every action burns oil. Trade routes and oil fields keep you moving.'],
      ],
    },
    it: {
      line: 'È di nuovo il 1935. Quali sono gli ordini?',
      does: [
        ['Dai gli ordini', 'Manda eserciti e flotte sulla mappa e guarda le probabilità prima di attaccare.'],
        ['Fai politica', 'Governi, carte e aste decidono quanto i carri armati.'],
        [
          'Paga in petrolio',
          'Ogni azione brucia petrolio. Rotte commerciali e giacimenti ti tengono in moto.',
        ],
      ],
    },
    de: {
      line: 'Wieder 1935. Wie lauten deine Befehle?',
      does: [
        [
          'Befehle geben',
          'Schick Heere und Flotten über die Karte und sieh die Chancen, bevor du angreifst.',
        ],
        ['Politik machen', 'Regierungen, Karten und Auktionen entscheiden so viel wie Panzer.'],
        ['Mit Öl bezahlen', 'Jede Aktion verbrennt Öl. Handelsrouten und Ölfelder halten dich in Bewegung.'],
      ],
    },
  },
};
