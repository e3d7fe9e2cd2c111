import type { CardWord } from './en.ts';

/** Policy cards and solo events. Terms: see the glossary beside. */
export const cards = {
  'card.S01': 'Nachhaltiger Konsum',
  'card.S01.text':
    'Erhöhe die Unruhe um 2. Ab jetzt zählt dein Bedarf an Industriegütern eine Bevölkerungsstufe niedriger.',
  'card.S02': 'Indoktrination',
  'card.S02.text': 'Senke einen Lebensstandard um 1. Senke die Unruhe um 2.',
  'card.S03': 'Künstliche Intelligenz',
  'card.S03.text':
    'Zahle 10 $. Nimm eine andere sofortige Karte zurück, die du in dieser Generation gespielt hast; du darfst sie erneut spielen.',
  'card.S04': 'Weiterführende Schulen',
  'card.S04.text':
    'Zahle 2 $ pro Kopf. Erhöhe Lebensstandards um 3 Schritte, beliebig auf die Klassen verteilt.',
  'card.S05': 'Investitionspolitik',
  'card.S05.text': 'Zahle 2 $ pro Kopf. Senke die Unruhe um 3.',
  'card.S06': 'Politische Reform',
  'card.S06.text':
    'Zahle 10 $. Ziehe 5 Karten von einem Stapel deiner Wahl, behalte 1 und lege die anderen unter diesen Stapel.',
  'card.S07': 'Schulbildung',
  'card.S07.text': 'Zahle 1 $ pro Kopf. Erhöhe einen Lebensstandard um 1.',
  'card.S08': 'Wehrpflicht',
  'card.S08.text':
    'Erhöhe die Unruhe um 1. Du erhältst Militär in Höhe deiner Bevölkerung zwei Stufen niedriger.',
  'card.S09': 'Überkonsum',
  'card.S09.text': 'Gib 1 Industriegut pro Kopf aus. Senke die Unruhe um 3.',
  'card.S10': 'Sondersteuer',
  'card.S10.text':
    'Erhöhe die Unruhe um 1 und verbrenne 10 $ der Weltbank. Du erhältst 2 $ pro Kopf von der Weltbank.',
  'card.S11': 'Öffentliche Ausgaben',
  'card.S11.text': 'Zahle 1 $ pro Kopf. Senke die Unruhe um 1.',
  'card.S12': 'Vegetarismus',
  'card.S12.text':
    'Erhöhe die Unruhe um 2. Ab jetzt zählt dein Bedarf an Nahrung eine Bevölkerungsstufe niedriger.',
  'card.P01': 'Handwerk',
  'card.P01.text': 'Zahle 1 $. Du erhältst 2 Erneuerbare, 2 Industriegüter oder 2 Militär.',
  'card.P02': 'Intensive Landwirtschaft',
  'card.P02.text':
    'Zahle den Ertrag deiner Fabrik für Erneuerbare; ab jetzt kostet jede Produktion 1 fossilen Rohstoff, bringt 1 Verschmutzung und liefert Erneuerbare eine Stufe höher. Du darfst die Karte entfernen, indem du diese Fabrik um 1 Stufe senkst.',
  'card.P03': 'Rohstoffförderung',
  'card.P03.text': 'Zahle 5 $ und nimm 1 Verschmutzung. Du erhältst 2 fossile Rohstoffe.',
  'card.P04': 'Verstädterung',
  'card.P04.text':
    'Gib 1 Industriegut pro Kopf aus. Erhöhe Lebensstandards um 2 Schritte, beliebig auf die Klassen verteilt.',
  'card.P05': 'Sanfte Macht',
  'card.P05.text': 'Zahle 20 $. Gib bis zu 2 Verschmutzung an eine andere Nation, die nicht ablehnen kann.',
  'card.P06': 'Politische Planung',
  'card.P06.text':
    'Erhöhe die Unruhe um 2; ab jetzt überspringst du das Wirtschaftswachstum. Du darfst die Karte entfernen, indem du die Unruhe erneut um 2 erhöhst.',
  'card.P07': 'Ausgelagerte Produktion',
  'card.P07.text':
    'Zahle einer anderen Nation den Ertrag ihrer Industriefabrik und verbrenne 10 $ der Weltbank. Lass diese Fabrik laufen: Du gibst die fossilen Rohstoffe aus und erhältst die Güter, die andere Nation nimmt die Verschmutzung.',
  'card.P08': 'Ökologische Produktion',
  'card.P08.text':
    'Senke deine Industriefabrik um 1 Stufe. Ab jetzt erzeugt sie im Schritt Produktion 1 Verschmutzung weniger.',
  'card.P09': 'Reinigung des Planeten',
  'card.P09.text':
    'Zahle 50 $, zu denen jede Nation beitragen darf. Gib 1 Verschmutzung zurück, dann gibt jede Nation 1 zurück.',
  'card.P10': 'Recycling',
  'card.P10.text':
    'Senke deine Industriefabrik um 1 Stufe. Ab jetzt erhältst du 1 fossilen Rohstoff, sooft du außerhalb des Markts mehr als 10 Industriegüter auf einmal ausgibst.',
  'card.P11': 'Robotisierung',
  'card.P11.text': 'Zahle den Ertrag deiner Industrie- oder Militärfabrik. Erhöhe diese Fabrik um 2 Stufen.',
  'card.P12': 'Überproduktion',
  'card.P12.text':
    'Erhöhe die Unruhe um 1. Lass deine Industrie- oder Militärfabrik einmal laufen, mit ihren fossilen Rohstoffen und ihrer Verschmutzung.',
  'card.P13': 'Industrialisierung',
  'card.P13.text': 'Zahle den Ertrag einer deiner Fabriken. Erhöhe diese Fabrik um 1 Stufe.',
  'card.E01': 'Marktzugang',
  'card.E01.text': 'Keine Kosten. Führe 1 Handel durch.',
  'card.E02': 'Humanitäre Hilfe',
  'card.E02.text':
    'Zahle 50 $, zu denen jede Nation beitragen darf. Gib 1 Destabilisierung zurück, dann gibt jede Nation 1 zurück.',
  'card.E03': 'Gebietsannexion',
  'card.E03.text':
    'Greife eine andere Nation mit mindestens 10 Militär an und nimm 2 Destabilisierung. Wehrt sie sich nicht, nimmst du 1 ihrer Gebiete und senkst ihre Industrie- oder Militärfabrik um 1 Stufe.',
  'card.E04': 'Börse',
  'card.E04.text':
    'Verbrenne 10 $ von deinem Geld. Ab jetzt geben dir Marktzugang und Spekulation 2 Handel, jeden mit einer anderen Ressource.',
  'card.E05': 'Kolonisierung',
  'card.E05.text':
    'Gib 5 Militär aus und nimm 2 Destabilisierung. Nimm 1 Gebiet und 2 fossile Rohstoffe von der Kolonisierungstafel, soweit vorhanden.',
  'card.E06': 'Massenvernichtung',
  'card.E06.text':
    'Greife eine andere Nation mit mindestens 10 Militär an und nimm 2 Destabilisierung. Wehrt sie sich nicht, verliert sie 1 Gebiet und nach deiner Wahl 1 Stufe ihrer Industrie- oder Militärfabrik und nimmt 3 Verschmutzung.',
  'card.E07': 'Politische Einmischung',
  'card.E07.text':
    'Verbrenne 10 $ der Weltbank. Nimm einer anderen Nation bis zu 1 $ pro Kopf ihrer Bevölkerung und erhöhe einen ihrer Lebensstandards um 1.',
  'card.E08': 'Militäroperation',
  'card.E08.text':
    'Greife eine andere Nation mit mindestens 3 Militär an und nimm 1 Destabilisierung. Wehrt sie sich nicht, nimmst du bis zu 2 fossile Rohstoffe, 5 Erneuerbare oder 5 Industriegüter.',
  'card.E09': 'Polizeiliche Repression',
  'card.E09.text':
    'Gib Militär in Höhe deiner Bevölkerung zwei Stufen niedriger aus und nimm 1 Destabilisierung. Senke die Unruhe um 2.',
  'card.E10': 'Spekulation',
  'card.E10.text':
    'Verbrenne 5 $ der Weltbank und 5 $ von deinem Geld. Verschiebe einen Marktkurs um 1, dann führe 1 Handel durch.',
  'card.E11': 'Ausbau des Tourismus',
  'card.E11.text':
    'Verbrenne 10 $ der Weltbank. Nimm einer anderen Nation 10 $ für jeden Schritt ihrer Klasse C über 1 und senke ihre Unruhe um 2.',
  'card.E12': 'Terrorismus',
  'card.E12.text':
    'Gib 1 Militär aus und nimm 1 Destabilisierung. Erhöhe die Unruhe einer anderen Nation um 3.',
  'event.EV1': 'Fabrikboom der Sternnation',
  'event.EV1.text':
    'Die Sternnation gibt 1 fossilen Rohstoff aus und nimmt 1 Verschmutzung. Ab Generation 4 sind es je 2, ab Generation 6 je 3.',
  'event.EV2': 'Kohlerausch der Sternnation',
  'event.EV2.text':
    'Die Sternnation zahlt 5 $ an die Weltbank und nimmt 1 Verschmutzung. Sie erhält 2 fossile Rohstoffe.',
  'event.EV3': 'Aufrüstung der Sternnation',
  'event.EV3.text': 'Hat die Sternnation mindestens so viel Militär wie du, nimmt sie 1 Destabilisierung.',
  'event.EV4': 'Überfall der Sternnation',
  'event.EV4.text':
    'Die Sternnation nimmt 1 Destabilisierung und greift dich mit ihrem ganzen Militär an. Wehrst du dich nicht, verlierst du bis zu 2 fossile Rohstoffe, sonst bis zu 5 Industriegüter, sonst bis zu 5 Erneuerbare.',
  'event.EV5': 'Expedition der Sternnation',
  'event.EV5.text':
    'Die Sternnation nimmt 1 Gebiet und 2 fossile Rohstoffe von der Kolonisierungstafel. Sie nimmt 2 Destabilisierung.',
  'event.EV6': 'Die Sternnation kauft Brennstoff',
  'event.EV6.text':
    'Die Sternnation kauft bis zu 2 fossile Rohstoffe auf dem Markt. Der Kurs der fossilen Rohstoffe steigt um 1.',
  'event.EV7': 'Die Sternnation verkauft Güter',
  'event.EV7.text':
    'Die Sternnation verkauft ihren Industrieertrag auf dem Markt, soweit die Weltbank zahlen kann. Der Kurs der Industriegüter fällt um 1.',
  'event.EV8': 'Entspannung',
  'event.EV8.text':
    'Die Sternnation zahlt 10 $ an die Weltbank. Du und die Sternnation gebt je 1 Destabilisierung zurück.',
} as const satisfies Record<CardWord, string>;
