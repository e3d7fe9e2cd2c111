import type { Words } from '@entente/engine';

const en = {
  title: 'Connect four',
  about: 'Discs fall down; four in a row win.',
  goal: 'Four in a row',
  'phase.play': 'Play',
  'prompt.turn': 'Choose a column.',
  'choice.drop': 'Column {column}',
  'log.drop': '{seat} drops a disc into column {column}.',
  'outcome.four': 'Four in a row.',
  'outcome.draw': 'The board is full: nobody wins.',
} as const;

const it = {
  title: 'Forza quattro',
  about: 'I dischi cadono; vince chi ne allinea quattro.',
  goal: 'Quattro in fila',
  'phase.play': 'Partita',
  'prompt.turn': 'Scegli una colonna.',
  'choice.drop': 'Colonna {column}',
  'log.drop': '{seat} lascia cadere un disco nella colonna {column}.',
  'outcome.four': 'Quattro in fila.',
  'outcome.draw': 'La griglia è piena: nessuno vince.',
} as const;

const de = {
  title: 'Vier gewinnt',
  about: 'Scheiben fallen herab; vier in einer Reihe gewinnen.',
  goal: 'Vier in einer Reihe',
  'phase.play': 'Spiel',
  'prompt.turn': 'Wähle eine Spalte.',
  'choice.drop': 'Spalte {column}',
  'log.drop': '{seat} wirft eine Scheibe in Spalte {column}.',
  'outcome.four': 'Vier in einer Reihe.',
  'outcome.draw': 'Das Feld ist voll: niemand gewinnt.',
} as const;

export const words = { en, it, de, terms: {}, names: { seat: 'seat' } } satisfies Words<typeof en>;
