import { actionCapacity } from './action-capacity.ts';
import { politicalDecisions, politicalTurn } from './decisions.ts';
import { keepPolicies, newPolicies } from './new-policies.ts';
import { politicalPhase } from './technology.ts';

export const politicalSteps = {
  politicalPhase,
  newPolicies,
  keepPolicies,
  actionCapacity,
  politicalDecisions,
  politicalTurn,
};
