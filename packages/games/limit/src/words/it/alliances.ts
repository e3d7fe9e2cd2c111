import type { Translation } from '@entente/engine';
import type { alliances as en } from '../en/alliances.ts';

/** Alliances: proposals, consent, help, demilitarisation (LIM-3.6 to LIM-3.8). */
export const alliances = {
  'prompt.diplomacy': 'Alleanze: ne proponi una, esci dalla tua, escludi un alleato o passi?',
  'choice.propose': 'Proponi a {target} un’{alliance} comune',
  'choice.leave': 'Esci dalla tua {alliance}',
  'choice.exclude': 'Escludi {target} dalla tua {alliance}',
  'choice.passDiplomacy': 'Passa',
  'log.propose': '{seat} propone a {target} un’{alliance} comune.',
  'log.proposeExclusion': '{seat} vuole escludere {target} dall’{alliance}.',
  'log.leave': '{seat} esce dall’{alliance}.',
  'log.exclude': 'L’{alliance} esclude {seat}.',
  'refuse.alreadyAllied': 'Tu e {target} siete già nella stessa {alliance}.',
  'refuse.ownAgreement': 'La tua {alliance} è già definita per questa generazione.',
  'refuse.theirAgreement': 'L’{alliance} di {target} è già definita per questa generazione.',
  'refuse.allianceFee': 'Costa {money} $: le nazioni coinvolte hanno meno.',
  'prompt.consentToAlliance':
    '{proposer} propone a {target} un’{alliance} comune. Tutti i membri devono accettare. Accetti?',
  'prompt.consentToExclusion':
    '{proposer} vuole escludere {target} dalla tua {alliance}. Tutti gli altri membri devono accettare. Accetti?',
  'choice.consent': 'Accetta',
  'choice.decline': 'Rifiuta',
  'log.consent': '{seat} accetta.',
  'log.decline': '{seat} rifiuta.',
  'prompt.allianceFee':
    'L’{alliance} di {proposer} e {target} ha un costo; {left, plural, one {manca ancora # $} other {mancano ancora # $}}. Quanto paghi alla Banca Mondiale?',
  'choice.payFee': '{money, plural, =0 {Non pagare} other {Paga # $}}',
  'log.noFee': 'L’{alliance} di {seat} e {target} sfuma: il costo non è stato raccolto.',
  'log.ally': 'L’{alliance} ora unisce {seats}.',
  'log.demilitarisation': 'Tutte le nazioni sono nella stessa alleanza militare: smilitarizzazione!',
  'prompt.returnDestab': 'Smilitarizzazione: quanti segnalini destabilizzazione restituisci, fino a {most}?',
  'choice.returnDestab':
    '{count, plural, =0 {Non restituire nulla} one {Restituisci # segnalino destabilizzazione} other {Restituisci # segnalini destabilizzazione}}',
  'log.returnDestab':
    '{seat} {count, plural, =0 {non restituisce destabilizzazione} one {restituisce # segnalino destabilizzazione} other {restituisce # segnalini destabilizzazione}}.',
  'prompt.askAllies':
    'Ti {missing, plural, one {manca # unità di {resource}} other {mancano # {resource}}}. Chiami gli alleati della tua {alliance}?',
  'choice.callAllies': 'Chiama gli alleati',
  'choice.standAlone': 'Fanne a meno',
  'log.callAllies':
    '{seat} chiede all’{alliance} {missing, plural, one {# unità di {resource}} other {# {resource}}}.',
  'prompt.giveHelp':
    '{seat} chiede aiuto: {left, plural, one {manca # unità di {resource}} other {mancano # {resource}}}. Quanto dai? Se nessuno dà nulla, {seat} può rompere la vostra {alliance}.',
  'choice.help': '{amount, plural, =0 {Non dare nulla} other {Dai #}}',
  'log.giveHelp':
    '{amount, plural, =0 {{seat} non dà nulla a {target}.} one {{seat} promette a {target} # unità di {resource}.} other {{seat} promette a {target} # {resource}.}}',
  'prompt.breakAlliance':
    'I tuoi alleati non danno nulla. Rompi la tua {alliance}? Ogni membro, anche tu, prende 1 segnalino destabilizzazione.',
  'choice.breakAlliance': 'Rompi l’alleanza',
  'choice.keepAlliance': 'Resta nell’alleanza',
  'log.breakAlliance':
    '{seat} rompe l’{alliance}: in tutto {count, plural, one {# segnalino destabilizzazione} other {# segnalini destabilizzazione}}.',
} satisfies Translation<typeof en>;
