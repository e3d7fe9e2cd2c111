import type { Translation } from '@entente/engine';
import type { combat as en } from '../en/combat.ts';

/** Combats. */
export const combat = {
  'prompt.war': 'Attacca, oppure passa al movimento dei carri armati.',
  'choice.attack':
    'Attacca: {from} → {to}, {tanks, plural, =0 {senza carri armati} one {# carro armato} other {# carri armati}}',
  'choice.rebel': 'Ribellati: {territory} (1 gettone)',
  'choice.endWar': 'Basta combattimenti',
  'refuse.attacked': 'In questo turno hai già attaccato: {territory}.',
  'refuse.shielded': 'In questo giro {territory} è sotto la protezione dei Caschi blu.',
  'refuse.spent': 'Chi ha vinto da qui non può combattere ancora in questo turno: {territory}.',
  'refuse.fresh': 'Conquistato in questo turno: da qui non può partire un attacco ({territory}).',
  'refuse.risen': 'Qui c’è già stata una ribellione o una liberazione in questo turno: {territory}.',
  'refuse.ownColony': 'Un territorio colonizzato deve prima liberarsi.',
  'refuse.notFromHome': 'Solo da un tuo territorio libero puoi liberarne un altro.',
  'log.attacks':
    '{seat} attacca {target}: {from} → {to}, {tanks, plural, =0 {senza carri armati} one {# carro armato} other {# carri armati}}.',
  'log.liberates':
    '{seat} tenta una liberazione contro {target}: {from} → {to}, {tanks, plural, =0 {senza carri armati} one {# carro armato} other {# carri armati}}.',
  'log.rebels': 'La gente di {seat} si ribella a {target}: {territory}.',

  'prompt.call': 'Quali alleati chiami? Paghi 1 gettone per ogni forza che viene.',
  'choice.call': 'Chiama {target}',
  'choice.alone': 'Non chiamare nessun altro',
  'log.called': '{seat} chiama {target}.',
  'prompt.join': '{attacker} attacca {defender} ({territory}). Aiuti {side}?',
  'choice.joinPeople': 'Partecipa con la tua gente',
  'choice.joinTank': 'Partecipa con un carro armato: {territory}',
  'choice.ready': 'Non mandare altri',
  'log.joinedPeople': 'La gente di {seat} aiuta {side}.',
  'log.joinedTank': 'Un carro armato di {seat} aiuta {side}: {territory}.',

  'log.rolled':
    '{seat} tira {faces}{tanks, plural, =0 {} one { (il primo per un carro armato)} other { (i primi # per i carri armati)}}.',
  'log.rolledAgain':
    '{seat} ritira i colpi mancati: {faces}{tanks, plural, =0 {} one { (il primo per un carro armato)} other { (i primi # per i carri armati)}}.',
  'log.hits': 'Colpi: {attacker} {hits}, {defender} {struck}.',
  'prompt.whose': 'Con {side} ci sono carri armati di più giocatori. Quale viene colpito per primo?',
  'choice.hit': 'Il carro armato di {target}',
  'prompt.carryOn': 'Tiri ancora o ti fermi?',
  'choice.rollOn': 'Tira ancora',
  'choice.stop': 'Fermati: le unità rientrano',
  'log.truce': '{seat} ferma il combattimento.',
  'log.ceaseFire': 'Cessate il fuoco.',
  'log.repelled': '{seat} resiste a {target}: {territory}.',
  'log.victory': '{seat} vince: {territory}.',
  'log.freed': '{seat} libera {territory}.',
  'log.devastated':
    'La guerra lascia rovine ({territory}): {rations, plural, =0 {nessuna razione} one {# razione} other {# razioni}} e {tep} di combustibile (TEP) in meno.',
  'prompt.colonise': 'Hai vinto. Ne fai una colonia?',
  'choice.colonise': 'Metti un capo colono',
  'choice.leave': 'Lascialo libero',
  'log.colonised': '{territory} diventa una colonia di {seat}.',
  'log.refunded':
    '{seat} {count, plural, =0 {non riprende gettoni} one {riprende # gettone} other {riprende # gettoni}}.',
  'log.attackCancelled': 'L’attacco non ha luogo e il suo costo è reso: {territory}.',
} as const satisfies Translation<typeof en>;
