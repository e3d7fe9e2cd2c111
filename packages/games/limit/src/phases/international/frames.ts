export type InternationalFrame =
  | { step: 'internationalPhase' }
  | { step: 'coldWar' }
  /** `stage` 0: nothing has happened yet; 1: the richest are to blame. */
  | { step: 'financialCrisis'; stage: number }
  | { step: 'ecologicalCrisis' }
  /**
   * `stage` 0: nothing has happened yet; 1: the nations pay in turn, and may call their allies, as in the social phase;
   * 2: they have paid.
   */
  | { step: 'militaryCrisis'; stage: number; turn: number; called: boolean; left: number[] }
  | { step: 'endOfGeneration' }
  | { step: 'event' }
  | { step: 'raid'; force: number };

export type InternationalChoice = { do: 'repelRaid' } | { do: 'sufferRaid' };
