import type { Translation } from '@entente/engine';
import type { play as en } from '../en/play.ts';

/** Playing action cards, and moments to react. */
export const play = {
  'prompt.react':
    '{window, select, turn {{seat} ist am Zug: vorher eine Karte spielen?} again {{seat} hat gehandelt: jetzt eine Karte spielen?} declared {Vor dem ersten Wurf: eine Karte spielen?} won {Du hast einen Kampf gewonnen: eine Karte spielen?} lost {Du hast ein Gebiet verloren: eine Karte spielen?} migrant {Ein Migrant ist unterwegs: eine Karte spielen?} other {{seat} spielt {played}. Einspruch?}}',
  'choice.pass': 'Keine Karte spielen',
  'choice.watch': 'Abwarten: nach der nächsten Aktion wieder fragen',
  'choice.play': '{card} spielen',
  'choice.playAt': '{card} spielen: {territory}',
  'choice.playOn': '{card} gegen {target} spielen',
  'choice.playSea': '{card} spielen: {ocean}',
  'choice.playSide': '{card} spielen: Hilfe für den {side}',
  'choice.playTank': '{card} spielen: ein Panzer von {target}, {territory}',
  'choice.playTep': '{card} spielen: ein TEP, {from} → {to}',
  'choice.playGift': '{card} spielen: {rations, plural, one {# Ration} other {# Rationen}} für {target}',
  'choice.playPact': '{card} spielen: {target} {terms} anbieten',
  'choice.playFuel': '{card} spielen: 1 TEP für 2 Rationen, {territory}',
  'choice.playBread': '{card} spielen: 2 Rationen für 1 TEP, {territory}',
  'log.played': '{seat} spielt {card}.',
  'log.playedOn': '{seat} spielt {card} gegen {target}.',
  'log.playedAt': '{seat} spielt {card}: {territory}.',
  'log.vetoed': '{card} wirkt nicht.',
  'log.sabotaged': '{seat} zerstört einen Panzer von {target}: {territory}.',
  'log.spied': '{seat} liest das Ziel von {target}.',
} as const satisfies Translation<typeof en>;
