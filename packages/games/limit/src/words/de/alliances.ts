import type { Translation } from '@entente/engine';
import type { alliances as en } from '../en/alliances.ts';

/** Alliances: proposals, consent, help, demilitarisation (LIM-3.6 to LIM-3.8). */
export const alliances = {
  'prompt.diplomacy':
    'Bündnisse: Schlägst du eines vor, verlässt du deines, schließt du jemanden aus, oder passt du?',
  'choice.propose': 'Schlage {target} ein gemeinsames {alliance} vor',
  'choice.leave': 'Verlass dein {alliance}',
  'choice.exclude': 'Schließ {target} aus deinem {alliance} aus',
  'choice.passDiplomacy': 'Passe',
  'log.propose': '{seat} schlägt {target} ein gemeinsames {alliance} vor.',
  'log.proposeExclusion': '{seat} will {target} aus dem {alliance} ausschließen.',
  'log.leave': '{seat} verlässt das {alliance}.',
  'log.exclude': '{seat} wird aus dem {alliance} ausgeschlossen.',
  'refuse.alreadyAllied': 'Du und {target} seid schon im selben {alliance}.',
  'refuse.ownAgreement': 'Dein {alliance} steht für diese Generation fest.',
  'refuse.theirAgreement': 'Das {alliance} von {target} steht für diese Generation fest.',
  'refuse.allianceFee': 'Das kostet {money} $; die beteiligten Nationen haben weniger.',
  'prompt.consentToAlliance':
    '{proposer} schlägt {target} ein gemeinsames {alliance} vor. Alle Mitglieder müssen zustimmen. Stimmst du zu?',
  'prompt.consentToExclusion':
    '{proposer} will {target} aus deinem {alliance} ausschließen. Alle anderen Mitglieder müssen zustimmen. Stimmst du zu?',
  'choice.consent': 'Stimme zu',
  'choice.decline': 'Lehne ab',
  'log.consent': '{seat} stimmt zu.',
  'log.decline': '{seat} lehnt ab.',
  'prompt.allianceFee':
    'Das {alliance} von {proposer} und {target} kostet Geld; {left, plural, one {es fehlt noch # $} other {es fehlen noch # $}}. Wie viel zahlst du an die Weltbank?',
  'choice.payFee': '{money, plural, =0 {Zahle nichts} other {Zahle # $}}',
  'log.noFee': 'Das {alliance} von {seat} und {target} scheitert: Die Kosten kamen nicht zusammen.',
  'log.ally': 'Das {alliance} vereint jetzt {seats}.',
  'log.demilitarisation': 'Alle Nationen sind im selben Militärbündnis: Abrüstung!',
  'prompt.returnDestab': 'Abrüstung: Wie viel Destabilisierung gibst du zurück? Höchstens {most}.',
  'choice.returnDestab': '{count, plural, =0 {Gib nichts zurück} other {Gib # Destabilisierung zurück}}',
  'log.returnDestab': '{seat} gibt {count, plural, =0 {keine} other {#}} Destabilisierung zurück.',
  'prompt.askAllies':
    'Dir {missing, plural, one {fehlt # Einheit {resource}} other {fehlen # {resource}}}. Rufst du die Verbündeten aus deinem {alliance}?',
  'choice.callAllies': 'Rufe deine Verbündeten',
  'choice.standAlone': 'Verzichte auf Hilfe',
  'log.callAllies':
    '{seat} bittet das {alliance} um {missing, plural, one {# Einheit {resource}} other {# {resource}}}.',
  'prompt.giveHelp':
    '{seat} ruft um Hilfe: {left, plural, one {Es fehlt # Einheit {resource}} other {Es fehlen # {resource}}}. Wie viel gibst du? Gibt niemand etwas, darf {seat} euer {alliance} brechen.',
  'choice.help': '{amount, plural, =0 {Gib nichts} other {Gib #}}',
  'log.giveHelp':
    '{amount, plural, =0 {{seat} gibt {target} nichts.} one {{seat} verspricht {target} # Einheit {resource}.} other {{seat} verspricht {target} # {resource}.}}',
  'prompt.breakAlliance':
    'Deine Verbündeten geben nichts. Brichst du dein {alliance}? Jedes Mitglied, auch du, nimmt 1 Destabilisierung.',
  'choice.breakAlliance': 'Brich das Bündnis',
  'choice.keepAlliance': 'Bleib im Bündnis',
  'log.breakAlliance': '{seat} bricht das {alliance}: insgesamt {count} Destabilisierung.',
} satisfies Translation<typeof en>;
