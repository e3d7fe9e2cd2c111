import type { Words } from '@entente/engine';

const en = {
  title: 'Skeleton',
  about: 'Take the last stick.',
  'phase.play': 'Play',
  'prompt.turn': 'How many of the {left, plural, one {# stick} other {# sticks}} do you take?',
  'choice.take': 'Take {sticks}',
  'log.take':
    '{seat} takes {taken, plural, one {# stick} other {# sticks}}; {left, plural, one {# is} other {# are}} left.',
  'outcome.last': 'The last stick wins.',
  'option.sticks': 'Sticks',
  'option.sticks.15': '15',
  'option.sticks.21': '21',
  'measure.taken': 'Sticks taken',
  'ui.left': '{left, plural, one {# stick} other {# sticks}} left',
} as const;

const it = {
  title: 'Skeleton',
  about: 'Prendi l’ultimo bastoncino.',
  'phase.play': 'Partita',
  'prompt.turn': 'Quanti bastoncini prendi? {left, plural, one {Ne resta #} other {Ne restano #}}.',
  'choice.take': 'Prendi {sticks}',
  'log.take':
    '{seat} prende {taken, plural, one {# bastoncino} other {# bastoncini}}; {left, plural, one {ne resta #} other {ne restano #}}.',
  'outcome.last': 'L’ultimo bastoncino vince.',
  'option.sticks': 'Bastoncini',
  'option.sticks.15': '15',
  'option.sticks.21': '21',
  'measure.taken': 'Bastoncini presi',
  'ui.left': '{left, plural, one {Resta # bastoncino} other {Restano # bastoncini}}',
} as const;

const de = {
  title: 'Skeleton',
  about: 'Nimm das letzte Hölzchen.',
  'phase.play': 'Spiel',
  'prompt.turn':
    'Wie viele Hölzchen nimmst du? {left, plural, one {Es ist noch # da} other {Es sind noch # da}}.',
  'choice.take': 'Nimm {sticks}',
  'log.take':
    '{seat} nimmt {taken, plural, one {# Hölzchen} other {# Hölzchen}}; {left, plural, one {# bleibt} other {# bleiben}} übrig.',
  'outcome.last': 'Das letzte Hölzchen gewinnt.',
  'option.sticks': 'Hölzchen',
  'option.sticks.15': '15',
  'option.sticks.21': '21',
  'measure.taken': 'Genommene Hölzchen',
  'ui.left': 'Noch {left, plural, one {# Hölzchen} other {# Hölzchen}}',
} as const;

export const words = { en, it, de, terms: {}, names: { seat: 'seat' } } satisfies Words<typeof en>;
