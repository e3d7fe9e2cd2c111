import type { Translation } from '@entente/engine';
import type { assessment as en } from '../en/assessment.ts';

/** Assessment and Turn Order Phase, the end of a game. */
export const assessment = {
  'prompt.convert': 'In deinen Regionen darfst du Karten anderer Ideologien durch Handkarten ersetzen.',
  'prompt.swap':
    'In deinen Regionen darfst du eigene Karten gegen Handkarten eines anderen Typs tauschen{left, plural, =0 {} other {, höchstens #}}.',

  'choice.convert': '{region}: eine Karte {influence} von {target} ersetzen',
  'choice.swap': '{region}: eine Karte ({influence}) aufnehmen und eine andere ({into}) anlegen',

  'refuse.takenUp':
    'An Karten {influence} hast du nur noch solche, die du gerade aufgenommen hast; sie bleiben auf der Hand.',

  'log.level': 'Die Region {region} hat jetzt Stufe {level}.',
  'log.lost': '{seat} verliert die Kontrolle über die Region {region}.',
  'log.gained': '{seat} gewinnt die Kontrolle über die Region {region}.',
  'log.swapped': '{seat} tauscht eine Karte in der Region {region}: {influence} gegen {into}.',
  'log.order': 'Die neue Zugreihenfolge: {seats}.',

  'outcome.influence': 'Der höchste Globale Einfluss gewinnt.',
  'outcome.points': 'Gleicher Globaler Einfluss: Fortschrittspunkte entscheiden.',
  'outcome.shared': 'Vollständiger Gleichstand: Der Sieg wird geteilt.',
  'outcome.stalemate': 'Patt: Es entscheidet der Globale Einfluss, dann die Fortschrittspunkte.',
  'outcome.turns':
    'Die letzte Runde ist vorbei: Es entscheidet der Globale Einfluss, dann die Fortschrittspunkte.',
  'outcome.resigned': 'Alle anderen haben aufgegeben: Wer übrig bleibt, gewinnt.',
} satisfies Translation<typeof en>;
