import type { Translation } from '@entente/engine';
import type { land as en } from '../en/land.ts';

/** Land battles. */
export const land = {
  'prompt.nextBattle': 'Quale battaglia si combatte ora?',
  'prompt.commit': '{region}, round {round}: quali unità combattono?',
  'prompt.assign': '{region}: {hits, plural, one {# colpo} other {# colpi}} a segno. Chi viene colpito?',
  'prompt.press': '{region}, dopo il round {round}: combatti ancora o ti ritiri?',

  'choice.attackAt': 'Combatti: {region}',
  'choice.commitAll': 'Combatti con tutte le unità',
  'choice.commit': 'Impegna {count} × {unit}',
  'choice.ready': 'Fatto',
  'choice.hit': '{unit} colpisce {victim}',
  'choice.hitTwo': 'Artiglieria colpisce due Fanterie',
  'choice.pressOn': 'Combatti ancora',
  'choice.retreat': 'Ritirati',

  'refuse.hierarchy':
    'Questo colpo deve prendere prima un’altra unità: Fanteria, poi Carri Armati, Artiglieria, Aerei.',

  'log.attack': '{seat} attacca {target}: {region}.',
  'log.invasion': '{seat} invade: {region}. Una carta dice quanti difendono: {resource}.',
  'log.invasionUndefended': '{seat} invade: {region}. Non resta alcuna carta; difende una Fanteria.',
  'log.committed':
    '{seat} impegna ({region}){infantry, plural, =0 {} one { · # Fanteria} other { · # Fanterie}}{tank, plural, =0 {} one { · # Carro Armato} other { · # Carri Armati}}{artillery, plural, =0 {} one { · # Artiglieria} other { · # Artiglierie}}{plane, plural, =0 {} one { · # Aereo} other { · # Aerei}}.',
  'log.rolled':
    '{seat} tira{infantry, plural, =0 {} one { · # Fanteria} other { · # Fanterie}}{tank, plural, =0 {} one { · # Carro Armato} other { · # Carri Armati}}{artillery, plural, =0 {} one { · # Artiglieria} other { · # Artiglierie}}{plane, plural, =0 {} one { · # Aereo} other { · # Aerei}}{blank, plural, =0 {} other { · # a vuoto}}: {hits, plural, =0 {nessun colpo} one {# colpo} other {# colpi}}.',
  'log.neutralRolled':
    '{region} tira{infantry, plural, =0 {} one { · # Fanteria} other { · # Fanterie}}{tank, plural, =0 {} one { · # Carro Armato} other { · # Carri Armati}}{artillery, plural, =0 {} one { · # Artiglieria} other { · # Artiglierie}}{plane, plural, =0 {} one { · # Aereo} other { · # Aerei}}{blank, plural, =0 {} other { · # a vuoto}}: {hits, plural, =0 {nessun colpo} one {# colpo} other {# colpi}}.',
  'log.lost': '{seat} perde {count} × {unit}.',
  'log.neutralLost': 'I difensori perdono {count} × {unit}.',
  'log.conquered': '{seat} conquista {region}.',
  'log.held': '{seat} non riesce a prendere {region}.',
  'log.retreated': '{seat} si ritira: {region}.',
} satisfies Translation<typeof en>;
