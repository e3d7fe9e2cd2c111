import type { Translation } from '@entente/engine';
import type { alliances as en } from '../en/alliances.ts';

/** Alliances: proposals, consent, help, demilitarisation (LIM-3.6, LIM-3.7, LIM-3.8). */
export const alliances = {
  'prompt.diplomacy': 'Alleanze: ne proponi una, esci dalla tua, escludi un alleato o passi?',
  'choice.propose': 'Proponi a {target} un’{alliance}',
  'choice.leave': 'Esci dalla tua {alliance}',
  'choice.exclude': 'Escludi {target} dalla tua {alliance}',
  'choice.passDiplomacy': 'Passa',
  'log.propose': '{seat} propone a {target} un’{alliance}.',
  'log.proposeExclusion': '{seat} vuole escludere {target} dall’{alliance}.',
  'log.leave': '{seat} esce dall’{alliance}.',
  'log.exclude': 'L’{alliance} esclude {seat}.',
  'refuse.alreadyAllied': 'Tu e {target} siete già nella stessa {alliance}.',
  'refuse.ownAgreement': 'La tua {alliance} è già definita per questa generazione.',
  'refuse.theirAgreement': 'L’{alliance} di {target} è già definita per questa generazione.',
  'refuse.allianceFee': 'Costa {money} $: le nazioni coinvolte hanno meno.',
  'prompt.consentToAlliance': '{proposer} vuole un’{alliance} con {target}. Accetti?',
  'prompt.consentToExclusion': '{proposer} vuole escludere {target} dalla tua {alliance}. Accetti?',
  'choice.consent': 'Accetta',
  'choice.decline': 'Rifiuta',
  'log.consent': '{seat} accetta.',
  'log.decline': '{seat} rifiuta.',
  'prompt.allianceFee': 'L’{alliance} di {proposer} e {target} costa {left} $. Quanto paghi?',
  'choice.payFee': '{money, plural, =0 {Non pagare} other {Paga # $}}',
  'log.noFee': 'L’{alliance} di {seat} e {target} sfuma: nessuno ha pagato.',
  'log.ally': 'L’{alliance} ora unisce {seats}.',
  'log.demilitarisation': 'Tutte le nazioni sono nella stessa alleanza militare: smilitarizzazione!',
  'prompt.returnDestab':
    'Smilitarizzazione: {most, plural, =0 {si restituisce destabilizzazione.} other {quanta destabilizzazione restituisci, fino a #?}}',
  'choice.returnDestab':
    '{count, plural, =0 {Non restituire nulla} one {Restituisci # segnalino destabilizzazione} other {Restituisci # segnalini destabilizzazione}}',
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
  'log.breakAlliance': '{seat} rompe l’{alliance}.',
  'log.feePaid': '{seat} paga {money} $ per l’alleanza.',
  'log.disarmed': '{seat} disarma: risorse militari −{amount}.',
  'log.helped': '{seat} dà a {target} {amount, plural, one {# unità di {resource}} other {# {resource}}}.',
  'log.returned':
    '{seat} restituisce {count, plural, one {# segnalino} other {# segnalini}} {token, select, pollution {inquinamento} other {destabilizzazione}}.',
} satisfies Translation<typeof en>;
