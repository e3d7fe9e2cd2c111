import type { Translation } from '@entente/engine';
import type { play as en } from '../en/play.ts';

/** Playing action cards, and moments to react. */
export const play = {
  'prompt.react':
    '{window, select, turn {Tocca a {seat}: giochi prima una carta?} again {{seat} ha agito: giochi una carta ora?} declared {Prima del primo tiro: giochi una carta?} won {Hai vinto un combattimento: giochi una carta?} lost {Hai perso un territorio: giochi una carta?} migrant {Un migrante è in cammino: giochi una carta?} other {{seat} gioca {played}. Ti opponi?}}',
  'choice.pass': 'Non giocare carte',
  'choice.watch': 'Aspetta: richiedimelo dopo la prossima azione',
  'choice.play': 'Gioca {card}',
  'choice.playAt': 'Gioca {card}: {territory}',
  'choice.playOn': 'Gioca {card} contro {target}',
  'choice.playSea': 'Gioca {card}: {ocean}',
  'choice.playSide': 'Gioca {card}: aiuta {side}',
  'choice.playTank': 'Gioca {card}: un carro armato di {target}, {territory}',
  'choice.playTep': 'Gioca {card}: un TEP, {from} → {to}',
  'choice.playGift': 'Gioca {card}: {rations, plural, one {# razione} other {# razioni}} per {target}',
  'choice.playPact': 'Gioca {card}: offri a {target} {terms}',
  'choice.playFuel': 'Gioca {card}: 1 TEP per 2 razioni, {territory}',
  'choice.playBread': 'Gioca {card}: 2 razioni per 1 TEP, {territory}',
  'log.played': '{seat} gioca {card}.',
  'log.playedOn': '{seat} gioca {card} contro {target}.',
  'log.playedAt': '{seat} gioca {card}: {territory}.',
  'log.vetoed': '{card} non ha effetto.',
  'log.sabotaged': '{seat} distrugge un carro armato di {target}: {territory}.',
  'log.spied': '{seat} legge l’obiettivo di {target}.',
} as const satisfies Translation<typeof en>;
