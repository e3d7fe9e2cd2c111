import type { Translation } from '@entente/engine';
import type { political as en } from '../en/political.ts';

/** The political phase: decks, hands, turns. */
export const political = {
  'prompt.newPolicies':
    '{draw, plural, =0 {Nuove politiche: ogni nazione pesca da uno dei suoi mazzi.} other {Nuove politiche: da quale mazzo peschi # carte? Ne tieni {keep}.}}',
  'prompt.keepPolicies':
    '{asked, select, no {Le nazioni scelgono le nuove politiche.} other {{keep, plural, =0 {Quale carta va ora in fondo al mazzo? La prima sarà pescata per prima.} one {Quale carta tieni? Le altre vanno in fondo al mazzo così come sono.} other {Quali # carte tieni? Le altre vanno in fondo al mazzo così come sono.}}}}',
  'prompt.actionCapacity':
    '{count, plural, =0 {Chi supera il limite di carte ne scarta.} one {Superi il limite di carte: metti # carta in fondo al suo mazzo.} other {Superi il limite di carte: metti # carte in fondo ai loro mazzi.}}',
  'prompt.politicalTurn':
    '{cards, plural, =0 {Tocca a te: gioca due carte, giocane una e passa, oppure passa.} other {Gioca una seconda carta o passa.}}',
  'prompt.endOfTurn': 'Chiudi il turno? Prima puoi ancora annullare.',

  'choice.draw': 'Pesca dal mazzo {deck}',
  'choice.keep': 'Tieni «{card}»',
  'choice.under': 'Metti ora «{card}» in fondo al mazzo',
  'choice.underRest': 'Metti le altre in fondo così come sono',
  'choice.discard': 'Metti «{card}» in fondo al suo mazzo',
  'choice.play': 'Gioca «{card}»',
  'choice.remove': 'Rimuovi «{card}»',
  'choice.pass': 'Passa',
  'choice.endTurn': 'Chiudi il turno',

  'refuse.deckEmpty': 'Il mazzo {deck} è vuoto.',
  'refuse.withdrawn':
    '«{card}» è stata ritirata in questo turno: il suo costo non è stato raccolto. Puoi riprovarci al tuo prossimo turno.',
  'refuse.money': '{need, plural, one {Serve # $} other {Servono # $}}, ma puoi raccogliere solo {have} $.',
  'refuse.moneyTogether':
    '{need, plural, one {Serve # $} other {Servono # $}}, ma tutte le nazioni insieme hanno solo {have} $.',
  'refuse.bank':
    '{need, plural, one {Serve # $} other {Servono # $}} della Banca Mondiale, che ha solo {have} $.',
  'refuse.stock':
    '{need, plural, one {Serve # unità di {resource}} other {Servono # {resource}}}, ma {have, plural, =0 {non ne hai} other {ne hai solo #}}.',
  'refuse.unrest': 'Aumenterebbe il disordine di {by}: partendo da {unrest} non c’è spazio sul tracciato.',
  'refuse.classes': 'Nessuna delle tue classi può ridurre il suo standard di vita.',
  'refuse.level': 'La tua {factory} non ha livelli da perdere.',
  'refuse.colonisation': 'Sulla tessera Colonizzazione non è rimasto nulla.',
  'refuse.noTarget': 'Nessuna nazione può essere bersaglio di «{card}».',

  'log.generation': 'Inizia la generazione {generation}.',
  'log.unlocked': '{seat} sblocca «{card}».',
  'log.drawn': '{seat} pesca {count, plural, one {# carta} other {# carte}} dal mazzo {deck}.',
  'log.kept': '{seat} tiene «{card}».',
  'log.discarded': '{seat} mette una carta in fondo al mazzo {deck}.',
  'log.passed': '{seat} passa.',
  'choice.otherOrder': 'Scelgo io l’ordine delle altre',
  'choice.playShared': 'Gioca «{card}» con un contributo degli alleati',
} satisfies Translation<typeof en>;
