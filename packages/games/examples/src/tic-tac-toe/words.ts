import type { Words } from '@entente/engine';

const en = {
  title: 'Tic-tac-toe',
  about: 'Three marks in a row win.',
  'phase.play': 'Play',
  'prompt.turn': 'Choose an empty cell.',
  'choice.mark': 'Mark {cell}',
  'log.mark': '{seat} marks {cell}.',
  'outcome.line': 'Three in a row.',
  'outcome.draw': 'The board is full: nobody wins.',
  'cell.0': 'top left',
  'cell.1': 'top',
  'cell.2': 'top right',
  'cell.3': 'left',
  'cell.4': 'the centre',
  'cell.5': 'right',
  'cell.6': 'bottom left',
  'cell.7': 'bottom',
  'cell.8': 'bottom right',
} as const;

const it = {
  title: 'Tris',
  about: 'Vince chi mette tre segni in fila.',
  'phase.play': 'Partita',
  'prompt.turn': 'Scegli una casella vuota.',
  'choice.mark': 'Segna {cell}',
  'log.mark': '{seat} segna {cell}.',
  'outcome.line': 'Tre in fila.',
  'outcome.draw': 'La griglia è piena: nessuno vince.',
  'cell.0': 'in alto a sinistra',
  'cell.1': 'in alto',
  'cell.2': 'in alto a destra',
  'cell.3': 'a sinistra',
  'cell.4': 'il centro',
  'cell.5': 'a destra',
  'cell.6': 'in basso a sinistra',
  'cell.7': 'in basso',
  'cell.8': 'in basso a destra',
} as const;

const de = {
  title: 'Tic-Tac-Toe',
  about: 'Drei Zeichen in einer Reihe gewinnen.',
  'phase.play': 'Spiel',
  'prompt.turn': 'Wähle ein leeres Feld.',
  'choice.mark': 'Markiere {cell}',
  'log.mark': '{seat} markiert {cell}.',
  'outcome.line': 'Drei in einer Reihe.',
  'outcome.draw': 'Das Feld ist voll: niemand gewinnt.',
  'cell.0': 'oben links',
  'cell.1': 'oben',
  'cell.2': 'oben rechts',
  'cell.3': 'links',
  'cell.4': 'die Mitte',
  'cell.5': 'rechts',
  'cell.6': 'unten links',
  'cell.7': 'unten',
  'cell.8': 'unten rechts',
} as const;

export const words = {
  en,
  it,
  de,
  terms: { cell: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
  names: { seat: 'seat', cell: 'cell' },
} satisfies Words<typeof en>;
