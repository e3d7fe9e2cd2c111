/** The names of things in choices, logs and words. Positions hold their indices in these lists. */

/** In the order of the hierarchy of losses (ATK-10.10). */
export const LAND_UNITS = ['infantry', 'tank', 'artillery', 'plane'] as const;
export type LandUnit = (typeof LAND_UNITS)[number];

export const SHIPS = ['destroyer', 'submarine', 'battleship', 'carrier'] as const;
export type Ship = (typeof SHIPS)[number];

/** Ships that may be in a battle line: a Battleship that was hit once is another ship (ATK-11.11). */
export const LINE_SHIPS = [...SHIPS, 'damaged_battleship'] as const;
export type LineShip = (typeof LINE_SHIPS)[number];

/** The spectrum (ATK-5.1). */
export const GOVERNMENTS = ['communism', 'democracy', 'monarchy', 'fascism'] as const;
export type Government = (typeof GOVERNMENTS)[number];

export const CONTINENTS = [
  'north_america',
  'south_america',
  'eurasia',
  'africa',
  'asia',
  'pacific_islands',
] as const;
export type Continent = (typeof CONTINENTS)[number];

export const ACTIONS = [
  'move',
  'strategic_move',
  'build',
  'diplomatic_blitz',
  'play_political_cards',
  'open_trade_route_auction',
  'research',
  'trade',
  'strategic_bombing',
  'commerce_raid',
] as const;
export type ActionId = (typeof ACTIONS)[number];

/** The stages of the set-up, then those of a turn. */
export const PHASES = [
  ['claim', 'deploy', 'capital'],
  ['actions', 'move', 'battle', 'production'],
] as const;
export type Phase = (typeof PHASES)[number][number];

export const CANALS = ['suez', 'panama_canal'] as const;
export type Canal = (typeof CANALS)[number];

export const TECHNOLOGIES = [
  'blitzkrieg',
  'jet_fighters',
  'heavy_bombers',
  'radar',
  'sonar',
  'improved_torpedoes',
  'fire_control',
  'carrier_aviation',
  'synthetic_oil',
  'synthetic_materials',
  'assembly_lines',
  'modular_shipyards',
  'atomic_power',
  'code_breaking',
  'radio_broadcasting',
  'rockets',
  'motorized_infantry',
  'self_propelled_guns',
  'heavy_tanks',
  'anti_aircraft',
] as const;
export type Technology = (typeof TECHNOLOGIES)[number];

export const POLITICAL_CARDS = [
  'propaganda',
  'popular_uprising',
  'ideological_wave',
  'treaty_of_alliance',
  'puppet_regime',
  'diplomatic_mission',
  'spy',
  'master_spy',
  'spy_ring',
  'master_spy_ring',
  'assassin',
  'industrial_espionage',
  'sabotage',
  'war_bonds',
  'strategic_reserve',
  'conscription',
  'counter_espionage',
  'double_agent',
  'diplomatic_protest',
  'non_aggression_pact',
] as const;
export type PoliticalCard = (typeof POLITICAL_CARDS)[number];

/** Types of Economic cards, each worth 1 to 4 (ATK-6.1). */
export const ECONOMIC_TYPES = ['factories', 'minerals', 'oil', 'rail', 'population'] as const;
export type EconomicType = (typeof ECONOMIC_TYPES)[number];
