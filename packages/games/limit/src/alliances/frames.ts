import type { Seat } from '@entente/engine';
import type { AllianceType, Resource } from '../data/terms.ts';

export type AllianceFrame =
  /** `turn` counts the nations that have had their turn. */
  | { step: 'allianceStep'; turn: number }
  | { step: 'diplomacy'; seat: Seat }
  /** The voters still to be asked, the next one first. */
  | { step: 'consentToAlliance'; proposer: Seat; target: Seat; alliance: AllianceType; voters: Seat[] }
  | { step: 'consentToExclusion'; proposer: Seat; target: Seat; alliance: AllianceType; voters: Seat[] }
  /** The payers still to be asked, the next one first; what others have promised lies in the pledges. */
  | { step: 'allianceFee'; proposer: Seat; target: Seat; alliance: AllianceType; payers: Seat[] }
  /** `stage` 0: nothing has happened yet; 1: arms are gone and classes have risen. */
  | { step: 'demilitarisation'; stage: number }
  | { step: 'returnDestab' }
  | { step: 'askAllies'; seat: Seat; alliance: AllianceType; resource: Resource; missing: number }
  /** The givers still to be asked, the next one first; what others have promised lies in the pledges. */
  | {
      step: 'giveHelp';
      seat: Seat;
      alliance: AllianceType;
      resource: Resource;
      missing: number;
      givers: Seat[];
    }
  | { step: 'breakAlliance'; seat: Seat; alliance: AllianceType };

export type AllianceChoice =
  | { do: 'propose'; alliance: AllianceType; target: Seat }
  | { do: 'leave'; alliance: AllianceType }
  | { do: 'exclude'; alliance: AllianceType; target: Seat }
  | { do: 'passDiplomacy' }
  | { do: 'consent' }
  | { do: 'decline' }
  | { do: 'payFee'; money: number }
  | { do: 'returnDestab'; count: number }
  | { do: 'callAllies' }
  | { do: 'standAlone' }
  | { do: 'help'; amount: number }
  | { do: 'breakAlliance' }
  | { do: 'keepAlliance' };
