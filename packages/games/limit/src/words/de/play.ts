import type { Translation } from '@entente/engine';
import type { play as en } from '../en/play.ts';

/** Cards on their way through target, cost and effects; the market; war. */
export const play = {
  'prompt.target': '{card}: Welche Nation ist das Ziel?',
  'prompt.factory': '{card}: Für welche Fabrik?',
  'prompt.force': '{card}: Mit wie viel Militär greifst du an? Es ist in jedem Fall ausgegeben.',
  'prompt.financing':
    '„{card}“ kostet {left} $. Zahlst du allein, oder bittest du dein Wirtschaftsbündnis um einen Beitrag?',
  'prompt.contribution':
    '{seat} spielt „{card}“; {left, plural, one {es fehlt noch # $} other {es fehlen noch # $}}. Wie viel gibst du dazu?',
  'prompt.payRest':
    '{card}: {left, plural, one {Es fehlt noch # $. Zahlst du ihn} other {Es fehlen noch # $. Zahlst du sie}}, oder ziehst du die Karte zurück?',
  'prompt.sacrifice': '{card}: Welche Klasse senkt ihren Lebensstandard um 1?',
  'prompt.resistance':
    '{attacker} greift dich mit {force} Militär an („{card}“). Gibst du ebenso viel aus, um dich zu wehren?',
  'prompt.raiseClass':
    '{card}: Welche {whose, select, target {Klasse des Ziels} other {deiner Klassen}} steigt? Noch {left, plural, one {# Schritt} other {# Schritte}}.',
  'prompt.gain': '{card}: Was erhältst du?',
  'prompt.pollutionGift': '{card}: Wie viel Verschmutzung gibst du ab? Höchstens {left}.',
  'prompt.loot': '{card}: Was erbeutest du?',
  'prompt.weakening': '{card}: Welche Fabrik des Ziels verliert 1 Stufe?',
  'prompt.rate': '{card}: Welchen Marktkurs verschiebst du um 1?',
  'prompt.transaction': '{card}: Welche Ressource kaufst oder verkaufst du? Noch {left} Handel.',
  'prompt.reform': '{card}: Von welchem Stapel ziehst du?',
  'prompt.reformKeep':
    '{left, plural, =0 {In welcher Reihenfolge kommen die anderen Karten unter den Stapel? Die zuerst genannten werden zuerst gezogen.} other {{card}: Welche Karte behältst du?}}',
  'prompt.takeBack': '{card}: Welche Karte nimmst du auf die Hand zurück?',

  'choice.target': 'Ziele auf {seat}',
  'choice.factory': 'Wähle die {factory}',
  'choice.force': 'Greife mit {amount} Militär an',
  'choice.payAlone': 'Zahle allein',
  'choice.shareCost': 'Bitte dein Wirtschaftsbündnis um einen Beitrag',
  'choice.contribute': '{amount, plural, =0 {Gib nichts dazu} other {Gib # $ dazu}}',
  'choice.payRest': 'Zahle den Rest',
  'choice.withdraw': 'Ziehe die Karte zurück',
  'choice.lower': 'Senke {class}',
  'choice.raise': 'Erhöhe {class}',
  'choice.gain': 'Nimm {resource}',
  'choice.passPollution': '{amount, plural, =0 {Gib nichts ab} other {Gib # Verschmutzung ab}}',
  'choice.loot': 'Erbeute {resource}',
  'choice.weaken': 'Senke die {factory} um 1 Stufe',
  'choice.rateUp': 'Erhöhe den Kurs für {resource}',
  'choice.rateDown': 'Senke den Kurs für {resource}',
  'choice.buy': 'Kaufe {amount, plural, one {# Einheit {resource}} other {# {resource}}}',
  'choice.sell': 'Verkaufe {amount, plural, one {# Einheit {resource}} other {# {resource}}}',
  'choice.endTrade': 'Handle nicht weiter',
  'choice.takeBack': 'Nimm „{card}“ zurück',
  'choice.resist': 'Wehre dich',
  'choice.yield': 'Wehre dich nicht',

  'refuse.ownNation': 'Das Ziel ist immer eine andere Nation.',
  'refuse.mustMove': 'Die {factory} kann nicht steigen; wähle eine, die es kann.',
  'refuse.itself': '„{card}“ kann sich nicht selbst zurücknehmen.',
  'refuse.tradedAlready':
    'Du hast schon {resource} gehandelt; der zweite Handel muss einer anderen Ressource gelten.',
  'refuse.marketEmpty': 'Der Markt hat {resource} derzeit nicht vorrätig.',
  'refuse.noBuyers': 'Der Kurs für {resource} steht ganz unten: Niemand kauft.',
  'refuse.rateEnd': 'Der Kurs für {resource} steht schon am Ende der Leiste.',

  'log.play': '{seat} spielt „{card}“.',
  'log.target': '{seat} ist das Ziel von „{card}“.',
  'log.pledged':
    '{money, plural, =0 {{seat} gibt nichts zu „{card}“ dazu.} other {{seat} verspricht # $ für „{card}“.}}',
  'log.contributed': '{seat} zahlt {money} $ für „{card}“ dazu.',
  'log.withdrawn': '{seat} zieht „{card}“ zurück: Die Kosten kamen nicht zusammen.',
  'log.income': '{seat} erhält {money} $ von der Weltbank.',
  'log.moneyTaken': '{seat} nimmt dem Ziel {money} $ ab.',
  'log.colonised':
    '{seat} nimmt {territories, plural, =0 {} one {# Gebiet und } other {# Gebiete und }}{fossil, plural, one {# fossilen Rohstoff} other {# fossile Rohstoffe}} von der Kolonisierungstafel.',
  'log.loot': '{seat} erbeutet {amount, plural, one {# Einheit {resource}} other {# {resource}}}.',
  'log.classFell': 'Bei {seat} fällt {class} um 1 Schritt.',
  'log.classRose': 'Bei {seat} steigt {class} um 1 Schritt.',
  'log.gained': '{seat} erhält {amount, plural, one {# Einheit {resource}} other {# {resource}}}.',
  'log.pollutionPassed': '{seat} gibt {count, plural, =0 {keine} other {#}} Verschmutzung ab.',
  'log.factoryRose': '{seat} erhöht die eigene {factory} auf {output}.',
  'log.territoryTaken':
    '{seat} nimmt sich {count, plural, =0 {kein Gebiet} one {# Gebiet} other {# Gebiete}}.',
  'log.weakened': 'Die {factory} von {seat} verliert 1 Stufe.',
  'log.bought':
    '{seat} kauft {amount, plural, one {# Einheit {resource}} other {# {resource}}} für {money} $.',
  'log.sold':
    '{seat} verkauft {amount, plural, one {# Einheit {resource}} other {# {resource}}} für {money} $.',
  'log.rate': '{seat} verschiebt den Kurs für {resource} auf Position {position}.',
  'log.takenBack': '{seat} nimmt „{card}“ zurück.',
  'log.offshore':
    '{seat} lässt {goods, plural, one {# Industriegut} other {# Industriegüter}} im Ausland herstellen; das Ziel nimmt {pollution, plural, =0 {keine} other {#}} Verschmutzung.',
  'log.starResists': 'Die Sternnation wehrt sich und schlägt den Angriff mit {force} Militär zurück.',
  'log.notResisted': '{seat} wehrt sich nicht gegen den Angriff mit {force} Militär.',
  'log.resisted': '{seat} wehrt sich und schlägt den Angriff mit {force} Militär zurück.',
} satisfies Translation<typeof en>;
