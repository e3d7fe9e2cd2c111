import type { Translation } from '@entente/engine';
import type { sketch as en } from '../en/sketch.ts';

/** The table as text, and the series of measures. */
export const sketch = {
  'ui.turn':
    'Runde {turn}, {left, plural, =0 {keine Region} one {# Region} other {# Regionen}} noch im Stapel',
  'ui.player': '{seat}',
  'ui.ideology': '{ideology}',
  'ui.colInfluence': 'GE',
  'ui.colHand': 'Hand',
  'ui.colUnseen': 'verdeckt',
  'ui.colAdvancements': 'Fortschritte',
  'ui.short':
    '{kind, select, tactics {Tak} industry {Ind} patriotism {Pat} supremacy {Übl} innovation {Inn} propaganda {Pro} other {MVW}}',
  'ui.relations': 'Krieg: {war}   Frieden: {peace}',
  'ui.hand': 'Deine Hand: Militär {military}, Wirtschaft {economic}, Kultur {cultural}',
  'ui.regions':
    'Regionen: Kontrolle, Stufe (→ bei Bewertung jetzt), Karten Mil., Wirt., Kult., · freier Platz',
  'ui.region': '{region}',

  'measure.influence': 'Globaler Einfluss',
  'measure.regions': 'Kontrollierte Regionen',
  'measure.military': 'Karten Militär an Regionen',
  'measure.economic': 'Karten Wirtschaft an Regionen',
  'measure.cultural': 'Karten Kultur an Regionen',
  'measure.advancementPoints': 'Fortschrittspunkte',
  'measure.weapons': 'Massenvernichtungswaffen',
  'measure.wars': 'Kriege',
  'measure.independent': 'Unabhängige Regionen',
  'measure.worldWars': 'Paare im Krieg',
  'measure.worldPeace': 'Paare im Frieden',
  'part.regions': 'die Regionen',
  'part.advancements': 'Fortschritte',
  'part.rivals': 'schwächere Gegner',
  'part.victory': 'das Rennen um den Sieg',
  'part.hand': 'Handkarten',
  'part.relations': 'die Beziehungen zu den anderen',
} satisfies Translation<typeof en>;
