import type { Translation } from '@entente/engine';
import type { alliances as en } from '../en/alliances.ts';

/** Alliances: proposals, consent, help, demilitarisation (LIM-3.6, LIM-3.7, LIM-3.8). */
export const alliances = {
  'prompt.diplomacy':
    'Bündnisse: Schlägst du eines vor, verlässt du deines, schließt du jemanden aus, oder passt du?',
  'choice.propose': '{target} ein {alliance} vorschlagen',
  'choice.leave': '{alliance} verlassen',
  'choice.exclude': '{target} aus dem {alliance} ausschließen',
  'choice.passDiplomacy': 'Passen',
  'log.propose': '{seat} schlägt {target} ein {alliance} vor.',
  'log.proposeExclusion': '{seat} will {target} aus dem {alliance} ausschließen.',
  'log.leave': '{seat} verlässt das {alliance}.',
  'log.exclude': '{seat} wird aus dem {alliance} ausgeschlossen.',
  'refuse.alreadyAllied': 'Du und {target} seid schon im selben {alliance}.',
  'refuse.ownAgreement': 'Dein {alliance} steht für diese Generation fest.',
  'refuse.theirAgreement': 'Das {alliance} von {target} steht für diese Generation fest.',
  'refuse.allianceFee': 'Das kostet {money} $; die beteiligten Nationen haben weniger.',
  'prompt.consentToAlliance': '{proposer} will ein {alliance} mit {target}. Stimmst du zu?',
  'prompt.consentToExclusion': '{proposer} will {target} aus deinem {alliance} ausschließen. Stimmst du zu?',
  'choice.consent': 'Zustimmen',
  'choice.decline': 'Ablehnen',
  'log.consent': '{seat} stimmt zu.',
  'log.decline': '{seat} lehnt ab.',
  'prompt.allianceFee': 'Das {alliance} von {proposer} und {target} kostet {left} $. Wie viel zahlst du?',
  'choice.payFee': '{money, plural, =0 {Nichts zahlen} other {# $ zahlen}}',
  'log.noFee': 'Das {alliance} von {seat} und {target} platzt: Niemand hat gezahlt.',
  'log.ally': 'Das {alliance} vereint jetzt {seats}.',
  'log.demilitarisation': 'Alle Nationen sind im selben Militärbündnis: Abrüstung!',
  'prompt.returnDestab':
    'Abrüstung: {most, plural, =0 {Destabilisierung wird zurückgegeben.} other {Wie viel Destabilisierung gibst du zurück? Höchstens #.}}',
  'choice.returnDestab': '{count, plural, =0 {Nichts zurückgeben} other {# Destabilisierung zurückgeben}}',
  'prompt.askAllies':
    'Dir {missing, plural, one {fehlt # Einheit {resource}} other {fehlen # {resource}}}. Rufst du die Verbündeten aus deinem {alliance}?',
  'choice.callAllies': 'Verbündete rufen',
  'choice.standAlone': 'Auf Hilfe verzichten',
  'log.callAllies':
    '{seat} bittet das {alliance} um {missing, plural, one {# Einheit {resource}} other {# {resource}}}.',
  'prompt.giveHelp':
    '{seat} ruft um Hilfe: {left, plural, one {Es fehlt # Einheit {resource}} other {Es fehlen # {resource}}}. Wie viel gibst du? Gibt niemand etwas, darf {seat} euer {alliance} brechen.',
  'choice.help': '{amount, plural, =0 {Nichts geben} other {# geben}}',
  'log.giveHelp':
    '{amount, plural, =0 {{seat} gibt {target} nichts.} one {{seat} verspricht {target} # Einheit {resource}.} other {{seat} verspricht {target} # {resource}.}}',
  'prompt.breakAlliance':
    'Deine Verbündeten geben nichts. Brichst du dein {alliance}? Jedes Mitglied, auch du, nimmt 1 Destabilisierung.',
  'choice.breakAlliance': 'Bündnis brechen',
  'choice.keepAlliance': 'Im Bündnis bleiben',
  'log.breakAlliance': '{seat} bricht das {alliance}.',
  'log.feePaid': '{seat} zahlt {money} $ für das Bündnis.',
  'log.disarmed': '{seat} rüstet ab: −{amount} Militär.',
  'log.helped': '{seat} gibt {target} {amount, plural, one {# Einheit {resource}} other {# {resource}}}.',
  'log.returned':
    '{seat} gibt {count} {token, select, pollution {Verschmutzung} other {Destabilisierung}} zurück.',
} satisfies Translation<typeof en>;
