import type { Translation } from '@entente/engine';
import type { cards as en } from './en.ts';

/** Names and texts of cards. */
export const cards = {
  'card.propaganda': 'Propaganda',
  'card.propaganda.text':
    'Una Neutrale Minore si sposta di un passo sullo spettro dei governi, nel verso che preferisci.',
  'card.popular_uprising': 'Sollevazione popolare',
  'card.popular_uprising.text': 'Una Neutrale Minore assume il tuo governo. Aquila.',
  'card.ideological_wave': 'Ondata ideologica',
  'card.ideological_wave.text':
    'Fino a tre Neutrali Minori di un continente si avvicinano ciascuna di un passo al tuo governo.',
  'card.treaty_of_alliance': 'Trattato d’alleanza',
  'card.treaty_of_alliance.text':
    'Una Neutrale Minore con il tuo governo, adiacente a una tua regione, si unisce a te. Aquila.',
  'card.puppet_regime': 'Regime fantoccio',
  'card.puppet_regime.text':
    'Una Neutrale Minore adiacente a una tua regione, distante al massimo un passo dal tuo governo, si unisce a te. Aquila.',
  'card.diplomatic_mission': 'Missione diplomatica',
  'card.diplomatic_mission.text': 'Per il resto del turno i tuoi tiri di Blitz Diplomatico valgono 2 in più.',
  'card.spy': 'Spia',
  'card.spy.text':
    'Prendi a caso una carta Azione Politica di un avversario. Puoi giocarla nella stessa azione.',
  'card.master_spy': 'Superspia',
  'card.master_spy.text': 'Guarda le carte Azione Politica di un avversario e prendine una.',
  'card.spy_ring': 'Rete di spie',
  'card.spy_ring.text':
    'Prendi a caso due carte Azione Politica di un avversario. La ferma soltanto un Doppio agente.',
  'card.master_spy_ring': 'Rete di superspie',
  'card.master_spy_ring.text':
    'Guarda le carte Azione Politica di un avversario e prendine due. La ferma soltanto un Doppio agente.',
  'card.assassin': 'Assassino',
  'card.assassin.text':
    'Un avversario perde a caso due carte Azione Politica. Vengono scartate senza essere giocate e non contano come Aquile.',
  'card.industrial_espionage': 'Spionaggio industriale',
  'card.industrial_espionage.text':
    'Prendi a caso una carta Economica di un avversario, mai una Rotta Commerciale né una fuori uso. Aquila.',
  'card.sabotage': 'Sabotaggio',
  'card.sabotage.text':
    'Una carta Economica di un avversario, a caso e mai una Rotta Commerciale, è fuori uso fino a dopo la produzione di questo round.',
  'card.war_bonds': 'Obbligazioni di guerra',
  'card.war_bonds.text': 'Ricevi 10 Punti Produzione.',
  'card.strategic_reserve': 'Riserva strategica',
  'card.strategic_reserve.text': 'Ricevi 6 di petrolio.',
  'card.conscription': 'Coscrizione',
  'card.conscription.text': 'Piazza tre Fanterie gratuite in tue regioni.',
  'card.counter_espionage': 'Controspionaggio',
  'card.counter_espionage.text':
    'BLOCCO: annulla Spia, Superspia, Assassino, Spionaggio industriale o Sabotaggio appena giocati da un altro. Non può nulla contro le reti.',
  'card.double_agent': 'Doppio agente',
  'card.double_agent.text':
    'BLOCCO: annulla una delle quattro carte di spie appena giocata da un altro; sei tu a prendergli altrettante carte a caso.',
  'card.diplomatic_protest': 'Protesta diplomatica',
  'card.diplomatic_protest.text': 'BLOCCO: annulla una carta di un altro rivolta a Neutrali Minori.',
  'card.non_aggression_pact': 'Patto di non aggressione',
  'card.non_aggression_pact.text':
    'BLOCCO: annulla un attacco dello Spostamento di un altro a una regione posseduta da un giocatore. Gli attaccanti restano dov’erano.',

  'technology.blitzkrieg': 'Guerra lampo',
  'technology.blitzkrieg.text':
    'Una volta in ogni tuo turno, fra le azioni: uno spostamento in più di Carri Armati e Aerei con le sue battaglie, senza petrolio.',
  'technology.jet_fighters': 'Caccia a reazione',
  'technology.jet_fighters.text':
    'I tuoi dadi dei caccia nel Bombardamento Strategico valgono 1 in più, in attacco e in difesa.',
  'technology.heavy_bombers': 'Bombardieri pesanti',
  'technology.heavy_bombers.text':
    'I tuoi dadi dei bombardieri nel Bombardamento Strategico valgono 1 in più.',
  'technology.radar': 'Radar',
  'technology.radar.text': 'Quando vieni bombardato tiri un dado caccia in più, che non può andare perso.',
  'technology.sonar': 'Sonar',
  'technology.sonar.text': 'I tuoi Cacciatorpediniere colpiscono con 4 o più i Sottomarini che hanno agito.',
  'technology.improved_torpedoes': 'Siluri migliorati',
  'technology.improved_torpedoes.text':
    'I tuoi Sottomarini colpiscono con 5 o più nei Raid Commerciali e contro le traversate.',
  'technology.fire_control': 'Radar di tiro',
  'technology.fire_control.text': 'Le tue Navi da Guerra aggiungono 1 nelle battaglie navali.',
  'technology.carrier_aviation': 'Aviazione imbarcata',
  'technology.carrier_aviation.text':
    'Le tue Portaerei aggiungono 1 a se stesse nelle battaglie navali e colpiscono con 3 o più i Sottomarini che hanno agito.',
  'technology.synthetic_oil': 'Petrolio sintetico',
  'technology.synthetic_oil.text': 'Ricevi 5 di petrolio in più in ogni produzione.',
  'technology.synthetic_materials': 'Materiali sintetici',
  'technology.synthetic_materials.text':
    'In ogni produzione una tua carta Popolazione può stare in un set al posto di uno qualsiasi dei quattro tipi.',
  'technology.assembly_lines': 'Catene di montaggio',
  'technology.assembly_lines.text': 'I tuoi Carri Armati costano 8 PP e i tuoi Aerei 12 PP.',
  'technology.modular_shipyards': 'Cantieri modulari',
  'technology.modular_shipyards.text': 'Le tue Navi da Guerra costano 8 PP e le tue Portaerei 16 PP.',
  'technology.atomic_power': 'Energia atomica',
  'technology.atomic_power.text': 'Ricevi 10 PP in più in ogni produzione.',
  'technology.code_breaking': 'Decifrazione',
  'technology.code_breaking.text': 'Alla fine di un round peschi due carte Azione Politica invece di una.',
  'technology.radio_broadcasting': 'Radiodiffusione',
  'technology.radio_broadcasting.text': 'Al tuo Blitz Diplomatico serve 1 in meno.',
  'technology.rockets': 'Razzi',
  'technology.rockets.text':
    'Quando bombardi tiri due dadi bombardiere in più, che non possono essere abbattuti; puoi bombardare anche senza aerei.',
  'technology.motorized_infantry': 'Fanteria motorizzata',
  'technology.motorized_infantry.text': 'La tua Fanteria si muove di due passi.',
  'technology.self_propelled_guns': 'Cannoni semoventi',
  'technology.self_propelled_guns.text': 'La tua Artiglieria si muove di due passi.',
  'technology.heavy_tanks': 'Carri pesanti',
  'technology.heavy_tanks.text': 'Con un Carro Armato impegnato tiri un dado battaglia in più.',
  'technology.anti_aircraft': 'Contraerea',
  'technology.anti_aircraft.text':
    'I colpi che gli Aerei nemici ti infliggono nelle battaglie terrestri seguono la gerarchia normale.',

  'resource.factories_1': 'Fabbriche 1',
  'resource.factories_2': 'Fabbriche 2',
  'resource.factories_3': 'Fabbriche 3',
  'resource.factories_4': 'Fabbriche 4',
  'resource.minerals_1': 'Minerali 1',
  'resource.minerals_2': 'Minerali 2',
  'resource.minerals_3': 'Minerali 3',
  'resource.minerals_4': 'Minerali 4',
  'resource.oil_1': 'Petrolio 1',
  'resource.oil_2': 'Petrolio 2',
  'resource.oil_3': 'Petrolio 3',
  'resource.oil_4': 'Petrolio 4',
  'resource.rail_1': 'Ferrovie 1',
  'resource.rail_2': 'Ferrovie 2',
  'resource.rail_3': 'Ferrovie 3',
  'resource.rail_4': 'Ferrovie 4',
  'resource.population_1': 'Popolazione 1',
  'resource.population_2': 'Popolazione 2',
  'resource.population_3': 'Popolazione 3',
  'resource.population_4': 'Popolazione 4',

  'route.northeast_atlantic': 'Rotta dell’Atlantico nordorientale (6)',
  'route.northwest_atlantic': 'Rotta dell’Atlantico nordoccidentale (5)',
  'route.caribbean_sea': 'Rotta dei Caraibi (5)',
  'route.western_mediterranean': 'Rotta del Mediterraneo occidentale (4)',
  'route.gulf_of_guinea': 'Rotta del Golfo di Guinea (4)',
  'route.southwest_atlantic': 'Rotta dell’Atlantico sudoccidentale (4)',
  'route.arabian_sea': 'Rotta del Mare Arabico (5)',
  'route.bay_of_bengal': 'Rotta del Golfo del Bengala (5)',
  'route.south_china_sea': 'Rotta del Mar Cinese Meridionale (6)',
  'route.philippine_sea': 'Rotta del Mare delle Filippine (4)',
  'route.central_pacific': 'Rotta del Pacifico centrale (5)',
  'route.coral_sea': 'Rotta del Mar dei Coralli (4)',
} satisfies Translation<typeof en>;
