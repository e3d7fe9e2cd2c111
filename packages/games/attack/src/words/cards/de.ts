import type { Translation } from '@entente/engine';
import type { cards as en } from './en.ts';

/** Names and texts of cards. */
export const cards = {
  'card.propaganda': 'Propaganda',
  'card.propaganda.text':
    'Ein kleiner Neutraler rückt auf dem Spektrum der Regierungen um einen Schritt, in welche Richtung du willst.',
  'card.popular_uprising': 'Volksaufstand',
  'card.popular_uprising.text': 'Ein kleiner Neutraler nimmt deine Regierung an. Adler.',
  'card.ideological_wave': 'Ideologische Welle',
  'card.ideological_wave.text':
    'Bis zu drei kleine Neutrale eines Kontinents rücken je einen Schritt auf deine Regierung zu.',
  'card.treaty_of_alliance': 'Bündnisvertrag',
  'card.treaty_of_alliance.text':
    'Ein kleiner Neutraler mit deiner Regierung, der an eine deiner Regionen grenzt, schließt sich dir an. Adler.',
  'card.puppet_regime': 'Marionettenregime',
  'card.puppet_regime.text':
    'Ein kleiner Neutraler neben einer deiner Regionen, höchstens einen Schritt von deiner Regierung entfernt, schließt sich dir an. Adler.',
  'card.diplomatic_mission': 'Diplomatische Mission',
  'card.diplomatic_mission.text':
    'Für den Rest deines Zuges zählen deine Würfe im Diplomatischen Blitz 2 mehr.',
  'card.spy': 'Spion',
  'card.spy.text': 'Nimm einem Gegner zufällig eine Politikkarte. Du darfst sie in derselben Aktion spielen.',
  'card.master_spy': 'Meisterspion',
  'card.master_spy.text': 'Sieh die Politikkarten eines Gegners an und nimm eine davon.',
  'card.spy_ring': 'Spionagering',
  'card.spy_ring.text': 'Nimm einem Gegner zufällig zwei Politikkarten. Nur ein Doppelagent hält das auf.',
  'card.master_spy_ring': 'Ring der Meisterspione',
  'card.master_spy_ring.text':
    'Sieh die Politikkarten eines Gegners an und nimm zwei davon. Nur ein Doppelagent hält das auf.',
  'card.assassin': 'Attentäter',
  'card.assassin.text':
    'Ein Gegner verliert zufällig zwei Politikkarten. Sie werden ungespielt abgelegt und zählen nicht als Adler.',
  'card.industrial_espionage': 'Industriespionage',
  'card.industrial_espionage.text':
    'Nimm einem Gegner zufällig eine Wirtschaftskarte, nie eine Handelsroute oder eine stillgelegte. Adler.',
  'card.sabotage': 'Sabotage',
  'card.sabotage.text':
    'Eine zufällige Wirtschaftskarte eines Gegners, nie eine Handelsroute, wird bis nach der Produktion dieser Runde stillgelegt.',
  'card.war_bonds': 'Kriegsanleihen',
  'card.war_bonds.text': 'Du erhältst 10 Produktionspunkte.',
  'card.strategic_reserve': 'Strategische Reserve',
  'card.strategic_reserve.text': 'Du erhältst 6 Öl.',
  'card.conscription': 'Einberufung',
  'card.conscription.text': 'Stelle drei kostenlose Infanterien in deinen Regionen auf.',
  'card.counter_espionage': 'Spionageabwehr',
  'card.counter_espionage.text':
    'BLOCK: hebt Spion, Meisterspion, Attentäter, Industriespionage oder Sabotage auf, die ein anderer soeben gespielt hat. Gegen die Ringe machtlos.',
  'card.double_agent': 'Doppelagent',
  'card.double_agent.text':
    'BLOCK: hebt eine der vier Spionkarten auf, die ein anderer soeben gespielt hat; du nimmst ihm ebenso viele Karten zufällig.',
  'card.diplomatic_protest': 'Diplomatischer Protest',
  'card.diplomatic_protest.text': 'BLOCK: hebt eine Karte eines anderen auf, die auf kleine Neutrale zielt.',
  'card.non_aggression_pact': 'Nichtangriffspakt',
  'card.non_aggression_pact.text':
    'BLOCK: hebt bei der Bewegung eines anderen einen Angriff auf eine Region auf, die einem Spieler gehört. Die Angreifer bleiben, wo sie herkamen.',

  'technology.blitzkrieg': 'Blitzkrieg',
  'technology.blitzkrieg.text':
    'Einmal in jedem deiner Züge, zwischen Aktionen: eine zusätzliche Bewegung deiner Panzer und Flugzeuge mit ihren Schlachten, ohne Öl.',
  'technology.jet_fighters': 'Düsenjäger',
  'technology.jet_fighters.text':
    'Deine Jägerwürfel beim Strategischen Bombardement zählen 1 mehr, im Angriff und in der Abwehr.',
  'technology.heavy_bombers': 'Schwere Bomber',
  'technology.heavy_bombers.text': 'Deine Bomberwürfel beim Strategischen Bombardement zählen 1 mehr.',
  'technology.radar': 'Radar',
  'technology.radar.text':
    'Wirst du bombardiert, würfelst du einen Jägerwürfel mehr, der nicht verloren geht.',
  'technology.sonar': 'Sonar',
  'technology.sonar.text': 'Deine Zerstörer treffen U-Boote, die zugeschlagen haben, mit 4 oder mehr.',
  'technology.improved_torpedoes': 'Bessere Torpedos',
  'technology.improved_torpedoes.text':
    'Deine U-Boote treffen im Handelskrieg und gegen Überfahrten mit 5 oder mehr.',
  'technology.fire_control': 'Feuerleitradar',
  'technology.fire_control.text': 'Deine Schlachtschiffe zählen in Seeschlachten 1 mehr.',
  'technology.carrier_aviation': 'Trägerflugzeuge',
  'technology.carrier_aviation.text':
    'Deine Flugzeugträger zählen in Seeschlachten selbst 1 mehr und treffen U-Boote, die zugeschlagen haben, mit 3 oder mehr.',
  'technology.synthetic_oil': 'Synthetisches Öl',
  'technology.synthetic_oil.text': 'Du erhältst in jeder Produktion 5 Öl mehr.',
  'technology.synthetic_materials': 'Kunststoffe',
  'technology.synthetic_materials.text':
    'In jeder Produktion darf eine deiner Bevölkerungskarten in einem Satz eine der vier Arten ersetzen.',
  'technology.assembly_lines': 'Fließbänder',
  'technology.assembly_lines.text': 'Deine Panzer kosten 8 PP und deine Flugzeuge 12 PP.',
  'technology.modular_shipyards': 'Sektionsbauweise',
  'technology.modular_shipyards.text': 'Deine Schlachtschiffe kosten 8 PP und deine Flugzeugträger 16 PP.',
  'technology.atomic_power': 'Atomkraft',
  'technology.atomic_power.text': 'Du erhältst in jeder Produktion 10 PP mehr.',
  'technology.code_breaking': 'Entschlüsselung',
  'technology.code_breaking.text': 'Am Ende einer Runde ziehst du zwei Politikkarten statt einer.',
  'technology.radio_broadcasting': 'Rundfunk',
  'technology.radio_broadcasting.text': 'Dein Diplomatischer Blitz braucht 1 weniger.',
  'technology.rockets': 'Raketen',
  'technology.rockets.text':
    'Wenn du bombardierst, würfelst du zwei Bomberwürfel mehr, die nicht abgeschossen werden; du darfst auch ohne Flugzeuge bombardieren.',
  'technology.motorized_infantry': 'Motorisierte Infanterie',
  'technology.motorized_infantry.text': 'Deine Infanterie zieht zwei Schritte.',
  'technology.self_propelled_guns': 'Selbstfahrlafetten',
  'technology.self_propelled_guns.text': 'Deine Artillerie zieht zwei Schritte.',
  'technology.heavy_tanks': 'Schwere Panzer',
  'technology.heavy_tanks.text': 'Mit einem eingesetzten Panzer würfelst du einen Kampfwürfel mehr.',
  'technology.anti_aircraft': 'Flugabwehr',
  'technology.anti_aircraft.text':
    'Treffer feindlicher Flugzeuge gegen dich folgen in Landschlachten der üblichen Reihenfolge.',

  'resource.factories_1': 'Fabriken 1',
  'resource.factories_2': 'Fabriken 2',
  'resource.factories_3': 'Fabriken 3',
  'resource.factories_4': 'Fabriken 4',
  'resource.minerals_1': 'Bodenschätze 1',
  'resource.minerals_2': 'Bodenschätze 2',
  'resource.minerals_3': 'Bodenschätze 3',
  'resource.minerals_4': 'Bodenschätze 4',
  'resource.oil_1': 'Öl 1',
  'resource.oil_2': 'Öl 2',
  'resource.oil_3': 'Öl 3',
  'resource.oil_4': 'Öl 4',
  'resource.rail_1': 'Eisenbahn 1',
  'resource.rail_2': 'Eisenbahn 2',
  'resource.rail_3': 'Eisenbahn 3',
  'resource.rail_4': 'Eisenbahn 4',
  'resource.population_1': 'Bevölkerung 1',
  'resource.population_2': 'Bevölkerung 2',
  'resource.population_3': 'Bevölkerung 3',
  'resource.population_4': 'Bevölkerung 4',

  'route.northeast_atlantic': 'Route im Nordostatlantik (6)',
  'route.northwest_atlantic': 'Route im Nordwestatlantik (5)',
  'route.caribbean_sea': 'Route in der Karibik (5)',
  'route.western_mediterranean': 'Route im westlichen Mittelmeer (4)',
  'route.gulf_of_guinea': 'Route im Golf von Guinea (4)',
  'route.southwest_atlantic': 'Route im Südwestatlantik (4)',
  'route.arabian_sea': 'Route im Arabischen Meer (5)',
  'route.bay_of_bengal': 'Route im Golf von Bengalen (5)',
  'route.south_china_sea': 'Route im Südchinesischen Meer (6)',
  'route.philippine_sea': 'Route in der Philippinensee (4)',
  'route.central_pacific': 'Route im Zentralpazifik (5)',
  'route.coral_sea': 'Route im Korallenmeer (4)',
} satisfies Translation<typeof en>;
