import { actionCapacity } from './actionCapacity.ts';
import { politicalDecisions, politicalTurn } from './decisions.ts';
import { keepPolicies, newPolicies } from './newPolicies.ts';
import { politicalPhase } from './technology.ts';

export const politicalSteps = {
  politicalPhase,
  newPolicies,
  keepPolicies,
  actionCapacity,
  politicalDecisions,
  politicalTurn,
};
