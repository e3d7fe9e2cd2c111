import type { Translation } from '@entente/engine';
import type { home as en } from '../en/home.ts';

/** Resource, Trading and Development Phase. */
export const home = {
  'prompt.cutDown':
    '{count, plural, =0 {Wer mehr Karten als Globalen Einfluss hat, legt ab.} one {Du hast mehr Karten als Globalen Einfluss: Lege # Karte ab.} other {Du hast mehr Karten als Globalen Einfluss: Lege # Karten ab.}}',
  'prompt.trade':
    '{traded, plural, =0 {{most, plural, one {# Karte gegen eine zufällige} other {Bis zu # Karten}} tauschen? Jede Stufe braucht eine Karte jedes Typs.} other {Getauscht: # von {most}. Die neuen kommen, wenn du fertig bist.}}',
  'prompt.develop': 'Bau aus: Jede Stufe braucht eine Karte jedes Typs.',

  'choice.discard': 'Eine Karte {influence} ablegen',
  'choice.trade': 'Eine Karte {influence} tauschen',
  'choice.endTrade': 'Fertig getauscht',
  'choice.place': '{region}: eine Karte {influence} anlegen',
  'choice.buy': '{advancement} erwerben',

  'refuse.traded': 'Dein Tauscheinfluss ist {most}: So viele Karten hast du schon getauscht.',
  'refuse.soldOut': 'Der Stapel ist leer: {advancement}.',
  'refuse.parts': 'Dir fehlen die Fortschritte, mit denen man {advancement} erwirbt.',

  'log.drawn':
    '{count, plural, =0 {{seat} zieht nichts: Es sind keine Karten mehr da} one {{seat} zieht # Karte} other {{seat} zieht # Karten}}.',
  'log.cutDown':
    '{seat} legt {count, plural, one {# Karte} other {# Karten}} {influence} ab, um auf den Globalen Einfluss zu kommen.',
  'log.traded': '{seat} tauscht eine Karte {influence}.',
  'log.placed': '{seat} legt in der Region {region} eine Karte {influence} an.',
  'log.bought': '{seat} erwirbt einen Fortschritt: {advancement}.',
} satisfies Translation<typeof en>;
