/** `turn` counts the nations that are done. */
export type InternationalFrame =
  | { step: 'internationalPhase' }
  | { step: 'coldWar' }
  | { step: 'financialCrisis'; turn: number }
  | { step: 'ecologicalCrisis' }
  /** `stage` 0: nothing has happened yet; 1: the nations pay in turn. */
  | { step: 'militaryCrisis'; turn: number; stage: number }
  | { step: 'endOfGeneration' }
  | { step: 'event' }
  | { step: 'raid'; force: number };

export type InternationalChoice = { do: 'repelRaid' } | { do: 'sufferRaid' };
