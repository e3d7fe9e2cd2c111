import type { Translation } from '@entente/engine';
import type { sources as en } from '../en/sources.ts';

/** What is known of things that are not printed in the rulebook, and the named sets of options. */
export const sources = {
  'number.market': 'Marktpreise',
  'number.star': 'Werte der Sternnation',
  'number.years': 'Jahre der Generationen',
  'source.goodsSpent':
    'Im Text fehlt das Symbol dessen, was ausgegeben wird. Wir lesen Industriegüter, nach Verb und Thema der Karte.',
  'source.removal':
    'Eine Seite schickt die entfernte Karte auf die Hand, eine andere unter den Stapel. Wir folgen der Seite der Karte.',
  'source.softPower':
    'Das Symbol dessen, was man abgibt, fehlt. Wir lesen Verschmutzung, die Marke dieses Stapels; es könnte Destabilisierung sein.',
  'source.recycling':
    'Die Symbole fehlen. Wir lesen: eine Industriestufe als Preis, ausgegebene Güter, erhaltene fossile Rohstoffe.',
  'source.robotisation':
    'Zwei Symbole fehlen, wo Industrialisierung drei hat. Wir lesen Industrie und Militär.',
  'source.annexation':
    'Die Symbole der Fabriken fehlen: Wir lesen Industrie oder Militär. Der Text sagt nicht, wer wählt; sein Subjekt ist die angegriffene Nation.',
  'source.plunder':
    'Die Symbole fehlen. Wir lesen fossile Rohstoffe für die knappe Beute, Erneuerbare und Industriegüter für die beiden Fünfen.',
  'source.rate':
    'Der Text sagt nicht, um wie viele Positionen sich der Kurs bewegt. Wir bewegen ihn um 1, in beide Richtungen.',
  'source.tourism': 'Das Symbol der Klasse fehlt. Wir lesen Klasse C; es könnte A sein.',
  'source.surtax': 'Die Wirkung folgt einer veröffentlichten Besprechung des Spiels.',
  'source.repression': 'Die Wirkung folgt einer veröffentlichten Besprechung des Spiels.',
  'source.crisisMoney': 'Der Betrag ist gedruckt. Dass das Geld an die Weltbank geht, ist unsere Festlegung.',
  'source.crisisLand':
    'Das Symbol der verlorenen Marke fehlt. Es muss ein Gebiet sein: Jede Nation hat welche, und das Wertungsbeispiel passt.',
  'source.crisisBlame':
    'Die Symbole fehlen. Wir lesen: Wer am meisten Destabilisierung hat, verliert Bevölkerung, wie in der ökologischen Krise.',
  'source.events':
    'Bekannt ist nur, wie viele Ereignisse es gibt und wann sie gezogen werden. Was sie tun, haben wir erfunden.',
  'source.outputs': 'Die Stufen 1 bis 5 sind gedruckt. 20, 30 und 50 folgen der Bevölkerungsleiste.',
  'source.fuel':
    'Die Stufen 1 bis 3 und 5 sind gedruckt. Die anderen folgen dem einfachsten Gesetz durch diese Punkte.',
  'source.market':
    'Bekannt sind der höchste Preis, ein Verkauf in einem Beispiel und dass beim tiefsten Kurs nichts verkauft wird. Der Rest ist hergeleitet.',
  'source.star': 'Die Zahlen sind gedruckt, zwei Symbole fehlen: Wir lesen Militär und Industrieertrag.',
  'source.years': 'Die Jahre 1850 und 2060 sind gedruckt; wir teilen sie in sieben gleiche Teile.',
  'set.firstReadings': 'Erste Lesarten',
  'set.firstReadings.about':
    'Unsere ersten Lesarten zweier offener Fragen: keine Strafe ohne Wirkung, solange eine andere Fabrik fallen kann, und bei einer Annexion wählt der Angreifer.',
  'set.militarist': 'Militaristisch',
  'set.militarist.about': 'Jedes Militär zählt 1 Punkt.',
  'set.pacifist': 'Pazifistisch',
  'set.pacifist.about': 'Militär zählt nichts.',
  'set.egalitarian': 'Egalitär',
  'set.egalitarian.about': 'Nur Klasse E zählt, dreifach.',
  'set.elitist': 'Elitär',
  'set.elitist.about': 'Nur Klasse A zählt, dreifach.',
  'set.ecologist': 'Ökologisch',
  'set.ecologist.about': 'Verschmutzung zählt doppelt. Die Spielanleitung nennt keine Zahl.',
  'set.productivist': 'Produktivistisch',
  'set.productivist.about': 'Verschmutzung zählt halb. Die Spielanleitung nennt keine Zahl.',
  'set.peacemaker': 'Friedensstiftend',
  'set.peacemaker.about': 'Destabilisierung zählt doppelt. Die Spielanleitung nennt keine Zahl.',
  'set.realist': 'Realistisch',
  'set.realist.about': 'Destabilisierung zählt nicht. Die Spielanleitung nennt keine Zahl.',
  'set.steadyMoney': 'Stetiges Geld',
  'set.steadyMoney.about': '2 Punkte je 10 $, was immer die Krisen bringen.',
  'set.smallMoney': 'Kleines Geld',
  'set.smallMoney.about': '1 Punkt je 5 $, was immer die Krisen bringen.',
  'set.bigMoney': 'Großes Geld',
  'set.bigMoney.about': '10 Punkte je 50 $, was immer die Krisen bringen.',
  'set.noResilience': 'Ohne Belastungsprobe',
  'set.noResilience.about': 'Gewertet wird, wie die Nationen dastehen.',
  'set.doubleResilience': 'Zwei Belastungsproben',
  'set.doubleResilience.about': 'Die Probe vor der Wertung läuft zweimal.',
  'number.outputs': 'Ertrag großer Fabriken',
  'number.fuel': 'fossile Rohstoffe und Verschmutzung großer Fabriken',
} satisfies Translation<typeof en>;
