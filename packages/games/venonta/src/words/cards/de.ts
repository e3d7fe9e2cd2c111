import type { Translation } from '@entente/engine';
import type { cards as en } from './en.ts';

/** Names of places and cards, and what the cards say. Numbers a/b/c are for 3, 4 and 6 players. */
export const cards = {
  'territory.NAM': 'Nordamerika',
  'territory.MES': 'Mittelamerika und Karibik',
  'territory.SUD': 'Südamerika',
  'territory.EUR': 'Europa',
  'territory.RUS': 'Nordeurasien',
  'territory.MEN': 'Nordafrika und Naher Osten',
  'territory.WAF': 'West- und Zentralafrika',
  'territory.EAF': 'Ost- und Südafrika',
  'territory.SAS': 'Südasien',
  'territory.EAS': 'Ostasien',
  'territory.SEA': 'Südostasien',
  'territory.OCE': 'Ozeanien',

  'water.1': 'Karibik und Golf von Mexiko',
  'water.2': 'Nordatlantische Zufahrten',
  'water.3': 'Beringstraße',
  'water.4': 'Mittelmeer und Schwarzes Meer',
  'water.5': 'Gewässer Makaronesiens',
  'water.6': 'Atlantische Enge',
  'water.7': 'Rotes und Arabisches Meer',
  'water.8': 'Golf von Bengalen',
  'water.9': 'Chinesische Meere',
  'water.10': 'Japanisches und Ochotskisches Meer',
  'water.11': 'Philippinensee',
  'water.12': 'Arafura- und Korallensee',

  'ocean.northAtlantic': 'Nordatlantik',
  'ocean.southAtlantic': 'Südatlantik',
  'ocean.indian': 'Indischer Ozean',
  'ocean.northPacific': 'Nordpazifik',
  'ocean.southPacific': 'Südpazifik',
  'ocean.arctic': 'Arktischer Ozean',

  'objective.CO-A01': 'Kolonialmacht',
  'objective.CO-A01.text': 'Kontrolliere am Ende der Runde mindestens eine Kolonie.',
  'objective.CO-A02': 'Zwei Fronten',
  'objective.CO-A02.text': 'Gewinne in dieser Runde mindestens zwei Kämpfe als Angreifer.',
  'objective.CO-A03': 'Wettrüsten',
  'objective.CO-A03.text': 'Besitze mindestens 2/2/1 Panzer, und nicht weniger als alle anderen.',
  'objective.CO-A04': 'Krieg um Brennstoff',
  'objective.CO-A04.text': 'Hole in dieser Runde mindestens ein TEP aus einer Kolonie.',
  'objective.CO-A05': 'Brot mit Gewalt',
  'objective.CO-A05.text':
    'Hole in dieser Runde mindestens eine Ration aus einer Kolonie und ernähre alle deine Leute.',
  'objective.CO-A06': 'Erzwungene Abrüstung',
  'objective.CO-A06.text':
    'Zerstöre in dieser Runde mindestens einen feindlichen Panzer oder gewinne zwei Angriffe.',
  'objective.CO-A07': 'Festung',
  'objective.CO-A07.text':
    'Keines deiner Gebiete ist Kolonie, und du hast in dieser Runde einen Angriff abgewehrt oder besitzt einen Panzer. (Erste Zahlen: Panzer auf 2/2/1 Gebieten.)',
  'objective.CO-A08': 'Den Ersten stürzen',
  'objective.CO-A08.text':
    'Gewinne einen Angriff auf ein Gebiet, das in diesem Moment der Gegner mit den meisten Punkten kontrolliert.',
  'objective.CO-A09': 'Landung',
  'objective.CO-A09.text':
    'Gewinne einen Angriff zwischen Gebieten am gleichen Küstengewässer. (Erste Zahlen: 2/1/1 Angriffe.)',
  'objective.CO-A10': 'Wachsende Grenzen',
  'objective.CO-A10.text': 'Kontrolliere mehr Gebiete, als du gewählt hast: 5/4/3.',
  'objective.CO-A11': 'Sauberer Sieg',
  'objective.CO-A11.text':
    'Gewinne in dieser Runde einen Angriff und verliere im Kampf keinen Panzer, oder befreie eines deiner kolonisierten Gebiete.',
  'objective.CO-A12': 'Supermacht',
  'objective.CO-A12.text':
    'Gewinne in dieser Runde einen Angriff und kontrolliere nicht weniger Fabriken als alle anderen.',
  'objective.CO-N01': 'Industrielle Revolution',
  'objective.CO-N01.text': 'Kontrolliere mindestens 3/2/2 Fabriken.',
  'objective.CO-N02': 'Strategische Reserve',
  'objective.CO-N02.text':
    'Kontrolliere mindestens eine Fabrik und 5/4/3 TEP auf deinen kontrollierten Gebieten.',
  'objective.CO-N03': 'Warenbörse',
  'objective.CO-N03.text':
    'Handle in dieser Runde mindestens 6/5/5 Einheiten mit anderen: Rationen oder TEP, gekauft oder verkauft. (Erste Zahlen: zwei.)',
  'objective.CO-N04': 'Volle Speicher',
  'objective.CO-N04.text': 'Ernähre alle deine Leute und behalte mindestens 3/2/2 Rationen.',
  'objective.CO-N05': 'Gesunde Finanzen',
  'objective.CO-N05.text': 'Ernähre alle deine Leute und behalte mindestens 4/3/2 Marken.',
  'objective.CO-N06': 'Grüne Revolution',
  'objective.CO-N06.text':
    'Besitze mindestens 2/1/1 Intensivfelder, oder baue in dieser Runde mindestens 4/4/3 Felder. (Erste Zahlen: 4/3/2.)',
  'objective.CO-N07': 'Exporteur',
  'objective.CO-N07.text':
    'Gib in dieser Runde mindestens eine Ration oder ein TEP durch Verkauf oder Tausch ab.',
  'objective.CO-N08': 'Bewaffnete Neutralität',
  'objective.CO-N08.text':
    'Besitze einen Panzer, beginne in dieser Runde keinen Kampf, und keines deiner Gebiete ist kolonisiert.',
  'objective.CO-N09': 'Selbstversorgung',
  'objective.CO-N09.text':
    'Ernähre alle deine Leute, kaufe in dieser Runde nichts von anderen und kontrolliere eine Fabrik.',
  'objective.CO-N10': 'Große Werke',
  'objective.CO-N10.text': 'Baue in dieser Runde mindestens 4/3/2 Felder, Intensivfelder oder Fabriken.',
  'objective.CO-N11': 'Zeit der Diplomatie',
  'objective.CO-N11.text':
    'Spiele in dieser Runde mindestens 3/3/2 Aktionskarten und beginne keinen Kampf. (Erste Zahlen: zwei.)',
  'objective.CO-N12': 'Mittelmacht',
  'objective.CO-N12.text':
    'Kontrolliere eine Fabrik, besitze 2/2/1 Felder beliebiger Art und 1/1/0 Panzer, und ernähre alle deine Leute.',
  'objective.CO-P01': 'Hüter des Waldes',
  'objective.CO-P01.text':
    'Mache in dieser Runde mindestens 3/3/2 Scheiben wieder zu Wald, oder besitze noch 18/14/9 Wälder. (Erste Zahlen: eine Scheibe, 16/12/8.)',
  'objective.CO-P02': 'Wenig Kohlenstoff',
  'objective.CO-P02.text':
    'Verursache in dieser Runde höchstens 3/3/2 CO₂, Bauten und Ausstoß zusammen, und ernähre alle deine Leute.',
  'objective.CO-P03': 'Kein Hunger',
  'objective.CO-P03.text': 'Ernähre alle deine Leute und behalte am Ende der Runde eine Ration übrig.',
  'objective.CO-P04': 'Offene Türen',
  'objective.CO-P04.text':
    'Ernähre alle deine Leute, und ernähre einen Migranten, verkaufe eine Ration oder behalte zwei übrig.',
  'objective.CO-P05': 'Ohne Waffen',
  'objective.CO-P05.text':
    'Besitze keinen Panzer, beginne in dieser Runde keinen Kampf, und keines deiner Gebiete ist kolonisiert.',
  'objective.CO-P06': 'Nach den Fabriken',
  'objective.CO-P06.text':
    'Ernähre alle deine Leute, und kontrolliere keine Fabrik oder baue in dieser Runde eine ab.',
  'objective.CO-P07': 'Saubere Meere',
  'objective.CO-P07.text':
    'Deine Fabriken machen keinen Abfall, und in dieser Runde sterben weltweit höchstens 5/4/4 Fische daran. (Erste Zahlen: 5.)',
  'objective.CO-P08': 'Klimapakt',
  'objective.CO-P08.text': 'CO₂ steigt in dieser Runde um höchstens 10, und du beginnst keinen Kampf.',
  'objective.CO-P09': 'Weltfrieden',
  'objective.CO-P09.text':
    'Beginne in dieser Runde keinen Kampf, kontrolliere keine Kolonie, und es gibt höchstens eine auf der Welt.',
  'objective.CO-P10': 'Nahrungshilfe',
  'objective.CO-P10.text':
    'Ernähre alle deine Leute, und verkaufe eine Ration, ernähre einen Migranten oder behalte 3/2/2 Rationen als Hilfe.',
  'objective.CO-P11': 'Bäuerliche Landwirtschaft',
  'objective.CO-P11.text':
    'Besitze mindestens 4/3/3 einfache Felder, kein Intensivfeld und keine Fabrik. (Erste Zahlen: 4/3/2.)',
  'objective.CO-P12': 'Grüne Dividende',
  'objective.CO-P12.text':
    'Besitze mindestens 2 Marken, verursache in dieser Runde höchstens 4/3/1 CO₂ und beginne keinen Kampf. (Erste Zahlen: 2/2/1 Marken, 4/3/2 CO₂.)',

  'action.CA-01': 'Kleinkredit',
  'action.CA-01.text': 'In deinem Zug: nimm 2 Marken aus der Bank.',
  'action.CA-02': 'Internationaler Kredit',
  'action.CA-02.text': 'In deinem Zug: nimm 3 Marken aus der Bank und verliere 1 Punkt.',
  'action.CA-03': 'Gute Ernte',
  'action.CA-03.text': 'In deinem Zug: dein Vorrat wächst um 2 Rationen.',
  'action.CA-04': 'Humanitärer Korridor',
  'action.CA-04.text':
    'Wenn ein Migrant aufbricht: du wählst das verbundene Gebiet, das ihn aufnimmt. Ist es deines, bekommst du 2 Punkte.',
  'action.CA-05': 'Friedensbote',
  'action.CA-05.text':
    'Wenn ein Gebiet angegriffen wird, das dir gehört, auch als Kolonie: der Angriff fällt vor dem ersten Wurf aus. Der Angreifer bekommt seine Marken zurück und kann dort in diesem Zug nicht mehr angreifen.',
  'action.CA-06': 'Blauhelme',
  'action.CA-06.text':
    'In deinem Zug: wähle ein Gebiet; bis zum Ende der Runde kann es nicht angegriffen werden. Eine Kolonie kann trotzdem aufbegehren.',
  'action.CA-07': 'Allgemeine Mobilmachung',
  'action.CA-07.text':
    'Vor dem ersten Wurf eines Kampfes, an dem du teilnimmst: deine Seite hat 3 Volkswürfel mehr.',
  'action.CA-08': 'Luftunterstützung',
  'action.CA-08.text':
    'Vor dem ersten Wurf eines Kampfes, an dem du teilnimmst: Würfel deiner Seite, die in diesem Wurf nicht treffen, werden neu geworfen.',
  'action.CA-09': 'Guerilla',
  'action.CA-09.text': 'In jedem Zug: eines deiner kolonisierten Gebiete begehrt sofort und umsonst auf.',
  'action.CA-10': 'Militärhilfe',
  'action.CA-10.text': 'Wenn ein Angriff erklärt wird: hilf einer Seite wie ein Verbündeter, ohne Pakt.',
  'action.CA-11': 'Sabotage',
  'action.CA-11.text':
    'In deinem Zug: zahle 1 Marke; ein feindlicher Panzer auf einem Gebiet, das mit einem von dir verbunden ist, wird zerstört.',
  'action.CA-12': 'Spionagenetz',
  'action.CA-12.text': 'In jedem Zug: sieh dir das Ziel eines Gegners an.',
  'action.CA-13': 'Technologietransfer',
  'action.CA-13.text':
    'In deinem Zug: deine nächste Fabrik in diesem Zug kostet 1 Marke weniger und verursacht kein CO₂.',
  'action.CA-14': 'Erneuerbare Energie',
  'action.CA-14.text':
    'In deinem Zug: eine deiner Fabriken braucht kein TEP mehr und verursacht am Ende der Runden kein CO₂ mehr. Der Abfall bleibt.',
  'action.CA-15': 'Kohlenstoffabscheidung',
  'action.CA-15.text': 'In deinem Zug: CO₂ sinkt um 2, und du bekommst 1 Punkt.',
  'action.CA-16': 'Aufforstung',
  'action.CA-16.text': 'In deinem Zug: eines deiner Felder wird umsonst zu Wald, und du bekommst 1 Punkt.',
  'action.CA-17': 'Bewässerung',
  'action.CA-17.text': 'In deinem Zug: einer deiner trockenen Wälder hat für den Rest des Spiels Wasser.',
  'action.CA-18': 'Biosiegel',
  'action.CA-18.text': 'In deinem Zug: Felder, die du bis zum Ende der Runde baust, verursachen kein CO₂.',
  'action.CA-19': 'Recyclinganlage',
  'action.CA-19.text':
    'In deinem Zug: deine Fabriken machen für den Rest des Spiels zusammen 1 Abfall weniger.',
  'action.CA-20': 'Meeresschutzgebiet',
  'action.CA-20.text':
    'In jedem Zug: ein Ozean bekommt 2 Fische, höchstens so viele wie am Anfang, und du bekommst 1 Punkt.',
  'action.CA-21': 'Fischereiflotte',
  'action.CA-21.text':
    'Während du deine Leute ernährst: nimm 1 Fisch aus einem Ozean an deiner Küste; dein Vorrat wächst um 2 Rationen.',
  'action.CA-22': 'Embargo',
  'action.CA-22.text':
    'In jedem Zug: bis zum Ende der Runde darf niemand mit einem Gegner deiner Wahl handeln.',
  'action.CA-23': 'Kartell',
  'action.CA-23.text': 'In deinem Zug: bis zum Ende der Runde kostet TEP, das du verkaufst, 1 Marke mehr.',
  'action.CA-24': 'Freihandelszone',
  'action.CA-24.text': 'In deinem Zug: bis zum Ende der Runde handelst du auch ohne Verbindung.',
  'action.CA-25': 'Tauschmarkt',
  'action.CA-25.text':
    'In deinem Zug: gib der Bank 1 TEP für 2 Rationen, oder 2 Rationen für 1 schon verbrauchtes TEP.',
  'action.CA-26': 'Pflanzliche Kost',
  'action.CA-26.text': 'Während du deine Leute ernährst: sie brauchen 2 Rationen weniger.',
  'action.CA-27': 'Familienplanung',
  'action.CA-27.text':
    'In deinem Zug: ab dem nächsten Generationswechsel ist deine Bevölkerung um 1 kleiner als in der Tabelle.',
  'action.CA-28': 'Generalstreik',
  'action.CA-28.text':
    'In jedem Zug: ein Gegner deiner Wahl baut bis zum Ende der Runde keine Panzer und keine Intensivfelder.',
  'action.CA-29': 'Pressekampagne',
  'action.CA-29.text':
    'In deinem Zug: du bekommst 1 Punkt, oder 2 Punkte, wenn du in dieser Runde keinen Kampf begonnen hast.',
  'action.CA-30': 'Friedenspreis',
  'action.CA-30.text':
    'In deinem zweiten Zug: du bekommst 3 Punkte, wenn du keinen Panzer und keine Kolonie hast und in dieser Runde keinen Kampf begonnen hast.',
  'action.CA-31': 'Siegesparade',
  'action.CA-31.text':
    'Wenn du einen Kampf gewonnen hast, als Angreifer oder Verteidiger: du bekommst 2 Punkte.',
  'action.CA-32': 'Verbrannte Erde',
  'action.CA-32.text':
    'Wenn eines deiner Gebiete kolonisiert wird: alles TEP dort verbrennt, und der Angreifer bekommt keine Marken zurück.',
  'action.CA-33': 'Illegale Rodung',
  'action.CA-33.text':
    'In jedem Zug: CO₂ steigt um 1 und zählt als Ausstoß eines Gegners deiner Wahl, der Wälder hat.',
  'action.CA-34': 'Schmuggel',
  'action.CA-34.text':
    'In deinem Zug: zahle 1 Marke und nimm 1 TEP aus einem fremden Gebiet, das mit einem von dir verbunden ist.',
  'action.CA-35': 'Veto',
  'action.CA-35.text':
    'Wenn ein anderer eine Karte gespielt hat: sie wirkt nicht. Gegen ein Veto hilft kein Veto.',
  'action.CA-36': 'Frühwarnung',
  'action.CA-36.text':
    'Wenn ein Ereignis trifft: dich und deine Gebiete verschont es, auch wenn es alle trifft.',
  'action.CA-37': 'Resolution zur Waffenruhe',
  'action.CA-37.text':
    'Vor dem ersten Wurf eines beliebigen Kampfes: entscheidet dieser Wurf nicht, endet der Kampf mit Waffenruhe.',
  'action.CA-38': 'Solidarität',
  'action.CA-38.text':
    'In jedem Zug: gib einem anderen 1 oder 2 Rationen, verbunden oder nicht, und du bekommst 2 Punkte.',
  'action.CA-39': 'Notrationen',
  'action.CA-39.text': 'Während du deine Leute ernährst: bis zu 2 fehlende Rationen gelten als bezahlt.',
  'action.CA-40': 'Geheimvertrag',
  'action.CA-40.text':
    'In jedem Zug: schließe einen Pakt mit jemandem, der einverstanden ist. Er gilt bis zum Ende der Runde.',

  'event.CI-01': 'Dürre',
  'event.CI-01.text': 'Jedes getroffene Gebiet: der Besitzer verliert 1 Ration.',
  'event.CI-02': 'Überschwemmung',
  'event.CI-02.text':
    'Jedes getroffene Gebiet: ein Feld geht verloren, zuerst ein intensives, mit seinen Rationen; CO₂ ändert sich nicht.',
  'event.CI-03': 'Waldbrände',
  'event.CI-03.text': 'Jedes getroffene Gebiet mit Wald: CO₂ steigt um 1.',
  'event.CI-04': 'Wirbelsturm',
  'event.CI-04.text':
    'Jedes getroffene Gebiet: eine Fabrik geht verloren; gibt es keine, verliert der Besitzer 1 Ration.',
  'event.CI-05': 'Hitzewelle',
  'event.CI-05.text': 'Jedes getroffene Gebiet: der Besitzer gibt der Bank 1 Marke zurück.',
  'event.CI-06': 'Epidemie',
  'event.CI-06.text': 'Jedes getroffene Gebiet: der Besitzer verliert 1 Bevölkerung, nie die letzte.',
  'event.CI-07': 'Wüstenbildung',
  'event.CI-07.text':
    'Jedes getroffene Gebiet: eine Scheibe mit Wasser und ohne Feld trocknet für immer aus; gibt es keine, verliert der Besitzer 1 Ration.',
  'event.CI-08': 'Heuschrecken',
  'event.CI-08.text': 'Jedes getroffene Gebiet: der Besitzer verliert 2 Rationen.',
  'event.CI-09': 'Brennende Quellen',
  'event.CI-09.text': 'Jedes getroffene Gebiet mit TEP: 1 TEP verbrennt, und CO₂ steigt um 1.',
  'event.CI-10': 'Klimaflüchtlinge',
  'event.CI-10.text': 'Jedes getroffene Gebiet: ein Migrant bricht auf.',
  'event.CI-11': 'Erdbeben',
  'event.CI-11.text': 'Jedes getroffene Gebiet: ein Panzer geht verloren; gibt es keinen, eine Fabrik.',
  'event.CI-12': 'Pflanzenkrankheit',
  'event.CI-12.text':
    'Jedes getroffene Gebiet: alle Intensivfelder werden einfach, und der Vorrat verliert den Unterschied.',
  'event.CI-13': 'Erhebung',
  'event.CI-13.text':
    'Jedes getroffene Gebiet: eine Kolonie wird frei; sonst gibt der Besitzer 1 Marke zurück.',
  'event.CI-14': 'Krieg ums Wasser',
  'event.CI-14.text':
    'Jedes getroffene Gebiet: der Besitzer verliert 1 Ration; bei höchstens 2 Scheiben mit Wasser bricht auch ein Migrant auf.',
  'event.CI-15': 'Tauender Permafrost',
  'event.CI-15.text': 'CO₂ steigt um 2.',
  'event.CI-16': 'Finanzkrise',
  'event.CI-16.text': 'Alle geben 2 Marken zurück, zu sechst 1.',
  'event.CI-17': 'Pandemie',
  'event.CI-17.text': 'Alle verlieren 1 Bevölkerung, nie die letzte.',
  'event.CI-18': 'Energieschock',
  'event.CI-18.text': 'Bis zum Ende der Runde kostet TEP 1 Marke mehr.',
  'event.CI-19': 'Gesperrte Seewege',
  'event.CI-19.text': 'Bis zum Ende der Runde können nur Nachbarn zu Land handeln.',
  'event.CI-20': 'Missernten',
  'event.CI-20.text': 'Alle verlieren 1 Ration.',
  'event.CI-21': 'Ölpest',
  'event.CI-21.text': 'Im gewürfelten Ozean sterben 3 Fische.',
  'event.CI-22': 'Korallenbleiche',
  'event.CI-22.text': 'Im gewürfelten Ozean sterben 2 Fische.',
  'event.CI-23': 'Todeszone',
  'event.CI-23.text': 'Im gewürfelten Ozean sterben 4 Fische.',
  'event.CI-24': 'Versauerung',
  'event.CI-24.text': 'In jedem Ozean mit Fischen stirbt 1 Fisch.',
  'event.CI-25': 'Steigende Meere',
  'event.CI-25.text': 'Jedes Gebiet am gewürfelten Ozean: der Besitzer verliert 1 Ration.',
  'event.CI-26': 'El Niño',
  'event.CI-26.text':
    'Im gewürfelten Ozean sterben 2 Fische, und jedes Gebiet an ihm kostet den Besitzer 1 Ration.',
} as const satisfies Translation<typeof en>;
