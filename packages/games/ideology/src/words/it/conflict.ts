import type { Translation } from '@entente/engine';
import type { conflict as en } from '../en/conflict.ts';

/** Conflict Phase. */
export const conflict = {
  'prompt.conflict':
    'Avvia un conflitto{armed, select, yes {, usa un’arma di distruzione di massa} other {}} o passa.',
  'prompt.defend':
    '{attacker} attacca {defender} nella regione {region} ({influence}). Respingi l’attacco o cedi?',
  'prompt.press':
    'L’attacco contro {defender} nella regione {region} ({influence}) è stato respinto. Prosegui o ti fermi?',
  'prompt.victory':
    '{defender} cede nella regione {region} ({influence}). Sostituisci una carta o la scarti insieme alla tua?',

  'choice.attack': '{region}: attacca {target}, {influence}',
  'choice.useWmd': '{region}: distruzione di massa contro {target}',
  'choice.concede': 'Cedi',
  'choice.cancel': 'Respingi con carte',
  'choice.cancelFree': 'Respingi gratis',
  'choice.attackAgain': 'Prosegui: gioca un’altra carta d’attacco',
  'choice.giveUp': 'Fermati: chiudi il conflitto',
  'choice.replace': 'Sostituisci la carta del difensore con la tua',
  'choice.destroy': 'Scarta entrambe le carte',

  'refuse.relation': 'In stato di {relation} non sono ammessi conflitti di questo tipo: {influence}.',
  'refuse.noWar': 'È un atto di guerra, e non siete in Guerra.',

  'log.attacked':
    '{seat} attacca {target} nella regione {region} ({influence}).{distance, plural, =0 {} one { # carta in più per la distanza.} other { # carte in più per la distanza.}}{behind, plural, =0 {} one { # carta in più per gli avanzamenti.} other { # carte in più per gli avanzamenti.}}{surcharge, plural, =0 {} one { # carta in più per l’ideologia.} other { # carte in più per l’ideologia.}}',
  'log.attackedAgain': '{seat} gioca un’altra carta di {influence}.',
  'log.cancelled':
    '{seat} respinge l’attacco di {attacker} {cost, plural, =0 {senza carte} one {con # carta di {influence}} other {con # carte di {influence}}}.',
  'log.conceded': '{seat} cede.',
  'log.gaveUp': '{seat} interrompe l’attacco: è stato respinto e le sue carte sono spese.',
  'log.replaced':
    '{target} non respinge l’attacco nella regione {region}: una carta di {influence} di {seat} prende il posto di una di {target}.',
  'log.destroyed': 'Nella regione {region} {seat} e {target} perdono entrambi una carta di {influence}.',
  'moment.gaveWay':
    '{target} ha ceduto, o non aveva più carte per respingere l’attacco. L’influenza cambia con la valutazione a fine turno.',
  'moment.weapon':
    'L’arma valeva 1 Influenza Globale e non c’è più. Livelli e controllo cambiano con la valutazione.',
  'log.usedWmd':
    '{seat} usa un’arma di distruzione di massa contro {target} nella regione {region}: {lost, plural, one {# carta persa} other {# carte perse}}.',
} satisfies Translation<typeof en>;
