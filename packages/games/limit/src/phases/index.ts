import { cardSteps } from '../cards/index.ts';
import { endOfTurn } from './01-political-phase/end-of-turn.ts';
import { politicalSteps } from './01-political-phase/index.ts';
import { socialSteps } from './02-social-phase/phase.ts';
import { allianceSteps } from './03-international-phase/alliances/steps.ts';
import { internationalSteps } from './03-international-phase/phase.ts';
import { endSteps } from './04-end-of-the-game/steps.ts';

/** Every step of the game. */
export const steps = {
  ...politicalSteps,
  ...cardSteps,
  endOfTurn,
  ...socialSteps,
  ...internationalSteps,
  ...allianceSteps,
  ...endSteps,
} as const;
