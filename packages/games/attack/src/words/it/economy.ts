import type { Translation } from '@entente/engine';
import type { economy as en } from '../en/economy.ts';

/** Auctions, research, bombing, raids, production and the end. */
export const economy = {
  'prompt.openAuction': 'Apri l’asta per una Rotta Commerciale: quanto offri?',
  'prompt.auction': '{leader} offre {bid} Punti Produzione (PP) per una Rotta Commerciale. Rilanci o passi?',
  'choice.bid': 'Offri {pp} PP',
  'choice.passBid': 'Passa',
  'refuse.noRoutes': 'Ogni Rotta Commerciale ha un proprietario.',
  'refuse.poor': 'La prima offerta è di almeno {pp} PP.',
  'log.auction': '{seat} apre un’asta con {pp} PP.',
  'log.bid': '{seat} offre {pp} PP.',
  'log.passedBid': '{seat} passa.',
  'log.sold': '{seat} compra una Rotta Commerciale per {pp} PP.',
  'log.route': 'È questa: {route}.',

  'prompt.research':
    'Ricerca: due dadi devono fare 10, o 1 in meno ogni 5 Punti Produzione (PP) investiti. Quanti ne investi?',
  'choice.invest': 'Investi {pp} PP',
  'refuse.noTechnology': 'Tutto è già stato scoperto.',
  'log.research': '{seat} investe {pp} PP: {roll} ai dadi, serviva {need}+.',
  'log.technology': '{seat} scopre {technology}.',

  'effect.planes': '{own, plural, one {# tuo aereo} other {# tuoi aerei}} contro {theirs}',
  'effect.hitsOn': '{faces, plural, =6 {ognuno colpisce con un 6} other {ognuno colpisce con # o più}}',
  'prompt.bombTarget': 'Bombardamento Strategico: l’economia di chi?',
  'prompt.bombing':
    '{side, select, defender {{seat} bombarda le tue carte Economiche. {planes, plural, one {Mandi il tuo aereo} other {Quanti dei tuoi # aerei mandi}} come caccia?} other {Hai {planes, plural, one {# aereo} other {# aerei}}: i caccia colpiscono aerei, i bombardieri carte. Prima i caccia. {target} decide nello stesso momento.}}',
  'prompt.shootDown':
    '{left, plural, one {# colpo} other {# colpi}}: caccia o bombardiere? Attaccano {fighters, plural, one {# caccia} other {# caccia}} e {bombers, plural, one {# bombardiere} other {# bombardieri}}.',
  'prompt.disable':
    'Vedi le carte Economiche di {target}. Mettine {left, plural, one {# fuori uso} other {# fuori uso}}.',
  'prompt.losePlane':
    '{left, plural, one {# aereo è stato abbattuto} other {# aerei sono stati abbattuti}}. Da dove ne togli uno?',
  'prompt.refill': 'Senza unità: {regions}. Quale unità va dove?',
  'choice.bomb': 'Bombarda {target}',
  'choice.fighters': '{count, plural, =0 {Nessun caccia} one {Manda # caccia} other {Manda # caccia}}',
  'choice.bombers':
    '{count, plural, =0 {Nessun bombardiere} one {Manda # bombardiere} other {Manda # bombardieri}}',
  'choice.shootFighter': 'Abbatti un caccia',
  'choice.shootBomber': 'Abbatti un bombardiere',
  'choice.disable': 'Metti fuori uso: {resource}',
  'choice.losePlane': 'Perdi un aereo: {region}',
  'choice.refill': '{unit}: {origin} → {region}',
  'refuse.noPlanes': 'Non hai aerei sulla mappa.',
  'log.airBattle':
    '{seat} bombarda {target} con {fighters, plural, one {# caccia} other {# caccia}} e {bombers, plural, one {# bombardiere} other {# bombardieri}}; {defenders, plural, =0 {nessun caccia difende} one {difende # caccia} other {difendono # caccia}}.',
  'log.airHits': '{seat} mette a segno {hits, plural, =0 {nessun colpo} one {# colpo} other {# colpi}}.',
  'log.shotFighter': '{seat} abbatte un caccia.',
  'log.shotBomber': '{seat} abbatte un bombardiere.',
  'log.bombed':
    '{seat} abbatte {down, plural, =0 {nessun aereo} one {# aereo} other {# aerei}} di {target} e mette a segno {hits, plural, =0 {nessuna bomba} one {# bomba} other {# bombe}}.',
  'log.lostPlane': '{seat} perde un aereo: {region}.',
  'log.refilled': '{seat} sposta {unit}: {origin} → {region}.',

  'prompt.raid': 'Raid Commerciale: indica tutte le rotte che attacchi, poi si tira.',
  'choice.raidRoute': 'Raid: {route}',
  'choice.endRaid': 'Fatto',
  'refuse.noSubmarines': 'Non hai Sottomarini in mare.',
  'log.noRoute': '{seat} non trova alcuna Rotta Commerciale da colpire.',
  'log.raid':
    '{seat} fa un raid con {submarines, plural, one {# Sottomarino} other {# Sottomarini}} ({sea}): {hits, plural, =0 {nessun colpo} one {# colpo} other {# colpi}}.',
  'log.raidedOwner': '{route}: appartiene a {target}.',
  'log.routeDisabled': 'Fuori uso fino a dopo la produzione: {route}.',
  'log.routeDestroyed': '{target} perde una rotta, che si può ricomprare: {route}.',

  'prompt.production': 'Produzione: quanti punti (PP) per costruire, quanto petrolio per le azioni?',
  'choice.produce': '+{pp} PP e +{oil} di petrolio',
  'choice.drill': 'Usa {resource} per il petrolio',
  'choice.ship': 'Usa {route} per il petrolio',
  'choice.settle': 'Il resto per PP',
  'log.produced': '{seat} produce {pp} PP e {oil} di petrolio.',

  'outcome.eagles': 'È stata giocata l’ultima Aquila.',
  'outcome.elimination': 'Una nazione ha perso la sua ultima unità di terra.',
  'outcome.resigned': 'Una nazione si è arresa.',
  'outcome.rounds': 'L’ultimo round è finito.',
  'log.leftMap':
    '{seat} lascia la mappa: le sue regioni sono ora Neutrali Minori, e le carte tornano nei mazzi.',
  'log.scored': '{seat} ha {points, plural, one {# Punto Vittoria} other {# Punti Vittoria}}.',

  'option.blitzAgain': 'Dopo un primo tiro fallito il Blitz si può ritentare',
  'option.blitzAgain.later': 'come qualsiasi azione successiva del turno',
  'option.blitzAgain.next': 'come azione subito successiva (come stampato)',
  'option.cancelledEagles': 'L’Aquila di una carta bloccata',
  'option.cancelledEagles.count': 'conta',
  'option.cancelledEagles.lost': 'non conta',
  'option.booty': 'Chi conquista la regione di un giocatore gli prende',
  'option.booty.card': 'una carta Economica a caso',
  'option.booty.none': 'nient’altro',
  'option.resigned': 'Se si arrende uno di tre o più giocatori',
  'option.resigned.goesOn': 'gli altri continuano; la sua nazione lascia la mappa',
  'option.resigned.ends': 'la partita finisce per tutti, come per un’eliminazione',
  'option.eagles': 'Aquile che terminano la partita',
  'option.eagles.13': '13',
  'option.eagles.9': '9 (partita più breve)',
  'option.eagles.5': '5 (partita breve)',
} satisfies Translation<typeof en>;
