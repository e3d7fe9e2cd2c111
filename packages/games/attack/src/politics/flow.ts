import type { Seat } from '@entente/engine';
import type { AnswerDeal, DealChoice, JudgePromises } from '@entente/engine/deals';
import type { EconomicCard } from '../data/cards/economic.ts';
import type { Route } from '../data/cards/routes.ts';
import type { Region } from '../data/map.ts';
import type { Government, LandUnit, PoliticalCard } from '../data/terms.ts';

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
  /** `seat` defends: `left` hits are to be shared out among so many attacking planes. */
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
