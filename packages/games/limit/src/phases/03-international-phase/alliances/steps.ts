import { demilitarisationSteps } from './demilitarisation.ts';
import { helpSteps } from './help.ts';
import { proposalSteps } from './proposals.ts';

export const allianceSteps = { ...proposalSteps, ...demilitarisationSteps, ...helpSteps };
