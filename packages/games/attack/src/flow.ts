import type { Seat } from '@entente/engine';
import type { AnswerDeal, DealChoice, JudgePromises } from '@entente/engine/deals';
import type { EconomicCard } from './data/cards/economic.ts';
import type { Route } from './data/cards/routes.ts';
import type { Region, Sea } from './data/map.ts';
import type { ActionId, Canal, Government, LandUnit, LineShip, PoliticalCard, Ship } from './data/terms.ts';

/** Building (ATK-13). `built` counts the units of this action. */
export type BuildFrame = { step: 'build'; built: number };

export type BuildChoice =
  | { do: 'build'; unit: LandUnit; region: Region; count: number }
  | { do: 'launch'; ship: Ship; sea: Sea; count: number }
  | { do: 'endBuild' };

/** Land battles (ATK-10). The battle under way stands in `World.battle`. */
export type LandFrame =
  | { step: 'battleRound' }
  | { step: 'commit'; seat: Seat; region: Region }
  | { step: 'attackRoll' }
  | { step: 'defenceRoll' }
  | { step: 'assign'; seat: Seat; region: Region }
  | { step: 'roundOver' }
  | { step: 'press'; seat: Seat; region: Region };

export type LandChoice =
  | { do: 'attackAt'; region: Region }
  | { do: 'commitAll' }
  | { do: 'commit'; unit: LandUnit; count: number }
  | { do: 'ready' }
  /** A hit of `unit` removes one `victim`. */
  | { do: 'hit'; unit: LandUnit; victim: LandUnit }
  /** An Artillery hit removes two Infantry (ATK-10.13). */
  | { do: 'hitTwo' }
  | { do: 'pressOn' }
  | { do: 'retreat' };

/** Move (ATK-7, ATK-8, ATK-9), Blitzkrieg and Strategic Move (ATK-12). */
export type MoveFrame =
  /**
   * Planning: small choices that can be taken back until the move is declared. `anew` is empty at first; after
   * a refusal it holds what may be planned again (ATK-7.11), as pairs of place and count, see `available.ts`.
   */
  | { step: 'plan'; blitzkrieg: boolean; anew: number[] }
  | { step: 'planMarch'; blitzkrieg: boolean; region: Region; anew: number[] }
  | { step: 'planSail'; sea: Sea; anew: number[] }
  /** Permissions are asked for, one after the other; `refused` collects what has to be planned again. */
  | { step: 'permissions'; blitzkrieg: boolean; refused: number[] }
  | { step: 'canalPermission'; canal: Canal; seat: Seat; mover: Seat }
  | { step: 'passage'; sea: Sea; seat: Seat; mover: Seat }
  /** What was declared is carried out (ATK-7.10): crossings, arrivals, battles. */
  | { step: 'crossings' }
  | { step: 'hostile'; sea: Sea; seat: Seat; mover: Seat; submarines: number }
  /** `hits` units on their way across are to be eliminated by the owner of the Submarines (ATK-8.9). */
  | { step: 'convoyHits'; sea: Sea; seat: Seat; mover: Seat; hits: number }
  /**
   * Destroyers and Carriers of `seat` may fire at the Submarines of `raider` that have attacked (ATK-20.9); `waiting`
   * are the seats that come after it, as bits. Begun by `answerSubmarines`.
   */
  | { step: 'antiSubmarine'; sea: Sea; raider: Seat; seat: Seat; waiting: number }
  | { step: 'setSail' }
  | { step: 'arrivals' }
  /** Battles to come, on land and at sea, and which of them is next (ATK-7.10). */
  | { step: 'battles' }
  | { step: 'nextBattle' }
  | { step: 'endMove' }
  | { step: 'strategic' }
  | { step: 'strategicFrom'; region: Region }
  /** A Strategic Move across waters where others have ships: permissions, Submarines, arrival. */
  | { step: 'strategicCrossing' }
  | { step: 'strategicArrival' };

export type MoveChoice =
  | { do: 'from'; region: Region }
  | { do: 'fleet'; sea: Sea }
  /** A first step of a land unit, by land or across sea areas. */
  | { do: 'march'; unit: LandUnit; from: Region; to: Region; count: number }
  | { do: 'cross'; unit: LandUnit; from: Region; to: Region; by: readonly Sea[]; count: number }
  /** A second step of units that have made one: `march` is the number of their march. */
  | { do: 'marchOn'; march: number; unit: LandUnit; origin: Region; from: Region; to: Region; count: number }
  | {
      do: 'crossOn';
      march: number;
      unit: LandUnit;
      origin: Region;
      from: Region;
      to: Region;
      by: readonly Sea[];
      count: number;
    }
  | { do: 'sail'; ship: Ship; sea: Sea; into: Sea; count: number }
  /** A second step; `port` is the sea area where the ships began. */
  | { do: 'sailOn'; sailing: number; ship: Ship; port: Sea; sea: Sea; into: Sea; count: number }
  | { do: 'engage'; sea: Sea; target: Seat }
  /** An order is taken back before the plan is declared; `from` is where the units stand, `to` where they would go. */
  | { do: 'takeBack'; march: number; unit: LandUnit; from: Region; to: Region; count: number }
  | { do: 'recall'; sailing: number; ship: Ship; sea: Sea; into: Sea; count: number }
  | { do: 'callOff'; sea: Sea; target: Seat }
  | { do: 'back' }
  | { do: 'declare' }
  | { do: 'allow' }
  | { do: 'deny' }
  | { do: 'openFire' }
  | { do: 'letPass' }
  | { do: 'sink'; march: number; unit: LandUnit; from: Region; to: Region }
  | { do: 'fire' }
  | { do: 'hold' }
  | { do: 'transfer'; unit: LandUnit; from: Region; to: Region; count: number }
  | { do: 'ferry'; unit: LandUnit; from: Region; to: Region; by: readonly Sea[]; count: number }
  | { do: 'endStrategic' };

/** Naval battles (ATK-11). The battle under way stands in `World.fight`, those to come in `Movement.pending`. */
export type NavalFrame =
  /** Submarines alone decide whether there is a battle at all (ATK-9.5, ATK-13.5). */
  | { step: 'giveBattle'; seat: Seat; sea: Sea; target: Seat; pending: number }
  | { step: 'submarines'; seat: Seat; sea: Sea }
  | { step: 'line'; sea: Sea }
  | { step: 'navalRetreat'; seat: Seat; sea: Sea };

export type NavalChoice =
  | { do: 'fightAt'; sea: Sea; target: Seat }
  | { do: 'giveBattle' }
  | { do: 'avoidBattle' }
  | { do: 'submarinesFight' }
  | { do: 'submarinesStay' }
  | { do: 'inLine'; ship: LineShip }
  | { do: 'usualLine' }
  | { do: 'stay' }
  | { do: 'retreatTo'; sea: Sea };

/** The six phases of the set-up (ATK-3). Units and cards lie ready when it begins. */
export type SetupFrame =
  | { step: 'firstPlayer' }
  /** By option, in place of the next three (ATK-R27). */
  | { step: 'dealStart' }
  /** `seat` claims its `turn`-th region, from 1. */
  | { step: 'claim'; seat: Seat; turn: number }
  /** `seat` has `left` of its five units to place. */
  | { step: 'deploy'; seat: Seat; left: number }
  | { step: 'capital'; seat: Seat }
  | { step: 'governments' };

export type SetupChoice =
  | { do: 'claim'; region: Region }
  | { do: 'deploy'; unit: LandUnit; region: Region; count: number }
  | { do: 'moor'; ship: Ship; sea: Sea; count: number }
  | { do: 'capital'; region: Region };

/** Rounds and turns (ATK-4). */
export type TurnFrame =
  /** A round begins; `World.first` is set. What ends a round calls it again. */
  { step: 'round' } | { step: 'turn' } | { step: 'act' };

export type TurnChoice =
  | { do: 'act'; action: ActionId }
  /** The free move by technology (ATK-7.12). */
  | { do: 'blitzkrieg' }
  | { do: 'endTurn' };

/** A card on the table and what it is aimed at: a player (else -1), or Minor Neutrals, with a new government. */
export interface Played {
  /** Who played it. */
  seat: Seat;
  card: PoliticalCard;
  target: Seat;
  regions: Region[];
  /** Only where the player chooses the direction. */
  becomes: Government | '';
}

/** What is counted in a trade (ATK-18.1). */
export type Good = 'pp' | 'oil';

/** The flow of play of the political and economic actions, and of the end of a round. */
export type PoliticsFrame =
  | { step: 'blitz'; seat: Seat; wins: number }
  | { step: 'political'; seat: Seat }
  | { step: 'chooseCard'; seat: Seat }
  | ({ step: 'aim' } & Played)
  | ({ step: 'blockCard' } & Played)
  /** `left` cards are still to be taken out of the hand that is shown. */
  | { step: 'steal'; seat: Seat; target: Seat; left: number }
  | { step: 'conscript'; seat: Seat; left: number }
  | { step: 'blockMove'; seat: Seat }
  | { step: 'openAuction'; seat: Seat }
  /** `passed` are seats as bits; `seat` is asked, `leader` has bid `bid`. */
  | { step: 'auction'; seat: Seat; leader: Seat; bid: number; passed: number }
  | { step: 'research'; seat: Seat }
  /** `actions` were taken and `offers` made before it: with an exchange it is one action more. */
  | { step: 'trade'; seat: Seat; actions: number; offers: number }
  /** `fresh`: nothing was offered yet since the talks began. */
  | { step: 'offerTrade'; seat: Seat; fresh: boolean }
  | { step: 'makeOffer'; seat: Seat; target: Seat; fresh: boolean }
  | AnswerDeal
  | JudgePromises
  | { step: 'bombTarget'; seat: Seat }
  | { step: 'bombing'; seat: Seat; target: Seat }
  /** `seat` defends: `left` hits are to be shared out among the attacking planes. */
  | {
      step: 'shootDown';
      seat: Seat;
      attacker: Seat;
      fighters: number;
      bombers: number;
      defenders: number;
      lost: number;
      left: number;
    }
  | { step: 'disable'; seat: Seat; target: Seat; left: number }
  | { step: 'airLosses'; seat: Seat; left: number }
  | { step: 'losePlane'; seat: Seat; left: number }
  | { step: 'refill'; seat: Seat; regions: Region[] }
  /** Cards without a name that `seat` has to hand over to `target` (ATK-R24). */
  | { step: 'handCard'; seat: Seat; target: Seat; political: number; economic: number }
  /** `named` are the routes to be raided, `left` those of them whose sea area is still to come, as bits. */
  | { step: 'raid'; seat: Seat; named: number }
  | { step: 'raidAreas'; seat: Seat; left: number }
  /** The end of a round: production, cards, the next first player (ATK-21.1). */
  | { step: 'endOfRound' }
  | { step: 'production' };

export type PoliticsChoice =
  | { do: 'blitz'; region: Region; need: number }
  | { do: 'stopBlitz' }
  | { do: 'playCard'; card: PoliticalCard }
  | { do: 'endCards' }
  | { do: 'aimAt'; target: Seat }
  | { do: 'sway'; region: Region; government: Government }
  | { do: 'wave'; region: Region }
  | { do: 'declareWave' }
  | { do: 'win'; region: Region }
  | { do: 'conscript'; region: Region }
  | { do: 'stealCard'; card: PoliticalCard }
  | { do: 'block'; card: PoliticalCard }
  | { do: 'pact'; region: Region }
  | { do: 'noBlock' }
  | { do: 'bid'; pp: number }
  | { do: 'passBid' }
  | { do: 'invest'; pp: number }
  | DealChoice<Good>
  | { do: 'handCard'; card: PoliticalCard }
  | { do: 'handResource'; resource: EconomicCard }
  | { do: 'talkTo'; target: Seat }
  | { do: 'endTrade' }
  | { do: 'bomb'; target: Seat }
  | { do: 'fighters'; count: number }
  | { do: 'bombers'; count: number }
  | { do: 'shootFighter' }
  | { do: 'shootBomber' }
  | { do: 'disable'; resource: EconomicCard }
  | { do: 'losePlane'; region: Region }
  | { do: 'refill'; region: Region; origin: Region; unit: LandUnit }
  | { do: 'raidRoute'; route: Route }
  | { do: 'endRaid' }
  | { do: 'produce'; oil: number; pp: number }
  | { do: 'drill'; resource: EconomicCard }
  | { do: 'ship'; route: Route }
  | { do: 'settle' };

/** The flow of play and what can be chosen. */
export type Frame = SetupFrame | TurnFrame | MoveFrame | BuildFrame | NavalFrame | LandFrame | PoliticsFrame;
export type Choice =
  | SetupChoice
  | TurnChoice
  | MoveChoice
  | BuildChoice
  | NavalChoice
  | LandChoice
  | PoliticsChoice;
