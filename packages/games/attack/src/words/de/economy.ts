import type { Translation } from '@entente/engine';
import type { economy as en } from '../en/economy.ts';

/** Auctions, research, bombing, raids, production and the end. */
export const economy = {
  'prompt.openAuction': 'Eröffne die Versteigerung einer Handelsroute: Wie viel bietest du?',
  'prompt.auction':
    '{leader} bietet {bid} Produktionspunkte (PP) für eine Handelsroute. Mehr bieten oder passen?',
  'choice.bid': '{pp} PP bieten',
  'choice.passBid': 'Passen',
  'refuse.noRoutes': 'Jede Handelsroute hat einen Besitzer.',
  'refuse.poor': 'Das erste Gebot ist mindestens {pp} PP.',
  'log.auction': '{seat} eröffnet eine Versteigerung mit {pp} PP.',
  'log.bid': '{seat} bietet {pp} PP.',
  'log.passedBid': '{seat} passt.',
  'log.sold': '{seat} kauft eine Handelsroute für {pp} PP.',
  'log.route': 'Es ist diese: {route}.',

  'prompt.research':
    'Forschung: Zwei Würfel müssen 10 zeigen, je 5 Produktionspunkte (PP) 1 weniger. Wie viele setzt du ein?',
  'choice.invest': '{pp} PP einsetzen',
  'refuse.noTechnology': 'Alles ist schon entdeckt.',
  'log.research': '{seat} setzt {pp} PP ein: {roll} gewürfelt, {need}+ nötig.',
  'log.technology': '{seat} entdeckt {technology}.',

  'effect.planes': '{own, plural, one {# Flugzeug} other {# Flugzeuge}} von dir gegen {theirs}',
  'effect.hitsOn': '{faces, plural, =6 {jedes trifft mit einer 6} other {jedes trifft ab #}}',
  'prompt.bombTarget': 'Strategisches Bombardement: Wessen Wirtschaft?',
  'prompt.bombing':
    '{side, select, defender {{seat} bombardiert deine Wirtschaftskarten. {planes, plural, one {Fliegt dein Flugzeug als Jäger dagegen} other {Wie viele deiner # Flugzeuge fliegen als Jäger dagegen}}?} other {Du hast {planes, plural, one {# Flugzeug} other {# Flugzeuge}}: Jäger treffen Flugzeuge, Bomber Karten. Erst die Jäger. {target} entscheidet gleichzeitig.}}',
  'prompt.shootDown':
    '{left, plural, one {# Treffer} other {# Treffer}}: Jäger oder Bomber? Es greifen an: {fighters, plural, one {# Jäger} other {# Jäger}} und {bombers, plural, one {# Bomber} other {# Bomber}}.',
  'prompt.disable':
    'Du siehst die Wirtschaftskarten von {target}. Lege {left, plural, one {# davon} other {# davon}} still.',
  'prompt.losePlane':
    '{left, plural, one {# Flugzeug wurde} other {# Flugzeuge wurden}} abgeschossen. Wo fehlt eines?',
  'prompt.refill': 'Ohne Einheiten: {regions}. Welche Einheit geht wohin?',
  'choice.bomb': '{target} bombardieren',
  'choice.fighters': '{count, plural, =0 {Keine Jäger} one {# Jäger schicken} other {# Jäger schicken}}',
  'choice.bombers': '{count, plural, =0 {Keine Bomber} one {# Bomber schicken} other {# Bomber schicken}}',
  'choice.shootFighter': 'Einen Jäger abschießen',
  'choice.shootBomber': 'Einen Bomber abschießen',
  'choice.disable': '{resource} stilllegen',
  'choice.losePlane': 'Ein Flugzeug verlieren: {region}',
  'choice.refill': '{unit}: {origin} → {region}',
  'refuse.noPlanes': 'Du hast keine Flugzeuge auf der Karte.',
  'log.airBattle':
    '{seat} bombardiert {target} mit {fighters, plural, one {# Jäger} other {# Jägern}} und {bombers, plural, one {# Bomber} other {# Bombern}}; {defenders, plural, =0 {kein Jäger verteidigt} one {# Jäger verteidigt} other {# Jäger verteidigen}}.',
  'log.airHits': '{seat} erzielt {hits, plural, =0 {keinen Treffer} one {# Treffer} other {# Treffer}}.',
  'log.shotFighter': '{seat} schießt einen Jäger ab.',
  'log.shotBomber': '{seat} schießt einen Bomber ab.',
  'log.bombed':
    '{seat} schießt {down, plural, =0 {kein Flugzeug} one {# Flugzeug} other {# Flugzeuge}} von {target} ab und erzielt {hits, plural, =0 {keinen Bombentreffer} one {# Bombentreffer} other {# Bombentreffer}}.',
  'log.lostPlane': '{seat} verliert ein Flugzeug: {region}.',
  'log.refilled': '{seat} verlegt {unit}: {origin} → {region}.',

  'prompt.raid': 'Handelskrieg: Wähle alle Routen, die du angreifst, dann wird gewürfelt.',
  'choice.raidRoute': 'Überfall: {route}',
  'choice.endRaid': 'Fertig',
  'refuse.noSubmarines': 'Du hast kein U-Boot auf See.',
  'log.noRoute': '{seat} findet keine Handelsroute zum Überfallen.',
  'log.raid':
    '{seat} greift mit {submarines, plural, one {# U-Boot} other {# U-Booten}} an ({sea}): {hits, plural, =0 {kein Treffer} one {# Treffer} other {# Treffer}}.',
  'log.raidedOwner': '{route} gehört {target}.',
  'log.routeDisabled': 'Bis nach der Produktion stillgelegt: {route}.',
  'log.routeDestroyed': '{target} verliert eine Route: {route}. Sie kann wieder ersteigert werden.',

  'prompt.production': 'Produktion: wie viele Punkte (PP) zum Bauen, wie viel Öl für Aktionen?',
  'choice.produce': '+{pp} PP und +{oil} Öl',
  'choice.drill': '{resource} für Öl nutzen',
  'choice.ship': 'Für Öl nutzen: {route}',
  'choice.settle': 'Der Rest für PP',
  'log.produced': '{seat} produziert {pp} PP und {oil} Öl.',

  'outcome.eagles': 'Der letzte Adler ist gespielt.',
  'outcome.elimination': 'Eine Nation hat ihre letzte Landeinheit verloren.',
  'outcome.resigned': 'Eine Nation hat aufgegeben.',
  'outcome.rounds': 'Die letzte Runde ist vorbei.',
  'log.leftMap':
    '{seat} verlässt die Karte: Die Regionen sind nun kleine Neutrale, und die Karten gehen zurück.',
  'log.scored': '{seat} hat {points, plural, one {# Siegpunkt} other {# Siegpunkte}}.',

  'option.blitzAgain': 'Nach einem gescheiterten ersten Wurf darf der Blitz noch einmal versucht werden',
  'option.blitzAgain.later': 'später im Zug',
  'option.blitzAgain.next': 'als unmittelbar nächste Aktion (wie gedruckt)',
  'option.cancelledEagles': 'Der Adler einer blockierten Karte',
  'option.cancelledEagles.count': 'zählt',
  'option.cancelledEagles.lost': 'zählt nicht',
  'option.booty': 'Wer die Region eines Spielers erobert, nimmt ihm',
  'option.booty.card': 'eine zufällige Wirtschaftskarte',
  'option.booty.none': 'nichts weiter',
  'option.resigned': 'Gibt einer von drei oder mehr auf',
  'option.resigned.goesOn': 'die anderen spielen weiter; seine Nation verlässt die Karte',
  'option.resigned.ends': 'endet das Spiel für alle, wie bei einer Ausscheidung',
  'option.eagles': 'Adler, die das Spiel beenden',
  'option.eagles.13': '13',
  'option.eagles.9': '9 (kürzeres Spiel)',
  'option.eagles.5': '5 (kurzes Spiel)',
} satisfies Translation<typeof en>;
