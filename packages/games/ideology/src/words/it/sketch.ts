import type { Translation } from '@entente/engine';
import type { sketch as en } from '../en/sketch.ts';

/** The table as text, and the series of measures. */
export const sketch = {
  'ui.turn': 'Turno {turn}, {left, plural, =0 {nessuna regione} one {# regione} other {# regioni}} nel mazzo',
  'ui.player': '{seat}',
  'ui.ideology': '{ideology}',
  'ui.colInfluence': 'IG',
  'ui.colHand': 'mano',
  'ui.colUnseen': 'coperte',
  'ui.colAdvancements': 'avanzamenti',
  'ui.short':
    '{kind, select, tactics {Tat} industry {Ind} patriotism {Pat} supremacy {Sup} innovation {Inn} propaganda {Pro} other {ADM}}',
  'ui.relations': 'Guerra: {war}   Pace: {peace}',
  'ui.hand': 'La tua mano: militare {military}, economica {economic}, culturale {cultural}',
  'ui.regions': 'Regioni: controllo, livello (→ se valutate ora), carte mil., econ., cult., · spazio libero',
  'ui.region': '{region}',

  'measure.influence': 'Influenza Globale',
  'measure.regions': 'Regioni controllate',
  'measure.military': 'Carte militari nelle regioni',
  'measure.economic': 'Carte economiche nelle regioni',
  'measure.cultural': 'Carte culturali nelle regioni',
  'measure.advancementPoints': 'Punti avanzamento',
  'measure.weapons': 'Armi di distruzione di massa',
  'measure.wars': 'Guerre',
  'measure.independent': 'Regioni indipendenti',
  'measure.worldWars': 'Coppie in Guerra',
  'measure.worldPeace': 'Coppie in Pace',
  'part.regions': 'le regioni',
  'part.advancements': 'gli avanzamenti',
  'part.rivals': 'rivali più deboli',
  'part.victory': 'la corsa alla vittoria',
  'part.hand': 'le carte in mano',
  'part.relations': 'le relazioni con gli altri',
} satisfies Translation<typeof en>;
