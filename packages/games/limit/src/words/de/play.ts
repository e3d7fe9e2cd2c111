import type { Translation } from '@entente/engine';
import type { play as en } from '../en/play.ts';

/** Cards on their way through target, cost and effects; the market; war. */
export const play = {
  'prompt.target': '{card}: Welche Nation ist das Ziel?',
  'prompt.factory': '{card}: Für welche Fabrik?',
  'prompt.force': '{card}: Mit wie viel Militär greifst du an? Es ist in jedem Fall ausgegeben.',
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
  'prompt.weakening':
    '{card}: Welche {whose, select, own {deiner Fabriken} other {Fabrik des Ziels}} verliert 1 Stufe?',
  'prompt.rate': '{card}: Welchen Marktkurs verschiebst du um 1?',
  'prompt.transaction': '{card}: Welche Ressource kaufst oder verkaufst du? Noch {left} Handel.',
  'prompt.reform': '{card}: Von welchem Stapel ziehst du?',
  'prompt.reformKeep':
    '{left, plural, =0 {Welche Karte kommt als Nächste unter den Stapel? Die erste wird zuerst gezogen.} other {{card}: Welche Karte behältst du? Die anderen kommen so unter den Stapel, wie sie liegen.}}',
  'prompt.takeBack': '{card}: Welche Karte nimmst du auf die Hand zurück?',

  'choice.target': 'Ziel: {seat}',
  'choice.factory': '{factory} wählen',
  'choice.force': 'Mit {amount} Militär angreifen',
  'choice.contribute': '{amount, plural, =0 {Nichts dazugeben} other {# $ dazugeben}}',
  'choice.payRest': 'Den Rest zahlen',
  'choice.withdraw': 'Karte zurückziehen',
  'choice.lower': '{class} senken',
  'choice.raise': '{class} erhöhen',
  'choice.gain': '{resource} nehmen',
  'choice.passPollution': '{amount, plural, =0 {Nichts abgeben} other {# Verschmutzung abgeben}}',
  'choice.loot': '{resource} erbeuten',
  'choice.weaken': '{factory} um 1 Stufe senken',
  'choice.rateUp': 'Kurs für {resource} erhöhen',
  'choice.rateDown': 'Kurs für {resource} senken',
  'choice.buy': '{amount, plural, one {# Einheit {resource}} other {# {resource}}} kaufen',
  'choice.sell': '{amount, plural, one {# Einheit {resource}} other {# {resource}}} verkaufen',
  'choice.endTrade': 'Fertig gehandelt',
  'choice.takeBack': '„{card}“ zurücknehmen',
  'choice.resist': 'Sich wehren',
  'choice.yield': 'Sich nicht wehren',

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
  'log.withdrawn': '{seat} zieht „{card}“ zurück: Die Kosten kamen nicht zusammen.',
  'log.income': '{seat} erhält {money} $ von der Weltbank.',
  'log.moneyTaken': '{seat} nimmt {target} {money} $ ab.',
  'log.colonised':
    '{seat} nimmt {territories, plural, =0 {} one {# Gebiet und } other {# Gebiete und }}{fossil, plural, one {# fossilen Rohstoff} other {# fossile Rohstoffe}} von der Kolonisierungstafel.',
  'log.loot': '{seat} nimmt {target} {amount, plural, one {# Einheit {resource}} other {# {resource}}} ab.',
  'log.gained': '{seat} erhält {amount, plural, one {# Einheit {resource}} other {# {resource}}}.',
  'log.pollutionPassed': '{seat} gibt {target} {count, plural, =0 {keine} other {#}} Verschmutzung.',
  'log.territoryTaken':
    '{seat} nimmt {target} {count, plural, =0 {kein Gebiet} one {# Gebiet} other {# Gebiete}} ab.',
  'log.bought':
    '{seat} kauft {amount, plural, one {# Einheit {resource}} other {# {resource}}} für {money} $. Kurs: {position}.',
  'log.sold':
    '{seat} verkauft {amount, plural, one {# Einheit {resource}} other {# {resource}}} für {money} $. Kurs: {position}.',
  'log.rate': '{seat} verschiebt den Kurs für {resource} auf Position {position}.',
  'log.takenBack': '{seat} nimmt „{card}“ zurück.',
  'log.offshore':
    '{seat} lässt {goods, plural, one {# Industriegut} other {# Industriegüter}} bei {target} herstellen{fossil, plural, =0 {} one {, für # fossilen Rohstoff} other {, für # fossile Rohstoffe}}{pollution, plural, =0 {} other {; {target}: +# Verschmutzung}}.',
  'log.starResists': 'Die Sternnation schlägt den Angriff mit {force} Militär zurück.',
  'log.notResisted': '{seat} wehrt sich nicht gegen den Angriff mit {force} Militär.',
  'log.resisted': '{seat} gibt {force} Militär aus und schlägt den Angriff zurück.',
  'log.paid': '{seat} zahlt {money} $ für „{card}“.',
  'log.paidTarget': '{seat} zahlt {target} {money} $ für „{card}“.',
  'log.paidStar': '{seat} zahlt der Sternnation {money} $ für „{card}“.',
  'log.burned': '{seat} verbrennt {money} $.',
  'log.burnedBank': '{money} $ der Weltbank werden verbrannt.',
  'log.spent': '{seat} gibt {amount, plural, one {# Einheit {resource}} other {# {resource}}} aus.',
  'log.destab':
    '{seat}: +{count} Destabilisierung{why, select, broken { (gebrochenes Bündnis)} other { (Preis der Karte)}}.',
  'log.pollution': '{seat}: +{count} Verschmutzung.',
  'log.unrestByCard': '{card}: Unruhe von {seat} {way, select, up {+} other {−}}{by}, jetzt {unrest}.',
  'log.moneyTakenStar': '{seat} nimmt der Sternnation {money} $ ab.',
  'log.lootStar':
    '{seat} nimmt der Sternnation {amount, plural, one {# fossilen Rohstoff} other {# fossile Rohstoffe}} ab.',
  'log.pollutionPassedStar':
    '{seat} gibt der Sternnation {count, plural, =0 {keine} other {#}} Verschmutzung.',
  'log.territoryTakenStar':
    '{seat} nimmt der Sternnation {count, plural, =0 {kein Gebiet} one {# Gebiet} other {# Gebiete}} ab.',
  'log.territoryLost': '{seat} verliert {count, plural, one {# Gebiet} other {# Gebiete}}.',
  'log.offshoreStar':
    '{seat} lässt {goods, plural, one {# Industriegut} other {# Industriegüter}} in der Sternnation herstellen{fossil, plural, =0 {} one {, für # fossilen Rohstoff} other {, für # fossile Rohstoffe}}{pollution, plural, =0 {} other {; Sternnation: +# Verschmutzung}}.',
} satisfies Translation<typeof en>;
